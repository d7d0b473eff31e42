"""Six short soft sounds, made of sine waves and breath of noise when they are wanted; nothing is loaded."""

from dataclasses import dataclass
from typing import Any, Final

import js

from game.effects import Sound

LOUDNESS: Final = 0.12
"""The loudest a sound gets, of 1: a table in the evening, not a machine."""

NOISE_SECONDS: Final = 0.5


@dataclass(frozen=True, slots=True)
class Tone:
    """A sine wave: when it starts and how long it fades, in seconds; its pitch in hertz at both ends; and its share of the loudness."""

    start: float
    length: float
    pitch: float
    to_pitch: float
    share: float = 1.0


@dataclass(frozen=True, slots=True)
class Breath:
    """Filtered noise, like paper on cloth: when it starts and how long it fades, and the middle of its band in hertz at both ends."""

    start: float
    length: float
    pitch: float
    to_pitch: float
    share: float = 1.0


_SOUNDS: Final[dict[Sound, tuple[Tone | Breath, ...]]] = {
    Sound.DEAL: tuple(Breath(0.09 * card, 0.14, 2400, 900, 0.8) for card in range(4)),
    Sound.LAY: (Breath(0, 0.16, 1500, 500), Tone(0.03, 0.12, 150, 95, 0.5)),
    Sound.TURN: (Breath(0, 0.22, 700, 2600, 0.9),),
    Sound.HOP: (Tone(0, 0.13, 330, 520, 0.7), Tone(0.1, 0.1, 220, 180, 0.35)),
    Sound.FOUND: (Tone(0, 0.5, 523.25, 523.25, 0.6), Tone(0.12, 0.6, 783.99, 783.99, 0.5)),
    Sound.WIN: (
        Tone(0, 0.7, 392.0, 392.0, 0.5),
        Tone(0.16, 0.7, 523.25, 523.25, 0.5),
        Tone(0.32, 0.8, 659.25, 659.25, 0.5),
        Tone(0.48, 1.2, 783.99, 783.99, 0.5),
    ),
}


class SoundBox:
    """Plays the sounds of the table. Silent where the device has no audio, or does not allow it yet."""

    def __init__(self) -> None:
        self._context: Any = None
        self._noise: Any = None

    def play(self, sound: Sound) -> None:
        """Make a sound now."""
        try:
            context = self._ready()
            for part in _SOUNDS[sound]:
                self._voice(context, part)
        except Exception:  # (no audio, or not before a touch: a sound is never worth an error)
            return

    def _ready(self) -> Any:
        if self._context is None:
            self._context = js.AudioContext.new()
            self._noise = self._make_noise(self._context)
        self._context.resume()
        return self._context

    def _make_noise(self, context: Any) -> Any:
        frames = int(float(context.sampleRate) * NOISE_SECONDS)
        buffer = context.createBuffer(1, frames, context.sampleRate)
        buffer.copyToChannel(js.Float32Array.new(frames).map(js.Math.random), 0)
        return buffer

    def _voice(self, context: Any, part: Tone | Breath) -> None:
        start = float(context.currentTime) + part.start
        end = start + part.length
        gain = context.createGain()
        gain.gain.setValueAtTime(0.0001, start)
        gain.gain.exponentialRampToValueAtTime(LOUDNESS * part.share, start + min(0.02, part.length / 4))
        gain.gain.exponentialRampToValueAtTime(0.0001, end)
        gain.connect(context.destination)
        if isinstance(part, Tone):
            source = context.createOscillator()
            pitch = source.frequency
            source.connect(gain)
        else:
            source = context.createBufferSource()
            source.buffer = self._noise
            band = context.createBiquadFilter()
            band.type = "bandpass"
            pitch = band.frequency
            source.connect(band)
            band.connect(gain)
        pitch.setValueAtTime(part.pitch, start)
        pitch.exponentialRampToValueAtTime(part.to_pitch, end)
        source.start(start)
        source.stop(end)
