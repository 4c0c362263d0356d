import FileAccess

/// A step that several documents have, and that is undone, recovered and saved in all of them or none.
struct JointStep: Hashable {
    /// What identifies the step.
    var id: String
    /// The other documents' full paths.
    var partners: Set<String>

    /// Creates the part of a new step that belongs to the document at `path`.
    init(id: String, of paths: [String], in path: String) {
        (self.id, partners) = (id, Set(paths).subtracting([path]))
    }

    init(id: String, partners: Set<String>) { (self.id, self.partners) = (id, partners) }

    /// Returns a new identity.
    static func makeID() -> String { String(UInt64.random(in: 0..<UInt64.max), radix: 36) }
}

/// A step of a file that can be undone or redone.
struct LinkedStep {
    /// What ties it to the steps of other files, or nil if it is this file's own.
    let link: JointStep?
    /// The hash of the text after it is undone or redone, if a step of several files is the next one then.
    let textHash: UInt64?

    init(link: JointStep?, before next: LinkedStep?, leadsTo text: [UInt8]) {
        self.link = link
        textHash = next?.link == nil ? nil : FileStamp.hash(of: text)
    }
}

/// Paths in a journal, which are relative to its folder, so that a project can be moved as a whole.
enum JournalPath {
    static func relative(_ path: String, to folder: String) -> String {
        let (steps, base) = (path.split(separator: "/"), folder.split(separator: "/"))
        let common = zip(steps, base).prefix { $0 == $1 }.count
        return (base.dropFirst(common).map { _ in ".." } + steps.dropFirst(common)).joined(separator: "/")
    }

    static func absolute(_ path: String, in folder: String) -> String {
        var steps = folder.split(separator: "/")
        for step in path.split(separator: "/") {
            if step == ".." { _ = steps.popLast() } else { steps.append(step) }
        }
        return (folder.hasPrefix("/") ? "/" : "") + steps.joined(separator: "/")
    }
}
