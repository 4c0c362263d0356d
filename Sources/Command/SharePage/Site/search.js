"use strict";
// Finds scenes and texts in all documents.

const search = {
    /** @type {{ place: Place, object?: string, text: string, lower: string, isTitle: boolean }[]} */ entries: [],
    selected: 0,

    start() {
        for (const document of site.documents) {
            for (const scene of document.scenes) {
                if (scene.reference) continue;
                const place = { document, scene };
                this.entries.push({ place, text: scene.title, lower: scene.title.toLowerCase(), isTitle: true });
                for (const [object, text] of scene.texts) this.entries.push({ place, object, text, lower: text.toLowerCase(), isTitle: false });
            }
        }
        const field = by("search");
        field.addEventListener("input", () => this.find(field.value));
        field.addEventListener("focus", () => { if (field.value) this.find(field.value); });
        field.addEventListener("blur", () => setTimeout(() => { by("results").hidden = true; }, 150));
        field.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => this.press(event));
    },

    find(/** @type {string} */ words) {
        const wanted = words.trim().toLowerCase();
        const results = by("results");
        results.hidden = !wanted;
        if (!wanted) return board.unmark();
        const found = this.entries.filter(entry => entry.lower.includes(wanted))
            .sort((a, b) => Number(b.isTitle) - Number(a.isTitle) || Number(b.lower.startsWith(wanted)) - Number(a.lower.startsWith(wanted))).slice(0, 40);
        this.selected = 0;
        results.replaceChildren(...found.map(entry => {
            const where = entry.isTitle ? "Scene" : entry.place.scene.title;
            const file = site.documents.length > 1 ? `${where} · ${entry.place.document.name}` : where;
            return make("li", { role: "option", onmousedown: (/** @type {Event} */ event) => { event.preventDefault(); this.open(entry); } },
                entry.text.length > 120 ? `${entry.text.slice(0, 120)}…` : entry.text, make("small", {}, file));
        }));
        if (!found.length) results.append(make("li", { class: "none" }, "Nothing found"));
        this.found = found;
        this.select(0);
    },

    /** @type {any[]} */ found: [],

    select(/** @type {number} */ number) {
        this.selected = Math.max(0, Math.min(number, this.found.length - 1));
        [...by("results").children].forEach((item, index) => {
            item.setAttribute("aria-selected", String(index === this.selected && this.found.length > 0));
            if (index === this.selected) item.scrollIntoView({ block: "nearest" });
        });
    },

    press(/** @type {KeyboardEvent} */ event) {
        if (event.key === "ArrowDown") this.select(this.selected + 1);
        else if (event.key === "ArrowUp") this.select(this.selected - 1);
        else if (event.key === "Enter" && this.found[this.selected]) this.open(this.found[this.selected]);
        else if (event.key === "Escape") { by("results").hidden = true; board.unmark(); return; }
        else return;
        event.preventDefault();
    },

    open(/** @type {{ place: Place, object?: string }} */ { place, object }) {
        by("results").hidden = true;
        by("search").blur();
        location.hash = `#/${numberOf(place.document)}/board`;
        showPlace();
        board.find(place.scene, object);
    },
};
