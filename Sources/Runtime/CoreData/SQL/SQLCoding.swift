import Foundation
import UIKit

/// Converts values between attributes and columns.
struct SQLCoding {
    /// The folder beside the store with the data that it keeps outside.
    let externalFolder: String?

    func encode(_ value: Any?, _ attribute: NSAttributeDescription) throws -> SQLValue {
        guard let value else { return .null }
        switch value {
        case _ where attribute.attributeType == .transformableAttributeType:
            return .blob(try transformed(value, attribute))
        case let text as String: return .text(text)
        case let number as Int: return .integer(Int64(number))
        case let flag as Bool: return .integer(flag ? 1 : 0)
        case let number as Double: return .real(number)
        case let number as Float: return .real(Double(number))
        case let date as Date: return .real(date.timeIntervalSinceReferenceDate)
        case let data as Data:
            return .blob(attribute.allowsExternalBinaryDataStorage ? Data([1]) + data : data)
        case let identifier as UUID: return .blob(withUnsafeBytes(of: identifier.uuid) { Data($0) })
        case let url as URL: return .text(url.absoluteString)
        case let number as NSDecimalNumber: return .real(number.doubleValue)
        case let id as NSManagedObjectID: return .text(id.uriRepresentation().absoluteString)
        default: return .blob(try transformed(value, attribute))
        }
    }

    private func transformed(_ value: Any, _ attribute: NSAttributeDescription) throws -> Data {
        if let name = attribute.valueTransformerName, let transformer = ValueTransformer(forName: .init(name)) {
            // A transformer of an app makes data of a value.
            if let data = transformer.transformedValue(value) as? Data { return data }
        }
        let object = ArchivedValues.object(for: value)
        guard object is any NSCoding else {
            throw NSError.coreData(
                NSCoreDataError,
                "The value of the transformable attribute '\(attribute.name)' can't be archived: \(type(of: value)) isn't NSCoding."
            )
        }
        return ArchivedValues.data(of: object, requiringSecureCoding: false)
    }

    func decode(_ value: SQLValue, _ attribute: NSAttributeDescription) -> Any? {
        switch (attribute.attributeType, value) {
        case (_, .null): nil
        case (.booleanAttributeType, .integer(let number)): number != 0
        case (.dateAttributeType, .real(let seconds)): Date(timeIntervalSinceReferenceDate: seconds)
        case (.dateAttributeType, .integer(let seconds)): Date(timeIntervalSinceReferenceDate: Double(seconds))
        case (.doubleAttributeType, .integer(let number)): Double(number)
        case (.floatAttributeType, .real(let number)): Float(number)
        case (.floatAttributeType, .integer(let number)): Float(number)
        case (.decimalAttributeType, .real(let number)): NSDecimalNumber(string: "\(number)")
        case (.decimalAttributeType, .integer(let number)): NSDecimalNumber(value: number)
        case (.decimalAttributeType, .text(let text)): NSDecimalNumber(string: text)
        case (.URIAttributeType, .text(let text)): URL(string: text)
        case (.UUIDAttributeType, .blob(let data)): Self.identifier(data)
        case (.UUIDAttributeType, .text(let text)): UUID(uuidString: text)
        case (.transformableAttributeType, .blob(let data)): untransformed(data, attribute)
        case (_, .blob(let data)): attribute.allowsExternalBinaryDataStorage ? external(data) : data
        case (_, .integer(let number)): Int(number)
        case (_, .real(let number)): number
        case (_, .text(let text)): text
        }
    }

    private static func identifier(_ data: Data) -> UUID? {
        guard data.count == 16 else { return nil }
        var bytes = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &bytes) { $0.copyBytes(from: data) }
        return UUID(uuid: bytes)
    }

    private func untransformed(_ data: Data, _ attribute: NSAttributeDescription) -> Any? {
        if let name = attribute.valueTransformerName, let transformer = ValueTransformer(forName: .init(name)),
            let value = transformer.reverseTransformedValue(data)
        {
            return value
        }
        guard let value = try? ArchivedValues.object(in: data) else { return nil }
        // What is an array or a dictionary in Swift was archived as an object.
        if let list = value as? NSArray { return (0..<list.count).map { Self.plain(list.object(at: $0)) } }
        return ArchivedValues.value(of: value)
    }

    private static func plain(_ value: Any) -> Any {
        (value as? NSString).map { String(describing: $0) } ?? ArchivedValues.value(of: value)
    }

    /// Returns data that is kept in its row, or in a file beside the store.
    private func external(_ data: Data) -> Data? {
        guard let kind = data.first else { return data }
        if kind == 1 { return Data(data.dropFirst()) }
        guard kind == 2, let externalFolder else { return data }
        let name = String(decoding: data.dropFirst().prefix { $0 != 0 }, as: UTF8.self)
        guard !name.contains("/") else { return nil }
        return FileManager.default.contents(atPath: "\(externalFolder)/\(name)")
    }
}
