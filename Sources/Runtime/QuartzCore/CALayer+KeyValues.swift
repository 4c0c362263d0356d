import CoreGraphics
import Foundation

/// An object that keeps values for any key, besides those of its properties.
package protocol KeyValueContainer: AnyObject {
    func value(forKey key: String) -> Any?
    func setValue(_ value: Any?, forKey key: String)
}

extension CALayer: KeyValueContainer {}
extension CAAnimation: KeyValueContainer {}

// Layers have values for the keys of their properties, for parts of these such as `transform.rotation.z`, and for whatever else an
// app keeps in them; see "Key-Value Coding Extensions" in Apple's Core Animation Programming Guide.
extension CALayer {
    final func keyedValue(_ path: String) -> Any? {
        if let property = LayerProperty.at(path, of: self) { return property.get(self).plain }
        if let property = PlainProperty.all[path] { return property.get(self) }
        if let (next, rest) = nextLayer(of: path) { return next.value(forKeyPath: rest) }
        return ownValue(path)
    }

    final func setKeyedValue(_ value: Any?, _ path: String) {
        if let property = LayerProperty.at(path, of: self), ownValues[path] == nil {
            let kind = property.get(self).kind
            // Core Animation draws the colors of Core Graphics only.
            let isFit = kind != .color || value == nil || value is CGColor
            if isFit { property.set(self, LayerValue(any: value) ?? LayerValue(kind, [])) }
        } else if let property = PlainProperty.all[path] {
            property.set(self, value)
        } else if let (next, rest) = nextLayer(of: path) {
            next.setValue(value, forKeyPath: rest)
        } else {
            setOwnValue(value, path)
        }
    }

    /// Returns the layer that the first name of a path leads to, and the rest of the path.
    private func nextLayer(of path: String) -> (CALayer, String)? {
        let names = path.split(separator: ".", maxSplits: 1).map(String.init)
        guard names.count == 2, let next = keyedValue(names[0]) as? CALayer else { return nil }
        return (next, names[1])
    }
}

/// A property of a layer that isn't animated, by its key.
private struct PlainProperty {
    let get: (CALayer) -> Any?
    let set: (CALayer, Any?) -> Void

    private init<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value>) {
        get = { $0[keyPath: path] }
        set = { layer, value in
            let number = value as? NSNumber
            let candidates: [Any?] = [
                value, number.map { CGFloat($0.doubleValue) }, number?.doubleValue, number?.floatValue,
                number?.boolValue,
            ]
            guard let fit = candidates.lazy.compactMap({ $0 as? Value }).first else { return }
            layer[keyPath: path] = fit
        }
    }

    private init<Name: RawRepresentable<String>>(named path: ReferenceWritableKeyPath<CALayer, Name>) {
        get = { $0[keyPath: path].rawValue }
        set = { layer, value in
            guard let name = value as? Name ?? (value as? String).flatMap(Name.init) else { return }
            layer[keyPath: path] = name
        }
    }

    private init(reading path: KeyPath<CALayer, CALayer?>) {
        get = { $0[keyPath: path] }
        set = { _, _ in }
    }

    nonisolated(unsafe) static let all: [String: PlainProperty] = [
        "name": Self(\.name), "frame": Self(\.frame), "mask": Self(\.mask), "sublayers": Self(\.sublayers),
        "superlayer": Self(reading: \.superlayer), "opaque": Self(\.isOpaque), "doubleSided": Self(\.isDoubleSided),
        "geometryFlipped": Self(\.isGeometryFlipped), "contentsScale": Self(\.contentsScale),
        "contentsGravity": Self(named: \.contentsGravity), "cornerCurve": Self(named: \.cornerCurve),
        "magnificationFilter": Self(named: \.magnificationFilter),
        "minificationFilter": Self(named: \.minificationFilter),
        "needsDisplayOnBoundsChange": Self(\.needsDisplayOnBoundsChange),
        "shouldRasterize": Self(\.shouldRasterize), "rasterizationScale": Self(\.rasterizationScale),
        "allowsGroupOpacity": Self(\.allowsGroupOpacity), "allowsEdgeAntialiasing": Self(\.allowsEdgeAntialiasing),
        "anchorPointZ": Self(\.anchorPointZ), "compositingFilter": Self(\.compositingFilter),
        "beginTime": Self(\.beginTime), "duration": Self(\.duration), "speed": Self(\.speed),
        "timeOffset": Self(\.timeOffset), "repeatCount": Self(\.repeatCount),
        "repeatDuration": Self(\.repeatDuration), "autoreverses": Self(\.autoreverses),
        "fillMode": Self(named: \.fillMode),
    ]
}
