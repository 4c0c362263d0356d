public import StoryboardModel

/// A class of an app's sources, with what documents can connect to.
public struct AppClass: Hashable, Sendable {
    /// As documents spell it: the name that Objective-C sees, or for a nested class "Outer.Inner".
    public var name: String
    /// The module that documents name beside it; nil where Objective-C knows the class by its name alone.
    public var module: String?
    /// As the source spells it, without generic arguments; nil for a class that derives from none. A protocol may stand here.
    public var superclass: String?
    public var place: SourcePlace
    public var isGeneric: Bool
    public var isDesignable: Bool
    /// Whether Objective-C sees all members, those of subclasses too: `@objcMembers`.
    public var exposesMembers: Bool
    /// In the order in which they stand, extensions last.
    public var members: [ClassMember]

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

    /// One class with what either of two has. Where they derive from different classes, nobody knows from which.
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
