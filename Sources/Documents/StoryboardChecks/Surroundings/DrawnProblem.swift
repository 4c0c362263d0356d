/// Something that is wrong with a scene as it is drawn on some devices, in some appearances, text sizes or languages.
public struct DrawnProblem: Hashable, Sendable {
    /// The id of the rule, such as "wall.clipped-text".
    public var rule: String
    /// The ids of the objects, the one that it is about first.
    public var objects: [String]
    /// What is wrong, in words that follow the object's name: "has more text than room".
    public var message: String
    /// The names of the variants of the scene that have the problem, the worst first.
    public var variants: [String]

    /// Creates a problem that drawing found.
    public init(rule: String, objects: [String], message: String, variants: [String]) {
        self.rule = rule
        self.objects = objects
        self.message = message
        self.variants = variants
    }
}
