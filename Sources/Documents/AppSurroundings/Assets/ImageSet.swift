import JSONText

/// The contents of an image set or an app icon.
package struct ImageSet: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// Nil for a place that nobody filled.
        package var file: String?
        /// Nil for a drawing that fits every screen.
        package var scale: Double?
        package var traits: AssetTraits
        package var slicing: Slicing?
    }

    /// Which parts of an image keep their size when it is stretched.
    package struct Slicing: Hashable, Sendable {
        /// In pixels.
        package var top, left, bottom, right: Double
        /// Whether the middle is repeated rather than stretched.
        package var isTiled: Bool
    }

    /// How an image takes the colour of what shows it.
    package enum Intent: String, Sendable { case template, original }

    package var entries: [Entry]
    /// Nil where it depends on what shows the image.
    package var intent: Intent?
    /// Whether drawings keep their outlines, to be drawn at any size.
    package var preservesVectors: Bool

    /// Reads a `Contents.json`.
    package init(_ bytes: [UInt8]) throws(Damage) {
        let root = try JSONNode.readObject(bytes)
        entries = (root["images"]?.elements ?? []).map(Entry.init)
        let properties = root["properties"]
        intent = properties?["template-rendering-intent"]?.string.flatMap(Intent.init)
        preservesVectors = properties?["preserves-vector-representation"]?.bool == true
    }

    /// The entry for a screen; nil if the set has none.
    package func entry(for wish: AssetWish) -> Entry? {
        let ranked = entries.compactMap { entry -> (entry: Entry, distance: Double)? in
            guard entry.file != nil, let distance = entry.traits.distance(from: wish) else { return nil }
            return (entry, distance + (entry.scale.map(wish.distance) ?? 0))
        }
        return ranked.min { $0.distance < $1.distance }?.entry
    }
}

extension ImageSet.Entry {
    fileprivate init(_ node: JSONNode) {
        file = node["filename"]?.string
        scale = node["scale"]?.string.flatMap { Double($0.dropLast()) }
        traits = AssetTraits(node)
        slicing = node["resizing"].flatMap(ImageSet.Slicing.init)
    }
}

extension ImageSet.Slicing {
    fileprivate init?(_ node: JSONNode) {
        guard let insets = node["cap-insets"], insets.members != nil else { return nil }
        func part(_ key: String) -> Double { insets[key]?.number ?? 0 }
        self.init(
            top: part("top"), left: part("left"), bottom: part("bottom"), right: part("right"),
            isTiled: node["center"]?["mode"]?.string == "tile")
    }
}
