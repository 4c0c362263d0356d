import ClassModel
import ConnectionOffers
import JSONText
import SceneRenderer
import StoryboardEditing
import StoryboardModel
import XMLTree

extension Editor {
    func inspect(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let ids = try request.texts("objects")
        let settings = request.page.settings(of: path)
        let pictures = document.pictures(for: settings)
        var resources = document.inspectorResources(for: settings)
        for exit in ids.compactMap({ PossibleExit(id: $0, in: resources.document) }) {
            resources.document = exit.added(to: resources.document)
        }
        let inspector = Inspector(
            document: resources.document, resources: resources, classes: document.classes,
            changes: RowChanges(document.comparison, of: ids, in: resources.document),
            frames: pictures.unsettledFrames(of: ids), misplaced: pictures.misplacedFrames(of: ids),
            texts: document.version == nil && document.app != nil
                ? RowTexts(document: resources.document, texts: document.texts) : nil)
        return ["inspection": inspector.inspection(of: ids)]
    }

    /// Returns what may connect two objects, with the outlets and actions that sources have now.
    func connections(_ request: Request, _ respond: @escaping RequestEntry.Respond) throws(Refusal) {
        let document = try document(request.text("document"))
        document.whenLookedAround(inBackground) { [weak document] in
            guard let document else { return }
            do throws(Refusal) {
                respond(.success(["groups": try Self.connections(request, in: document)]))
            } catch {
                respond(.failure(error))
            }
        }
    }

    private static func connections(_ request: Request, in document: OpenDocument) throws(Refusal) -> JSONValue {
        let (from, to) = (try request.text("from"), try request.text("to"))
        var trigger: ConnectionOffers.Trigger?
        if let name = try request.optionalText("trigger") {
            guard let known = ConnectionOffers.Trigger(rawValue: name) else {
                throw Refusal("there is no trigger '\(name)'")
            }
            trigger = known
        }
        var model = document.session.document
        let exit = PossibleExit(id: to, in: model) ?? PossibleExit(id: from, in: model)
        if let exit { model = exit.added(to: model) }
        let settings = request.page.settings(of: try request.text("document"))
        let offers = ConnectionOffers(
            model, classes: document.classes, layout: document.pictures(for: settings).layout(around: [from]))
        let groups = offers.groups(from: from, to: to, trigger: trigger, only: try request.optionalText("only"))
        return .array(groups.map { OfferDescription.group($0, exit: exit) })
    }

    /// Returns the neighbors of views, for constraints to them.
    func neighbors(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let document = try document(path)
        let ids = try request.texts("objects")
        let layout = document.pictures(for: request.page.settings(of: path)).layout(
            around: ids)
        var views: [JSONValue] = []
        for id in ids {
            do throws(ChangeError) {
                let model = document.session.document
                let found = try model.neighborChoices(
                    of: Address(id), toMargins: request.flag("toMargins"), in: layout)
                views.append(NeighborDescription.view(id, found, in: model, layout))
            } catch {
                throw Refusal(error)
            }
        }
        return ["views": .array(views)]
    }

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

    func copy(_ request: Request) throws(Refusal) -> Answer {
        let document = try document(request.text("document"))
        let objects = try request.texts("objects").map { Address($0) }
        do throws(ChangeError) {
            return ["xml": .string(try document.session.document.xml(of: objects))]
        } catch {
            throw Refusal(error)
        }
    }

    /// Returns the classes of the sources around a document.
    func classes(_ request: Request) throws(Refusal) -> Answer {
        let document = try document(request.text("document"))
        return [
            "classes": .array(
                document.classes.all.map { known in
                    .record([
                        "name": .string(known.name), "module": .optional(known.module),
                        "superclass": .optional(known.superclass), "file": .string(known.place.file),
                        "line": .integer(known.place.line),
                    ])
                })
        ]
    }
}
