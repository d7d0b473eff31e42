// Only for the page as it stands in the source tree: the build puts the hares into the page itself.
const sprite = await (await fetch(new URL("../img/hares.svg", import.meta.url))).text();
document.body.insertAdjacentHTML("afterbegin", sprite);
