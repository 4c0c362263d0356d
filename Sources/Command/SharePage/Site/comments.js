"use strict";
// A reader's comments. They stay in the reader's browser until they are exported.

/**
 * @typedef {{ id: string, file: string, scene: string, sceneTitle: string, object?: string, name: string, text: string, author: string, date: string, isDone?: boolean }} ReaderComment
 */

const comments = {
    /** @type {ReaderComment[]} */ all: [],
    key: `storyboard-comments:${site.id}`,

    load() {
        try {
            this.all = JSON.parse(localStorage.getItem(this.key) ?? "[]");
            by("author").value = localStorage.getItem("storyboard-author") ?? "";
        } catch { /* A browser may keep nothing for files. */ }
        by("author").addEventListener("change", () => { try { localStorage.setItem("storyboard-author", by("author").value); } catch { /* as above */ } });
        by("export").addEventListener("click", () => this.exportFile());
        by("export-text").addEventListener("click", () => this.copy());
        by("import").addEventListener("change", async (/** @type {any} */ event) => {
            const file = event.target.files[0];
            if (file) this.import(await file.text());
            event.target.value = "";
        });
        addEventListener("storage", event => { if (event.key === this.key) { this.all = JSON.parse(event.newValue ?? "[]"); this.refresh(); } });
    },

    /** Whether comments stay when the page is closed. */
    save() {
        try { localStorage.setItem(this.key, JSON.stringify(this.all)); return true; } catch { return false; }
    },

    of(/** @type {DocumentData} */ document, /** @type {SceneData} */ scene) {
        return this.all.filter(comment => comment.file === document.file && comment.scene === scene.id && !comment.isDone);
    },

    add(/** @type {DocumentData} */ document, /** @type {SceneData} */ scene, /** @type {string | undefined} */ object, /** @type {string} */ name, /** @type {string} */ text) {
        this.all.push({
            id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`, file: document.file, scene: scene.id, sceneTitle: scene.title,
            object, name, text, author: by("author").value.trim(), date: new Date().toISOString(),
        });
        this.change();
    },

    change() {
        if (!this.save()) alert("This browser keeps nothing for this page: export the comments before you close it.");
        this.refresh();
    },

    refresh() {
        const open = this.all.filter(comment => !comment.isDone).length;
        by("comment-count").textContent = String(open);
        by("comment-count").hidden = !open;
        by("export").disabled = by("export-text").disabled = !this.all.length;
        by("comment-list").replaceChildren(...this.all.map(comment => this.item(comment)));
        board.refresh();
        sceneView.refresh();
    },

    item(/** @type {ReaderComment} */ comment) {
        const document = site.documents.find(document => document.file === comment.file);
        const scene = document?.scenes.find(scene => scene.id === comment.scene);
        const title = comment.object ? `${comment.name} in ${comment.sceneTitle}` : comment.sceneTitle;
        const link = document && scene
            ? make("a", { href: address("scene", { document, scene }), onclick: () => setTimeout(() => sceneView.choose(comment.object)) }, title)
            : make("span", {}, `${title} (no longer there)`);
        return make("li", { class: comment.isDone ? "done" : undefined }, link,
            make("div", { class: "words" }, comment.text),
            make("small", {}, [comment.author, new Date(comment.date).toLocaleString()].filter(Boolean).join(", ")),
            make("button", { title: comment.isDone ? "Open again" : "Done", "aria-label": comment.isDone ? "Open again" : "Done",
                onclick: () => { comment.isDone = !comment.isDone; this.change(); } }, comment.isDone ? "↺" : "✓"),
            make("button", { title: "Delete", "aria-label": "Delete", onclick: () => { this.all = this.all.filter(other => other !== comment); this.change(); } }, "✕"));
    },

    exportFile() {
        const bytes = new Blob([JSON.stringify({ site: site.title, comments: this.all }, null, 2) + "\n"], { type: "application/json" });
        const link = make("a", { href: URL.createObjectURL(bytes), download: `${site.title} comments.json` });
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 1000);
    },

    /** The comments as text for a message or an issue. */
    text() {
        return this.all.map(comment => {
            const place = comment.object ? `${comment.sceneTitle} › ${comment.name} (${comment.object})` : comment.sceneTitle;
            return `- ${comment.isDone ? "[x]" : "[ ]"} ${comment.file}: ${place}: ${comment.text.replaceAll("\n", "\n  ")}${comment.author ? ` — ${comment.author}` : ""}`;
        }).join("\n") + "\n";
    },

    async copy() {
        const button = by("export-text");
        try {
            await navigator.clipboard.writeText(this.text());
        } catch {
            const area = make("textarea", {});
            area.value = this.text();
            document.body.append(area);
            area.select();
            document.execCommand("copy");
            area.remove();
        }
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy as text"; }, 1500);
    },

    /** Adds comments of a file that was exported; those that are there already stay as they are. */
    import(/** @type {string} */ text) {
        try {
            const list = JSON.parse(text).comments;
            const known = new Set(this.all.map(comment => comment.id));
            const added = list.filter((/** @type {any} */ comment) => typeof comment.id === "string" && typeof comment.text === "string" && typeof comment.scene === "string" && !known.has(comment.id));
            this.all.push(...added);
            this.change();
        } catch {
            alert("This isn’t a file of exported comments.");
        }
    },
};
