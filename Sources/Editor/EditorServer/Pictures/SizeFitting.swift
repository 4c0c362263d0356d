import Foundation
import StoryboardEditing
import StoryboardModel
import UIKit
import XMLTree

/// Keeps views that are as large as what they show, and stack views that are as large as what they hold, just as large when that
/// changes, as Interface Builder does. Only those that nothing but their frame places: others are laid out.
@MainActor
struct SizeFitting {
    let pictures: SessionPictures
    private var document: Document { pictures.document }

    init(_ pictures: SessionPictures) { self.pictures = pictures }

    private static let texts: Set<String> = ["text", "title", "placeholder", "image", "systemItem", "value"]

    /// A view, and which of its lengths fit.
    struct Candidate {
        let id: String
        let width: Bool
        let height: Bool
    }

    /// The views that fit now and that the commands may make fit no more.
    func candidates(_ commands: [Command]) -> [Candidate] {
        var found: [Candidate] = []
        for id in commands.flatMap(touched) where !found.contains(where: { $0.id == id }) && isPlacedByFrame(id) {
            if let candidate = candidate(id) { found.append(candidate) }
        }
        return found
    }

    /// Stack views may fit along one axis only.
    private func candidate(_ id: String) -> Candidate? {
        guard let node = document.object(id), let frame = node.frame, let size = pictures.fittingSize(of: id) else {
            return nil
        }
        let width = abs(frame.width - size.width) <= 1.5
        let height = abs(frame.height - size.height) <= 1.5
        let isEnough = node.name == "stackView" ? width || height : width && height
        return isEnough ? Candidate(id: id, width: width, height: height) : nil
    }

    /// What a command may make larger or smaller: views by what they show, stack views by what they hold.
    private func touched(by command: Command) -> [String] {
        switch command {
        case .set(let object, let attribute, _, _) where Self.texts.contains(attribute): changed(object)
        case .setText(let object, _), .setValue(let object, "fontDescription", _, _, _): changed(object)
        case .addObject(_, let into?, _, _, _): stack(around: document.object(into.text)).map { [$0] } ?? []
        case .delete(let object), .duplicate(let object, _, _): stacks(holding: [object])
        case .move(let object, let into, _):
            stacks(holding: [object]) + (stack(around: document.object(into.text)).map { [$0] } ?? [])
        default: []
        }
    }

    private func changed(_ object: Address) -> [String] {
        let id = String(object.text.prefix { $0 != "/" })
        return [id] + stacks(holding: [Address(id)])
    }

    private func stacks(holding objects: [Address]) -> [String] {
        objects.compactMap { stack(around: document.object($0.text)?.parent?.parent) }
    }

    /// The outermost of the stack views that a view is one of, one inside the other.
    private func stack(around node: Node?) -> String? {
        guard let node, node.name == "stackView" else { return nil }
        return stack(around: node.parent?.parent) ?? node["id"]
    }

    /// What makes the views fit again; `self` is after the commands.
    func commands(for candidates: [Candidate]) -> [Command] {
        candidates.compactMap { candidate in
            let id = candidate.id
            guard let node = document.object(id), let frame = node.frame, let fitting = pictures.fittingSize(of: id)
            else { return nil }
            let size = CGSize(
                width: candidate.width ? fitting.width : frame.width,
                height: candidate.height ? fitting.height : frame.height)
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
            node.parent?.parent?.name != "stackView", node.name == "stackView" || node.constraints.isEmpty
        else { return false }
        return !document.references(to: id).contains { ["firstItem", "secondItem"].contains($0.attribute) }
    }
}

extension SessionPictures {
    /// The layout that commands go by.
    func layout(for commands: [Command]) -> DocumentLayout {
        layout(around: commands.flatMap(\.laidOutObjects).map(\.text))
    }

    /// The size that a view takes for what it shows, in whole points but of stack views; nil for one that takes any.
    func fittingSize(of id: String) -> CGSize? {
        guard let view = view(of: id) else { return nil }
        // What a stack view had more than it needs, one of its views would have to take.
        if view is UIStackView { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        let size = view.intrinsicContentSize
        guard size.width > 0, size.height > 0 else { return nil }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    private func view(of id: String) -> UIView? {
        let scene = document.object(id)?.scene?.id ?? ""
        guard document.kind.isUIKit, let canvas = canvas(of: scene) else { return nil }
        return canvas.descendant(withDocumentID: id)
    }
}
