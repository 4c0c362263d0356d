import FileAccess
import XMLTree

/// A scheme of a project or workspace: what Xcode builds by the name, and how it launches and tests that.
struct Scheme {
    /// The name of the target that the scheme launches, or else of the first one that it builds, or nil if it builds none.
    private(set) var target: String?
    /// The arguments of the launch.
    private(set) var arguments: [String] = []
    /// The environment of the launch.
    private(set) var variables: [String: String] = [:]
    /// The names of the configurations that the actions build.
    private var configurations: [AppProject.Action: String] = [:]

    /// Returns the name of the configuration that an action builds.
    func configuration(for action: AppProject.Action) -> String {
        configurations[action] ?? action.standardConfiguration
    }

    // MARK: Finding

    /// Returns the scheme with a name, shared or one's own, in the first of some projects and workspaces that has it.
    static func named(_ name: String, in places: ProjectPlaces, _ files: any FileStore) throws(ProjectError) -> Scheme {
        var others: Set<String> = []
        for place in places.workspaces + places.projects + places.workspaceProjects {
            for file in all(in: place, files) {
                guard self.name(of: file) == name else {
                    others.insert(self.name(of: file))
                    continue
                }
                guard let tree = tree(file, files) else { throw ProjectError(file, "the scheme can't be read") }
                let scheme = Scheme(tree.root)
                guard scheme.target != nil else { throw ProjectError(file, "the scheme builds no target") }
                return scheme
            }
        }
        // Xcode makes a scheme for each target that has none.
        if others.isEmpty { return Scheme(of: name) }
        let listed = others.sorted().map { "'\($0)'" }.joined(separator: ", ")
        throw ProjectError(places.home, "there is no scheme named '\(name)'", hint: "there is \(listed)")
    }

    /// Returns the shared scheme of a project for a target: of those that launch it, or else of those that build or test it, the one with
    /// its name, or the first one. Without one, it is the scheme that Xcode makes.
    static func shared(for target: String, in project: String, _ files: any FileStore) -> Scheme {
        let all = schemes(in: FilePath.join(project, "xcshareddata"), files)
        let sorted = all.filter { name(of: $0) == target } + all.filter { name(of: $0) != target }.sorted()
        let trees = sorted.compactMap { tree($0, files) }
        func first(_ actions: String...) -> XMLTree? {
            trees.first { tree in actions.contains { names(in: tree.root.child($0)).contains(target) } }
        }
        if let tree = first("LaunchAction") { return Scheme(tree.root) }
        var scheme = Scheme(of: target)
        // The arguments are those of another product.
        if let tree = first("BuildAction", "TestAction") { scheme.configurations = Scheme(tree.root).configurations }
        return scheme
    }

    private static func name(of file: String) -> String {
        String(FilePath.name(of: file).dropLast(".xcscheme".count))
    }

    private static func tree(_ file: String, _ files: any FileStore) -> XMLTree? {
        (try? files.read(file).bytes).flatMap { try? XMLTree($0) }
    }

    private static func all(in place: String, _ files: any FileStore) -> [String] {
        let own = FilePath.join(place, "xcuserdata")
        let users = ((try? files.list(own)) ?? []).map { FilePath.join(own, $0) }
        return ([FilePath.join(place, "xcshareddata")] + users).flatMap { schemes(in: $0, files) }
    }

    private static func schemes(in folder: String, _ files: any FileStore) -> [String] {
        let folder = FilePath.join(folder, "xcschemes")
        return ((try? files.list(folder)) ?? []).filter { $0.hasSuffix(".xcscheme") }.map { FilePath.join(folder, $0) }
    }

    private static func names(in action: Node?) -> [String] {
        action?.subtree.filter { $0.name == "BuildableReference" }.compactMap { $0["BlueprintName"] } ?? []
    }

    // MARK: Reading

    /// Creates the scheme that Xcode makes for a target.
    private init(of target: String) { self.target = target }

    private init(_ root: Node) {
        target = Self.names(in: root.child("LaunchAction")).first ?? Self.names(in: root.child("BuildAction")).first
        for action in AppProject.Action.allCases {
            configurations[action] = root.child(action.element)?["buildConfiguration"]
        }
        if let launch = root.child("LaunchAction") { read(launch) }
    }

    private mutating func read(_ action: Node) {
        if let language = action["language"] { arguments += ["-AppleLanguages", "(\(language))"] }
        if let region = action["region"] {
            arguments += ["-AppleLocale", "\(action["language"] ?? "en")_\(region)"]
        }
        for argument in action.child("CommandLineArguments")?.children ?? action.children
        where argument.name == "CommandLineArgument" && argument["isEnabled"] != "NO" {
            arguments += Self.words(in: argument["argument"] ?? "")
        }
        guard let list = action.child("EnvironmentVariables") else { return }
        for variable in list.children where variable["isEnabled"] != "NO" {
            if let key = variable["key"] { variables[key] = variable["value"] ?? "" }
        }
    }

    /// Returns the words of an argument, of which one field may have several; quotes keep spaces.
    static func words(in text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var (isOpen, quote): (Bool, Character?) = (false, nil)
        for character in text {
            if let mark = quote {
                if character == mark { quote = nil } else { word.append(character) }
            } else if character == "\"" || character == "'" {
                (quote, isOpen) = (character, true)
            } else if character.isWhitespace {
                if isOpen { words.append(word) }
                (word, isOpen) = ("", false)
            } else {
                word.append(character)
                isOpen = true
            }
        }
        return isOpen ? words + [word] : words
    }
}

extension AppProject {
    /// What a project is built for. Its scheme names the configuration of each, as Xcode's menu Product does.
    package enum Action: CaseIterable, Sendable {
        case run, test, archive

        /// The element of a scheme's file.
        fileprivate var element: String {
            switch self {
            case .run: "LaunchAction"
            case .test: "TestAction"
            case .archive: "ArchiveAction"
            }
        }

        /// The name of the configuration that Xcode chooses without a scheme.
        fileprivate var standardConfiguration: String { self == .archive ? "Release" : "Debug" }
    }
}
