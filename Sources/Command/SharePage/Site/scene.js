"use strict";
// One scene with its objects, which can be chosen and commented.

const sceneView = {
    /** @type {Place | null} */ place: null,
    /** @type {string | undefined} */ chosen: undefined,

    show(/** @type {Place} */ place, /** @type {string | undefined} */ object) {
        this.place = place;
        const { document, scene } = place;
        by("scene-title").textContent = scene.title;
        by("scene-back").href = `#/${numberOf(document)}/board`;
        by("scene-play").href = address("play", place);
        const picture = by("picture");
        picture.replaceChildren(...pictures(scene));
        for (const embed of scene.embeds) picture.append(style(prototypeLayer(place.document, embed.to, () => {}), embed.box));
        Object.assign(picture.style, { width: `${scene.box[2]}px`, height: `${scene.box[3]}px` });
        // Views are in front of what they are in, so that the innermost is touched.
        for (const thing of scene.things) {
            picture.append(style(make("button", {
                class: "thing", "data-thing": thing.id, title: `${thing.type} ${thing.name}`, "aria-label": `${thing.type} ${thing.name}`,
                onclick: () => this.choose(thing.id),
            }), thing.box));
        }
        this.choose(object);
    },

    choose(/** @type {string | undefined} */ object) {
        this.chosen = object;
        if (object !== undefined) showSide(true);
        for (const part of by("picture").querySelectorAll(".thing")) part.classList.toggle("on", part.dataset.thing === object);
        this.refresh();
    },

    /** Shows which objects have comments, and the chosen one with a field for another. */
    refresh() {
        if (!this.place || by("scene").hidden) return by("object").replaceChildren();
        const { document, scene } = this.place;
        const commented = new Set(comments.of(document, scene).map(comment => comment.object));
        for (const part of by("picture").querySelectorAll(".thing")) part.classList.toggle("has", commented.has(part.dataset.thing));
        const thing = scene.things.find(thing => thing.id === this.chosen);
        const words = make("textarea", { placeholder: thing ? `Comment on ${thing.name}` : "Comment on the scene", "aria-label": "Comment", id: "words" });
        const add = () => {
            if (!words.value.trim()) return;
            comments.add(document, scene, this.chosen, thing?.name ?? scene.title, words.value.trim());
        };
        words.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => { if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) add(); });
        by("object").replaceChildren(
            make("h3", {}, thing ? thing.name : scene.title),
            make("p", {}, thing ? thing.type + (thing.text && thing.text !== thing.name ? `: “${thing.text}”` : "") : "The scene. Choose an object in it to comment on that."),
            words,
            make("div", { class: "row" },
                ...(thing ? [make("button", { onclick: () => this.choose(undefined) }, "Whole scene")] : []),
                make("button", { id: "add-comment", onclick: add }, "Add comment")));
    },
};
