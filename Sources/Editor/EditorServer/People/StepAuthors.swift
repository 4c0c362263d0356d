/// Who made the steps of a document that can be undone and redone.
struct StepAuthors {
    /// The authors by the number of steps after theirs.
    private var authors: [Int: Person] = [:]

    /// Records the author of the last of some steps. Those that were undone are gone.
    mutating func record(_ author: Person, count: Int) {
        authors = authors.filter { $0.key < count }
        authors[count] = author
    }

    /// Forgets who made the last of some steps, and those that were undone.
    mutating func forget(from count: Int) { authors = authors.filter { $0.key < count } }

    /// Returns who made the step that is undone or redone next.
    func author(back: Bool, count: Int) -> Person? { authors[back ? count : count + 1] }
}
