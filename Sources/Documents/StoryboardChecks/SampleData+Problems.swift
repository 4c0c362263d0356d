package import AppSurroundings
import ElementCatalog
package import StoryboardModel
import XMLTree

extension SampleData {
    /// Something in sample data that doesn't fit the document.
    package struct Problem: Hashable, Sendable {
        package var message: String
        /// The offset in the file, or nil for a whole scene.
        package var offset: Int?
    }

    /// Returns what doesn't fit a document: scenes, objects and prototypes that it doesn't have, and values of another kind.
    package func problems(in document: Document) -> [Problem] {
        let known = Set(document.scenes.map(\.id))
        return scenes.sorted { $0.key < $1.key }.flatMap { scene, states -> [Problem] in
            guard known.contains(scene) else {
                return [Problem(message: "there is no scene '\(scene)'", offset: states.first?.firstOffset)]
            }
            return states.flatMap { $0.problems(in: document, scene) }
        }
    }
}

extension SampleState {
    fileprivate var firstOffset: Int? {
        values.values.first?.place.offset ?? lists.values.first?.first?.rows.first?.place.offset
    }

    fileprivate func problems(in document: Document, _ scene: String) -> [SampleData.Problem] {
        var found = Self.problems(of: values, in: document) { $0.scene?.id ?? "" == scene ? nil : "the scene" }
        for (id, sections) in lists.sorted(by: { $0.key < $1.key }) {
            let offset = sections.first?.rows.first?.place.offset
            guard let list = document.object(id), ["tableView", "collectionView"].contains(list.name) else {
                let what = document.object(id).map { "\($0.typeTitle) '\(id)' is no table or collection" }
                found.append(.init(message: what ?? "there is no table or collection '\(id)'", offset: offset))
                continue
            }
            for row in sections.flatMap(\.rows) { found += Self.problems(of: row, in: list, document) }
        }
        return found
    }

    private static func problems(of row: SampleRow, in list: Node, _ document: Document) -> [SampleData.Problem] {
        guard let prototype = document.object(row.prototype), prototype.isPrototype(of: list) else {
            return [
                .init(
                    message: "'\(row.prototype)' is no prototype of the list '\(list.objectID ?? "")'",
                    offset: row.place.offset)
            ]
        }
        return problems(of: row.values, in: document) { node in
            node == prototype || node.ancestor { $0 == prototype } != nil ? nil : "the prototype '\(row.prototype)'"
        }
    }

    /// `outside` returns what an object isn't in.
    private static func problems(
        of values: [String: SampleValues], in document: Document, outside: (Node) -> String?
    ) -> [SampleData.Problem] {
        values.sorted { $0.key < $1.key }.flatMap { id, values -> [SampleData.Problem] in
            guard let node = document.object(id) else {
                return [.init(message: "there is no object '\(id)'", offset: values.place.offset)]
            }
            if let place = outside(node) {
                return [.init(message: "the object '\(id)' isn't in \(place)", offset: values.place.offset)]
            }
            return values.names.filter { !node.sampleNames.contains($0) }.map {
                .init(message: "\(node.typeTitle) '\(id)' has no value '\($0)'", offset: values.place.offset)
            }
        }
    }
}

extension Node {
    /// Whether the element is a prototype cell of a table or collection.
    fileprivate func isPrototype(of list: Node) -> Bool {
        ["prototypes", "cells"].contains(parent?.name) && parent?.parent == list
    }

    /// The sample values that an object can have.
    package var sampleNames: Set<String> {
        guard isView else { return [] }
        return Self.sampleNames[name] ?? ["hidden"]
    }

    private static let sampleNames: [String: Set<String>] = [
        "label": ["text", "hidden", "enabled"], "textField": ["text", "hidden", "enabled"],
        "textView": ["text", "hidden"], "searchBar": ["text", "hidden"],
        "button": ["text", "image", "hidden", "enabled"], "imageView": ["image", "hidden"],
        "switch": ["on", "hidden", "enabled"], "activityIndicatorView": ["on", "hidden"],
        "progressView": ["value", "hidden"], "slider": ["value", "hidden", "enabled"],
        "stepper": ["value", "hidden", "enabled"], "segmentedControl": ["value", "hidden", "enabled"],
        "pageControl": ["value", "hidden", "enabled"], "datePicker": ["hidden", "enabled"],
        "pickerView": ["hidden"],
    ]
}
