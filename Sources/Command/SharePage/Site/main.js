"use strict";
// What is shown follows from the address: #/2/scene/abc-12-xyz is a scene of the second document.

function showSide(/** @type {boolean} */ isShown) {
    by("side").hidden = !isShown;
    by("comments-button").setAttribute("aria-pressed", String(isShown));
    prototype.layOut();
}

function choose(/** @type {string} */ group, /** @type {string} */ value) {
    for (const button of by(group).querySelectorAll("button")) button.setAttribute("aria-pressed", String(button.dataset.value === value));
}

/** Shows what the address names. */
function showPlace() {
    const [, number, view, id] = location.hash.split("/").map(part => { try { return decodeURIComponent(part); } catch { return ""; } });
    const shownDocument = site.documents[Number(number) - 1] ?? site.documents[0];
    if (!shownDocument) return;
    const scene = shownDocument.scenes.find(scene => scene.id === id);
    const name = (view === "scene" && scene) || view === "play" ? view : "board";
    by("document").value = String(numberOf(shownDocument));
    for (const other of ["board", "scene", "play"]) by(other).hidden = other !== name;
    choose("view", name === "play" ? "play" : "board");
    document.title = scene ? `${scene.title} – ${site.title}` : site.title;
    if (name === "board") {
        board.show(shownDocument);
        if (scene) board.find(scene, undefined);
        by("object").replaceChildren();
    } else if (name === "scene" && scene) {
        sceneView.show({ document: shownDocument, scene }, undefined);
    } else {
        const place = scene ? { document: shownDocument, scene } : startOf(shownDocument);
        if (place) prototype.show(place);
        by("object").replaceChildren();
    }
}

by("title").textContent = site.title;
if (site.documents.length > 1) {
    by("document").hidden = false;
    by("document").append(...site.documents.map((each, index) => make("option", { value: index + 1 }, each.file)));
}
by("document").addEventListener("change", () => {
    location.hash = `#/${by("document").value}/${by("play").hidden ? "board" : "play"}`;
});
by("view").addEventListener("click", (/** @type {any} */ event) => {
    const value = event.target.dataset?.value;
    if (!value) return;
    const [, number, , id] = location.hash.split("/");
    location.hash = value === "play" && id && !by("scene").hidden ? `#/${number}/play/${id}` : `#/${number ?? 1}/${value}`;
});
function look(/** @type {string} */ value) {
    document.documentElement.dataset.look = value;
    choose("look", value);
}
by("look").addEventListener("click", (/** @type {any} */ event) => { if (event.target.dataset?.value) look(event.target.dataset.value); });
look(matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
by("comments-button").addEventListener("click", () => showSide(by("side").hidden));
addEventListener("hashchange", showPlace);
comments.load();
board.start();
prototype.start();
search.start();
showPlace();
comments.refresh();
