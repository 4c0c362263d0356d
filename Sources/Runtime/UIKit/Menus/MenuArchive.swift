import Foundation

/// A menu in a nib.
@MainActor
final class MenuArchive: NSObject, NibDecodable {
    let menu: UIMenu

    init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        let children = nib.list("children", of: NSObject.self).compactMap { child in
            (child as? MenuArchive)?.menu ?? (child as? CommandArchive)?.command
        }
        menu = UIMenu(title: nib.string("title") ?? "", children: children)
        super.init()
    }
}

/// An item of a menu in a nib.
@MainActor
final class CommandArchive: NSObject, NibDecodable {
    let command: UICommand

    init?(coder: NSCoder) {
        guard let nib = coder as? UINibDecoder else { return nil }
        command = UICommand(
            title: nib.string("title") ?? "", action: Selector(nib.string("action") ?? ""),
            attributes: UIMenuElement.Attributes(rawValue: UInt(clamping: nib.integer("attributes") ?? 0)),
            state: nib.option("state") ?? .off)
        super.init()
    }
}
