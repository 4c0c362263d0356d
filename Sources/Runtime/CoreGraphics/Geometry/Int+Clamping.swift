extension Int {
    /// Creates an integer from the whole part of a number, or the nearest one that can be represented; 0 for NaN.
    package init(clamping number: some BinaryFloatingPoint) {
        if let whole = Int(exactly: number.rounded(.towardZero)) {
            self = whole
        } else {
            self = number > 0 ? .max : number < 0 ? .min : 0
        }
    }
}
