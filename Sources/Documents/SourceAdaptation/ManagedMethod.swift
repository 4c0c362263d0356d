import SwiftSyntax

/// A method with `@NSManaged`, which Core Data has: what it does follows from its name.
struct ManagedMethod {
    /// The body that calls Core Data.
    let body: String

    /// Returns nil for another method.
    init?(_ node: FunctionDeclSyntax) {
        guard node.attributes.names.contains("NSManaged"), node.body == nil else { return nil }
        let parameters = Array(node.signature.parameterClause.parameters)
        let names = parameters.map { ($0.secondName ?? $0.firstName).text }
        let types = parameters.map(\.type.trimmedDescription)
        guard let verb = ["addTo", "removeFrom", "insertInto", "replace"].first(where: node.name.text.hasPrefix),
            let first = names.first, let type = types.first
        else { return nil }
        let title = node.name.text.dropFirst(verb.count)
        let key = "\"\(title.prefix(1).lowercased() + title.dropFirst())\""
        let isIndex = type == "Int"
        let isList = ["NSSet", "NSOrderedSet"].contains(type) || type.hasPrefix("Set<") || type.hasPrefix("[")
        switch verb {
        case "addTo": body = "{ addManagedObject\(isList ? "s" : "")(\(first), to: \(key)) }"
        case "removeFrom" where isIndex: body = "{ removeManagedObject(from: \(key), at: \(first)) }"
        case "removeFrom" where type == "NSIndexSet": body = "{ removeManagedObjects(from: \(key), at: \(first)) }"
        case "removeFrom": body = "{ removeManagedObject\(isList ? "s" : "")(\(first), from: \(key)) }"
        case "insertInto" where names.count == 2:
            body = "{ insertManagedObject\(isList ? "s" : "")(\(first), into: \(key), at: \(names[1])) }"
        case "replace" where names.count == 2:
            body = "{ replaceManagedObject\(isIndex ? "" : "s")(\(key), at: \(first), with: \(names[1])) }"
        default: return nil
        }
    }
}
