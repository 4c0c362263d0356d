import StoryboardModel
import SystemStyles
import XMLTree

extension Command {
    /// Sets the style of a table view cell: `custom`, `basic`, `rightDetail`, `leftDetail` or `subtitle`.
    public static func setCellStyle(cell: Address, style: String) -> Self {
        Self(SetCellStyle(cell: cell, style: style))
    }
}

struct SetCellStyle: DocumentCommand {
    static let summary = "sets the style of a table view cell"
    static let example = #"{"cell": "8bC-Xf-vdC", "style": "subtitle"}"#
    var cell: Address
    var style: String

    static func read(_ fields: CommandFields) -> Self {
        Self(
            cell: fields.required("cell", "the table view cell"),
            style: fields.required("style", "custom, basic, rightDetail, leftDetail or subtitle"))
    }

    func perform(on document: inout Document, _ layout: DocumentLayout) throws(ChangeError) -> [String] {
        try document.setCellStyle(cell, to: style)
    }
}

extension Document {
    /// Sets the style of a cell. Existing labels keep their text and ids.
    mutating func setCellStyle(_ address: Address, to name: String) throws(ChangeError) -> [String] {
        let cell = try resolve(address).id
        guard tree[cell].name == "tableViewCell" else {
            throw .refused("'\(tree[cell].displayName)' is not a table view cell")
        }
        guard let style = CellStyle(rawValue: name) else {
            throw .refused(
                "there is no cell style '\(name)'",
                hint: "choose one of: \(CellStyle.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        guard let content = tree[cell].child(key: "contentView")?.id, tree[cell].has("id") else {
            throw .refused("'\(tree[cell].displayName)' has no content view that texts could go into")
        }
        let frame = tree[content].frame
        let (width, height) = (frame?.width ?? 320, frame?.height ?? 44)
        if tree[cell]["style"] == style.attribute { return [] }
        try set("style", of: cell, to: style.attribute)
        var created: [String] = []
        let title = style == .custom ? nil : style.title(width: width, height: height)
        let detail = style.hasDetail ? style.detail(width: width, height: height) : nil
        created += try setPart("textLabel", of: cell, to: title, at: 0)
        created += try setPart("detailTextLabel", of: cell, to: detail, at: 1)
        if !style.hasImage { try removePart("imageView", of: cell) }
        if tree[cell].has("accessoryType") { try makeRoomForAccessory(of: cell) }
        return created
    }

    private mutating func setPart(
        _ part: String, of cell: NodeID, to text: CellStyle.Text?, at position: Int
    ) throws(ChangeError) -> [String] {
        guard let text else {
            try removePart(part, of: cell)
            return []
        }
        guard let content = tree[cell].child(key: "contentView")?.id else { return [] }
        if let label = tree[cell][part].flatMap({ index.object($0) }) {
            try setFrame(of: label, to: text.frame)
            try set("textAlignment", of: label, to: text.alignment)
            try replaceValue("fontDescription", of: label, with: font(of: text))
            try replaceValue("textColor", of: label, with: color(of: text))
            return []
        }
        let subviews = try ensureChild("subviews", in: content)
        let label = try makeElement(xml(of: text), inside: subviews, ids: .fresh)
        let place = Place(in: subviews, before: tree[subviews].children.map(\.id).dropFirst(position).first)
        try apply(.insert(label, at: place))
        guard let id = tree[label]["id"] else { return [] }
        try set(part, of: cell, to: id)
        return [id]
    }

    private mutating func removePart(_ part: String, of cell: NodeID) throws(ChangeError) {
        if let old = tree[cell][part].flatMap({ index.object($0) }), tree[old].isInside([cell]) { try delete(old) }
        try set(part, of: cell, to: nil)
    }

    private mutating func replaceValue(_ key: String, of label: NodeID, with xml: String) throws(ChangeError) {
        guard let id = tree[label]["id"] else { return }
        try setValue(Address(id), key: key, xml, traits: nil)
    }

    // MARK: Elements

    /// Whether the labels use Dynamic Type, as in Xcode 11 and later.
    private var hasDynamicTexts: Bool { toolsMajorVersion >= 15_400 }

    private func font(of text: CellStyle.Text) -> String {
        hasDynamicTexts
            ? #"<fontDescription style="\#(text.textStyle.rawValue)"/>"#
            : #"<fontDescription type="system" pointSize="\#(text.textStyle.size().xcodeSpelling)"/>"#
    }

    private func color(of text: CellStyle.Text) -> String {
        if !text.isSecondary { return "<nil/>" }
        return listsSystemColors
            ? #"<color systemColor="secondaryLabelColor"/>"#
            : #"<color red="0.55686274509803924" green="0.55686274509803924" blue="0.57647058823529407" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#
    }

    private func xml(of text: CellStyle.Text) -> String {
        let rect = text.frame
        let dynamic = hasDynamicTexts ? #" adjustsFontForContentSizeCategory="YES""# : ""
        let keyed = { (xml: String, key: String) in
            let name = xml.dropFirst().prefix { $0.isLetter }
            return "<\(name) key=\"\(key)\"" + xml.dropFirst(name.count + 1)
        }
        return #"""
            <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" insetsLayoutMarginsFromSafeArea="NO" \#
            text="\#(text.text)" textAlignment="\#(text.alignment)" lineBreakMode="tailTruncation" \#
            baselineAdjustment="alignBaselines"\#(dynamic) adjustsFontSizeToFit="NO">\#
            <rect key="frame" x="\#(rect.x.xcodeSpelling)" y="\#(rect.y.xcodeSpelling)" \#
            width="\#(rect.width.xcodeSpelling)" height="\#(rect.height.xcodeSpelling)"/>\#
            <autoresizingMask key="autoresizingMask"/>\#(keyed(font(of: text), "fontDescription"))\#
            \#(keyed(color(of: text), "textColor"))<nil key="highlightedColor"/></label>
            """#
    }
}
