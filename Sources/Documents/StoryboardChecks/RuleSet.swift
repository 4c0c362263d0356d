/// All rules.
public enum RuleSet {
    /// All rules, the most severe areas first.
    public static let all: [Rule] = [
        identity, references, connections, classes, classConnections, identifiers, segues, unwinding, scenes,
        storyboardReferences, launchScreens,
        views, constraints, values, runtimeAttributes, resources, accessibility, localization, samples, drawnScenes,
        damagedFiles, releases, cells,
        format,
    ].flatMap { $0 }

    /// The rule with an id.
    public static subscript(id: String) -> Rule? { byID[id] }

    private static let byID = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
}
