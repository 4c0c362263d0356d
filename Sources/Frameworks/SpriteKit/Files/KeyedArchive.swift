import Foundation

/// The objects of an archive of `NSKeyedArchiver`, which refer to each other by numbers.
struct KeyedArchive: Sendable {
    /// What the archive's keys stand for.
    let top: [String: ArchivedValue]
    private let objects: [ArchivedValue]

    /// Reads an archive, or returns nil if the data is none.
    init?(_ data: Data) {
        guard let binary = Self.binary(data), case .entries(let parts)? = BinaryPropertyList.value(of: binary),
            case .entries(let top)? = parts["$top"], case .list(let objects)? = parts["$objects"]
        else { return nil }
        (self.top, self.objects) = (top, objects)
    }

    /// Returns a property list in the binary format; Foundation writes one in XML that way.
    private static func binary(_ data: Data) -> Data? {
        if data.starts(with: Array("bplist".utf8)) { return data }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else { return nil }
        return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    /// Returns a value, or the object that it refers to.
    func object(_ value: ArchivedValue?) -> ArchivedValue {
        guard let value else { return .nothing }
        guard case .reference(let number) = value else { return value }
        // The first object stands for nil.
        guard number > 0, objects.indices.contains(number) else { return .nothing }
        if case .reference = objects[number] { return .nothing }
        return objects[number]
    }

    /// The name of an object's class, and those of its superclasses.
    func classNames(of entries: [String: ArchivedValue]) -> [String] {
        guard case .entries(let description) = object(entries["$class"]) else { return [] }
        let name = object(description["$classname"]).textValue
        guard case .list(let names) = object(description["$classes"]) else { return name.map { [$0] } ?? [] }
        let all = names.compactMap { object($0).textValue }
        guard let name, all.first != name else { return all }
        return [name] + all
    }
}
