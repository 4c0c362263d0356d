import Foundation
import StoryboardEditing
import StoryboardModel
import UIKit
import XMLTree

/// Keeps views that are as large as what they show just as large when that changes, as Interface Builder does. Only those that
/// nothing but their frame places: others are laid out.
@MainActor
struct SizeFitting {
    let document: Document
    let pictures: SessionPictures

    private static let texts: Set<String> = ["text", "title", "placeholder", "image", "systemItem", "value"]

    /// The views that fit now and that the commands may make fit no more.
    func candidates(_ commands: [Command]) -> [String] {
        var found: [String] = []
        for command in commands {
            let address: Address
            switch command {
            case .set(let object, let attribute, _, _) where Self.texts.contains(attribute): address = object
            case .setText(let object, _): address = object
            case .setValue(let object, "fontDescription", _, _): address = object
            default: continue
            }
            let id = String(address.text.prefix { $0 != "/" })
            if !found.contains(id), isPlacedByFrame(id), fits(id) { found.append(id) }
        }
        return found
    }

    /// What makes the views fit again; `self` is after the commands.
    func commands(for ids: [String]) -> [Command] {
        ids.compactMap { id in
            guard let node = document.object(id), let frame = node.frame, let size = pictures.fittingSize(of: id) else {
                return nil
            }
            guard size.width != frame.width || size.height != frame.height else { return nil }
            let growth = size.width - frame.width
            let shift =
                switch node.value("textAlignment") ?? node.value("contentHorizontalAlignment") {
                case "center": growth / 2
                case "right", "trailing": growth
                default: 0.0
                }
            return .setFrame(
                object: Address(id), x: frame.x - shift.rounded(), y: frame.y, width: size.width, height: size.height)
        }
    }

    private func isPlacedByFrame(_ id: String) -> Bool {
        guard let node = document.object(id), node.isView, node.frame != nil,
            node.parent?.parent?.name != "stackView", node.constraints.isEmpty
        else { return false }
        return !document.references(to: id).contains { ["firstItem", "secondItem"].contains($0.attribute) }
    }

    private func fits(_ id: String) -> Bool {
        guard let frame = document.object(id)?.frame, let size = pictures.fittingSize(of: id) else { return false }
        return abs(frame.width - size.width) <= 1.5 && abs(frame.height - size.height) <= 1.5
    }
}

extension SessionPictures {
    /// The size that a view takes for what it shows, in whole points; nil for one that takes any.
    func fittingSize(of id: String) -> CGSize? {
        guard let size = view(of: id)?.intrinsicContentSize, size.width > 0, size.height > 0 else { return nil }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    /// How far below its top a view has its first or last line of text.
    func line(of address: Address, isFirst: Bool) -> Double? {
        view(of: address.text).map { Double($0.line(isFirst: isFirst)) }
    }

    private func view(of id: String) -> UIView? {
        let scene = document.object(id)?.scene?.id ?? ""
        guard document.kind.isUIKit, let canvas = canvas(of: scene) else { return nil }
        return canvas.descendant(withDocumentID: id)
    }
}
