import JSONText
import StoryboardModel

extension Editor {
    func inspect(_ request: Request) throws(Refusal) -> Answer {
        let document = try document(request.text("document"))
        let model = document.session.document
        let inspector = Inspector(document: model, resources: document.inspectorResources())
        return ["inspection": inspector.inspection(of: try request.texts("objects"))]
    }

    func connections(_ request: Request) throws(Refusal) -> Answer { throw Refusal("not there yet") }

    func library(_ request: Request) throws(Refusal) -> Answer { throw Refusal("not there yet") }

    func merge(_ request: Request) throws(Refusal) -> Answer { throw Refusal("not there yet") }

    func copy(_ request: Request) throws(Refusal) -> Answer { throw Refusal("not there yet") }

    func classes(_ request: Request) throws(Refusal) -> Answer { throw Refusal("not there yet") }
}
