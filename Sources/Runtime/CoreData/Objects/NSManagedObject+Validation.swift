import Foundation
import UIKit

extension NSManagedObject {
    /// Checks all properties, and throws what is wrong.
    func validate() throws {
        var errors: [NSError] = []
        for place in layout.kinds.indices {
            do {
                switch layout.kinds[place] {
                case .attribute(let attribute): try validate(value(at: place), attribute)
                case .one(let relationship):
                    if value(at: place) == nil { try requireValue(relationship) }
                case .many(let relationship): try validateCount(list(at: place).count, relationship)
                }
                try validatePredicates(layout.kinds[place].property, at: place)
            } catch {
                errors.append(error as NSError)
            }
        }
        guard let first = errors.first else { return }
        guard errors.count > 1 else { throw first }
        throw NSError.coreData(
            NSValidationMultipleErrorsError, "Multiple validation errors occurred.", [NSDetailedErrorsKey: errors])
    }

    private func error(_ code: Int, _ text: String, _ property: NSPropertyDescription, _ value: Any? = nil) -> NSError {
        var information: [String: Any] = [
            NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
            NSLocalizedFailureReasonErrorKey: "\(property.name) \(text)",
        ]
        information[NSValidationValueErrorKey] = value
        return .coreData(code, "The operation couldn’t be completed. (Cocoa error \(code).)", information)
    }

    private func requireValue(_ property: NSPropertyDescription) throws {
        if property.isOptional || property.isTransient { return }
        throw error(NSValidationMissingMandatoryPropertyError, "is a required value.", property)
    }

    private func validate(_ value: Any?, _ attribute: NSAttributeDescription) throws {
        guard let value else { return try requireValue(attribute) }
        if attribute.attributeType == .stringAttributeType, let text = value as? String {
            let count = Double(text.count)
            if let minimum = attribute.minimum, count < minimum {
                throw error(NSValidationStringTooShortError, "is too short.", attribute, value)
            }
            if let maximum = attribute.maximum, count > maximum {
                throw error(NSValidationStringTooLongError, "is too long.", attribute, value)
            }
            if let pattern = attribute.pattern, !PredicateValue.matches(text, pattern) {
                throw error(NSValidationStringPatternMatchingError, "is invalid.", attribute, value)
            }
            return
        }
        if let date = value as? Date {
            let seconds = date.timeIntervalSinceReferenceDate
            if let minimum = attribute.minimum, seconds < minimum {
                throw error(NSValidationDateTooSoonError, "is too soon.", attribute, value)
            }
            if let maximum = attribute.maximum, seconds > maximum {
                throw error(NSValidationDateTooLateError, "is too late.", attribute, value)
            }
            return
        }
        guard let number = PredicateValue.number(value) else { return }
        let bounds = Self.bounds(attribute.attributeType)
        if let minimum = [attribute.minimum, bounds?.lowerBound].compactMap(\.self).max(), number < minimum {
            throw error(NSValidationNumberTooSmallError, "is too small.", attribute, value)
        }
        if let maximum = [attribute.maximum, bounds?.upperBound].compactMap(\.self).min(), number > maximum {
            throw error(NSValidationNumberTooLargeError, "is too large.", attribute, value)
        }
    }

    private static func bounds(_ type: NSAttributeType) -> ClosedRange<Double>? {
        switch type {
        case .integer16AttributeType: Double(Int16.min)...Double(Int16.max)
        case .integer32AttributeType: Double(Int32.min)...Double(Int32.max)
        default: nil
        }
    }

    private func validateCount(_ count: Int, _ relationship: NSRelationshipDescription) throws {
        if count == 0 { return try requireValue(relationship) }
        if count < relationship.minCount {
            throw error(NSValidationRelationshipLacksMinimumCountError, "lacks objects.", relationship)
        }
        if relationship.maxCount > 0, count > relationship.maxCount {
            throw error(NSValidationRelationshipExceedsMaximumCountError, "has too many objects.", relationship)
        }
    }

    private func validatePredicates(_ property: NSPropertyDescription, at place: Int) throws {
        for (number, predicate) in property.validationPredicates.enumerated() {
            let value = value(at: place)
            guard !predicate.evaluate(with: value) else { continue }
            let warnings = property.validationWarnings
            let text = number < warnings.count ? "\(warnings[number])" : "is invalid."
            throw error(NSManagedObjectValidationError, text, property, value)
        }
    }
}
