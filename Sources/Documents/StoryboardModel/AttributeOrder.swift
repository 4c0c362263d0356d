import ElementCatalogue

/// The order in which Interface Builder writes an element's attributes.
struct AttributeOrder {
    private let type: ElementType?

    init(of element: String) {
        type = ElementCatalogue.shared[element]
    }

    /// Smaller stands in front. An attribute that the element is not known to have stands in front of what usually comes
    /// after it; one that nobody knows, in front of the element's id.
    func rank(_ attribute: String) -> Int {
        if let position = type?.position(ofAttribute: attribute) { return position * 2 }
        let catalogue = ElementCatalogue.shared
        guard let place = catalogue.genericPosition(ofAttribute: attribute) else {
            return rank(before: "id") ?? Int.max - 1
        }
        for successor in catalogue.genericAttributeOrder[(place + 1)...] {
            if let rank = rank(before: successor) { return rank }
        }
        return Int.max
    }

    private func rank(before attribute: String) -> Int? {
        type?.position(ofAttribute: attribute).map { $0 * 2 - 1 }
    }
}

extension ElementKind {
    /// Whether every element of the kind has an id.
    var needsID: Bool {
        switch self {
        case .controller, .view, .cellView, .cell, .window, .menu, .barItem, .gestureRecognizer, .object, .layoutGuide,
            .constraint, .connection:
            true
        case .document, .structure, .container, .value, .resource, .metric, .variation: false
        }
    }
}
