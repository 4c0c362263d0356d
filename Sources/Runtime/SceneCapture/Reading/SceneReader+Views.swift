import CoreGraphics
import ElementCatalog
import Foundation
import QuartzCore
import UIKit

/// Views, with those inside them.
extension SceneReader {
    /// Reads a view. A key gives it a role, such as the controller's `view`.
    func read(_ view: UIView, key: String? = nil, at path: String) -> CapturedElement? {
        if key == nil, let controller = view.next as? UIViewController, element(of: controller) == nil {
            return readContainer(view, of: controller, at: path)
        }
        guard let name = ClassNames.element(of: view) else { return nil }
        let element = make(name, key: key, for: view, at: path)
        readFrame(of: view, isRoot: key == "view", into: element)
        readAttributes(of: view, into: element, except: Self.attributesApart(of: view))
        readText(of: view, into: element)
        readParts(of: view, into: element, at: path)
        let content = Self.content(of: view)
        let inside = content.enumerated().compactMap { read($0.element, at: "\(path)/\($0.offset)") }
        element.add("subviews", inside)
        readMargins(of: view, into: element)
        readAccessibility(of: view, into: element)
        readLayer(of: view, into: element)
        return element
    }

    /// The view of a controller inside another one's is a container whose segue embeds it.
    private func readContainer(_ view: UIView, of controller: UIViewController, at path: String) -> CapturedElement? {
        guard board.canCapture(controller) else {
            report(view, "\(ClassNames.title(of: controller)) is the system's; it is left out")
            return nil
        }
        let element = CapturedElement("containerView", ["id": board.ids.id("\(name)/\(path)")])
        adopt(element, for: view)
        readFrame(of: view, isRoot: false, into: element)
        element["contentMode"] = "scaleToFill"
        if !view.translatesAutoresizingMaskIntoConstraints {
            element["translatesAutoresizingMaskIntoConstraints"] = "NO"
        }
        embedded.append((element, controller))
        return element
    }

    /// The subviews that the app has added; what the system draws with isn't among them.
    private static func content(of view: UIView) -> [UIView] {
        let all: [UIView]
        switch view {
        case is UITableView, is UICollectionView, is UITableViewCell, is UICollectionViewCell: return []
        case is UITextField, is UITextView, is UISearchBar, is UIDatePicker, is UIPickerView, is UISegmentedControl,
            is UISlider, is UISwitch, is UIStepper, is UIPageControl, is UIProgressView, is UIActivityIndicatorView,
            is UINavigationBar, is UITabBar, is UIToolbar, is UIColorWell, is UIVisualEffectView, is UIRefreshControl:
            return []
        case let button as UIButton:
            let own = [button.titleLabel, button.imageView, button.subtitleLabel] as [UIView?]
            all = button.subviews.filter { view in !own.contains { $0 === view } }
        case let stack as UIStackView:
            // Those that aren't arranged are drawn behind.
            let arranged = stack.arrangedSubviews
            all = stack.subviews.filter { view in !arranged.contains { $0 === view } } + arranged
        default: all = view.subviews
        }
        if ["mapView", "wkWebView", "webView"].contains(ClassNames.element(of: view)) { return [] }
        return all.filter { !ClassNames.isSystemPart($0) && !($0 is UIRefreshControl) && $0 !== view.mask }
    }

    /// Attributes that other code writes.
    private static func attributesApart(of view: UIView) -> Set<String> {
        var absent: Set<String> = ["title"]
        if let label = view as? UILabel, label.attributedText?.hasLooks == true { absent.insert("text") }
        if view is UIButton { absent.formUnion(["image", "fontDescription"]) }
        if view is UITabBar { absent.insert("tintColor") }
        if let stack = view as? UIStackView, stack.backgroundColor == nil { absent.insert("backgroundColor") }
        return absent
    }

    // MARK: Geometry

    private func readFrame(of view: UIView, isRoot: Bool, into element: CapturedElement) {
        let size = view.bounds.size
        let corner = CGPoint(x: view.center.x - size.width / 2, y: view.center.y - size.height / 2)
        let isCell = view is UITableViewCell || view is UICollectionViewCell
        element.add(ValueSpelling.rect(CGRect(origin: isRoot || isCell ? .zero : corner, size: size)))
        guard view.translatesAutoresizingMaskIntoConstraints || isRoot else { return }
        let mask: UIView.AutoresizingMask = isRoot ? [.flexibleWidth, .flexibleHeight] : view.autoresizingMask
        let names: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "flexibleMinX"), (.flexibleWidth, "widthSizable"),
            (.flexibleRightMargin, "flexibleMaxX"), (.flexibleTopMargin, "flexibleMinY"),
            (.flexibleHeight, "heightSizable"), (.flexibleBottomMargin, "flexibleMaxY"),
        ]
        let spelled = CapturedElement("autoresizingMask", key: "autoresizingMask")
        for (flag, name) in names where mask.contains(flag) { spelled[name] = "YES" }
        element.add(spelled)
        if isRoot { element["translatesAutoresizingMaskIntoConstraints"] = nil }
    }

    private func readMargins(of view: UIView, into element: CapturedElement) {
        guard let margins = view.baseLayoutMargins, margins != UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
            ElementCatalog.shared[element.name]?.child("edgeInsets", key: "layoutMargins") != nil
        else { return }
        if view is UIStackView, margins == .zero { return }
        element.add(
            CapturedElement(
                "edgeInsets", key: "layoutMargins",
                [
                    "top": ValueSpelling.number(margins.top), "left": ValueSpelling.number(margins.left),
                    "bottom": ValueSpelling.number(margins.bottom), "right": ValueSpelling.number(margins.right),
                ]))
    }

    // MARK: Texts

    private func readText(of view: UIView, into element: CapturedElement) {
        switch view {
        case let label as UILabel:
            if label.attributedText?.hasLooks == true, let text = label.attributedText {
                attributedTexts.append(
                    AttributedText(
                        id: element.id, key: "attributedText", text: text, font: label.ownFont,
                        color: label.ownTextColor,
                        alignment: label.textAlignment))
            } else if label.text?.isEmpty != false {
                element["text"] = ""
            }
            if label.textColor == .label { replaceByNil("textColor", in: element) }
            if label.highlightedTextColor == nil { element.add(CapturedElement("nil", key: "highlightedColor")) }
            if label.shadowOffset == CGSize(width: 0, height: -1) { element.remove(key: "shadowOffset") }
        case let field as UITextField:
            if field.textColor == .label { element.remove(key: "textColor") }
            if field.minimumFontSize == 0 { element["minimumFontSize"] = nil }
            if field.attributedText?.hasLooks == true { report(field, "its text of several looks is captured in one") }
            if field.leftView != nil || field.rightView != nil {
                report(field, "documents can't have the views at its sides")
            }
            addInputTraits(of: field, to: element)
        case let area as UITextView:
            if let text = area.attributedText, text.hasLooks, !text.hasOneLook {
                attributedTexts.append(
                    AttributedText(
                        id: element.id, key: "attributedText", text: text,
                        font: area.ownFont ?? .systemFont(ofSize: 12),
                        color: area.ownTextColor ?? .label, alignment: area.textAlignment))
            }
            if area.textContainerInset != UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
                report(area, "documents can't have the insets of its text")
            }
            addInputTraits(of: area, to: element)
        case let bar as UISearchBar:
            element.add(
                "scopeButtonTitles", (bar.scopeButtonTitles ?? []).map { CapturedText("string", key: nil, text: $0) })
            addInputTraits(of: bar, to: element)
        default: break
        }
    }

    private func replaceByNil(_ key: String, in element: CapturedElement) {
        element.remove(key: key)
        element.add(CapturedElement("nil", key: key))
    }

    private func addInputTraits(of view: UIView, to element: CapturedElement) {
        let traits = CapturedElement("textInputTraits", key: "textInputTraits")
        let type = ElementCatalog.shared["textInputTraits"]
        for reading in Readings.inputTraits {
            guard let value = reading.value(of: view), let attribute = type?.attribute(reading.name),
                let spelled = ValueSpelling.attribute(value, attribute.type)
            else { continue }
            if attribute.isOmittedWhenDefault, spelled == attribute.defaultValue { continue }
            traits[reading.name] = spelled
        }
        element.add(traits)
    }

    // MARK: Parts

    private func readParts(of view: UIView, into element: CapturedElement, at path: String) {
        switch view {
        case let button as UIButton: readContent(of: button, into: element)
        case let control as UISegmentedControl: readSegments(of: control, into: element)
        case let effect as UIVisualEffectView: readEffect(of: effect, into: element, at: path)
        case let table as UITableView: readTable(table, into: element, at: path)
        case let collection as UICollectionView: readCollection(collection, into: element, at: path)
        case let bar as UINavigationBar:
            readItems(of: bar, into: element, at: path)
            readAppearances(of: bar, into: element)
        case let bar as UIToolbar:
            element.add("items", (bar.items ?? []).enumerated().map { readItem($1, nil, at: "\(path)/item\($0)") })
        case let bar as UITabBar:
            if bar.selectedItem != nil { report(bar, "code selects an item; documents can't") }
            readAppearances(of: bar, into: element)
            element.add("items", (bar.items ?? []).enumerated().map { readTab($1, nil, at: "\(path)/item\($0)") })
        case let stack as UIStackView: readArrangement(of: stack, into: element)
        default: break
        }
        if let scroller = view as? UIScrollView, scroller.refreshControl != nil, !(view.next is UITableViewController) {
            report(view, "documents can't have its refresh control; add it in code")
        }
        if let scroller = view as? UIScrollView, !(view is UITableView), !(view is UICollectionView) {
            let inset = scroller.adjustedContentInset
            if abs(scroller.contentOffset.x + inset.left) > 1 || abs(scroller.contentOffset.y + inset.top) > 1 {
                report(view, "it is scrolled; documents begin at the top")
            }
        }
        if view.mask != nil { report(view, "documents can't have its mask") }
        if view.overrideUserInterfaceStyle != .unspecified {
            report(view, "code makes it always light or dark; documents can't")
        }
    }

    private func readArrangement(of stack: UIStackView, into element: CapturedElement) {
        if stack.isLayoutMarginsRelativeArrangement {
            report(stack, "code arranges its views inside its margins; documents can't")
        }
        let uneven = stack.arrangedSubviews.filter {
            let spacing = stack.customSpacing(after: $0)
            return spacing != UIStackView.spacingUseDefault && spacing != stack.spacing
        }
        if !uneven.isEmpty {
            report(stack, "code sets the spacing after \(uneven.count) of its views; documents can't")
        }
    }

    private func readSegments(of control: UISegmentedControl, into element: CapturedElement) {
        let segments = (0..<control.numberOfSegments).map { number in
            let segment = CapturedElement("segment")
            if let image = control.imageForSegment(at: number) {
                segment["image"] = board.name(of: image, wanted: name) { self.report(control, $0) }
            } else {
                segment["title"] = control.titleForSegment(at: number) ?? ""
            }
            if !control.isEnabledForSegment(at: number) { segment["enabled"] = "NO" }
            let width = control.widthForSegment(at: number)
            if width > 0 { segment["width"] = ValueSpelling.number(width) }
            return segment
        }
        element.add("segments", segments)
    }

    private func readEffect(of view: UIVisualEffectView, into element: CapturedElement, at path: String) {
        let content = CapturedElement(
            "view", key: "contentView", ["opaque": "NO", "insetsLayoutMarginsFromSafeArea": "NO"])
        content["id"] = board.ids.id("\(name)/\(path)/content")
        adopt(content, for: view.contentView)
        content.add(ValueSpelling.rect(CGRect(origin: .zero, size: view.bounds.size)))
        content.add(
            CapturedElement(
                "autoresizingMask", key: "autoresizingMask", ["widthSizable": "YES", "heightSizable": "YES"]))
        let inside = view.contentView.subviews.enumerated().compactMap { number, view in
            ClassNames.isSystemPart(view) ? nil : read(view, at: "\(path)/content/\(number)")
        }
        content.add("subviews", inside)
        element.add(content)
        func style(_ raw: Int, _ enumeration: String) -> String? {
            guard let known = ElementCatalog.shared.enumerations[enumeration] else { return nil }
            return known.values.first { known.rawValue(of: $0) == raw }
        }
        switch view.effect {
        case let blur as UIBlurEffect:
            element.add(CapturedElement("blurEffect", ["style": style(blur.style.rawValue, "blurStyle")]))
        case let vibrancy as UIVibrancyEffect:
            let effect = CapturedElement("vibrancyEffect")
            effect["style"] = vibrancy.style.flatMap { style($0.rawValue, "vibrancyStyle") }
            effect.add(CapturedElement("blurEffect", ["style": style(vibrancy.blurStyle.rawValue, "blurStyle")]))
            element.add(effect)
        case nil: break
        default: report(view, "documents can't have its effect")
        }
    }

    // MARK: Buttons

    private func readContent(of button: UIButton, into element: CapturedElement) {
        let font = button.titleLabel?.font ?? .systemFont(ofSize: 15)
        let usual: CGFloat = button.buttonType == .custom ? 18 : 15
        if font != .systemFont(ofSize: usual) { element.add(ValueSpelling.font(font, key: "fontDescription").element) }
        let states: [(UIControl.State, String)] = [
            (.normal, "normal"), (.disabled, "disabled"), (.selected, "selected"), (.highlighted, "highlighted"),
        ]
        for (state, key) in states {
            guard let content = button.contents[state.rawValue] else { continue }
            element.add(readState(content, key, of: button))
        }
        if let configuration = button.configuration {
            element.add(spelled(configuration, of: button))
            if !element.children.contains(where: { $0.name == "state" }) {
                element.add(CapturedElement("state", key: "normal", ["title": configuration.title]))
            }
        }
        if button.menu != nil { report(button, "its menu is made in code") }
        if button.hasClosures { report(button, "documents can't have its closure; use an action") }
        if element["contentHorizontalAlignment"] == nil { element["contentHorizontalAlignment"] = "center" }
    }

    private func readState(
        _ content: UIButton.Content, _ key: String, of button: UIButton
    ) -> CapturedElement {
        let state = CapturedElement("state", key: key)
        state["title"] = content.title
        if let text = content.attributedTitle {
            state["title"] = text.string
            report(button, "its title of several looks is captured in one")
        }
        if let image = content.image {
            state["image"] = board.name(of: image, wanted: name) { self.report(button, $0) }
            if image.isSymbolImage { state["catalog"] = "system" }
            if let symbol = image.symbolConfiguration {
                state.add(ValueSpelling.symbol(symbol, key: "preferredSymbolConfiguration"))
            }
        }
        if let image = content.backgroundImage {
            state["backgroundImage"] = board.name(of: image, wanted: name) { self.report(button, $0) }
        }
        if let color = content.titleColor { state.add(spelled(color, "titleColor", of: button)) }
        if let color = content.titleShadowColor { state.add(spelled(color, "titleShadowColor", of: button)) }
        return state
    }

    private func spelled(_ configuration: UIButton.Configuration, of button: UIButton) -> CapturedElement {
        let element = CapturedElement(
            "buttonConfiguration", key: "configuration", ["style": "\(configuration.style)"])
        element["title"] = configuration.title
        element["subtitle"] = configuration.subtitle
        if let text = configuration.attributedTitle {
            element["title"] = String(text.characters)
            report(button, "its title of several looks is captured in one")
        }
        if let image = configuration.image {
            element["image"] = board.name(of: image, wanted: name) { self.report(button, $0) }
            if image.isSymbolImage { element["catalog"] = "system" }
        }
        readOptions(of: configuration, into: element)
        if let color = configuration.baseForegroundColor {
            element.add(spelled(color, "baseForegroundColor", of: button))
        }
        if let color = configuration.baseBackgroundColor {
            element.add(spelled(color, "baseBackgroundColor", of: button))
        }
        if let symbol = configuration.preferredSymbolConfigurationForImage {
            element.add(ValueSpelling.symbol(symbol, key: "preferredSymbolConfigurationForImage"))
        }
        if let insets = configuration.ownInsets {
            element.add(
                CapturedElement(
                    "directionalEdgeInsets", key: "contentInsets",
                    [
                        "top": ValueSpelling.number(insets.top), "leading": ValueSpelling.number(insets.leading),
                        "bottom": ValueSpelling.number(insets.bottom),
                        "trailing": ValueSpelling.number(insets.trailing),
                    ]))
        }
        if let background = configuration.ownBackground { element.add(spelled(background, of: button)) }
        if configuration.titleTextAttributesTransformer != nil || configuration.imageColorTransformer != nil {
            report(button, "documents can't have the transformers of its configuration")
        }
        return element
    }

    private func readOptions(of configuration: UIButton.Configuration, into element: CapturedElement) {
        let type = ElementCatalog.shared["buttonConfiguration"]
        let options: [(String, CapturedValue)] = [
            ("imagePlacement", .option(Int(configuration.imagePlacement.rawValue))),
            ("imagePadding", .number(configuration.imagePadding)),
            ("titlePadding", .number(configuration.titlePadding)),
            ("titleAlignment", .option(configuration.titleAlignment.rawValue)),
            ("buttonSize", .option(configuration.buttonSize.rawValue)),
            ("cornerStyle", .option(configuration.cornerStyle.rawValue)),
            ("showsActivityIndicator", .bool(configuration.showsActivityIndicator)),
        ]
        for (name, value) in options {
            guard let attribute = type?.attribute(name), let text = ValueSpelling.attribute(value, attribute.type),
                text != attribute.defaultValue
            else { continue }
            element[name] = text
        }
    }

    private func spelled(_ background: UIBackgroundConfiguration, of button: UIButton) -> CapturedElement {
        let element = CapturedElement("backgroundConfiguration", key: "background")
        if background.cornerRadius != 0 { element["cornerRadius"] = ValueSpelling.number(background.cornerRadius) }
        if background.strokeWidth != 0 { element["strokeWidth"] = ValueSpelling.number(background.strokeWidth) }
        if let color = background.backgroundColor { element.add(spelled(color, "backgroundColor", of: button)) }
        if let color = background.strokeColor { element.add(spelled(color, "strokeColor", of: button)) }
        return element
    }

    // MARK: Assistants and layers

    private func readAccessibility(of view: UIView, into element: CapturedElement) {
        let said = view.saidToAssistants
        let spelled = CapturedElement(
            "accessibility", key: "accessibilityConfiguration",
            ["hint": said.hint, "identifier": said.identifier, "label": said.label])
        if let isElement = said.isElement {
            spelled.add(CapturedElement("bool", key: "isElement", ["value": isElement ? "YES" : "NO"]))
        }
        if spelled.attributes.count > 1 || !spelled.children.isEmpty { element.add(spelled) }
    }

    /// Reads what apps set on the layers of their views, as runtime attributes say it.
    func readLayer(of view: UIView, into element: CapturedElement) {
        let layer = view.layer
        var found = transform(of: view)
        let hasOwnLook = !(view is UIControl) || view is UIButton || view is UITextField
        if hasOwnLook {
            if layer.cornerRadius != 0 { found.append(runtimeAttribute("cornerRadius", layer.cornerRadius)) }
            if layer.borderWidth != 0 { found.append(runtimeAttribute("borderWidth", layer.borderWidth)) }
            if layer.shadowOpacity != 0 { found += shadow(of: view) }
        }
        element.add("userDefinedRuntimeAttributes", found)
        if hasOwnLook { reportDrawings(of: view) }
    }

    private func shadow(of view: UIView) -> [CapturedElement] {
        let layer = view.layer
        if let color = layer.shadowColor, UIColor(cgColor: color) != .black {
            report(view, "documents can't have the color of its shadow")
        }
        let offset = CapturedElement(
            "userDefinedRuntimeAttribute", ["type": "size", "keyPath": "layer.shadowOffset"])
        offset.add(
            CapturedElement(
                "size", key: "value",
                [
                    "width": ValueSpelling.number(layer.shadowOffset.width),
                    "height": ValueSpelling.number(layer.shadowOffset.height),
                ]))
        return [
            runtimeAttribute("shadowOpacity", CGFloat(layer.shadowOpacity)),
            runtimeAttribute("shadowRadius", layer.shadowRadius), offset,
        ]
    }

    /// Returns how a view is scaled, turned and moved, as parts of its layer's transform.
    private func transform(of view: UIView) -> [CapturedElement] {
        let layer = view.layer
        if !CATransform3DIsIdentity(layer.sublayerTransform) {
            report(view, "documents can't have the transform of its subviews")
        }
        guard !CATransform3DIsIdentity(layer.transform) else { return [] }
        let parts = Self.partsOfTransforms.compactMap { part, usual in
            let value = layer.value(forKeyPath: "transform.\(part)") as? CGFloat ?? usual
            return abs(value - usual) > 1e-12 ? (key: "transform.\(part)", value: value) : nil
        }
        let other = CALayer()
        for part in parts { other.setValue(part.value, forKeyPath: part.key) }
        guard other.transform.isNear(layer.transform) else {
            report(view, "documents can't have its transform; its frame is the one without it")
            return []
        }
        return parts.map { runtimeAttribute($0.key, $0.value) }
    }

    /// The parts of a transform that have keys, and what they are for a view that has none.
    private static let partsOfTransforms: [(String, CGFloat)] = [
        ("rotation.x", 0), ("rotation.y", 0), ("rotation.z", 0), ("scale.x", 1), ("scale.y", 1), ("scale.z", 1),
        ("translation.x", 0), ("translation.y", 0), ("translation.z", 0),
    ]

    private func runtimeAttribute(_ property: String, _ value: CGFloat) -> CapturedElement {
        let attribute = CapturedElement(
            "userDefinedRuntimeAttribute", ["type": "number", "keyPath": "layer.\(property)"])
        attribute.add(CapturedElement("real", key: "value", ["value": ValueSpelling.number(value)]))
        return attribute
    }

    private func reportDrawings(of view: UIView) {
        let layer = view.layer
        if layer.borderWidth != 0, let color = layer.borderColor, UIColor(cgColor: color) != .black {
            report(view, "documents can't have the color of its border")
        }
        let drawn = (layer.sublayers ?? []).filter {
            $0 is CAGradientLayer || $0 is CAShapeLayer || $0 is CATextLayer || $0 is CAEmitterLayer
        }
        if !drawn.isEmpty { report(view, "documents can't have \(drawn.count) layers that code adds") }
    }
}

extension CapturedElement {
    func remove(key: String) { children.removeAll { $0["key"] == key } }
}

extension NSAttributedString {
    /// Whether any part of the text has attributes.
    var hasLooks: Bool { length > 0 && !looks.allSatisfy(\.isEmpty) }
    /// Whether all parts have the same attributes.
    var hasOneLook: Bool { looks.count < 2 }

    private var looks: [[NSAttributedString.Key: Any]] {
        var found: [[NSAttributedString.Key: Any]] = []
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, _ in found.append(attributes) }
        return found
    }
}

extension CATransform3D {
    /// Whether another transform looks the same.
    fileprivate func isNear(_ other: CATransform3D) -> Bool {
        let fields: [KeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
            \.m44,
        ]
        return fields.allSatisfy { abs(self[keyPath: $0] - other[keyPath: $0]) < 1e-9 }
    }
}
