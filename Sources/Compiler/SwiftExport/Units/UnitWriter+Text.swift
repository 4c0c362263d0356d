import StoryboardModel
import XMLTree

/// The source of a unit.
extension UnitWriter {
    /// Returns the source of the class or its extension.
    func write() -> String {
        if unit.kind == .controller { collectItems() }
        collectViews()
        // Outlets may lead to constraints.
        writeConstraints()
        writeVariations()
        writeConnections()
        writeSegues()
        if unit.form == .whole { _ = className(of: unit.root) }
        let body = unit.form == .whole ? wholeClass() : extensionText()
        var lines = imports.union(["UIKit"]).sorted().map { "import \($0)" }
        lines += [""] + body
        return lines.flatMap(WrappedLines.wrapped).joined(separator: "\n") + "\n"
    }

    // MARK: A whole class

    private func wholeClass() -> [String] {
        var lines = ["/// \(unit.summary)", "final class \(unit.className): \(unit.superclass) {"]
        var members: [[String]] = []
        if !unit.usesConstants {
            let properties = parts.map(property)
            if !properties.isEmpty { members.append(spaced(properties)) }
        }
        if !sections.isEmpty { members.append(sectionsProperty) }
        switch unit.kind {
        case .controller: members += controllerMembers()
        case .tableCell: members += initializers("style: UITableViewCell.CellStyle, reuseIdentifier: String?", cellCall)
        case .collectionView, .view: members += initializers("frame: CGRect", "super.init(frame: frame)")
        }
        if !sections.isEmpty { members += sectionMethods }
        members += methods
        for (number, member) in members.enumerated() { lines += (number > 0 ? [""] : []) + indented(member) }
        return lines + ["}"]
    }

    private var sectionsProperty: [String] {
        if unit.usesConstants { return ["private var sections: [TableSection] = []"] }
        return ["private lazy var sections = ["] + sections.map { "    \($0)," } + ["]"]
    }

    private var cellCall: String {
        "super.init(style: .\(Self.cellStyle(of: unit.root)), reuseIdentifier: reuseIdentifier)"
    }

    private func controllerMembers() -> [[String]] {
        var members: [[String]] = []
        if !items.isEmpty {
            let start =
                unit.root.name == "collectionViewController"
                ? "self.init(collectionViewLayout: UICollectionViewFlowLayout())"
                : "self.init(nibName: nil, bundle: nil)"
            members.append(["convenience init() {"] + indented([start] + items) + ["}"])
        }
        guard unit.root.child(key: "view") != nil else { return members }
        if unit.usesConstants {
            // The app's class has its outlets when it hears that the view is loaded.
            return members + [["override func loadView() {"] + indented(spaced(loadGroups)) + ["}"]]
        }
        if let rootDeclaration {
            members.append(["override func loadView() {"] + indented(rootMade(rootDeclaration)) + ["}"])
        }
        let steps = steps()
        var body = ["super.viewDidLoad()"] + (rootDeclaration == nil ? said(rootLines, of: viewName) : [])
        if steps.count == 1 && steps[0].lines.count < 6 {
            body += spaced(steps.map(\.lines), isFirst: false)
        } else {
            body += steps.map { "\($0.name)()" }
            members.append(["override func viewDidLoad() {"] + indented(body) + ["}"])
            return members + steps.map { ["private func \($0.name)() {"] + indented($0.lines) + ["}"] }
        }
        if body.count > 1 { members.append(["override func viewDidLoad() {"] + indented(body) + ["}"]) }
        return members
    }

    /// Returns the statements that make a root view that isn't UIKit's.
    private func rootMade(_ declaration: String) -> [String] {
        rootParts.flatMap(constant) + [declaration] + said(rootLines, of: viewName) + ["self.\(viewName) = \(viewName)"]
    }

    private var viewName: String { unit.root.child(key: "view")?["id"].flatMap(reference) ?? "view" }

    private func steps() -> [(name: String, lines: [String])] {
        [
            ("addSubviews", hierarchy + barItems), ("activateConstraints", layout.lines),
            ("connectViews", registrations + connections + outlets),
        ].filter { !$0.1.isEmpty }
    }

    private func initializers(_ parameters: String, _ call: String) -> [[String]] {
        var body = [call] + said(rootLines, of: "self")
        body += spaced(unit.usesConstants ? constantLines() : steps().map(\.lines), isFirst: false)
        return [
            ["override init(\(parameters)) {"] + indented(body) + ["}"],
            ["required init?(coder: NSCoder) {", "    fatalError(\"init(coder:) has not been implemented\")", "}"],
        ]
    }

    // MARK: An extension

    private func extensionText() -> [String] {
        var members: [[String]] = []
        if !items.isEmpty {
            members.append(
                ["/// Sets the titles and items of the scene.", "func \(ExportUnit.itemsFunction)() {"]
                    + indented(items) + ["}"])
        }
        let lines = spaced(unit.kind == .controller ? loadGroups : [said(rootLines, of: "self")] + constantLines())
        if unit.kind != .controller || !lines.isEmpty {
            let caller = unit.kind == .controller ? "`loadView()`" : "The initializer"
            members.append(
                ["/// Makes the views. \(caller) calls it.", "func \(ExportUnit.function)() {"] + indented(lines) + [
                    "}"
                ])
        }
        members += methods
        var text = ["/// \(unit.summary)", "extension \(unit.className) {"]
        for (number, member) in members.enumerated() { text += (number > 0 ? [""] : []) + indented(member) }
        return text + ["}"]
    }

    /// The groups of statements that make the view of a controller with all that is in it.
    private var loadGroups: [[String]] {
        guard unit.root.child(key: "view") != nil else { return constantLines() }
        // The size that UIKit gives a view that nobody makes: constraints would contradict each other in an empty one.
        let root =
            [rootDeclaration ?? "let \(viewName) = UIView(frame: UIScreen.main.bounds)"] + said(rootLines, of: viewName)
        return rootParts.map(constant) + [root] + constantLines() + [["self.\(viewName) = \(viewName)"]]
    }

    /// Returns the groups of statements that make views as constants.
    private func constantLines() -> [[String]] {
        let tail = sections.isEmpty ? [] : [["sections = ["] + sections.map { "    \($0)," } + ["]"]]
        return parts.map(constant) + tail
            + [hierarchy + barItems, layout.lines, registrations + connections, outlets].filter { !$0.isEmpty }
    }

    // MARK: Parts

    private func constant(_ part: SwiftPart) -> [String] {
        ["let \(part.name) = \(part.value)"] + said(part.lines, of: part.name)
    }

    /// Returns statements about an object.
    private func said(_ lines: [String], of name: String) -> [String] {
        lines.map { $0.replacing("$.", with: name == "self" ? "" : "\(name).") }
    }

    private func property(_ part: SwiftPart) -> [String] {
        let isLazy = parts.contains { $0.name != part.name && mentions(part, $0.name) }
        let keyword = isLazy ? "lazy var" : "let"
        guard !part.lines.isEmpty else { return ["private \(keyword) \(part.name) = \(part.value)"] }
        let short = Self.shortName(of: part.type)
        return ["private \(keyword) \(part.name): \(part.type) = {", "    let \(short) = \(part.value)"]
            + indented(said(part.lines, of: short)) + ["    return \(short)", "}()"]
    }

    private func mentions(_ part: SwiftPart, _ name: String) -> Bool {
        part.value.contains("collectionViewLayout: \(name))")
    }

    /// Returns what an object of a class is called in the closure that makes it.
    private static func shortName(of type: String) -> String {
        let base =
            type.hasPrefix("UI") || type.hasPrefix("MK") || type.hasPrefix("WK") ? String(type.dropFirst(2)) : type
        let word = base.lowercasedStart
        for kind in ["Label", "Button", "Field", "View", "Control", "Cell", "Recognizer"] where word.hasSuffix(kind) {
            if kind != "View" || word.count > 12 { return kind.lowercased() }
        }
        return SwiftWords.isIdentifier(word) ? word : "object"
    }

    /// Returns groups of lines with an empty line between them.
    private func spaced(_ groups: [[String]], isFirst: Bool = true) -> [String] {
        var lines: [String] = []
        let groups = groups.filter { !$0.isEmpty }
        for (number, group) in groups.enumerated() {
            // Short declarations stand together.
            let isPlain =
                number > 0 && [group, groups[number - 1]].allSatisfy { $0.count == 1 && $0[0].contains("let ") }
            if number > 0 && !isPlain || number == 0 && !isFirst { lines.append("") }
            lines += group
        }
        return lines
    }
}
