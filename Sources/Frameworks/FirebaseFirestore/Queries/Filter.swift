public import Foundation

/// A condition of a query.
public class Filter: NSObject, @unchecked Sendable {
    // Nothing changes after it was created.
    let condition: Condition

    private init(_ condition: Condition) { self.condition = condition }

    private convenience init(_ path: FieldPath, _ comparison: Condition.Comparison, _ value: Any) {
        self.init(.field(path.names, comparison, StoredReader.value(value)))
    }

    /// A condition that all of some conditions apply.
    public class func andFilter(_ filters: [Filter]) -> Filter { Filter(.all(filters.map(\.condition))) }

    /// A condition that one of some conditions applies.
    public class func orFilter(_ filters: [Filter]) -> Filter { Filter(.any(filters.map(\.condition))) }

    /// A condition that the values of a field equal a value.
    public class func whereField(_ field: String, isEqualTo value: Any) -> Filter {
        Filter(FieldPath(dotted: field), .equal, value)
    }

    /// A condition that the values of a field equal a value.
    public class func whereField(_ path: FieldPath, isEqualTo value: Any) -> Filter {
        Filter(path, .equal, value)
    }

    /// A condition that the values of a field are there and differ from a value.
    public class func whereField(_ field: String, isNotEqualTo value: Any) -> Filter {
        Filter(FieldPath(dotted: field), .notEqual, value)
    }

    /// A condition that the values of a field are there and differ from a value.
    public class func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Filter {
        Filter(path, .notEqual, value)
    }

    /// A condition that the values of a field are below a value.
    public class func whereField(_ field: String, isLessThan value: Any) -> Filter {
        Filter(FieldPath(dotted: field), .less, value)
    }

    /// A condition that the values of a field are below a value.
    public class func whereField(_ path: FieldPath, isLessThan value: Any) -> Filter {
        Filter(path, .less, value)
    }

    /// A condition that the values of a field are at most a value.
    public class func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Filter {
        Filter(FieldPath(dotted: field), .lessOrEqual, value)
    }

    /// A condition that the values of a field are at most a value.
    public class func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Filter {
        Filter(path, .lessOrEqual, value)
    }

    /// A condition that the values of a field are above a value.
    public class func whereField(_ field: String, isGreaterThan value: Any) -> Filter {
        Filter(FieldPath(dotted: field), .greater, value)
    }

    /// A condition that the values of a field are above a value.
    public class func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Filter {
        Filter(path, .greater, value)
    }

    /// A condition that the values of a field are at least a value.
    public class func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Filter {
        Filter(FieldPath(dotted: field), .greaterOrEqual, value)
    }

    /// A condition that the values of a field are at least a value.
    public class func whereField(_ path: FieldPath, isGreaterThanOrEqualTo value: Any) -> Filter {
        Filter(path, .greaterOrEqual, value)
    }

    /// A condition that the values of a field are arrays with a value.
    public class func whereField(_ field: String, arrayContains value: Any) -> Filter {
        Filter(FieldPath(dotted: field), .contains, value)
    }

    /// A condition that the values of a field are arrays with a value.
    public class func whereField(_ path: FieldPath, arrayContains value: Any) -> Filter {
        Filter(path, .contains, value)
    }

    /// A condition that the values of a field are arrays with one of some values.
    public class func whereField(_ field: String, arrayContainsAny values: [Any]) -> Filter {
        Filter(FieldPath(dotted: field), .containsAny, values)
    }

    /// A condition that the values of a field are arrays with one of some values.
    public class func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Filter {
        Filter(path, .containsAny, values)
    }

    /// A condition that the values of a field are one of some values.
    public class func whereField(_ field: String, in values: [Any]) -> Filter {
        Filter(FieldPath(dotted: field), .within, values)
    }

    /// A condition that the values of a field are one of some values.
    public class func whereField(_ path: FieldPath, in values: [Any]) -> Filter {
        Filter(path, .within, values)
    }

    /// A condition that the values of a field are there and none of some values.
    public class func whereField(_ field: String, notIn values: [Any]) -> Filter {
        Filter(FieldPath(dotted: field), .notWithin, values)
    }

    /// A condition that the values of a field are there and none of some values.
    public class func whereField(_ path: FieldPath, notIn values: [Any]) -> Filter {
        Filter(path, .notWithin, values)
    }
}
