extension Query {
    /// Returns a query for documents whose values of a field equal a value.
    public func whereField(_ field: String, isEqualTo value: Any) -> Query {
        adding(FieldPath(dotted: field), .equal, value)
    }

    /// Returns a query for documents whose values of a field equal a value.
    public func whereField(_ path: FieldPath, isEqualTo value: Any) -> Query {
        adding(path, .equal, value)
    }

    /// Returns a query for documents whose values of a field are there and differ from a value.
    public func whereField(_ field: String, isNotEqualTo value: Any) -> Query {
        adding(FieldPath(dotted: field), .notEqual, value)
    }

    /// Returns a query for documents whose values of a field are there and differ from a value.
    public func whereField(_ path: FieldPath, isNotEqualTo value: Any) -> Query {
        adding(path, .notEqual, value)
    }

    /// Returns a query for documents whose values of a field are below a value.
    public func whereField(_ field: String, isLessThan value: Any) -> Query {
        adding(FieldPath(dotted: field), .less, value)
    }

    /// Returns a query for documents whose values of a field are below a value.
    public func whereField(_ path: FieldPath, isLessThan value: Any) -> Query {
        adding(path, .less, value)
    }

    /// Returns a query for documents whose values of a field are at most a value.
    public func whereField(_ field: String, isLessThanOrEqualTo value: Any) -> Query {
        adding(FieldPath(dotted: field), .lessOrEqual, value)
    }

    /// Returns a query for documents whose values of a field are at most a value.
    public func whereField(_ path: FieldPath, isLessThanOrEqualTo value: Any) -> Query {
        adding(path, .lessOrEqual, value)
    }

    /// Returns a query for documents whose values of a field are above a value.
    public func whereField(_ field: String, isGreaterThan value: Any) -> Query {
        adding(FieldPath(dotted: field), .greater, value)
    }

    /// Returns a query for documents whose values of a field are above a value.
    public func whereField(_ path: FieldPath, isGreaterThan value: Any) -> Query {
        adding(path, .greater, value)
    }

    /// Returns a query for documents whose values of a field are at least a value.
    public func whereField(_ field: String, isGreaterThanOrEqualTo value: Any) -> Query {
        adding(FieldPath(dotted: field), .greaterOrEqual, value)
    }

    /// Returns a query for documents whose values of a field are at least a value.
    public func whereField(_ path: FieldPath, isGreaterThanOrEqualTo value: Any) -> Query {
        adding(path, .greaterOrEqual, value)
    }

    /// Returns a query for documents whose values of a field are arrays with a value.
    public func whereField(_ field: String, arrayContains value: Any) -> Query {
        adding(FieldPath(dotted: field), .contains, value)
    }

    /// Returns a query for documents whose values of a field are arrays with a value.
    public func whereField(_ path: FieldPath, arrayContains value: Any) -> Query {
        adding(path, .contains, value)
    }

    /// Returns a query for documents whose values of a field are arrays with one of some values.
    public func whereField(_ field: String, arrayContainsAny values: [Any]) -> Query {
        adding(FieldPath(dotted: field), .containsAny, values)
    }

    /// Returns a query for documents whose values of a field are arrays with one of some values.
    public func whereField(_ path: FieldPath, arrayContainsAny values: [Any]) -> Query {
        adding(path, .containsAny, values)
    }

    /// Returns a query for documents whose values of a field are one of some values.
    public func whereField(_ field: String, in values: [Any]) -> Query {
        adding(FieldPath(dotted: field), .within, values)
    }

    /// Returns a query for documents whose values of a field are one of some values.
    public func whereField(_ path: FieldPath, in values: [Any]) -> Query {
        adding(path, .within, values)
    }

    /// Returns a query for documents whose values of a field are there and none of some values.
    public func whereField(_ field: String, notIn values: [Any]) -> Query {
        adding(FieldPath(dotted: field), .notWithin, values)
    }

    /// Returns a query for documents whose values of a field are there and none of some values.
    public func whereField(_ path: FieldPath, notIn values: [Any]) -> Query {
        adding(path, .notWithin, values)
    }
}
