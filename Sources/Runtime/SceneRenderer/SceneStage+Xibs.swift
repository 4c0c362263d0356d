import Foundation
import StoryboardModel
package import UIKit
import XMLTree

extension SceneStage {
    /// A top-level view of a xib.
    package struct TopLevelView {
        package let id: String
        package let view: UIView
        package let canvas: UIView
    }

    /// Loads and lays out the top-level views of a xib; empty for a storyboard.
    package func topLevelViews() -> [TopLevelView] {
        guard !document.kind.isStoryboard, begin("the views") else { return [] }
        return environment.perform(loadTopLevelViews)
    }

    private func loadTopLevelViews() -> [TopLevelView] {
        if !document.kind.isUIKit { return platformViews() }
        guard let nib = resources.nib("\(name).nib") else { return [] }
        let objects = nib.instantiate(withOwner: nil)
        let nodes = document.topLevelObjects
        return objects.compactMap { object in
            guard let view = object as? UIView, let id = view.documentID,
                let node = nodes.first(where: { $0["id"] == id })
            else { return nil }
            return stage(view, node, id)
        }
    }

    /// Returns a view with all top-level views of a xib side by side.
    package func xibCanvas() -> UIView? {
        if let known = wholeXib { return known }
        environment.conflict = { [weak self] in self?.xibProblems.append(LayoutProblem(conflict: $0)) }
        defer { environment.conflict = { _ in } }
        xibProblems = []
        let views = topLevelViews().map(\.canvas)
        xibProblems += views.flatMap(\.ambiguousViews).map { LayoutProblem(ambiguous: $0) }
        guard !views.isEmpty else { return nil }
        let whole = UIView(frame: .zero)
        var x: CGFloat = 0
        for view in views {
            view.frame.origin = CGPoint(x: x, y: 0)
            whole.addSubview(view)
            x += view.bounds.width + 40
        }
        whole.frame.size = CGSize(width: x - 40, height: views.map(\.bounds.height).max() ?? 0)
        wholeXib = whole
        return whole
    }

    /// Whether the views of a xib are laid out.
    package var hasLaidOutXib: Bool { wholeXib != nil }

    private func stage(_ view: UIView, _ node: Node, _ id: String) -> TopLevelView {
        // The nib gives every view the size of a screen, as apps expect for a controller's view.
        let own = frameSize(of: node) ?? view.bounds.size
        let isScreen = own == documentSize
        let size =
            isScreen && !isFreeform(node) && settings.device != nil
            ? CGSize(width: device.width, height: device.height) : own
        let canvas = UIView(frame: CGRect(origin: .zero, size: size))
        canvas.imposeTraits(resources.traits)
        canvas.clipsToBounds = true
        canvas.tintColor = tint
        view.frame = canvas.bounds
        if isScreen {
            view.imposeSafeArea(
                UIEdgeInsets(
                    top: device.statusBarHeight, left: device.sideInset, bottom: device.homeIndicatorHeight,
                    right: device.sideInset))
        }
        canvas.addSubview(view)
        canvas.layoutIfNeeded()
        markEmptyViews(in: view)
        return TopLevelView(id: id, view: view, canvas: canvas)
    }

    private func frameSize(of node: Node) -> CGSize? {
        guard let rect = node.child(key: "frame"), let width = rect.number("width"), let height = rect.number("height")
        else { return nil }
        return CGSize(width: width, height: height)
    }
}
