/// A font by its name, without a size.
public final class CGFont: Hashable, Sendable {
    package let name: String

    public init?(_ name: CFString) {
        guard !name.isEmpty else { return nil }
        self.name = name
    }

    public var fullName: CFString? { name }
    public var postScriptName: CFString? { name }

    public static func == (one: CGFont, other: CGFont) -> Bool { one.name == other.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
