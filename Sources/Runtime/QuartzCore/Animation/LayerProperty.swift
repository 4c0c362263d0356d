import CoreGraphics
import Foundation

/// A property of a layer that can be animated: how it is read and written.
struct LayerProperty {
    let get: (CALayer) -> LayerValue
    let set: (CALayer, LayerValue) -> Void

    /// The property at a key path; nil for one that cannot be animated.
    static func at(_ keyPath: String, of layer: CALayer) -> LayerProperty? {
        all[keyPath] ?? type(of: layer).animatableProperties[keyPath] ?? layer.ownProperty(keyPath)
    }

    private static func number<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGFloat>) -> LayerProperty {
        LayerProperty(
            get: { ($0 as? Layer).map { LayerValue($0[keyPath: path]) } ?? LayerValue(0.0) },
            set: { ($0 as? Layer)?[keyPath: path] = $1.number })
    }

    private static func point<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, CGPoint>
    ) -> LayerProperty {
        LayerProperty(
            get: { LayerValue(($0 as? Layer)?[keyPath: path] ?? .zero) },
            set: { ($0 as? Layer)?[keyPath: path] = $1.point })
    }

    private static func rect(_ path: ReferenceWritableKeyPath<CALayer, CGRect>) -> LayerProperty {
        LayerProperty(get: { LayerValue($0[keyPath: path]) }, set: { $0[keyPath: path] = $1.rect })
    }

    private static func color<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGColor?>) -> LayerProperty {
        LayerProperty(
            get: { LayerValue(($0 as? Layer)?[keyPath: path]) }, set: { ($0 as? Layer)?[keyPath: path] = $1.color })
    }

    private static func path<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGPath?>) -> LayerProperty {
        LayerProperty(
            get: { LayerValue(($0 as? Layer)?[keyPath: path]) }, set: { ($0 as? Layer)?[keyPath: path] = $1.path })
    }

    /// Numbers of a rectangle, size or point in a property of many numbers.
    private static func part(_ whole: LayerProperty, _ indices: Range<Int>, _ kind: LayerValue.Kind) -> LayerProperty {
        LayerProperty(
            get: { LayerValue(kind, Array(whole.get($0).numbers[indices])) },
            set: { layer, value in
                var all = whole.get(layer)
                guard value.numbers.count == indices.count else { return }
                all.numbers.replaceSubrange(indices, with: value.numbers)
                whole.set(layer, all)
            })
    }

    nonisolated(unsafe) private static let all: [String: LayerProperty] = {
        var all: [String: LayerProperty] = [
            "bounds": rect(\.bounds), "position": point(\CALayer.position), "anchorPoint": point(\CALayer.anchorPoint),
            "zPosition": number(\CALayer.zPosition), "cornerRadius": number(\CALayer.cornerRadius),
            "borderWidth": number(\CALayer.borderWidth), "shadowRadius": number(\CALayer.shadowRadius),
            "backgroundColor": color(\CALayer.backgroundColor), "borderColor": color(\CALayer.borderColor),
            "shadowColor": color(\CALayer.shadowColor), "shadowPath": path(\CALayer.shadowPath),
            "contentsRect": rect(\.contentsRect), "contentsCenter": rect(\.contentsCenter),
            "opacity": LayerProperty(get: { LayerValue($0.opacity) }, set: { $0.opacity = Float($1.number) }),
            "shadowOpacity": LayerProperty(
                get: { LayerValue($0.shadowOpacity) }, set: { $0.shadowOpacity = Float($1.number) }),
            "shadowOffset": LayerProperty(get: { LayerValue($0.shadowOffset) }, set: { $0.shadowOffset = $1.size }),
            "transform": LayerProperty(get: { LayerValue($0.transform) }, set: { $0.transform = $1.transform }),
            "sublayerTransform": LayerProperty(
                get: { LayerValue($0.sublayerTransform) }, set: { $0.sublayerTransform = $1.transform }),
            "hidden": LayerProperty(
                get: { LayerValue(.discrete, [], object: $0.isHidden) }, set: { $0.isHidden = $1.flag }),
            "masksToBounds": LayerProperty(
                get: { LayerValue(.discrete, [], object: $0.masksToBounds) }, set: { $0.masksToBounds = $1.flag }),
            "contents": LayerProperty(
                get: { LayerValue(.discrete, [], object: $0.contents) }, set: { $0.contents = $1.object as? CGImage }),
        ]
        for (name, path) in [("bounds", "bounds"), ("contentsRect", "contentsRect")] {
            guard let whole = all[path] else { continue }
            all["\(name).origin"] = part(whole, 0..<2, .point)
            all["\(name).size"] = part(whole, 2..<4, .size)
            for (index, key) in ["origin.x", "origin.y", "size.width", "size.height"].enumerated() {
                all["\(name).\(key)"] = part(whole, index..<index + 1, .number)
            }
        }
        for name in ["position", "anchorPoint"] {
            guard let whole = all[name] else { continue }
            all["\(name).x"] = part(whole, 0..<1, .number)
            all["\(name).y"] = part(whole, 1..<2, .number)
        }
        if let offset = all["shadowOffset"] {
            all["shadowOffset.width"] = part(offset, 0..<1, .number)
            all["shadowOffset.height"] = part(offset, 1..<2, .number)
        }
        for name in ["transform", "sublayerTransform"] {
            if let whole = all[name] { all.merge(transformParts(of: whole, name)) { old, _ in old } }
        }
        return all
    }()

    /// Key paths such as `transform.rotation.z`.
    private static func transformParts(of whole: LayerProperty, _ name: String) -> [String: LayerProperty] {
        func part(
            _ kind: LayerValue.Kind = .number, get: @escaping (TransformParts) -> [Double],
            set: @escaping (inout TransformParts, [Double]) -> Void
        ) -> LayerProperty {
            LayerProperty(
                get: { LayerValue(kind, TransformParts(whole.get($0).transform).map(get) ?? [0]) },
                set: { layer, value in
                    guard var parts = TransformParts(whole.get(layer).transform) else { return }
                    set(&parts, value.numbers)
                    whole.set(layer, LayerValue(parts.transform))
                })
        }
        func first(_ numbers: [Double]) -> Double { numbers.first ?? 0 }
        // A scale of nothing could never grow again.
        func scale(_ numbers: [Double]) -> Double { first(numbers) == 0 ? 1e-6 : first(numbers) }
        return [
            "\(name).rotation.x": part(get: { [$0.angles.x] }, set: { $0.angles.x = first($1) }),
            "\(name).rotation.y": part(get: { [$0.angles.y] }, set: { $0.angles.y = first($1) }),
            "\(name).rotation.z": part(get: { [$0.angles.z] }, set: { $0.angles.z = first($1) }),
            "\(name).rotation": part(get: { [$0.angles.z] }, set: { $0.angles.z = first($1) }),
            "\(name).scale.x": part(get: { [$0.scale.x] }, set: { $0.scale.x = scale($1) }),
            "\(name).scale.y": part(get: { [$0.scale.y] }, set: { $0.scale.y = scale($1) }),
            "\(name).scale.z": part(get: { [$0.scale.z] }, set: { $0.scale.z = scale($1) }),
            "\(name).scale": part(
                get: { [($0.scale.x + $0.scale.y + $0.scale.z) / 3] },
                set: { $0.scale = (scale($1), scale($1), scale($1)) }),
            "\(name).translation.x": part(get: { [$0.translation.x] }, set: { $0.translation.x = first($1) }),
            "\(name).translation.y": part(get: { [$0.translation.y] }, set: { $0.translation.y = first($1) }),
            "\(name).translation.z": part(get: { [$0.translation.z] }, set: { $0.translation.z = first($1) }),
            "\(name).translation": part(
                .size, get: { [$0.translation.x, $0.translation.y] },
                set: { if $1.count == 2 { ($0.translation.x, $0.translation.y) = ($1[0], $1[1]) } }),
        ]
    }
}

extension LayerValue {
    fileprivate var flag: Bool { object as? Bool ?? (number != 0) }
}

extension LayerProperty {
    nonisolated(unsafe) static let ofShapes: [String: LayerProperty] = [
        "path": path(\CAShapeLayer.path), "fillColor": color(\CAShapeLayer.fillColor),
        "strokeColor": color(\CAShapeLayer.strokeColor), "strokeStart": number(\CAShapeLayer.strokeStart),
        "strokeEnd": number(\CAShapeLayer.strokeEnd), "lineWidth": number(\CAShapeLayer.lineWidth),
        "lineDashPhase": number(\CAShapeLayer.lineDashPhase), "miterLimit": number(\CAShapeLayer.miterLimit),
    ]

    nonisolated(unsafe) static let ofGradients: [String: LayerProperty] = [
        "startPoint": point(\CAGradientLayer.startPoint), "endPoint": point(\CAGradientLayer.endPoint),
        "colors": LayerProperty(
            get: { LayerValue(any: ($0 as? CAGradientLayer)?.colors) ?? LayerValue(.colors, []) },
            set: { ($0 as? CAGradientLayer)?.colors = $1.colors }),
        "locations": LayerProperty(
            get: { LayerValue(any: ($0 as? CAGradientLayer)?.locations) ?? LayerValue(.numbers, []) },
            set: { ($0 as? CAGradientLayer)?.locations = $1.numbers.map { NSNumber(value: $0) } }),
    ]

    nonisolated(unsafe) static let ofTexts: [String: LayerProperty] = [
        "fontSize": number(\CATextLayer.fontSize), "foregroundColor": color(\CATextLayer.foregroundColor),
    ]
}
