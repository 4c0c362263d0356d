package import Foundation
package import JSONText
import UIKit

/// What must hold of the elements of a query.
@MainActor
struct Expectation {
    let query: ElementQuery
    let claims: [JSONNode.Member]

    func check(among elements: [ScreenElement]) throws(DriverError) {
        let found = query.matches(among: elements)
        let mayMiss = claims.contains { $0.key == "exists" || $0.key == "count" || $0.key == "visible" }
        if found.isEmpty, !mayMiss { throw DriverError("there is no such element on the screen") }
        for claim in claims { try check(claim, found) }
    }

    private func check(_ claim: JSONNode.Member, _ found: [ScreenElement]) throws(DriverError) {
        let first = found.first
        let seen: JSONValue
        switch claim.key {
        case "exists": seen = .bool(!found.isEmpty)
        case "count": seen = .number(Double(found.count))
        case "visible": seen = .bool(found.contains(where: \.isVisible))
        case "text": seen = first?.text.map(JSONValue.string) ?? .null
        case "value": seen = first?.value ?? .null
        case "enabled": seen = .bool(first?.isEnabled == true)
        case "selected": seen = .bool(first?.isSelected == true)
        case "focused": seen = .bool(first?.isFocused == true)
        case "frame":
            seen = first.map { .numbers([$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]) } ?? .null
        case "offset":
            let offset = (first?.view as? UIScrollView)?.contentOffset
            seen = offset.map { .numbers([$0.x, $0.y]) } ?? .null
        default: throw DriverError("there is no expectation '\(claim.key)'")
        }
        guard seen.isNear(JSONValue(claim.value)) else {
            let whole = first.map { " of \($0.title)" } ?? ""
            throw DriverError(
                "expected '\(claim.key)'\(whole) to be \(JSONValue(claim.value).line), but it is \(seen.line)")
        }
    }
}

extension JSONValue {
    package static func numbers(_ numbers: [CGFloat]) -> JSONValue { .array(numbers.map { .number(Double($0)) }) }

    /// Returns whether a value is the same, with numbers in lists within 1.
    fileprivate func isNear(_ other: JSONValue) -> Bool {
        guard case .array(let own) = self, case .array(let others) = other else {
            return number == other.number && (number != nil || self == other)
        }
        guard own.count == others.count else { return false }
        return zip(own, others).allSatisfy { one, other in
            guard let a = one.number, let b = other.number else { return one == other }
            return abs(a - b) <= 1
        }
    }

    private var number: Double? {
        switch self {
        case .number(let number): number
        case .integer(let number): Double(number)
        default: nil
        }
    }
}

extension ScreenElement {
    /// The value for expectations and trees.
    var value: JSONValue? {
        switch perception.value {
        case .flag(let isOn): .bool(isOn)
        case .number(let number): .number(number)
        case .text(let text): .string(text)
        case .date(let date): .string(date.ISO8601Format())
        case .rows(let rows): .array(rows.map { .integer($0) })
        case nil: view.accessibilityValue.map(JSONValue.string)
        }
    }

    /// The element in a tree.
    var json: JSONValue {
        .record([
            "class": .string(className), "text": .optional(text), "label": .optional(label),
            "id": .optional(identifier), "value": value,
            "frame": .numbers([frame.minX, frame.minY, frame.width, frame.height]),
            "visible": .bool(isVisible), "enabled": isEnabled ? nil : .bool(false),
            "selected": isSelected ? .bool(true) : nil, "focused": isFocused ? .bool(true) : nil,
        ])
    }
}
