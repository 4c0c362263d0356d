import ElementCatalog

/// The order in which Interface Builder writes an element's attributes.
struct AttributeOrder {
    private let type: ElementType?

    init(of element: String) {
        type = ElementCatalog.shared[element]
    }

    /// Returns the sort key of an attribute. An attribute that the element isn't known to have precedes the one it
    /// usually comes before; one that the catalog doesn't contain precedes the id.
    func rank(_ attribute: String) -> Int {
        if let position = type?.position(ofAttribute: attribute) { return position * 2 }
        let catalog = ElementCatalog.shared
        guard let place = catalog.genericPosition(ofAttribute: attribute) else {
            return rank(before: "id") ?? Int.max - 1
        }
        for successor in catalog.genericAttributeOrder[(place + 1)...] {
            if let rank = rank(before: successor) { return rank }
        }
        return Int.max
    }

    private func rank(before attribute: String) -> Int? {
        type?.position(ofAttribute: attribute).map { $0 * 2 - 1 }
    }
}

extension ElementKind {
    /// Whether every element of this kind has an id.
    var needsID: Bool {
        switch self {
        case .controller, .view, .cellView, .cell, .window, .menu, .barItem, .gestureRecognizer, .object, .layoutGuide,
            .constraint, .connection:
            true
        case .document, .structure, .container, .value, .resource, .metric, .variation: false
        }
    }
}
