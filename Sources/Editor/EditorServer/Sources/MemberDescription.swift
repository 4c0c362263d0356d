import ClassModel
import ConnectionOffers
import JSONText
import StoryboardModel
import XMLTree

/// The members of a source's classes, with the objects that use them, for pages.
struct MemberDescription {
    /// The documents by name.
    let documents: [String: Document]
    let classes: AppClasses

    func members(of file: FileClasses) -> [JSONValue] {
        var rows: [JSONValue] = []
        for declared in file.classes {
            let objects = uses { $0.objects(ofClass: declared.name) }
            if !objects.isEmpty { rows.append(row("class", declared.name, declared.name, declared.place, objects)) }
            rows += declared.members.filter(\.isConnectable).map { row($0, of: declared.name) }
        }
        for (name, members) in file.extensions.sorted(by: { $0.key < $1.key }) {
            rows += members.filter(\.isConnectable).map { row($0, of: name) }
        }
        return rows
    }

    private func row(_ member: ClassMember, of name: String) -> JSONValue {
        row(member.kind.name, member.name, name, member.place, uses { $0.uses(of: member, ofClass: name) })
    }

    private func row(
        _ kind: String, _ name: String, _ className: String, _ place: SourcePlace, _ uses: [JSONValue]
    ) -> JSONValue {
        .record([
            "line": .integer(place.line), "kind": .string(kind), "name": .string(name), "class": .string(className),
            "uses": .array(uses),
        ])
    }

    private func uses(_ body: (ConnectionOffers) -> [MemberUse]) -> [JSONValue] {
        documents.sorted { $0.key < $1.key }.flatMap { name, document in
            let describe = ObjectDescription(document: document)
            return body(ConnectionOffers(document, classes: classes)).map { use in
                let shown = use.other ?? use.owner
                return JSONValue.record([
                    "document": .string(name), "object": .string(shown), "owner": .string(use.owner),
                    "title": .string(document.object(shown).map { describe.name(of: $0) } ?? shown),
                    "event": use.event.map { .string($0.spacedWords) },
                ])
            }
        }
    }
}

extension ClassMember {
    /// Whether documents connect with the member.
    var isConnectable: Bool { [.outlet, .outletCollection, .action, .unwindAction, .segueAction].contains(kind) }
}

extension ClassMember.Kind {
    /// The name for pages.
    var name: String {
        switch self {
        case .outlet: "outlet"
        case .outletCollection: "outletCollection"
        case .action: "action"
        case .unwindAction: "unwindAction"
        case .segueAction: "segueAction"
        case .inspectable: "inspectable"
        case .property, .hiddenProperty: "property"
        case .method, .hiddenMethod: "method"
        }
    }
}
