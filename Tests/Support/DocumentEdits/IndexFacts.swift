public import StoryboardModel
import XMLTree

/// All that a document's index says, in terms that hold for another reading of the same text: elements by their number.
public struct IndexFacts: Equatable, Sendable {
    public var objects: [String: Int] = [:]
    public var scenes: [String: Int] = [:]
    public var duplicates: [String: [Int]] = [:]
    public var references: Set<String> = []
    public var resources: [String: Set<Int>] = [:]
    public var capabilities: [Capability: Int] = [:]
    public var danglingIDs: [String] = []

    public init(_ document: Document) {
        let index = document.index
        let elements = Array(document.root.subtree)
        let numbers = Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($0.element.id, $0.offset) })
        let number = { (node: NodeID) in numbers[node] ?? -1 }
        for value in Set(elements.flatMap { $0.attributes.map(\.value) }) {
            objects[value] = index.object(value).map(number)
            scenes[value] = index.scene(value).map(number)
            for reference in index.references(to: value) {
                references.insert("\(number(reference.node)) \(reference.attribute) \(value)")
            }
        }
        duplicates = index.duplicates.mapValues { $0.map(number) }
        for resource in index.usedResources {
            resources["\(resource.kind) \(resource.name)"] = Set(index.users(of: resource).map(number))
        }
        for capability in index.usedCapabilities { capabilities[capability] = index.count(of: capability) }
        danglingIDs = index.danglingIDs
    }
}
