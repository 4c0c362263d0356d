import JSONText

/// The contents of an image set or an app icon.
package struct ImageSet: Hashable, Sendable {
    package struct Entry: Hashable, Sendable {
        /// The file name, or nil for an empty slot.
        package var file: String?
        /// The scale, or nil for a vector image that fits every screen.
        package var scale: Double?
        package var traits: AssetTraits
        package var slicing: Slicing?
    }

    /// The insets and mode of a stretchable image.
    package struct Slicing: Hashable, Sendable {
        /// The cap insets in pixels.
        package var top, left, bottom, right: Double
        /// Whether the center is tiled rather than stretched.
        package var isTiled: Bool
    }

    /// The rendering mode of an image.
    package enum Intent: String, Sendable { case template, original }

    package var entries: [Entry]
    /// The rendering mode, or nil for the default.
    package var intent: Intent?
    /// Whether vector data is preserved, to draw the image at any size.
    package var preservesVectors: Bool

    /// Reads a `Contents.json`.
    package init(_ bytes: [UInt8]) throws(FormatError) {
        let root = try JSONNode.readObject(bytes)
        entries = (root["images"]?.elements ?? []).map(Entry.init)
        let properties = root["properties"]
        intent = properties?["template-rendering-intent"]?.string.flatMap(Intent.init)
        preservesVectors = properties?["preserves-vector-representation"]?.bool == true
    }

    /// Returns the entry for traits, or nil if the set has none.
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
