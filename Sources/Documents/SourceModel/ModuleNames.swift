import FileAccess

/// Guesses the module that a source file is built into. Only the build knows it; several targets of a project share the
/// project's name.
///
/// Going up from the file, the first of these decides: a folder below `Pods`, `Carthage/Checkouts` or
/// `SourcePackages/checkouts`; a folder with a `Package.swift`, where it is the target's folder in `Sources` or
/// `Tests`; a folder with an Xcode project, by that project's name; a folder with an `Info.plist`, by its own name.
/// Otherwise it is the name of the outermost folder.
struct ModuleNames {
    private let store: any FileStore
    private let root: String
    /// The names by folder, or nil if the search continues in the parent folder.
    private var known: [String: String?] = [:]

    init(_ store: any FileStore, root: String) {
        self.store = store
        self.root = root
    }

    mutating func module(of file: String) -> String? {
        if let foreign = Self.checkout(around: file) { return foreign.identifier }
        var inner: [String] = []
        var folder = FilePath.folder(of: file)
        while true {
            if let name = name(of: folder, inner) { return name.identifier }
            let outer = FilePath.folder(of: folder)
            if folder == root || folder == "." || outer == folder { return FilePath.name(of: folder).identifier }
            inner.insert(FilePath.name(of: folder), at: 0)
            folder = outer
        }
    }

    private static func checkout(around file: String) -> String? {
        let names = file.split(separator: "/").dropLast()
        guard let parent = names.lastIndex(where: { ["Pods", "Checkouts", "checkouts"].contains($0) }),
            parent + 1 < names.endIndex
        else { return nil }
        return String(names[parent + 1])
    }

    private mutating func name(of folder: String, _ inner: [String]) -> String? {
        if inner.count >= 2, ["Sources", "Tests", "Source"].contains(inner[0]), has("Package.swift", in: folder) {
            return inner[1]
        }
        if let answer = known[folder] { return answer }
        let names = (try? store.list(folder)) ?? []
        let project = names.first { $0.hasSuffix(".xcodeproj") }.map { String($0.dropLast(".xcodeproj".count)) }
        let own = FilePath.name(of: folder)
        let isTarget = names.contains("Info.plist") && !Self.plainFolders.contains(own)
        let answer = project ?? (isTarget ? own : nil)
        known[folder] = .some(answer)
        return answer
    }

    /// Folders that aren't named like a target.
    private static let plainFolders: Set<String> = [
        "Sources", "Source", "Classes", "Resources", "Supporting Files", "Supporting", "src", ".", "..",
    ]

    private func has(_ name: String, in folder: String) -> Bool {
        (try? store.look(at: FilePath.join(folder, name)))?.kind == .file
    }
}

extension String {
    /// The module name that Xcode derives from a product name.
    fileprivate var identifier: String? {
        let text = String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return text.allSatisfy({ $0 == "_" }) ? nil : text
    }
}
