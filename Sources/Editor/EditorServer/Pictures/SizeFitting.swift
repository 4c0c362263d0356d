import Foundation
import StoryboardEditing
import StoryboardModel
import UIKit
import XMLTree

/// Resizes views that fit their content, and stack views that fit their arranged views, when that changes, as Interface
/// Builder does. Only views that are positioned by their frame alone are resized.
@MainActor
struct SizeFitting {
    let pictures: SessionPictures
    private var document: Document { pictures.document }

    init(_ pictures: SessionPictures) { self.pictures = pictures }

    private static let texts: Set<String> = ["text", "title", "placeholder", "image", "systemItem", "value"]

    /// The attributes of a stack view on which its size depends.
    private static let arranging: Set<String> = ["axis", "spacing", "distribution", "alignment"]

    /// A view and the dimensions that fit.
    struct Candidate {
        let id: String
        let width: Bool
        let height: Bool
    }

    /// Returns the views that fit now and whose content the commands may change.
    func candidates(_ commands: [Command]) -> [Candidate] {
        var found: [Candidate] = []
        for id in commands.flatMap(touched) where !found.contains(where: { $0.id == id }) && isPlacedByFrame(id) {
            if let candidate = candidate(id) { found.append(candidate) }
        }
        return found
    }

    /// Returns the stack views that commands have embedded views in: they are as long as their content needs, so that nothing
    /// is left for priorities to decide, and as broad as the broadest was. `self` is the state after the commands.
    func embedded(_ commands: [Command]) -> [Candidate] {
        commands.compactMap { command in
            guard let embed = command.content as? Embed, embed.in == "stackView", let first = embed.objects.first,
                let id = stack(around: document.object(first.text)?.parent?.parent), isPlacedByFrame(id)
            else { return nil }
            let isVertical = document.object(id)?["axis"] == "vertical"
            return Candidate(id: id, width: !isVertical, height: isVertical)
        }
    }

    /// Returns a view that fits; a stack view may fit along one axis only.
    private func candidate(_ id: String) -> Candidate? {
        guard let node = document.object(id), let frame = node.frame, let size = pictures.fittingSize(of: id) else {
            return nil
        }
        let width = abs(frame.width - size.width) <= 1.5
        let height = abs(frame.height - size.height) <= 1.5
        let isEnough = node.name == "stackView" ? width || height : width && height
        return isEnough ? Candidate(id: id, width: width, height: height) : nil
    }

    /// Returns the objects whose fitting size a command may change: views by their content, stack views by their
    /// arranged views.
    private func touched(by command: Command) -> [String] {
        switch command.content {
        case let set as SetAttribute where Self.texts.contains(set.attribute): changed(set.object)
        case let set as SetAttribute where Self.arranging.contains(set.attribute): stacked(set.object)
        case let removal as RemoveAttribute where Self.arranging.contains(removal.attribute): stacked(removal.object)
        case let set as SetText: changed(set.object)
        case let set as SetValue where set.key == "fontDescription": changed(set.object)
        case let set as SetAttributedText: changed(set.object)
        case let addition as AddObject: holding(addition.into)
        case let deletion as Delete: stacks(holding: [deletion.object])
        case let duplication as Duplicate: stacks(holding: [duplication.object])
        case let move as Move: stacks(holding: [move.object]) + holding(move.into)
        default: []
        }
    }

    /// Returns the stack view at an address, the outermost of nested ones.
    private func holding(_ container: Address?) -> [String] {
        stack(around: container.flatMap { document.object($0.text) }).map { [$0] } ?? []
    }

    /// Returns the stack view of an address with those around it, of which the outermost is resized.
    private func stacked(_ object: Address) -> [String] {
        guard let node = document.object(object.text), node.name == "stackView" else { return [] }
        return stack(around: node).map { [$0] } ?? []
    }

    private func changed(_ object: Address) -> [String] {
        let id = String(object.text.prefix { $0 != "/" })
        return [id] + stacks(holding: [Address(id)])
    }

    private func stacks(holding objects: [Address]) -> [String] {
        objects.compactMap { stack(around: document.object($0.text)?.parent?.parent) }
    }

    /// Returns the outermost of the nested stack views that contain a view.
    private func stack(around node: Node?) -> String? {
        guard let node, node.name == "stackView" else { return nil }
        return stack(around: node.parent?.parent) ?? node["id"]
    }

    /// Returns the commands that make the views fit again; `self` is the state after the commands.
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
    /// Returns the layout for the commands.
    func layout(for commands: [Command]) -> DocumentLayout {
        layout(around: commands.flatMap(\.laidOutObjects).map(\.text))
    }

    /// Returns the fitting size of a view, in whole points except for stack views, or nil if it has none.
    func fittingSize(of id: String) -> CGSize? {
        guard let view = view(of: id) else { return nil }
        // If a stack view were larger than needed, one of its views would have to grow.
        if view is UIStackView { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        let size = view.intrinsicContentSize
        guard size.width > 0, size.height > 0 else { return nil }
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    private func view(of id: String) -> UIView? {
        let scene = document.object(id)?.scene?.id ?? ""
        guard document.kind.isUIKit, let canvas = canvas(of: scene) else { return nil }
        return canvas.descendant(withDocumentID: id)
            ?? dockViews(of: scene).lazy.compactMap { $0.canvas.descendant(withDocumentID: id) }.first
    }
}
