/// The images of a stepper, by states.
struct StepperLooks {
    struct Divider: Hashable {
        var left: UIControl.State
        var right: UIControl.State
    }

    var grounds: [UIControl.State: UIImage] = [:]
    var dividers: [Divider: UIImage] = [:]
    var increments: [UIControl.State: UIImage] = [:]
    var decrements: [UIControl.State: UIImage] = [:]
}

/// Images in place of the background and the signs.
extension UIStepper {
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { looks.grounds[state] = image }
    public func backgroundImage(for state: UIControl.State) -> UIImage? { looks.grounds[state] }

    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) { looks.dividers[StepperLooks.Divider(left: leftState, right: rightState)] = image }
    public func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { looks.dividers[StepperLooks.Divider(left: leftState, right: rightState)] }

    public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { looks.increments[state] = image }
    public func incrementImage(for state: UIControl.State) -> UIImage? { looks.increments[state] }
    public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { looks.decrements[state] = image }
    public func decrementImage(for state: UIControl.State) -> UIImage? { looks.decrements[state] }

    /// The state of one of the two buttons.
    func state(isPlus: Bool) -> UIControl.State {
        if !(isPlus ? canIncrement : canDecrement) { return .disabled }
        return pressedSide == isPlus ? .highlighted : .normal
    }

    /// The image that replaces a sign.
    func sign(isPlus: Bool) -> UIImage? {
        let images = isPlus ? looks.increments : looks.decrements
        return images[state(isPlus: isPlus)] ?? images[.normal]
    }

    func ground(isPlus: Bool) -> UIImage? {
        looks.grounds[state(isPlus: isPlus)] ?? looks.grounds[isEnabled ? .normal : .disabled] ?? looks.grounds[.normal]
    }

    var shownDivider: UIImage? {
        let (left, right) = (state(isPlus: readsFromRight), state(isPlus: !readsFromRight))
        let pairs = [(left, right), (left, .normal), (.normal, right), (.normal, .normal)]
        return pairs.lazy.compactMap { self.looks.dividers[StepperLooks.Divider(left: $0, right: $1)] }.first
    }
}
