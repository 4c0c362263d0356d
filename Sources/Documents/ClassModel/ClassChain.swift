/// A class and its superclasses.
public struct ClassChain: Hashable, Sendable {
    /// The classes of the sources, the class itself first.
    public let classes: [AppClass]
    /// The classes of UIKit and related frameworks, nearest first.
    public let frameworkClasses: [String]
    /// Whether all superclasses are known. Otherwise, missing members may exist.
    public let isComplete: Bool
    private let additions: [ClassMember]

    /// Creates a chain of classes, the class itself first.
    public init(
        classes: [AppClass], frameworkClasses: [String], isComplete: Bool, additions: [ClassMember] = []
    ) {
        self.classes = classes
        self.frameworkClasses = frameworkClasses
        self.isComplete = isComplete
        self.additions = additions
    }

    /// The name of the class itself.
    public var name: String? { classes.first?.name ?? frameworkClasses.first }

    /// The members in the sources, including inherited ones, those of the class first.
    public var members: [ClassMember] {
        let exposes = classes.contains(where: \.exposesMembers)
        return (classes.flatMap(\.members) + additions).map { member in
            guard exposes else { return member }
            var member = member
            if member.kind == .hiddenProperty { member.kind = .property }
            if member.kind == .hiddenMethod { member.kind = .method }
            return member
        }
    }

    /// Returns the members of some kinds, without duplicate names.
    public func members(_ kinds: Set<ClassMember.Kind>) -> [ClassMember] {
        var names: Set<String> = []
        return members.filter { kinds.contains($0.kind) && names.insert($0.name).inserted }
    }

    /// Returns a Boolean value that indicates whether the class has a name or derives from a class that does, or nil if
    /// this is unknown.
    public func derives(from name: String) -> Bool? {
        if classes.contains(where: { $0.name == name }) || frameworkClasses.contains(name) { return true }
        return isComplete ? false : nil
    }

    /// The members of UIKit's classes.
    public var frameworkMembers: [FrameworkMember] {
        frameworkClasses.flatMap { FrameworkClasses.shared[$0]?.members ?? [] }
    }
}

extension AppClasses {
    /// The maximum number of classes in a chain; what is above them counts as unknown.
    private static let longestChain = 100

    /// Returns a class with its superclasses.
    public func chain(of start: AppClass) -> ClassChain {
        var classes = [start]
        while let name = classes.last?.superclass.map(unaliased) {
            guard let next = meant(by: name, in: classes.last), !FrameworkClasses.shared.has(name) else {
                return chain(classes, below: name)
            }
            let isCircular = classes.contains { $0.name == next.name && $0.module == next.module }
            if isCircular || classes.count == Self.longestChain {
                return ClassChain(classes: classes, frameworkClasses: [], isComplete: false)
            }
            classes.append(next)
        }
        return ClassChain(classes: classes, frameworkClasses: [], isComplete: true)
    }

    /// Returns the chain of a class of the sources or of a framework, or nil if the name is unknown.
    public func chain(of name: String, in user: AppClass? = nil) -> ClassChain? {
        let name = unaliased(name)
        if FrameworkClasses.shared.has(name.lastComponent) { return chain([], below: name.lastComponent) }
        return meant(by: name, in: user).map(chain)
    }

    private func chain(_ classes: [AppClass], below name: String) -> ClassChain {
        let framework = FrameworkClasses.shared.chain(of: name.lastComponent)
        // What follows the colon may be a protocol, and then there is no superclass.
        return ClassChain(
            classes: classes, frameworkClasses: framework, isComplete: !framework.isEmpty || isProtocol(name),
            additions: framework.flatMap { additions[$0] ?? [] })
    }
}
