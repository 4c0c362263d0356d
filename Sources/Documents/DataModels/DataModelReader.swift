package import XMLTree

extension DataModel {
    /// Reads the `contents` of a data model's version.
    package init(_ bytes: [UInt8]) throws(DataModelError) {
        let tree: XMLTree
        do throws(XMLError) {
            tree = try XMLTree(bytes)
        } catch {
            throw DataModelError(error.message, at: error.location)
        }
        let reader = DataModelReader(tree)
        guard tree.root.name == "model" else {
            throw DataModelError(
                "the document isn't a data model: its root is '\(tree.root.name)'",
                at: tree.locations(of: [tree.root.id])[tree.root.id])
        }
        self = try reader.model(tree.root)
    }
}

/// What is wrong in a data model.
package struct DataModelError: Error, Hashable, Sendable {
    package var message: String
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
        (self.message, self.location) = (message, location)
    }
}

/// Reads the elements of a data model.
private struct DataModelReader {
    private let tree: XMLTree

    init(_ tree: XMLTree) { self.tree = tree }

    private func location(_ node: Node) -> SourceLocation? { tree.locations(of: [node.id])[node.id] }

    func model(_ root: Node) throws(DataModelError) -> DataModel {
        var model = DataModel()
        model.versionIdentifier = root["userDefinedModelVersionIdentifier"] ?? ""
        for node in root.children {
            switch node.name {
            case "entity": model.entities.append(try entity(node))
            case "fetchRequest": model.fetchRequests.append(try request(node))
            case "configuration":
                let members = node.elements(named: "memberEntity").compactMap { $0["name"] }
                model.configurations[try name(of: node)] = members
            default: break
            }
        }
        try check(model, root)
        return model
    }

    private func name(of node: Node) throws(DataModelError) -> String {
        guard let name = node["name"], !name.isEmpty else {
            throw DataModelError("the element '\(node.name)' has no name", at: location(node))
        }
        return name
    }

    private func entity(_ node: Node) throws(DataModelError) -> DataModel.Entity {
        var entity = DataModel.Entity(name: try name(of: node))
        entity.className = node["representedClassName"]
        entity.isAbstract = node["isAbstract"] == "YES"
        entity.parent = node["parentEntity"]
        entity.codeGeneration = node["codeGenerationType"].flatMap(DataModel.Entity.CodeGeneration.init) ?? .none
        entity.renamingIdentifier = node["elementID"]
        entity.versionHashModifier = node["versionHashModifier"]
        for child in node.children {
            switch child.name {
            case "attribute":
                entity.attributes.append(try attribute(child))
                // Before Xcode 9, an attribute said itself that it has an index.
                if child["indexed"] == "YES", let name = child["name"] {
                    entity.indexes.append(DataModel.Index(name: name, properties: [name]))
                }
            case "relationship": entity.relationships.append(try relationship(child))
            case "fetchedProperty": entity.fetchedProperties.append(try fetchedProperty(child))
            case "uniquenessConstraints":
                for constraint in child.children where constraint.name == "uniquenessConstraint" {
                    entity.uniquenessConstraints.append(
                        constraint.children.filter { $0.name == "constraint" }.compactMap { $0["value"] })
                }
            case "fetchIndex":
                let properties = child.children.compactMap { $0["property"] }
                entity.indexes.append(DataModel.Index(name: try name(of: child), properties: properties))
            case "compoundIndexes":
                for index in child.children {
                    let properties = index.children.compactMap { $0["value"] }
                    entity.indexes.append(
                        DataModel.Index(name: properties.joined(separator: "_"), properties: properties))
                }
            case "userInfo": entity.userInfo = information(child)
            default: break
            }
        }
        return entity
    }

    private func property(_ node: Node) throws(DataModelError) -> DataModel.Property {
        var property = DataModel.Property(name: try name(of: node))
        property.isOptional = node["optional"] == "YES"
        property.isTransient = node["transient"] == "YES"
        property.renamingIdentifier = node["elementID"]
        property.versionHashModifier = node["versionHashModifier"]
        if let entries = node.child("userInfo") { property.userInfo = information(entries) }
        return property
    }

    private func information(_ node: Node) -> [String: String] {
        var entries: [String: String] = [:]
        for entry in node.children where entry.name == "entry" {
            if let key = entry["key"] { entries[key] = entry["value"] ?? "" }
        }
        return entries
    }

    private func attribute(_ node: Node) throws(DataModelError) -> DataModel.Attribute {
        let type = node["attributeType"] ?? "Undefined"
        guard let kind = DataModel.Attribute.Kind(rawValue: type) else {
            throw DataModelError("the attribute has the unknown type '\(type)'", at: location(node))
        }
        var attribute = DataModel.Attribute(try property(node), kind)
        attribute.defaultValue = node["defaultValueString"]
        attribute.defaultDate = node["defaultDateTimeInterval"].flatMap(Double.init)
        attribute.minimum = node["minValueString"]
        attribute.maximum = node["maxValueString"]
        attribute.regularExpression = node["regularExpressionString"]
        attribute.usesScalarType = node["usesScalarValueType"] == "YES"
        attribute.transformer = node["valueTransformerName"]
        attribute.customClass = node["customClassName"]
        attribute.allowsExternalStorage = node["allowsExternalBinaryDataStorage"] == "YES"
        attribute.isPreservedAfterDeletion = node["preserveAfterDeletion"] == "YES"
        if node["derived"] == "YES" { attribute.derivation = node["derivationExpression"] }
        return attribute
    }

    private func relationship(_ node: Node) throws(DataModelError) -> DataModel.Relationship {
        guard let destination = node["destinationEntity"] else {
            throw DataModelError(
                "the relationship '\(node["name"] ?? "")' has no destination", at: location(node))
        }
        var relationship = DataModel.Relationship(try property(node), to: destination)
        relationship.inverse = node["inverseName"]
        relationship.isToMany = node["toMany"] == "YES"
        relationship.isOrdered = node["ordered"] == "YES"
        relationship.minimum = node["minCount"].flatMap { Int($0) } ?? 0
        relationship.maximum = node["maxCount"].flatMap { Int($0) } ?? 0
        relationship.deleteRule =
            node["deletionRule"].flatMap(DataModel.Relationship.DeleteRule.init) ?? .noAction
        return relationship
    }

    private func fetchedProperty(_ node: Node) throws(DataModelError) -> DataModel.FetchedProperty {
        let property = try property(node)
        guard let inner = node.child("fetchRequest") else {
            throw DataModelError(
                "the fetched property '\(property.name)' has no fetch request", at: location(node))
        }
        return DataModel.FetchedProperty(property, try request(inner))
    }

    private func request(_ node: Node) throws(DataModelError) -> DataModel.FetchRequest {
        guard let entity = node["entity"] else {
            throw DataModelError("the fetch request has no entity", at: location(node))
        }
        var request = DataModel.FetchRequest(name: try name(of: node), entity: entity)
        request.predicate = node["predicateString"]
        request.limit = node["fetchLimit"].flatMap { Int($0) } ?? 0
        request.batchSize = node["fetchBatchSize"].flatMap { Int($0) } ?? 0
        request.resultType = node["resultType"].flatMap { Int($0) } ?? 0
        request.returnsDistinctResults = node["returnDistinctResults"] == "YES"
        request.includesSubentities = node["includeSubentities"] != "NO"
        return request
    }

    // MARK: Checks

    /// Checks that what names an entity or relationship finds one.
    private func check(_ model: DataModel, _ root: Node) throws(DataModelError) {
        var places: [String: Node] = [:]
        for node in root.children where node.name == "entity" {
            let name = node["name"] ?? ""
            guard places.updateValue(node, forKey: name) == nil else {
                throw DataModelError("two entities have the name '\(name)'", at: location(node))
            }
        }
        for entity in model.entities {
            let location = places[entity.name].flatMap(location)
            var above: Set<String> = [entity.name]
            var parent = entity.parent
            while let name = parent {
                guard let found = model.entities.first(where: { $0.name == name }) else {
                    throw DataModelError("the parent '\(name)' of '\(entity.name)' isn't an entity", at: location)
                }
                guard above.insert(name).inserted else {
                    throw DataModelError("the entity '\(entity.name)' is its own parent", at: location)
                }
                parent = found.parent
            }
            for relationship in entity.relationships where places[relationship.destination] == nil {
                throw DataModelError(
                    "the destination '\(relationship.destination)' of '\(entity.name).\(relationship.property.name)' isn't an entity",
                    at: location)
            }
        }
    }
}
