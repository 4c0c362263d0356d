import SwiftSyntax

extension Check {
    /// Each target imports only what Package.swift lists for it, and lists only what it imports.
    ///
    /// SwiftPM lets a target import whatever happens to be built before it. The rules of ARCHITECTURE.md hold only if every import
    /// is written down.
    static let imports = Check(name: "imports") { project in
        let targets = try project.targets().filter { !["system", "binary"].contains($0.kind) }
        // Programs can be listed, to be built and started, but not imported. What only apps import is built with the command.
        let unimported = Set(targets.filter { $0.kind == "executable" || $0.layer == "Frameworks" }.map(\.name))
        return try targets.flatMap { target -> [Finding] in
            let paths = project.paths(in: [target.folder], ending: ".swift").filter { path in
                !target.resources.contains { path == $0 || path.hasPrefix("\($0)/") }
            }
            let sources = try concurrentMap(paths) { path in
                Result { Source(path: path, bytes: try project.bytes(of: path), upTo: "import") }
            }.map { try $0.get() }
            return findings(target, sources, unimported: unimported)
        }
    }

    private static func findings(_ target: Target, _ sources: [Source], unimported: Set<String>) -> [Finding] {
        let listed = Set(target.dependencies)
        let allowed = listed.union([target.name]).union(target.kind == "plugin" ? ["PackagePlugin"] : [])
        var found: [Finding] = []
        var imported: Set<String> = []
        for source in sources {
            let reader = ImportReader(viewMode: .sourceAccurate)
            reader.walk(source.syntax)
            for (module, node) in reader.found {
                imported.insert(module)
                if allowed.contains(module) || isOfToolchain(module) { continue }
                found.append(
                    source.finding(
                        "'\(target.name)' imports '\(module)', which Package.swift doesn't list for it", at: node))
            }
        }
        // A target in C includes headers, which nothing here reads. A test may list what it only runs, and a plugin the tools it starts.
        guard !sources.isEmpty, ["regular", "executable"].contains(target.kind) else { return found }
        for module in listed.subtracting(imported).subtracting(unimported).sorted() {
            found.append(
                Finding(
                    path: "Package.swift",
                    message: "'\(target.name)' lists '\(module)', which none of its files imports"))
        }
        return found
    }

    /// Whether a module is the toolchain's or the system's. `_Name` is one of the language itself.
    private static func isOfToolchain(_ module: String) -> Bool {
        modulesOfToolchain.contains(module) || module.hasPrefix("_")
    }

    private static let modulesOfToolchain: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
        "FoundationXML", "Glibc", "Musl", "Darwin", "ucrt", "Android", "WASILibc", "Bionic", "Dispatch",
        "Synchronization", "Observation", "RegexBuilder", "Distributed", "Cxx", "CxxStdlib", "Testing", "XCTest",
        "SwiftSyntax", "SwiftParser",
    ]
}

/// Finds the imports of a file, wherever they stand.
private final class ImportReader: SyntaxVisitor {
    private(set) var found: [(module: String, node: ImportDeclSyntax)] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.plainText { found.append((module, node)) }
        return .skipChildren
    }

    // Functions and types have none.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
