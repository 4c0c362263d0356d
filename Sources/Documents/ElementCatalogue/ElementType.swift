/// One element: what it stands for, and its attributes and children in Interface Builder's order.
public struct ElementType: Sendable {
    public let name: String
    public let kind: ElementKind
    /// Interface Builder's name for people, such as `Table View Cell`.
    public let title: String
    /// The class that the app sees unless a `customClass` says otherwise; nil where there is none.
    public let className: String?
    public let platforms: Platforms
    public let attributes: [AttributeType]
    public let children: [ChildType]
    /// What a nib holds of the object besides what the rows write.
    public let nibConstants: [NibConstant]
    /// The compiler's encoders that work for every object of this element, whatever its rows.
    public let nibEncoders: [String]
    /// The compiler's encoder that makes the object as a whole; nil where its rows do.
    public let nibObjectEncoder: String?
    /// The class in a nib; nil where the element is no object of its own.
    public let nibClassName: String?
    /// The classes that a nib names for systems that don't know `nibClassName`, best first.
    public let nibFallbacks: [String]

    let classNameOverrides: [(platform: Platforms, className: String)]
    let attributeNumbers: [UInt16]
    let index: CatalogueIndex

    /// The class on one platform, where the same element stands for different classes.
    public func className(on platform: Platforms) -> String? {
        classNameOverrides.first { $0.platform == platform }?.className ?? className
    }

    /// The attribute with this name; the first of them where platforms differ in its type or default.
    public func attribute(_ name: String) -> AttributeType? {
        position(ofAttribute: name).map { attributes[$0] }
    }

    /// The attribute with this name as one platform has it; nil where that platform has none.
    public func attribute(_ name: String, on platform: Platforms) -> AttributeType? {
        guard let number = index.attributeNumbers[name] else { return nil }
        for (position, candidate) in attributeNumbers.enumerated() where candidate == number {
            if attributes[position].platforms.isSuperset(of: platform) { return attributes[position] }
        }
        return nil
    }

    /// The place of an attribute in `attributes`, on whatever platform; nil for one that is unknown here.
    public func position(ofAttribute name: String) -> Int? {
        guard let number = index.attributeNumbers[name] else { return nil }
        return attributeNumbers.firstIndex(of: number)
    }

    /// The row that lets a child stand here with this key; nil where none does.
    public func child(_ name: String, key: String?) -> ChildType? {
        let kind = index.kinds[name]
        return children.first { $0.names(name) && $0.hasKey(key) }
            ?? children.first { $0.names(kind) && $0.hasKey(key) }
            ?? children.first { ($0.names(name) || $0.names(kind)) && $0.keys.isEmpty }
    }

    /// The place of a child in `children`, also for an unknown key of a known child; nil for one that is unknown here.
    public func position(ofChild name: String, key: String?) -> Int? {
        let kind = index.kinds[name]
        return children.firstIndex { $0.names(name) && $0.hasKey(key) }
            ?? children.firstIndex { $0.names(kind) && $0.hasKey(key) }
            ?? children.firstIndex { $0.names(name) && $0.keys.isEmpty }
            ?? children.firstIndex { $0.names(name) }
            ?? children.firstIndex { $0.names(kind) && $0.keys.isEmpty }
    }
}

extension ChildType {
    fileprivate func names(_ element: String) -> Bool {
        content == .element(element) || element == "mutableString" && content == .element("string")
    }

    fileprivate func names(_ kind: ElementKind?) -> Bool {
        guard let kind else { return false }
        return content == .kind(kind)
    }

    fileprivate func hasKey(_ key: String?) -> Bool {
        guard let key else { return keys.isEmpty }
        return keys.contains(key)
    }
}
