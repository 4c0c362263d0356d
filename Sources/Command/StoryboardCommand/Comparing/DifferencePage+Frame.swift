extension DifferencePage {
    /// The page up to its content.
    var head: String {
        Self.style.replacing("{title}", with: subject.title) + """
            <header>
            <h1>\(subject.title)</h1>
            <label id="mix">\(subject.old) <input type="range" min="0" max="100" value="50" aria-label="From one to the other"> \(subject.new)</label>

            """ + Self.choices
    }

    private static let style = #"""
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>{title}</title>
        <style>
        :root {
            --back: #f5f5f7; --card: #fff; --text: #1d1d1f; --quiet: #6e6e73; --line: #d2d2d7; --accent: #0071e3;
            --added: #1a7f37; --deleted: #cf222e; --changed: #9a6700; --moved: #8250df;
            color-scheme: light;
        }
        :root[data-look="dark"] {
            --back: #161617; --card: #232325; --text: #f5f5f7; --quiet: #a1a1a6; --line: #424245; --accent: #2997ff;
            --added: #3fb950; --deleted: #ff7b72; --changed: #d29922; --moved: #bc8cff;
            color-scheme: dark;
        }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--back); color: var(--text); font: 14px/1.45 -apple-system, "Inter", "Segoe UI", sans-serif; }
        header { position: sticky; top: 0; z-index: 10; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center;
            padding: 10px 24px; background: var(--card); border-bottom: 1px solid var(--line); }
        h1 { font-size: 15px; margin: 0 auto 0 0; }
        h2 { font-size: 19px; margin: 28px 0 12px; overflow-wrap: anywhere; }
        h3 { font-size: 15px; margin: 0 0 12px; }
        .choice { display: flex; border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
        .choice button { border: 0; padding: 5px 12px; background: none; color: inherit; font: inherit; cursor: pointer; }
        .choice button + button { border-left: 1px solid var(--line); }
        .choice button[aria-pressed="true"] { background: var(--accent); color: #fff; }
        button:focus-visible, li:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        label { display: flex; gap: 8px; align-items: center; color: var(--quiet); }
        main { max-width: 1400px; margin: 0 auto; padding: 0 24px 60px; }
        section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 18px; margin: 16px 0;
            scroll-margin-top: 70px; }
        .scene { display: grid; grid-template-columns: minmax(220px, 1fr) minmax(0, 2.2fr); gap: 24px; align-items: start; }
        /* Words stay beside a picture that is taller than the window. */
        .scene > ul { position: sticky; top: 4.5rem; max-height: calc(100vh - 6rem); overflow: auto; }
        @media (max-width: 800px) {
            .scene { grid-template-columns: 1fr; }
            .scene > ul { position: static; max-height: none; }
        }
        ul { list-style: none; margin: 0; padding: 0; }
        li { padding: 4px 8px 4px 10px; margin: 0 0 4px; border-left: 3px solid var(--tint); border-radius: 3px; cursor: default;
            overflow-wrap: anywhere; --tint: var(--changed); }
        li.on, li:hover { background: color-mix(in srgb, var(--tint) 16%, transparent); }
        .added { --tint: var(--added); } .deleted { --tint: var(--deleted); } .changed { --tint: var(--changed); }
        .moved, .reordered { --tint: var(--moved); } .noise { --tint: var(--line); }
        p.noise, .empty { color: var(--quiet); }
        .pair { display: flex; gap: 20px; align-items: flex-start; justify-content: center; }
        figure { margin: 0; flex: 0 1 calc(var(--width) * 1px); min-width: 0; display: flex; flex-direction: column-reverse; }
        figcaption { color: var(--quiet); text-align: center; padding: 0 0 6px; }
        .stage { position: relative; width: calc(100% * var(--w) / var(--width)); aspect-ratio: var(--w) / var(--h);
            box-shadow: 0 0 0 1px var(--line); background: var(--card); }
        .stage.none { width: 100%; aspect-ratio: var(--width) / var(--height); box-shadow: none; border: 1px dashed var(--line); }
        .stage img, .board img { position: absolute; inset: 0; width: 100%; height: 100%; }
        :root:not([data-look="dark"]) img.dark, :root[data-look="dark"] img.light { display: none; }
        .mark { position: absolute; border: 2px solid var(--tint); border-radius: 3px; cursor: pointer; }
        .mark.on { background: color-mix(in srgb, var(--tint) 30%, transparent); box-shadow: 0 0 0 3px color-mix(in srgb, var(--tint) 45%, transparent); }
        :root[data-marks="off"] .mark:not(.on) { border-color: transparent; }
        .board { position: relative; max-width: min(100%, calc(var(--w) * 1px)); max-height: 60vh; margin: 0 auto 16px;
            aspect-ratio: var(--w) / var(--h); border-radius: 12px; overflow: hidden; border: 1px solid var(--line); }
        .lit { position: absolute; border: 3px solid var(--accent); border-radius: 6px; background: color-mix(in srgb, var(--accent) 14%, transparent); }
        :root[data-mode="onion"] .pair, :root[data-mode="slider"] .pair { display: grid; justify-content: center;
            grid-template-columns: minmax(0, calc(var(--width) * 1px)); }
        :root[data-mode="onion"] .pair figure, :root[data-mode="slider"] .pair figure { grid-area: 1 / 1; }
        :root[data-mode="onion"] .pair figcaption, :root[data-mode="slider"] .pair figcaption { visibility: hidden; }
        :root[data-mode="onion"] .after { opacity: calc(var(--mix, 50) / 100); }
        :root[data-mode="slider"] .after { clip-path: inset(0 0 0 calc(var(--mix, 50) * 1%)); }
        :root[data-mode="side"] #mix { display: none; }
        li em { display: block; font-style: normal; color: var(--quiet); }
        </style>
        </head>
        <body>

        """#

    private static let choices = #"""
        <label><input type="checkbox" id="marks" checked> Outlines</label>
        <div class="choice" data-name="mode" role="group" aria-label="How versions are shown">
        <button data-value="side">Side by side</button><button data-value="onion">Onion skin</button><button data-value="slider">Slider</button>
        </div>
        <div class="choice" data-name="look" role="group" aria-label="Appearance">
        <button data-value="light">Light</button><button data-value="dark">Dark</button>
        </div>
        </header>
        <main>

        """#

    /// The end of the page.
    static let foot = #"""
        </main>
        <script>
        "use strict";
        const root = document.documentElement;
        function choose(name, value) {
            root.dataset[name] = value;
            for (const button of document.querySelectorAll(`[data-name="${name}"] button`)) {
                button.setAttribute("aria-pressed", String(button.dataset.value === value));
            }
        }
        for (const group of document.querySelectorAll(".choice")) {
            group.addEventListener("click", (event) => {
                const button = event.target.closest("button");
                if (button) choose(group.dataset.name, button.dataset.value);
            });
        }
        choose("mode", "side");
        choose("look", matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
        const mix = document.querySelector("#mix input");
        // A slider that is at the left shows what was before in the onion skin, and what is after to its right.
        function mixAgain() { root.style.setProperty("--mix", mix.value); }
        mix.addEventListener("input", mixAgain);
        mixAgain();
        document.querySelector("#marks").addEventListener("change", (event) => {
            root.dataset.marks = event.target.checked ? "on" : "off";
        });
        function light(change, isOn) {
            for (const part of document.querySelectorAll(`[data-change="${change}"]`)) part.classList.toggle("on", isOn);
        }
        for (const part of document.querySelectorAll("[data-change]")) {
            const change = part.dataset.change;
            part.addEventListener("pointerenter", () => light(change, true));
            part.addEventListener("pointerleave", () => light(change, false));
            part.addEventListener("focus", () => light(change, true));
            part.addEventListener("blur", () => light(change, false));
            part.addEventListener("click", () => {
                const target = part.matches("li") ? `.mark[data-change="${change}"]` : `li[data-change="${change}"]`;
                document.querySelector(target)?.scrollIntoView({ block: "nearest", behavior: "smooth" });
            });
        }
        </script>
        </body>
        </html>

        """#
}
