import JSONText
import StoryboardEditing
import StoryboardModel

extension Editor {
    func inspect(_ request: Request) throws(Refusal) -> Answer {
        let document = try document(request.text("document"))
        let model = document.session.document
        let inspector = Inspector(document: model, resources: document.inspectorResources())
        return ["inspection": inspector.inspection(of: try request.texts("objects"))]
    }

    func connections(_ request: Request) throws(Refusal) -> Answer { throw Refusal("not there yet") }

    func library(_ request: Request) throws(Refusal) -> Answer {
        let document = try document(request.text("document")).session.document
        let items = Library.items(for: document.kind).map { item in
            JSONValue.record([
                "id": .string(item.id), "title": .string(item.title), "detail": .string(item.detail),
                "icon": .string(item.element), "category": .string(item.category.rawValue),
                "isController": .bool(item.isController),
                "size": item.size(in: document).map { .array([.number($0.width), .number($0.height)]) },
            ])
        }
        return ["items": .array(items)]
    }

    func merge(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let conflicts = try document.session.merge(in: files)
        if conflicts.isEmpty { showAnew(path, document) }
        return ["conflicts": .array(conflicts.map { .string($0) })]
    }

    func copy(_ request: Request) throws(Refusal) -> Answer { throw Refusal("not there yet") }

    func classes(_ request: Request) throws(Refusal) -> Answer { throw Refusal("not there yet") }
}
