/// An element with its attributes and children in Interface Builder's order.
public struct ElementType: Sendable {
    /// The element's name.
    public let name: String
    /// The kind of object that the element describes.
    public let kind: ElementKind
    /// The title that Interface Builder shows, such as `Table View Cell`.
    public let title: String
    /// The class of the object in the app unless `customClass` names another, or nil if there is none.
    public let className: String?
    /// The platforms whose documents may have the element.
    public let platforms: Platforms
    /// The attributes, in Interface Builder's order.
    public let attributes: [AttributeType]
    /// The children, in Interface Builder's order.
    public let children: [ChildType]
    /// The keys of the compiled object that no row writes.
    public let nibConstants: [NibConstant]
    /// The compiler's encoders for every object of this element.
    public let nibEncoders: [String]
    /// The compiler's encoder that creates the whole object, or nil if the rows do.
    public let nibObjectEncoder: String?
    /// The class of the compiled object, or nil if the element isn't an object.
    public let nibClassName: String?
    /// The classes that a nib names for systems without `nibClassName`, best first.
    public let nibFallbacks: [String]

    let classNameOverrides: [(platform: Platforms, className: String)]
    let attributeNumbers: [UInt16]
    let index: CatalogIndex

    /// Returns the class on a platform, for elements whose class depends on it.
    public func className(on platform: Platforms) -> String? {
        classNameOverrides.first { $0.platform == platform }?.className ?? className
    }

    /// Returns the attribute with a name, or the first of them if platforms differ in its type or default.
    public func attribute(_ name: String) -> AttributeType? {
        position(ofAttribute: name).map { attributes[$0] }
    }

    /// Returns the attribute with a name on a platform, or nil if it has none there.
    public func attribute(_ name: String, on platform: Platforms) -> AttributeType? {
        guard let number = index.attributeNumbers[name] else { return nil }
        for (position, candidate) in attributeNumbers.enumerated() where candidate == number {
            if attributes[position].platforms.isSuperset(of: platform) { return attributes[position] }
        }
        return nil
    }

    /// Returns the index of an attribute in `attributes` on any platform, or nil if the element doesn't have it.
    public func position(ofAttribute name: String) -> Int? {
        guard let number = index.attributeNumbers[name] else { return nil }
        return attributeNumbers.firstIndex(of: number)
    }

    /// Returns the row that allows a child with this name and key, or nil if none does.
    public func child(_ name: String, key: String?) -> ChildType? {
        let kind = index.kinds[name]
        return children.first { $0.names(name) && $0.hasKey(key) }
            ?? children.first { $0.names(kind) && $0.hasKey(key) }
            ?? children.first { ($0.names(name) || $0.names(kind)) && $0.keys.isEmpty }
    }

    /// Returns the place of a child among others in a document, ignoring an unknown key of a known child, or nil if the
    /// element doesn't have it. It is an index of `children`, the same one for those that are mixed.
    public func position(ofChild name: String, key: String?) -> Int? {
        guard let row = row(ofChild: name, key: key) else { return nil }
        return children[...row].lastIndex { !$0.isMixed }
    }

    private func row(ofChild name: String, key: String?) -> Int? {
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
