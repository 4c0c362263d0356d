import FileAccess

/// Dependencies that targets don't name. Xcode builds all modules of an app into one folder, where each finds those that were built before
/// it; so a module may import another one that only the app depends on.
struct ImplicitDependencies {
    private var modules: [AppProject.Module]
    private let places: [String: Int]

    init(of modules: [AppProject.Module]) {
        self.modules = modules
        places = Dictionary(modules.enumerated().map { ($1.module, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the modules with the dependencies that their imports show, each after those that it depends on. An import that would make
    /// a circle isn't followed.
    mutating func added(_ files: any FileStore) -> [AppProject.Module] {
        guard modules.count > 1 else { return modules }
        var isChanged = false
        for place in modules.indices {
            for name in imports(of: modules[place], files) where !modules[place].dependencies.contains(name) {
                guard let other = places[name], other != place,
                    !modules[other].dependencies.contains(modules[place].module)
                else { continue }
                depend(place, on: other)
                isChanged = true
            }
        }
        return isChanged ? sorted() : modules
    }

    /// Adds a dependency, and those that come with it, to a module and to all that depend on it.
    private mutating func depend(_ place: Int, on other: Int) {
        let new = modules[other].dependencies + [modules[other].module]
        let name = modules[place].module
        for user in modules.indices where user == place || modules[user].dependencies.contains(name) {
            modules[user].dependencies += new.filter { !modules[user].dependencies.contains($0) }
        }
    }

    private func sorted() -> [AppProject.Module] {
        var sorted: [AppProject.Module] = []
        var done: Set<String> = []
        var left = modules
        while !left.isEmpty {
            let ready = left.firstIndex { $0.dependencies.allSatisfy { done.contains($0) || places[$0] == nil } } ?? 0
            let module = left.remove(at: ready)
            done.insert(module.module)
            sorted.append(module)
        }
        // A module's own dependencies are in order too.
        let order = Dictionary(sorted.enumerated().map { ($1.module, $0) }, uniquingKeysWith: { first, _ in first })
        for place in sorted.indices {
            sorted[place].dependencies.sort { (order[$0] ?? 0) < (order[$1] ?? 0) }
        }
        return sorted
    }

    /// Returns the modules of the app that a module's sources import, without those that a source asks `canImport` for.
    private func imports(of module: AppProject.Module, _ files: any FileStore) -> [String] {
        var names: Set<String> = []
        for source in module.sources {
            guard let bytes = try? files.read(source).bytes else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            for line in text.split(whereSeparator: \.isNewline) {
                guard let name = Self.module(importedBy: line), places[name] != nil, !names.contains(name),
                    !text.contains("canImport(\(name))")
                else { continue }
                names.insert(name)
            }
        }
        return names.sorted { (places[$0] ?? 0) < (places[$1] ?? 0) }
    }

    private static let kinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
    ]

    /// Returns the name of the module that a line imports, or nil: `@testable import class Shop.Cart`.
    static func module(importedBy line: Substring) -> String? {
        guard line.utf8.count < 200, line.contains("import ") else { return nil }
        var words = line.split(whereSeparator: \.isWhitespace)[...]
        let levels: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
        while let word = words.first, word.hasPrefix("@") || levels.contains(word) { words.removeFirst() }
        guard words.first == "import" else { return nil }
        words.removeFirst()
        if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
        return words.first.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
    }
}
