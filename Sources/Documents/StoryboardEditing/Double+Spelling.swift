extension Double {
    /// The number as Xcode writes it: `0.0`, `20`, `7.5`, and numbers without a short decimal form with 17 digits,
    /// `64.333333333333329`.
    public var xcodeSpelling: String {
        if self == 0 { return "0.0" }
        if let integer = Int(exactly: self) { return String(integer) }
        guard magnitude < 1e15, magnitude > 1e-5 else { return String(self) }
        let whole = Int(magnitude)
        let (digits, isCarried) = Self.digits(
            ofFraction: magnitude - Double(whole), significant: whole == 0 ? 17 : 17 - String(whole).count,
            isLeading: whole == 0)
        let sign = self < 0 ? "-" : ""
        let front = whole + (isCarried ? 1 : 0)
        return digits.isEmpty ? "\(sign)\(front)" : "\(sign)\(front).\(digits)"
    }

    /// Returns the decimal digits of a number below 1, rounded, without trailing zeros. They are exact: a fraction of
    /// at most 80 binary digits is repeatedly multiplied by ten.
    private static func digits(
        ofFraction fraction: Double, significant: Int, isLeading: Bool
    ) -> (digits: String, isCarried: Bool) {
        let one = UInt128(1) << 80
        var rest = UInt128(fraction * 0x1p80)
        var digits: [UInt8] = []
        var left = significant
        while left > 0, rest > 0 {
            rest *= 10
            let digit = UInt8(rest / one)
            rest %= one
            digits.append(digit)
            if !isLeading || digits.contains(where: { $0 != 0 }) { left -= 1 }
        }
        var isCarried = rest * 2 > one || rest * 2 == one && (digits.last ?? 0) % 2 == 1
        for position in digits.indices.reversed() where isCarried {
            isCarried = digits[position] == 9
            digits[position] = isCarried ? 0 : digits[position] + 1
        }
        while digits.last == 0 { digits.removeLast() }
        return (digits.map { String($0) }.joined(), isCarried)
    }
}

extension Double {
    /// The number as people read it: at most two decimals, `19.67`.
    public var shortSpelling: String {
        let rounded = (self * 100).rounded() / 100
        if rounded == 0 { return "0" }
        if let integer = Int(exactly: rounded) { return String(integer) }
        return String(rounded)
    }
}
