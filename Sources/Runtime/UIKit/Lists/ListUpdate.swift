import Foundation

/// The changes of a list that an app has asked for, until the end of its update.
///
/// As in UIKit, what is deleted and reloaded, and what moves, has its index before the update; what is inserted, and where
/// something moves to, has its index after it.
struct ListUpdate {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var movedSections: [(from: Int, to: Int)] = []
    var deleted: [IndexPath] = []
    var inserted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []

    /// A Boolean value that indicates whether nothing changes.
    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
            && deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && moved.isEmpty
    }
}

/// How a list and its items are named in messages.
struct ListNouns {
    let item: String
    let list: String

    static let table = ListNouns(item: "row", list: "table view")
    static let collection = ListNouns(item: "item", list: "collection view")
}

/// Changes that don't lead from the items before to those after, in Apple's words.
struct ListUpdateError: Error {
    let message: String
}

/// Which item after an update is which before it.
struct ListMapping {
    /// For each section after the update that one before; nil for new and reloaded ones.
    private(set) var oldSections: [Int?] = []
    /// For each item after the update that one before; nil for new and reloaded ones.
    private(set) var oldPaths: [[IndexPath?]] = []
    private var newSections: [Int: Int] = [:]
    private var newPaths: [IndexPath: IndexPath] = [:]

    func newPath(of old: IndexPath) -> IndexPath? { newPaths[old] }
    func newSection(of old: Int) -> Int? { newSections[old] }
    func oldPath(of new: IndexPath) -> IndexPath? {
        guard oldPaths.indices.contains(new.section), oldPaths[new.section].indices.contains(new.item) else {
            return nil
        }
        return oldPaths[new.section][new.item]
    }

    /// Finds out what becomes of each item, by the counts of items in the sections before and after.
    init(_ update: ListUpdate, from old: [Int], to new: [Int], _ nouns: ListNouns) throws(ListUpdateError) {
        try Self.check(update, old, new, nouns)
        let sections = try Self.sections(update, old.count, new.count, nouns)
        // A reloaded section is a new one in its place.
        oldSections = sections.map { old in old.flatMap { update.reloadedSections.contains($0) ? nil : $0 } }
        for (new, old) in oldSections.enumerated() { if let old { newSections[old] = new } }
        let deleted = Set(update.deleted)
        let inserted = Set(update.inserted)
        let reloaded = Set(update.reloaded)
        let movedFrom = Dictionary(update.moved.map { ($0.from, $0.to) }) { $1 }
        let movedTo = Dictionary(update.moved.map { ($0.to, $0.from) }) { $1 }
        for (section, count) in new.enumerated() {
            guard let from = oldSections[section] else {
                oldPaths.append((0..<count).map { movedTo[IndexPath(item: $0, section: section)] })
                continue
            }
            let kept = (0..<old[from]).map { IndexPath(item: $0, section: from) }
                .filter { !deleted.contains($0) && movedFrom[$0] == nil }
            let slots = (0..<count).map { IndexPath(item: $0, section: section) }
            let free = slots.count { !inserted.contains($0) && movedTo[$0] == nil }
            guard kept.count == free else {
                throw Self.wrongCount(update, from, section, before: old[from], after: count, nouns)
            }
            var next = kept.makeIterator()
            oldPaths.append(
                slots.map { slot in
                    if let origin = movedTo[slot] { return origin }
                    return inserted.contains(slot) ? nil : next.next()
                })
        }
        for (section, paths) in oldPaths.enumerated() {
            for (item, path) in paths.enumerated() where path != nil {
                let new = IndexPath(item: item, section: section)
                guard let path, !reloaded.contains(path) else {
                    oldPaths[section][item] = nil
                    continue
                }
                newPaths[path] = new
            }
        }
    }

    // MARK: Sections

    private static func sections(
        _ update: ListUpdate, _ old: Int, _ new: Int, _ nouns: ListNouns
    ) throws(ListUpdateError) -> [Int?] {
        let movedFrom = Set(update.movedSections.map(\.from))
        let movedTo = Dictionary(update.movedSections.map { ($0.to, $0.from) }) { $1 }
        let kept = (0..<old).filter { !update.deletedSections.contains($0) && !movedFrom.contains($0) }
        let free = (0..<new).count { !update.insertedSections.contains($0) && movedTo[$0] == nil }
        guard kept.count == free else {
            throw ListUpdateError(
                message: "Invalid update: invalid number of sections. The number of sections contained in the "
                    + "\(nouns.list) after the update (\(new)) must be equal to the number of sections contained in the "
                    + "\(nouns.list) before the update (\(old)), plus or minus the number of sections inserted or "
                    + "deleted (\(update.insertedSections.count) inserted, \(update.deletedSections.count) deleted).")
        }
        var next = kept.makeIterator()
        return (0..<new).map { section in
            if let origin = movedTo[section] { return origin }
            return update.insertedSections.contains(section) ? nil : next.next()
        }
    }

    // MARK: Errors

    private static func wrongCount(
        _ update: ListUpdate, _ old: Int, _ new: Int, before: Int, after: Int, _ nouns: ListNouns
    ) -> ListUpdateError {
        let inserted = update.inserted.count { $0.section == new }
        let deleted = update.deleted.count { $0.section == old }
        let movedIn = update.moved.count { $0.to.section == new }
        let movedOut = update.moved.count { $0.from.section == old }
        return ListUpdateError(
            message: "Invalid update: invalid number of \(nouns.item)s in section \(new). The number of \(nouns.item)s "
                + "contained in an existing section after the update (\(after)) must be equal to the number of "
                + "\(nouns.item)s contained in that section before the update (\(before)), plus or minus the number of "
                + "\(nouns.item)s inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and "
                + "plus or minus the number of \(nouns.item)s moved into or out of that section (\(movedIn) moved in, "
                + "\(movedOut) moved out).")
    }

    /// Finds changes of what isn't there.
    private static func check(
        _ update: ListUpdate, _ old: [Int], _ new: [Int], _ nouns: ListNouns
    ) throws(ListUpdateError) {
        let (item, before, after) = (nouns.item, old.count, new.count)
        for section in update.deletedSections.union(update.reloadedSections) where section >= before {
            throw ListUpdateError(
                message: "attempt to delete section \(section), but there are only \(before) sections before the update"
            )
        }
        for section in update.insertedSections where section >= after {
            throw ListUpdateError(
                message: "attempt to insert section \(section) but there are only \(after) sections after the update")
        }
        for (from, to) in update.movedSections where !old.indices.contains(from) || !new.indices.contains(to) {
            throw ListUpdateError(
                message:
                    "attempt to move section \(from) to section \(to), but there are only \(before) sections before "
                    + "the update and \(after) after it")
        }
        for path in update.deleted + update.reloaded + update.moved.map(\.from) {
            guard path.count == 2, old.indices.contains(path.section), (0..<old[path.section]).contains(path.item)
            else {
                let count = path.count == 2 && old.indices.contains(path.section) ? old[path.section] : 0
                throw ListUpdateError(
                    message: "attempt to delete \(item) \(path.last ?? 0) from section \(path.first ?? 0) which only "
                        + "contains \(count) \(item)s before the update")
            }
        }
        for path in update.inserted + update.moved.map(\.to) {
            guard path.count == 2, new.indices.contains(path.section), (0..<new[path.section]).contains(path.item)
            else {
                let count = path.count == 2 && new.indices.contains(path.section) ? new[path.section] : 0
                throw ListUpdateError(
                    message: "attempt to insert \(item) \(path.last ?? 0) into section \(path.first ?? 0), but there "
                        + "are only \(count) \(item)s in section \(path.first ?? 0) after the update")
            }
        }
        if let path = update.deleted.first(where: update.reloaded.contains) {
            throw ListUpdateError(
                message: "attempt to delete and reload the same index path ({length = 2, path = \(path.section) - "
                    + "\(path.item)})")
        }
    }
}
