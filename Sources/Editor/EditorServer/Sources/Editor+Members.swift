import ClassModel
import ConnectionOffers
import FileAccess
import JSONText
import SourceModel
import StoryboardEditing
import StoryboardModel
import XMLTree

/// Outlets and actions in sources: what they are connected with, and new ones.
extension Editor {
    // MARK: Existing members

    /// Returns the classes, outlets and actions of a source with the objects of the folder's documents that use them.
    func members(_ request: Request, _ respond: @escaping RequestEntry.Respond) throws(Refusal) {
        let document = try document(request.text("document"))
        let source = try source(request)
        let found = source.classes
        let (classes, shelf) = (document.classes, shelf)
        let shown = open.filter { $0.value.version == nil }.mapValues(\.session.document)
        let paths = documentPaths.filter { shown[$0.name] == nil }
        inBackground {
            let others = shelf.documents(at: paths.map(\.location))
            var documents = shown
            for (name, location) in paths { documents[name] = others[location] }
            let json = MemberDescription(documents: documents, classes: classes).members(of: found)
            return { respond(.success(["members": .array(json)])) }
        }
    }

    // MARK: New members

    /// Returns where a member that a drag makes would go, or the existing one that it connects.
    func placement(_ request: Request) throws(Refusal) -> Answer {
        let (document, source) = (try document(request.text("document")), try source(request))
        let from = try request.text("from")
        let line = try request.number("line")
        let offer = try newMember(from: from, in: document)
        if !request.flag("isNew"), let existing = existingMember(atLine: line, of: source, offer) {
            return ["existing": existing]
        }
        let candidates = try candidates(offer, in: source)
        guard
            let place = place(of: candidates, line, source, isAction: false)
                ?? place(of: candidates, line, source, isAction: true)
        else { throw Self.noClass(source) }
        let owner = candidates.first { $0.classes.contains { $0.name == place.className } }
        return [
            "line": .integer(place.line), "column": .integer(place.column), "class": .string(place.className),
            "owner": .optional(owner?.id), "holds": .bool(owner?.holds ?? false), "sends": .bool(offer.sends),
            "types": .array(offer.types.map { .string($0) }), "isKept": .bool(offer.isKept),
            "events": .array(offer.events.map { .string($0) }), "usualEvent": .optional(offer.usualEvent),
        ]
    }

    private func newMember(from id: String, in document: OpenDocument) throws(Refusal) -> NewMemberOffer {
        let offers = ConnectionOffers(document.session.document, classes: document.classes)
        guard let offer = offers.newMember(from: id) else { throw Refusal("the object no longer exists") }
        return offer
    }

    /// Returns the objects whose class is in a source.
    private func candidates(_ offer: NewMemberOffer, in source: OpenSource) throws(Refusal) -> [NewMemberOffer.Owner] {
        guard source.isSwift else {
            throw Refusal(
                "new members can be inserted into Swift classes only",
                hint: "declare it in the header, and drag onto its line")
        }
        let names = Set(source.outline.bodies.map(\.name))
        let fitting = offer.owners.filter { $0.classes.contains { names.contains($0.name) } }
        guard !fitting.isEmpty else { throw Self.noClass(source, offer.owners) }
        return fitting
    }

    private static func noClass(_ source: OpenSource, _ owners: [NewMemberOffer.Owner] = []) -> Refusal {
        let name = owners.first?.classes.first?.name
        return Refusal(
            "“\(FilePath.name(of: source.file))” has no class of this scene",
            hint: name.map { "open the file of \($0)" } ?? "set the class of the view controller first")
    }

    private func place(
        of owners: [NewMemberOffer.Owner], _ line: Int, _ source: OpenSource, isAction: Bool
    ) -> MemberPlace? {
        let names = Set(owners.flatMap { $0.classes.map(\.name) })
        return source.outline.place(inOneOf: names, atLine: line, isAction: isAction)
    }

    /// Returns the outlet or action that is declared on a line, if an object can be connected with it.
    private func existingMember(
        atLine line: Int, of source: OpenSource, _ offer: NewMemberOffer
    ) -> JSONValue? {
        let found = source.classes
        let all =
            found.classes.flatMap { declared in declared.members.map { (declared.name, $0) } }
            + found.extensions.flatMap { name, members in members.map { (name, $0) } }
        guard let (className, member) = all.first(where: { $0.1.place.line == line && $0.1.isConnectable }) else {
            return nil
        }
        guard let owner = offer.owners.first(where: { $0.classes.contains { $0.name == className } }) else {
            return nil
        }
        return .record([
            "name": .string(member.name), "kind": .string(member.kind.name), "owner": .string(owner.id),
            "class": .string(className),
        ])
    }

    /// Inserts a member into a source, and connects it in the document, as one step.
    func insertMember(_ request: Request) throws(Refusal) -> Answer {
        let path = try request.text("document")
        let (document, source) = (try document(path), try source(request))
        let from = try request.text("from")
        let offer = try newMember(from: from, in: document)
        let member = try Self.member(request)
        if member.isAction, !offer.sends { throw Refusal("the object sends no actions") }
        do throws(SourceError) { try member.check() } catch { throw Refusal(error.message, hint: error.hint) }
        let candidates = try candidates(offer, in: source).filter { member.isAction || $0.holds }
        guard let place = place(of: candidates, try request.number("line"), source, isAction: member.isAction),
            let owner = candidates.first(where: { $0.classes.contains { $0.name == place.className } })
        else {
            throw Refusal(
                "no object of this class can have an outlet to it",
                hint: "objects in cells belong to the cell’s class")
        }
        try check(member, isNewIn: owner, place.className, source)
        let insertion = source.outline.insertion(of: member, at: place)
        let model = document.session.document
        let commands = ConnectionOffers(model, classes: document.classes).commands(
            connecting: from, with: owner.id, as: member.connectionKind, name: member.connectionName,
            event: try request.optionalText("event"))
        let name = "Insert \(member.title) “\(member.name)”"
        var draft = Draft(of: model, name: name, layout: DocumentLayout())
        try draft.perform(commands)
        try commit(
            [
                .source(source, text: [insertion.edit].applied(to: source.session.text), name: name),
                .document(path: path, document, draft),
            ], by: request.page)
        return [
            "revision": .integer(document.session.revision), "line": .integer(insertion.line),
            "name": .string(member.connectionName),
        ]
    }

    private static func member(_ request: Request) throws(Refusal) -> NewMember {
        let arguments = try request.optionalText("arguments") ?? NewMember.Arguments.sender.rawValue
        let kind: NewMember.Kind
        switch try request.text("kind") {
        case "outlet": kind = .outlet(isWeak: !request.flag("strong"))
        case "outletCollection": kind = .outletCollection
        case "action":
            guard let known = NewMember.Arguments(rawValue: arguments) else {
                throw Refusal("there are no arguments '\(arguments)'", hint: "none, sender or senderAndEvent")
            }
            kind = .action(known)
        case let other:
            throw Refusal("there is no kind '\(other)'", hint: "outlet, outletCollection or action")
        }
        return NewMember(kind, try request.text("name"), type: try request.text("type"))
    }

    /// Throws if a class has a member with the name already, also in its other files or above.
    private func check(
        _ member: NewMember, isNewIn owner: NewMemberOffer.Owner, _ className: String, _ source: OpenSource
    ) throws(Refusal) {
        let found = source.classes
        let here =
            found.classes.filter { $0.name == className }.flatMap(\.members) + (found.extensions[className] ?? [])
        let chain = open.values.lazy.compactMap { $0.classes.chain(of: className) }.first
        // The index of classes may be older than the source.
        let names = Set((found.classes.flatMap(\.members) + found.extensions.values.joined()).map(\.name))
        let known = (chain?.members ?? owner.classes.flatMap(\.members)).filter {
            $0.place.file != source.session.path || names.contains($0.name)
        }
        let all = here + known
        let taken = all.first { $0.name == member.connectionName || !member.isAction && $0.name == member.name }
        if let taken {
            throw Refusal(
                "\(className) already has “\(member.name)”, at \(taken.place)",
                hint: "choose another name, or drag onto it")
        }
        if let chain, chain.frameworkMembers.contains(where: { $0.name == member.connectionName }) {
            throw Refusal("“\(member.name)” is a name of UIKit’s in \(className)", hint: "choose another name")
        }
    }
}

extension NewMember {
    fileprivate var title: String {
        switch kind {
        case .outlet: "Outlet"
        case .outletCollection: "Outlet Collection"
        case .action: "Action"
        }
    }

    fileprivate var connectionKind: Connection.Kind {
        switch kind {
        case .outlet: .outlet
        case .outletCollection: .outletCollection
        case .action: .action
        }
    }
}
