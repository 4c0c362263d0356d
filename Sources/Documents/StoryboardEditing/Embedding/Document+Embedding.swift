import ElementCatalog
import StoryboardModel
import XMLTree

extension Document {
    mutating func embed(_ objects: [Address], in container: String) throws(ChangeError) -> [String] {
        guard kind.isUIKit else {
            throw .refused("embedding is for documents of iOS and tvOS, not for a \(kind.title)")
        }
        guard !objects.isEmpty else { throw .refused("there is nothing to embed", hint: "name at least one object") }
        if ["navigationController", "tabBarController"].contains(container) {
            return try embedControllers(objects, in: container)
        }
        guard let form = ViewEmbedding(rawValue: container) else {
            let names = ["navigationController", "tabBarController"] + ViewEmbedding.allCases.map(\.rawValue)
            throw .refused(
                "nothing can be embedded in '\(container)'\(Spelling.suggestion(for: container, among: names))",
                hint: "choose one of: \(names.joined(separator: ", "))")
        }
        return try embedViews(objects, in: form)
    }

    mutating func unembed(_ object: Address) throws(ChangeError) -> [String] {
        guard kind.isUIKit else {
            throw .refused("embedding is for documents of iOS and tvOS, not for a \(kind.title)")
        }
        let node = try resolve(object).id
        if let controller = Scene(tree[node])?.controller?.id { return try unembedController(controller) }
        return tree[node].isController ? try unembedController(node) : try unembedViews(of: node)
    }
}
