import Foundation

/// A part of an archive such as Xcode's scene editor writes, in XML.
indirect enum ArchivePart {
    case number(Double)
    case integer(Int)
    case truth(Bool)
    case text(String)
    case data(Data)
    case list([ArchivePart])
    case entries([String: ArchivePart])
    /// A point or size, or a rectangle.
    case value(String)
    /// An object of a class with its superclasses. Others refer to it by its label.
    case object([String], [String: ArchivePart], label: String? = nil)
    case to(String)
    /// A number of an object, which need not be there.
    case place(Int)

    static func node(_ classes: [String], _ values: [String: ArchivePart] = [:], label: String? = nil) -> ArchivePart {
        .object(
            classes + (classes == ["SKNode"] ? [] : ["SKNode"]) + ["NSResponder", "NSObject"], values, label: label)
    }

    static func sprite(_ values: [String: ArchivePart] = [:], label: String? = nil) -> ArchivePart {
        .node(["SKSpriteNode"], values, label: label)
    }

    static func scene(_ values: [String: ArchivePart] = [:], label: String? = nil) -> ArchivePart {
        .node(["SKScene", "SKEffectNode"], values, label: label)
    }

    static func custom(_ name: String) -> ArchivePart { .entries(["_PB_previewSKNodeCustomClassName": .text(name)]) }
}

/// Writes archives as `NSKeyedArchiver` does.
struct SceneArchive {
    private var objects = ["<string>$null</string>"]
    private var labels: [String: Int] = [:]

    static func xml(_ top: [String: ArchivePart]) -> Data {
        var archive = SceneArchive()
        let entries = top.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key>\(archive.written($0.value))" }
        let objects = archive.labels.reduce(archive.objects.joined(separator: "\n")) { text, label in
            text.replacingOccurrences(
                of: "<integer>to \(label.key)</integer>", with: "<integer>\(label.value)</integer>")
        }
        return Data(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>$archiver</key><string>NSKeyedArchiver</string>
            <key>$version</key><integer>100000</integer><key>$top</key><dict>\(entries.joined())</dict>
            <key>$objects</key><array>\(objects)</array></dict></plist>
            """.utf8)
    }

    static func binary(_ top: [String: ArchivePart]) throws -> Data {
        let list = try PropertyListSerialization.propertyList(from: xml(top), format: nil)
        return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    }

    private static func reference(_ number: Int) -> String {
        "<dict><key>CF$UID</key><integer>\(number)</integer></dict>"
    }

    private mutating func place() -> Int {
        objects.append("")
        return objects.count - 1
    }

    private mutating func placed(_ text: String) -> String {
        let number = place()
        objects[number] = text
        return Self.reference(number)
    }

    /// Returns a part as XML: numbers and truth in place, others as references.
    private mutating func written(_ part: ArchivePart) -> String {
        switch part {
        case .number(let number): return "<real>\(number)</real>"
        case .integer(let number): return "<integer>\(number)</integer>"
        case .truth(let truth): return truth ? "<true/>" : "<false/>"
        case .text(let text): return placed("<string>\(text)</string>")
        case .data(let data): return placed("<data>\(data.base64EncodedString())</data>")
        case .list(let parts):
            return object(["NSMutableArray", "NSArray", "NSObject"], "<key>NS.objects</key>\(array(parts))", nil)
        case .entries(let parts):
            let sorted = parts.sorted { $0.key < $1.key }
            let keys = array(sorted.map { .text($0.key) })
            let values = array(sorted.map(\.value))
            return object(
                ["NSMutableDictionary", "NSDictionary", "NSObject"],
                "<key>NS.keys</key>\(keys)<key>NS.objects</key>\(values)", nil)
        case .value(let text):
            let key = text.hasPrefix("{{") ? "NS.rectval" : "NS.pointval"
            return object(["NSValue", "NSObject"], "<key>\(key)</key>\(placed("<string>\(text)</string>"))", nil)
        case .object(let classes, let values, let label):
            let number = place()
            if let label { labels[label] = number }
            let entries = values.sorted { $0.key < $1.key }.map { "<key>\($0.key)</key>\(written($0.value))" }
            return object(classes, entries.joined(), number)
        case .to(let label): return "<dict><key>CF$UID</key><integer>to \(label)</integer></dict>"
        case .place(let number): return Self.reference(number)
        }
    }

    /// Lists have references only.
    private mutating func array(_ parts: [ArchivePart]) -> String {
        let texts = parts.map { part in
            let text = written(part)
            return text.hasPrefix("<dict>") ? text : placed(text)
        }
        return "<array>\(texts.joined())</array>"
    }

    private mutating func object(_ classes: [String], _ content: String, _ number: Int?) -> String {
        let names = classes.map { "<string>\($0)</string>" }.joined()
        let name = "<key>$classname</key><string>\(classes.first ?? "")</string>"
        let type = placed("<dict>\(name)<key>$classes</key><array>\(names)</array></dict>")
        let number = number ?? place()
        objects[number] = "<dict><key>$class</key>\(type)\(content)</dict>"
        return Self.reference(number)
    }
}
