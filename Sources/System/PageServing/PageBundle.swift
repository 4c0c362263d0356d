import Foundation

/// The page as three files, because a browser spends most of the loading time on requests for more than a hundred
/// modules.
///
/// Each module becomes a function that is called once, in the order of imports, and returns its exports. Modules must
/// therefore import each other without cycles, on separate lines, and not change what they export, which the page's
/// tests check.
package struct PageBundle {
    private static let (script, styles) = ("bundle.js", "bundle.css")
    private let html, javaScript, css: String

    /// Creates a bundle. `read` returns the text of a file of the page. Returns nil if a module doesn't follow the
    /// rules.
    package init?(_ name: String = "index.html", read: @escaping (String) -> String?) {
        guard let html = read(name) else { return nil }
        var bundler = Bundler(read: read)
        guard let script = html.firstMatch(of: #/<script type="module" src="([^"]+)">/#)?.1,
            bundler.add(String(script)) != nil
        else { return nil }
        javaScript = bundler.script
        var sheets: [String] = []
        var lines: [Substring] = []
        for line in html.split(separator: "\n", omittingEmptySubsequences: false) {
            if let sheet = line.firstMatch(of: #/<link rel="stylesheet" href="([^"]+)">/#) {
                guard let text = read(String(sheet.1)) else { return nil }
                if sheets.isEmpty { lines.append("<link rel=\"stylesheet\" href=\"\(Self.styles)\">") }
                sheets.append(text)
            } else {
                lines.append(line)
            }
        }
        css = sheets.joined(separator: "\n")
        self.html = lines.joined(separator: "\n").replacing("src=\"\(script)\"", with: "src=\"\(Self.script)\"")
    }

    package var index: WebResponse { WebResponse(type: "text/html; charset=utf-8", bytes: Data(html.utf8)) }

    /// Returns the scripts or the styles.
    package func part(_ path: String) -> WebResponse? {
        switch path {
        case Self.script: WebResponse(type: "text/javascript; charset=utf-8", bytes: Data(javaScript.utf8))
        case Self.styles: WebResponse(type: "text/css; charset=utf-8", bytes: Data(css.utf8))
        default: nil
        }
    }
}

/// Combines modules into one script.
package struct Bundler {
    private let read: (String) -> String?
    /// The names of the modules in the script.
    private var names: [String: String] = [:]
    package private(set) var script = ""
    private var count = 0

    package init(read: @escaping (String) -> String?) { self.read = read }

    /// Adds a module after those it imports, and returns the name of its exports, or nil if it can't be added.
    package mutating func add(_ path: String) -> String? {
        if let known = names[path] { return known.isEmpty ? nil : known }
        guard let source = read(path) else { return nil }
        // A module that is reached again before it is finished is part of a cycle.
        names[path] = ""
        var exports: [String] = []
        var body = ""
        // Comparing bytes takes a fraction of the time that comparing characters does.
        for bytes in source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            let line = Substring(bytes)
            guard let text = translate(line, of: path, &exports) else { return nil }
            body += text + "\n"
        }
        count += 1
        let name = "$\(count)"
        names[path] = name
        script += "// \(path)\nconst \(name) = (() => {\n\(body)return { \(exports.joined(separator: ", ")) };\n})();\n"
        return name
    }

    private mutating func translate(_ line: Substring, of path: String, _ exports: inout [String]) -> String? {
        if line.hasPrefix("import ") {
            guard let match = line.wholeMatch(of: #/import (?:\{(.*)\}|\* as (\w+)) from "([^"]+)";/#),
                let module = add(Self.resolve(String(match.3), from: path))
            else { return nil }
            if let whole = match.2 { return "const \(whole) = \(module);" }
            let wanted = (match.1 ?? "").replacing(" as ", with: ": ")
            return "const {\(wanted)} = \(module);"
        }
        guard line.hasPrefix("export ") else { return String(line) }
        if line == "export {};" { return "" }
        guard let match = line.firstMatch(of: #/^export ((?:async )?function|class|const) (\w+)/#) else { return nil }
        exports.append(String(match.2))
        return String(line.dropFirst("export ".count))
    }

    /// Returns the path of a module from a path relative to another.
    package static func resolve(_ path: String, from module: String) -> String {
        var steps = module.split(separator: "/").dropLast().map(String.init)
        for step in path.split(separator: "/") {
            switch step {
            case ".": break
            case "..": _ = steps.popLast()
            default: steps.append(String(step))
            }
        }
        return steps.joined(separator: "/")
    }
}
