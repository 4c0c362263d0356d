import Foundation
import SceneRenderer
import StoryboardModel
import XMLTree

/// The page of a wall, beside its pictures.
@MainActor
struct WallPage {
    let run: WallRun
    let title: String
    let document: Document
    /// The severities of the rules; findings of rules that are off aren't shown.
    let severities: [String: Severity]

    var html: String {
        Self.head(title.escaped) + run.scenes.map(section).joined() + Self.foot
    }

    private func section(_ scene: WallRun.Scene) -> String {
        let findings = scene.findings.enumerated().filter { severities[$0.element.rule] != nil }
        let id = scene.subject.id.escaped
        var text = "<section id=\"scene-\(id)\">\n<h2>\(scene.subject.title.escaped)"
        text += " <small>\(findings.isEmpty ? "nothing found" : Self.counted(findings.count))</small></h2>\n"
        if !findings.isEmpty {
            text += "<ul class=\"findings\">\n"
            for (number, finding) in findings { text += item(number, finding, of: scene) }
            text += "</ul>\n"
        }
        text += "<div class=\"wall\">\n"
        for (number, picture) in scene.pictures.enumerated() {
            let found = findings.filter { $0.element.variants.contains(number) }
            text += "<figure id=\"\(id)-\(number)\" class=\"\(found.isEmpty ? "fine" : "bad")\" "
            text += "style=\"--w:\(Int(picture.size.width));--h:\(Int(picture.size.height))\"><div class=\"stage\">"
            text += "<img loading=\"lazy\" alt=\"\" src=\"\(run.imageName(of: scene, number))\">"
            for (place, finding) in found {
                let key = (finding.problem.kind, finding.problem.objects)
                for problem in picture.problems where (problem.kind, problem.objects) == key {
                    text += mark(problem, "\(id)-\(place)", finding, picture.size)
                }
            }
            text += "</div><figcaption>\(picture.variant.title.escaped)</figcaption></figure>\n"
        }
        return text + "</div>\n</section>\n"
    }

    private func item(_ number: Int, _ finding: Wall.Finding, of scene: WallRun.Scene) -> String {
        let nodes = finding.problem.objects.compactMap(document.object)
        let name = nodes.first.map(Self.name) ?? "the document"
        var words = "<b>\(name.escaped)</b> \(finding.problem.message.escaped)"
        if finding.problem.kind == .overlappingText, nodes.count > 1 { words += " \(Self.name(nodes[1]).escaped)" }
        let severity = severities[finding.rule]?.rawValue ?? ""
        let id = scene.subject.id.escaped
        var text =
            "<li class=\"\(severity)\" tabindex=\"0\" data-finding=\"\(id)-\(number)\" data-figure=\"\(id)-\(finding.worst)\">"
        text += thumbnail(finding, of: scene)
        let worst = scene.pictures[finding.worst].variant.title
        let more = finding.variants.count > 1 ? ", and on \(finding.variants.count - 1) more" : ""
        text += "<div><p>\(words)</p><p class=\"quiet\">on \(worst.escaped)\(more)</p>"
        text += "<p class=\"quiet\"><code>\(finding.rule)</code> \((nodes.first?.path ?? "").escaped)</p></div></li>\n"
        return text
    }

    /// Returns the part of the picture around what is wrong.
    private func thumbnail(_ finding: Wall.Finding, of scene: WallRun.Scene) -> String {
        let picture = scene.pictures[finding.worst]
        let whole = CGRect(origin: .zero, size: picture.size)
        guard let frame = finding.problem.frame?.intersection(whole), !frame.isNull else {
            return "<i class=\"part\"></i>"
        }
        let side = max(Self.partWidth, frame.width + 24)
        let factor = Self.partWidth / side
        let height = Self.partHeight / factor
        let x = min(max(0, frame.midX - side / 2), max(0, whole.width - side))
        let y = min(max(0, frame.midY - height / 2), max(0, whole.height - height))
        let style = String(
            format: "width:%.1fpx;height:%.1fpx;left:%.1fpx;top:%.1fpx", whole.width * factor, whole.height * factor,
            -x * factor, -y * factor)
        return
            "<i class=\"part\"><img loading=\"lazy\" alt=\"\" src=\"\(run.imageName(of: scene, finding.worst))\" style=\"\(style)\"></i>"
    }

    private static let partWidth: CGFloat = 200
    private static let partHeight: CGFloat = 110

    private func mark(_ problem: WallProblem, _ id: String, _ finding: Wall.Finding, _ size: CGSize) -> String {
        let whole = CGRect(origin: .zero, size: size)
        guard let frame = problem.frame?.insetBy(dx: -3, dy: -3).intersection(whole), !frame.isNull else { return "" }
        let style = String(
            format: "left:%.3f%%;top:%.3f%%;width:%.3f%%;height:%.3f%%", 100 * frame.minX / size.width,
            100 * frame.minY / size.height, 100 * frame.width / size.width, 100 * frame.height / size.height)
        let severity = severities[finding.rule]?.rawValue ?? ""
        return
            "<i class=\"mark \(severity)\" data-finding=\"\(id)\" style=\"\(style)\" title=\"\(problem.message.escaped)\"></i>"
    }

    private static func name(_ node: Node) -> String {
        let kind = node.typeTitle.lowercased()
        return node.displayName == node.typeTitle ? kind : "\(kind) '\(node.displayName)'"
    }

    private static func counted(_ count: Int) -> String { count == 1 ? "1 finding" : "\(count) findings" }

    // MARK: Frame

    private static func head(_ title: String) -> String {
        #"""
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\#(title): wall</title>
        <style>
        :root { color-scheme: light dark; --back: #f5f5f7; --card: #fff; --text: #1d1d1f; --quiet: #6e6e73; --line: #d2d2d7; --accent: #0071e3;
            --error: #cf222e; --warning: #d1600a; --note: #0071e3; --size: 0.42; }
        @media (prefers-color-scheme: dark) { :root { --back: #161617; --card: #232325; --text: #f5f5f7; --quiet: #a1a1a6; --line: #424245;
            --accent: #2997ff; --error: #ff7b72; --warning: #f0883e; --note: #58a6ff; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--back); color: var(--text); font: 14px/1.4 -apple-system, "Inter", "Segoe UI", sans-serif; }
        header { position: sticky; top: 0; z-index: 10; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; padding: 10px 24px;
            background: var(--card); border-bottom: 1px solid var(--line); }
        h1 { font-size: 15px; margin: 0 auto 0 0; overflow-wrap: anywhere; }
        h2 { font-size: 19px; margin: 28px 0 12px; }
        small, .quiet, figcaption, label { color: var(--quiet); }
        h2 small { font-weight: 400; font-size: 14px; margin-left: 8px; }
        label { display: flex; gap: 8px; align-items: center; }
        main { padding: 0 24px 60px; }
        section { scroll-margin-top: 60px; }
        .findings { list-style: none; margin: 0 0 20px; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 440px), 1fr)); gap: 10px; }
        .findings li { display: flex; gap: 14px; background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--tint); border-radius: 8px;
            padding: 10px; cursor: pointer; }
        .findings li.on, .findings li:hover { border-color: var(--tint); }
        li:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
        .findings div { min-width: 0; overflow-wrap: anywhere; }
        .findings p { margin: 0 0 4px; }
        code { font-size: 12px; }
        .part { position: relative; flex: none; width: 200px; height: 110px; overflow: hidden; border-radius: 5px; background: var(--back); box-shadow: 0 0 0 1px var(--line); }
        .part img { position: absolute; max-width: none; }
        @media (max-width: 600px) { .part { width: 120px; } }
        .error { --tint: var(--error); } .warning { --tint: var(--warning); } .note { --tint: var(--note); }
        .wall { display: flex; flex-wrap: wrap; gap: 22px; align-items: flex-start; }
        figure { margin: 0; width: min(100%, max(130px, calc(var(--w) * var(--size) * 1px))); scroll-margin: 80px; }
        .stage { position: relative; width: min(100%, calc(var(--w) * var(--size) * 1px)); aspect-ratio: var(--w) / var(--h); box-shadow: 0 0 0 1px var(--line); }
        .stage img { position: absolute; inset: 0; width: 100%; height: 100%; }
        figcaption { padding-top: 6px; font-size: 12px; }
        .bad figcaption::before { content: "● "; color: var(--warning); }
        .mark { position: absolute; border: 1.5px solid var(--tint); border-radius: 3px; cursor: pointer; }
        .mark.on { background: color-mix(in srgb, var(--tint) 30%, transparent); box-shadow: 0 0 0 3px color-mix(in srgb, var(--tint) 45%, transparent); }
        :root[data-marks="off"] .mark:not(.on) { border-color: transparent; }
        :root[data-only="bad"] figure.fine { display: none; }
        </style>
        </head>
        <body>
        <header>
        <h1>\#(title)</h1>
        <label>Size <input type="range" id="size" min="15" max="100" value="42" aria-label="Size of pictures"></label>
        <label><input type="checkbox" id="marks" checked> Outlines</label>
        <label><input type="checkbox" id="only"> Only with findings</label>
        </header>
        <main>

        """#
    }

    private static let foot = #"""
        </main>
        <script>
        "use strict";
        const root = document.documentElement;
        document.querySelector("#size").addEventListener("input", (event) => root.style.setProperty("--size", event.target.value / 100));
        document.querySelector("#marks").addEventListener("change", (event) => { root.dataset.marks = event.target.checked ? "on" : "off"; });
        document.querySelector("#only").addEventListener("change", (event) => { root.dataset.only = event.target.checked ? "bad" : "all"; });
        function light(finding, isOn) {
            for (const part of document.querySelectorAll(`[data-finding="${CSS.escape(finding)}"]`)) part.classList.toggle("on", isOn);
        }
        for (const part of document.querySelectorAll("[data-finding]")) {
            const finding = part.dataset.finding;
            for (const name of ["pointerenter", "focus"]) part.addEventListener(name, () => light(finding, true));
            for (const name of ["pointerleave", "blur"]) part.addEventListener(name, () => light(finding, false));
            const go = () => {
                const target = part.matches("li") ? document.getElementById(part.dataset.figure) : document.querySelector(`li[data-finding="${CSS.escape(finding)}"]`);
                target?.scrollIntoView({ block: "nearest", behavior: "smooth" });
            };
            part.addEventListener("click", go);
            part.addEventListener("keydown", (event) => { if (event.key === "Enter") go(); });
        }
        </script>
        </body>
        </html>

        """#
}
