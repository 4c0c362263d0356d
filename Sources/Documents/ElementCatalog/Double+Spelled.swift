extension Double {
    /// Creates a number from the value of an attribute, or returns nil if it isn't a number that a `Float` can hold.
    package init?(spelled text: some StringProtocol) {
        guard let number = Double(text), number.magnitude <= Double(Float.greatestFiniteMagnitude) else { return nil }
        self = number
    }

    /// Creates a number from the value of an attribute, which may be a quotient such as "3:4" or "3/4".
    package init?(spelledRatio text: String) {
        if let number = Double(spelled: text) {
            self = number
            return
        }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }
        let numbers = parts.compactMap { Double(spelled: $0) }
        guard parts.count == 2, numbers.count == 2, numbers[1] != 0 else { return nil }
        self.init(spelled: "\(numbers[0] / numbers[1])")
    }
}
