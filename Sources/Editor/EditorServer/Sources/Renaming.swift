import ClassModel
import ConnectionOffers
import SourceModel
import StoryboardEditing
import StoryboardModel
import XMLTree

/// The renaming of an outlet, action or class in sources and documents.
struct Renaming {
    enum Subject: Hashable {
        case member(ClassMember, of: String)
        case type(AppClass)
    }

    let subject: Subject
    let new: String
    let classes: AppClasses

    /// The name in the source: that of a property, a method without its labels, or a class.
    var old: String {
        switch subject {
        case .member(let member, _): Self.baseName(of: member)
        case .type(let found): found.name.split(separator: ".").last.map(String.init) ?? found.name
        }
    }

    /// What the step is called.
    var title: String {
        switch subject {
        case .member(let member, _): member.isMethod ? "Rename Action “\(old)”" : "Rename Outlet “\(old)”"
        case .type: "Rename Class “\(old)”"
        }
    }

    // MARK: Names

    /// Throws if the name can't be had.
    func check() throws(Refusal) {
        do throws(SourceError) {
            try NewMember.check(name: new)
        } catch {
            throw Refusal(error.message, hint: error.hint)
        }
        guard new != old else { throw Refusal("the name is the same as before") }
        switch subject {
        case .member(let member, let name):
            let taken =
                affected(name).flatMap(\.members).first { Self.baseName(of: $0) == new }
                ?? classes.chain(of: name)?.members.first { Self.baseName(of: $0) == new }
            if let taken {
                throw Refusal("\(name) already has “\(new)”, at \(taken.place)", hint: "choose another name")
            }
            let wanted = connectionName(of: member)
            if classes.chain(of: name)?.frameworkMembers.contains(where: { $0.name == wanted }) == true {
                throw Refusal("“\(new)” is a name of UIKit’s in \(name)", hint: "choose another name")
            }
        case .type(let found):
            if let taken = classes.all.first(where: { $0.name.split(separator: ".").last.map(String.init) == new }) {
                throw Refusal("there is a class “\(new)” already, at \(taken.place)", hint: "choose another name")
            }
            if FrameworkClasses.shared.has(new) {
                throw Refusal("“\(new)” is a class of UIKit’s", hint: "choose another name")
            }
            let others = classes.all.filter { $0.name.split(separator: ".").last.map(String.init) == old }
            if others.count > 1 {
                throw Refusal(
                    "there are \(others.count) classes “\(old)”, which can’t be distinguished",
                    hint: "rename it by hand")
            }
            if found.module == nil {
                throw Refusal(
                    "“\(old)” is known to Objective-C by this name",
                    hint: "rename it by hand in its sources and documents")
            }
        }
    }

    /// The class and those that derive from it.
    private func affected(_ name: String) -> [AppClass] {
        classes.all.filter { found in classes.chain(of: found).classes.contains { $0.name == name } }
    }

    private static func baseName(of member: ClassMember) -> String {
        guard member.isMethod else { return member.name }
        return member.sourceName ?? member.name
    }

    /// The name by which documents connect to the renamed member.
    private func connectionName(of member: ClassMember) -> String {
        member.isMethod ? ObjectiveCSelector.name(of: new, labels: member.labels ?? []) : new
    }

    // MARK: Sources

    /// Returns what changes in a source.
    func renaming(in bytes: [UInt8]) -> SourceRenaming {
        switch subject {
        case .member(let member, let name):
            SourceRenaming.member(
                old, labels: member.isMethod ? member.labels ?? [] : nil,
                of: Set(affected(name).map(\.name) + [name]), to: new, in: bytes)
        case .type: SourceRenaming.type(old, to: new, in: bytes)
        }
    }

    // MARK: Documents

    /// Returns the commands that change what a document says.
    func commands(in document: Document) -> [Command] {
        let offers = ConnectionOffers(document, classes: classes)
        switch subject {
        case .member(let member, let name):
            let wanted = connectionName(of: member)
            guard wanted != member.name else { return [] }
            return offers.uses(of: member, ofClass: name).compactMap { use in
                let attribute = ["property", "selector", "unwindAction", "creator"].first(where: use.node.has)
                guard let id = use.node["id"], let attribute else { return nil }
                return .set(object: Address(id), attribute: attribute, value: wanted)
            }
        case .type(let found):
            let wanted = found.name.split(separator: ".").dropLast().map(String.init) + [new]
            return document.root.subtree.compactMap { node in
                guard let id = node["id"], node["customClass"] == found.name, isMeant(node, found) else { return nil }
                return .set(object: Address(id), attribute: "customClass", value: wanted.joined(separator: "."))
            }
        }
    }

    private func isMeant(_ node: Node, _ found: AppClass) -> Bool {
        guard let meant = classes.appClass(of: node) else { return false }
        return meant.name == found.name && meant.module == found.module
    }
}
