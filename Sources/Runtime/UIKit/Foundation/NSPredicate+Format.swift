public import Foundation

extension NSPredicate {
    /// Creates a predicate from a text such as `label CONTAINS[c] %@ AND enabled == true`, which Foundation for Linux
    /// doesn't read. Keys of objects are those of their classes' tables.
    public convenience init(format: String, _ arguments: any CVarArg...) {
        self.init(format: format, argumentArray: arguments)
    }

    public convenience init(format: String, argumentArray arguments: [Any]?) {
        guard let read = PredicateFormat(format, arguments ?? []) else {
            fatalError("Unable to parse the format string \"\(format)\"")
        }
        self.init(block: { object, _ in read.isTrue(of: object) })
    }
}
