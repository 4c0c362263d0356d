public import StoryboardModel

/// The classes of an app's sources.
public struct AppClasses: Hashable, Sendable {
    /// The classes, sorted by name. Classes with the same name and module, which `#if` or several targets declare, are
    /// merged.
    public let all: [AppClass]
    private let positions: [String: [Int]]
    /// The members that the sources add to classes of frameworks, such as UIKit.
    let additions: [String: [ClassMember]]
    private let aliases: [String: String]
    private let protocols: Set<String>
    private let modules: Set<String>
    /// The lines of files after which nothing is read, because they are nested too deeply.
    public let ends: [SourcePlace]

    /// Creates the classes of source files, with the members that extensions in other files add.
    public init(_ files: [FileClasses]) {
        let aliases = files.reduce(into: [:]) { $0.merge($1.aliases) { first, _ in first } }
        var joined = JoinedClasses()
        for file in files { for declared in file.classes { joined.add(declared) } }
        var additions: [String: [ClassMember]] = [:]
        for file in files {
            for (name, members) in file.extensions.sorted(by: { $0.key < $1.key }) {
                let name = aliases[name] ?? name
                if !joined.extend(name, members) { additions[name.lastComponent, default: []] += members }
            }
        }
        let all = joined.classes.sorted { ($0.name, $0.module ?? "") < ($1.name, $1.module ?? "") }
        self.all = all
        positions = Dictionary(grouping: all.indices) { all[$0].name }
        self.additions = additions
        self.aliases = aliases
        modules = Set(all.compactMap(\.module))
        ends = files.compactMap(\.end)
        protocols = files.reduce(into: []) { $0.formUnion($1.protocols) }
    }

    /// Creates a list of classes without extensions, aliases or protocols.
    public init(_ classes: [AppClass]) { self.init([FileClasses(classes: classes)]) }

    /// The members of all classes, including those added to classes of frameworks.
    public var members: [ClassMember] { all.flatMap(\.members) + additions.values.joined() }

    /// A Boolean value that indicates whether the sources have no class.
    public var isEmpty: Bool { all.isEmpty }

    /// Returns the class that a document means. The module decides between classes with the same name. If no class has
    /// this module and `isOfTarget` is true, any class with the name is used, because only the build knows the target's
    /// name. If several match, their members are merged.
    public func find(_ name: String, module: String? = nil, isOfTarget: Bool = false) -> AppClass? {
        let known = named(name)
        guard let module, !module.isEmpty else {
            return isOfTarget ? Self.joined(known) : known.first { $0.module == nil } ?? known.first
        }
        if let found = known.first(where: { $0.module == module }) ?? known.first(where: { $0.module == nil }) {
            return found
        }
        return isOfTarget ? Self.joined(known) : nil
    }

    private static func joined(_ classes: [AppClass]) -> AppClass? {
        classes.dropFirst().reduce(classes.first) { $0?.joined(with: $1) }
    }

    /// Returns a Boolean value that indicates whether the sources are known to include those of a module.
    public func has(module: String) -> Bool { modules.contains(module) }

    func named(_ name: String) -> [AppClass] { (positions[name] ?? []).map { all[$0] } }

    /// Returns the class that a superclass or type in the source of `user` means. "Outer.Inner" may be written in part,
    /// or with its module.
    func meant(by name: String, in user: AppClass?) -> AppClass? {
        let spellings = [name, name.components.dropFirst().joined(separator: "."), name.lastComponent]
        for spelling in spellings where !spelling.isEmpty {
            let known = named(spelling)
            if let found = known.first(where: { $0.module == user?.module }) ?? known.first { return found }
        }
        return nil
    }

    /// Returns the name that a type alias stands for.
    func unaliased(_ name: String) -> String {
        var name = name
        for _ in 0..<8 {
            guard let meaning = aliases[name] else { break }
            name = meaning
        }
        return name
    }

    func isProtocol(_ name: String) -> Bool { protocols.contains(name.lastComponent) }
}

private struct JoinedClasses {
    private(set) var classes: [AppClass] = []
    private var positions: [[String?]: Int] = [:]
    private var byName: [String: [Int]] = [:]

    mutating func add(_ declared: AppClass) {
        let key = [declared.name, declared.module]
        guard let position = positions[key] else {
            positions[key] = classes.count
            byName[declared.name, default: []].append(classes.count)
            return classes.append(declared)
        }
        classes[position] = classes[position].joined(with: declared)
    }

    /// Adds the members of an extension and returns whether the class exists. If several classes match, each gets the
    /// members.
    mutating func extend(_ name: String, _ members: [ClassMember]) -> Bool {
        guard let known = byName[name] ?? byName[name.lastComponent] else { return false }
        for position in known { classes[position].members += members }
        return true
    }
}

extension String {
    var components: [Substring] { split(separator: ".") }

    /// The last component of a name: "UIKit.UIView" as "UIView".
    var lastComponent: String { components.last.map(String.init) ?? self }
}
