import ElementCatalogue

/// The order in which Interface Builder writes an element's attributes.
struct AttributeOrder {
    private let type: ElementType?

    init(of element: String) {
        type = ElementCatalogue.shared[element]
    }

    /// Smaller stands in front. Attributes that nobody knows stand between those of the element and its id.
    func rank(_ attribute: String) -> Int {
        if let position = type?.position(ofAttribute: attribute) { return position }
        let generic = ElementCatalogue.shared.genericAttributeOrder
        guard let place = generic.firstIndex(of: attribute) else { return unknownRank }
        let successors = generic[(place + 1)...]
        for successor in successors {
            if let position = type?.position(ofAttribute: successor) { return position }
        }
        return Int.max
    }

    private var unknownRank: Int {
        type?.position(ofAttribute: "id") ?? Int.max - 1
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
