public import StoryboardModel

/// A class in an app's sources, with the members that documents can connect to.
public struct AppClass: Hashable, Sendable {
    /// The name as documents write it: the Objective-C name, or "Outer.Inner" for a nested class.
    public var name: String
    /// The module that documents name, or nil for a class that Objective-C knows by its name alone.
    public var module: String?
    /// The superclass as the source writes it, without generic arguments, or nil if there is none. It may be a
    /// protocol.
    public var superclass: String?
    /// The file and line of the declaration.
    public var place: SourcePlace
    /// A Boolean value that indicates whether the class has generic parameters, so that no document can name it.
    public var isGeneric: Bool
    /// A Boolean value that indicates whether the class is `@IBDesignable`.
    public var isDesignable: Bool
    /// A Boolean value that indicates whether the class and its subclasses are `@objcMembers`.
    public var exposesMembers: Bool
    /// The members in the order of the source, those of extensions last.
    public var members: [ClassMember]

    /// Creates a class.
    public init(
        _ name: String, module: String? = nil, superclass: String? = nil, place: SourcePlace, isGeneric: Bool = false,
        isDesignable: Bool = false, exposesMembers: Bool = false, members: [ClassMember] = []
    ) {
        self.name = name
        self.module = module
        self.superclass = superclass
        self.place = place
        self.isGeneric = isGeneric
        self.isDesignable = isDesignable
        self.exposesMembers = exposesMembers
        self.members = members
    }

    /// Returns a class with the members of both. If the superclasses differ, the superclass is unknown.
    func joined(with other: AppClass) -> AppClass {
        var joined = self
        joined.members += other.members
        joined.exposesMembers = exposesMembers || other.exposesMembers
        joined.isDesignable = isDesignable || other.isDesignable
        joined.isGeneric = isGeneric && other.isGeneric
        if let superclass, let second = other.superclass, superclass != second {
            joined.superclass = "\(superclass) or \(second)"
        } else {
            joined.superclass = superclass ?? other.superclass
        }
        return joined
    }
}
