extension Int {
    /// The whole part of a number, or the nearest integer there is; 0 for what is no number.
    package init(clamping number: some BinaryFloatingPoint) {
        if let whole = Int(exactly: number.rounded(.towardZero)) {
            self = whole
        } else {
            self = number > 0 ? .max : number < 0 ? .min : 0
        }
    }
}
