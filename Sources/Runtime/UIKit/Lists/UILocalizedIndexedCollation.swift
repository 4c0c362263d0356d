public import Foundation

/// The sections of an index by letters, and the order of texts in them.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    private static let only = UILocalizedIndexedCollation()

    /// The collation of the Latin alphabet, which is that of all languages here.
    open class func current() -> Self {
        unsafeDowncast(only, to: Self.self)
    }

    /// The letters, and a sign for what begins with none.
    open var sectionTitles: [String] { Self.letters + ["#"] }
    open var sectionIndexTitles: [String] { sectionTitles }

    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    /// Returns the section of the text that a property of an object gives.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: text(of: object, selector))
    }

    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (text(of: $0, selector), $0) }.sorted {
            $0.0.compare($1.0, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedAscending
        }.map(\.1)
    }

    /// Returns the section of a text: that of its first letter without accents.
    func section(of text: String) -> Int {
        let plain = text.folding(options: .diacriticInsensitive, locale: nil).uppercased()
        return plain.first.flatMap { Self.letters.firstIndex(of: String($0)) } ?? Self.letters.count
    }

    /// The text of a property: of a string itself, or of the table of a class.
    private func text(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        guard let known = object as? NSObject else { return "\(object)" }
        let property = InterfaceMembers.property(selector.name, of: known)
        if let text = property?.get(known) as? String { return text }
        // Swift tells the stored properties of a class that has no table.
        return Mirror.all(of: object).first { $0.label == selector.name }?.value as? String ?? "\(object)"
    }
}

extension Mirror {
    /// Returns the stored properties of an object with those of its superclasses.
    fileprivate static func all(of object: Any) -> [(label: String?, value: Any)] {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror).flatMap {
            $0.children.map { ($0.label, $0.value) }
        }
    }
}
