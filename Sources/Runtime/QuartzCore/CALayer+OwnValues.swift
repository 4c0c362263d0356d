public import CoreGraphics

// The properties that a layer of an app declares with `@NSManaged`: Core Animation has their values, and animates them. What a built
// source has in place of the word reads `managedValue("progress")` and writes `setManagedValue(newValue, "progress")`.
extension CALayer {
    public func managedValue(_ key: String) -> CGFloat { number(key) }
    public func managedValue(_ key: String) -> Double { number(key) }
    public func managedValue(_ key: String) -> Float { number(key) }
    public func managedValue(_ key: String) -> Int { Int(clamping: number(key) as Double) }
    public func managedValue(_ key: String) -> Bool { ownValue(key) as? Bool ?? false }
    public func managedValue(_ key: String) -> CGPoint { ownValue(key) as? CGPoint ?? .zero }
    public func managedValue(_ key: String) -> CGSize { ownValue(key) as? CGSize ?? .zero }
    public func managedValue(_ key: String) -> CGRect { ownValue(key) as? CGRect ?? .zero }
    public func managedValue<Value>(_ key: String) -> Value? { ownValue(key) as? Value }
    @_disfavoredOverload
    public func managedValue<Value>(_ key: String) -> Value {
        guard let value = ownValue(key) as? Value else { fatalError("\(type(of: self)).\(key) has no value yet") }
        return value
    }

    public func setManagedValue<Value>(_ value: Value, _ key: String) {
        let old = LayerValue(any: ownValue(key) ?? (LayerValue(any: value)?.kind == .number ? 0.0 : nil))
        ownValues[key] = value
        ownValueChanged(key, from: old)
    }

    /// Keeps a value for a key, or forgets the one that is there.
    func setOwnValue(_ value: Any?, _ key: String) {
        let old = LayerValue(any: ownValue(key))
        ownValues[key] = value
        ownValueChanged(key, from: old)
    }

    private func ownValueChanged(_ key: String, from old: LayerValue?) {
        if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
        changed(key, from: old)
    }

    func ownValue(_ key: String) -> Any? { ownValues[key] ?? type(of: self).defaultValue(forKey: key) }

    /// Returns a number, which can be animated from then on.
    private func number<Number: BinaryFloatingPoint>(_ key: String) -> Number {
        let value = ownValue(key) ?? 0.0
        if ownValues[key] == nil { ownValues[key] = value }
        return Number(LayerValue(any: value)?.number ?? 0)
    }

    /// Returns an own property that has a value, as animations change it.
    func ownProperty(_ key: String) -> LayerProperty? {
        guard let kept = ownValues[key], let kind = LayerValue(any: kept)?.kind, kind != .discrete else { return nil }
        return LayerProperty(
            get: { LayerValue(any: $0.ownValue(key)) ?? LayerValue(kind, []) },
            set: { layer, value in layer.ownValues[key] = value.plain ?? layer.ownValues[key] })
    }

    /// Whether custom properties are animated that redraw the layer with each frame.
    func isRedrawn(by animations: LayerAnimations?) -> Bool {
        guard !ownValues.isEmpty, let animations else { return false }
        return animations.entries.contains { entry in
            guard let path = (entry.animation as? CAPropertyAnimation)?.keyPath else { return false }
            return ownValues[path] != nil && type(of: self).needsDisplay(forKey: path)
        }
    }
}
