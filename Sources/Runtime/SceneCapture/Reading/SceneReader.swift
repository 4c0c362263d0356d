import CoreGraphics
import ElementCatalog
import Foundation
import StoryboardEditing
import UIKit

/// Reads the controller of a scene, its views and what belongs to them into elements of a document.
@MainActor
final class SceneReader {
    let board: BoardCapture
    /// The name of the scene, in ids and findings.
    let name: String
    /// The elements of objects: views, controllers, items, layout guides, recognizers.
    private(set) var elements: [ObjectIdentifier: CapturedElement] = [:]
    /// The objects in the order in which they were read.
    private(set) var objects: [AnyObject] = []
    /// The objects of rows that have no elements of their own. They are kept, as they are known by their identity.
    private var rowObjects: [AnyObject] = []
    /// The names of properties that hold objects.
    private var names: [ObjectIdentifier: String] = [:]
    /// The texts with several looks, by the id of their object.
    var attributedTexts: [AttributedText] = []
    /// The rows of lists, by the list's id, as sample data has them.
    var lists: [(id: String, sections: [CapturedSection])] = []
    /// Recognizers that become objects of the scene.
    var recognizers: [CapturedElement] = []
    /// The controllers inside views of the scene, with the container view for each.
    var embedded: [(container: CapturedElement, controller: UIViewController)] = []

    init(_ board: BoardCapture, _ name: String) { (self.board, self.name) = (board, name) }

    // MARK: Objects

    /// Creates the element of an object and gives it an id.
    func make(_ elementName: String, key: String? = nil, for object: AnyObject, at path: String) -> CapturedElement {
        let element = CapturedElement(elementName, key: key)
        element["id"] = board.ids.id("\(name)/\(path)")
        elements[ObjectIdentifier(object)] = element
        objects.append(object)
        collectNames(of: object)
        if let known = names[ObjectIdentifier(object)] { element["userLabel"] = known.asLabel }
        nameClass(of: object, element)
        return element
    }

    /// Notes an element that was made for an object.
    func adopt(_ element: CapturedElement, for object: AnyObject) {
        elements[ObjectIdentifier(object)] = element
        objects.append(object)
    }

    /// Lets the objects of a row, which were read after others, stand for those of its prototype: the row has no elements of its own.
    func forget(
        _ row: CapturedElement, objectsFrom start: Int, textsFrom text: Int, asPartsOf prototype: CapturedElement
    ) {
        var parts: [String: CapturedElement] = [:]
        for (own, model) in zip(row.all, prototype.all) where !own.id.isEmpty { parts[own.id] = model }
        for object in objects[start...] {
            let own = elements[ObjectIdentifier(object)]?.id ?? ""
            elements[ObjectIdentifier(object)] = parts[own]
        }
        rowObjects += objects[start...]
        objects.removeSubrange(start...)
        attributedTexts.removeSubrange(text...)
    }

    func element(of object: AnyObject?) -> CapturedElement? { object.flatMap { elements[ObjectIdentifier($0)] } }

    private func nameClass(of object: AnyObject, _ element: CapturedElement) {
        guard let custom = ClassNames.custom(object) else { return }
        guard let own = custom.name else {
            return report(object, "its class is private to a file or inside another type; UIKit's takes its place")
        }
        // What stands alone has no class of the app; its name stays.
        if board.isStandalone {
            if element["userLabel"] == nil, object is UIViewController { element["userLabel"] = own.asLabel }
            return
        }
        element["customClass"] = own
        element["customModule"] = custom.module
        element["customModuleProvider"] = "target"
    }

    /// Notes the properties of an object, so that what they hold gets their names.
    private func collectNames(of object: AnyObject) {
        guard ClassNames.custom(object) != nil else { return }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let shown = mirror, ClassNames.isOfApp(shown.subjectType) {
            for child in shown.children {
                guard let label = child.label?.propertyName, let value = InterfaceMembers.reference(child.value),
                    value is UIView || value is UIBarItem || value is UIGestureRecognizer || value is UILayoutGuide,
                    names[ObjectIdentifier(value)] == nil
                else { continue }
                names[ObjectIdentifier(value)] = label
            }
            mirror = shown.superclassMirror
        }
    }

    func propertyName(of object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

    // MARK: Findings

    func report(_ object: AnyObject, _ message: String) {
        let title = ClassNames.title(of: object)
        let name =
            names[ObjectIdentifier(object)] ?? (object as? UIView).flatMap { Self.text(of: $0) }.map { "'\($0)'" }
        board.report(
            CapturedFinding(scene: self.name, object: name.map { "\(title) \($0)" } ?? title, message: message))
    }

    private static func text(of view: UIView) -> String? {
        let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? view.accessibilityIdentifier
        return text.map { String($0.prefix(30)) }
    }

    // MARK: Attributes

    /// Reads what the table has for an object.
    func readAttributes(of object: AnyObject, into element: CapturedElement, except absent: Set<String> = []) {
        guard let type = ElementCatalog.shared[element.name] else { return }
        for (name, readings) in Readings.byName where !absent.contains(name) {
            let attribute = type.attribute(name, on: .iOS)
            let hasChild = type.children.contains { $0.keys.contains(name) }
            guard attribute != nil || hasChild,
                let value = readings.lazy.compactMap({ $0.value(of: object) }).first
            else { continue }
            write(value, name, attribute, of: object, into: element)
        }
    }

    private func write(
        _ value: CapturedValue, _ name: String, _ attribute: AttributeType?, of object: AnyObject,
        into element: CapturedElement
    ) {
        switch value {
        case .color(let color): element.add(spelled(color, name, of: object))
        case .font(let font):
            let spelled = ValueSpelling.font(font, key: name)
            element.add(spelled.element)
            if let remark = spelled.remark { report(object, remark) }
        case .image(let image): write(image, name, of: object, into: element)
        case .size(let size): element.add(ValueSpelling.size(size, key: name))
        case .insets(let insets):
            if insets != .zero || ["sectionInset", "separatorInset"].contains(name) {
                element.add(ValueSpelling.insets(insets, key: name))
            }
        case .date(let date):
            let number = date.timeIntervalSinceReferenceDate.xcodeSpelling
            element.add(CapturedElement("date", key: name, ["timeIntervalSinceReferenceDate": number]))
        case .symbol(let symbol):
            guard !element.children.contains(where: { $0["key"] == name }) else { return }
            element.add(ValueSpelling.symbol(symbol, key: name))
        case .textAttributes(let attributes): element.add(spelled(attributes, name, of: object))
        case .text(let text) where text.contains("\n"):
            element.add(CapturedText("string", key: name, text: text))
        default:
            guard let attribute, let spelled = ValueSpelling.attribute(value, attribute.type) else { return }
            if attribute.isOmittedWhenDefault, Self.isSame(spelled, attribute.defaultValue) { return }
            element[name] = spelled
        }
    }

    /// Whether a value is the default, which may be spelled as another number.
    private static func isSame(_ value: String, _ usual: String?) -> Bool {
        guard let usual, value != usual else { return usual != nil }
        return Double(value).map { $0 == Double(usual) } ?? false
    }

    func spelled(_ color: UIColor, _ key: String, of object: AnyObject) -> CapturedElement {
        let spelled = ValueSpelling.color(color, key: key)
        if let remark = spelled.remark { report(object, remark) }
        return spelled.element
    }

    private func spelled(
        _ attributes: [NSAttributedString.Key: Any], _ key: String, of object: AnyObject
    ) -> CapturedElement? {
        let element = CapturedElement("textAttributes", key: key)
        if let font = attributes[.font] as? UIFont {
            element.add(ValueSpelling.font(font, key: "fontDescription").element)
        }
        if let color = attributes[.foregroundColor] as? UIColor { element.add(spelled(color, "textColor", of: object)) }
        return element.children.isEmpty ? nil : element
    }

    // MARK: Images

    /// Writes an image by its name. One that was made in code is written to a file beside the document.
    func write(_ image: UIImage, _ name: String, of object: AnyObject, into element: CapturedElement) {
        if image.renderingMode == .alwaysTemplate, !image.isSymbolImage {
            report(object, "code makes its image a template; in documents, the asset catalog does")
        }
        element[name] = board.name(of: image, wanted: self.name) { self.report(object, $0) }
        let isSymbol = image.isSymbolImage
        if isSymbol, ElementCatalog.shared[element.name]?.attribute("catalog") != nil {
            element["catalog"] = "system"
        } else if isSymbol {
            report(object, "its image '\(element[name] ?? "")' is a symbol, which documents can't have here")
        }
        if isSymbol, element.name == "imageView", name == "image", let own = image.symbolConfiguration,
            (object as? UIImageView)?.preferredSymbolConfiguration == nil
        {
            element.add(ValueSpelling.symbol(own, key: "preferredSymbolConfiguration"))
        }
    }
}

/// A text of several looks, for the command that writes it.
struct AttributedText {
    var id: String
    var key: String
    var text: NSAttributedString
    /// What holds where the text says nothing else.
    var font: UIFont
    var color: UIColor
    var alignment: NSTextAlignment
}

extension String {
    /// The name of a property as it is declared: without what Swift adds for lazy ones and wrappers.
    fileprivate var propertyName: String? {
        let lazy = "$__lazy_storage_$_"
        let name = hasPrefix(lazy) ? String(dropFirst(lazy.count)) : self
        let plain = name.drop { $0 == "_" }
        return plain.first?.isLetter == true ? String(plain) : nil
    }

    /// A label as Interface Builder shows it: "Title Label" for `titleLabel`.
    var asLabel: String {
        var words = ""
        var previous: Character = " "
        for character in self {
            if character.isUppercase, previous.isLowercase || previous.isNumber { words.append(" ") }
            words.append(character)
            previous = character
        }
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}
