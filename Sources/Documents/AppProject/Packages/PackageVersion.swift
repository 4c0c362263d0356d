/// The version of a package: `1.2.3`, `2.0.0-beta.1`. It is ordered as <https://semver.org> says.
package struct PackageVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
    package var numbers: [Int]
    /// What follows a hyphen: `beta`, `1`.
    package var prerelease: [String]

    package init(_ major: Int, _ minor: Int, _ patch: Int) { (numbers, prerelease) = ([major, minor, patch], []) }

    /// Creates the version that a text says: a project may leave out zeros, and a tag may begin with "v".
    package init?(_ text: String) {
        var rest = Substring(text)
        if rest.first == "v" || rest.first == "V" { rest = rest.dropFirst() }
        rest = rest.prefix { $0 != "+" }
        let parts = rest.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let numbers = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(numbers.count) else { return nil }
        var values: [Int] = []
        for number in numbers {
            guard number.allSatisfy({ $0.isASCII && $0.isNumber }), let value = Int(number) else { return nil }
            values.append(value)
        }
        self.numbers = values + Array(repeating: 0, count: 3 - values.count)
        prerelease = parts.count > 1 ? parts[1].split(separator: ".").map(String.init) : []
    }

    package var isPrerelease: Bool { !prerelease.isEmpty }

    /// The first version with other features that need not be compatible, or with other features at all.
    package var nextMajor: PackageVersion { .init(numbers[0] + 1, 0, 0) }
    package var nextMinor: PackageVersion { .init(numbers[0], numbers[1] + 1, 0) }

    package var description: String {
        let plain = numbers.map(String.init).joined(separator: ".")
        return isPrerelease ? "\(plain)-\(prerelease.joined(separator: "."))" : plain
    }

    package static func < (one: PackageVersion, other: PackageVersion) -> Bool {
        if one.numbers != other.numbers { return one.numbers.lexicographicallyPrecedes(other.numbers) }
        guard one.isPrerelease, other.isPrerelease else { return one.isPrerelease }
        for (left, right) in zip(one.prerelease, other.prerelease) where left != right {
            switch (Int(left), Int(right)) {
            case (let left?, let right?): return left < right
            case (.some, nil): return true
            case (nil, .some): return false
            case (nil, nil): return left < right
            }
        }
        return one.prerelease.count < other.prerelease.count
    }
}
