package import CoreGraphics
package import StoryboardModel
package import UIKit

extension DocumentLayout {
    /// The layout of the views on a scene's canvas; `problems` are those of the scene.
    @MainActor
    package init(of canvas: UIView, problems: [LayoutProblem]) {
        self.init()
        collect(canvas, on: canvas)
        for problem in problems {
            for id in problem.objects {
                switch problem.kind {
                case .ambiguous: views[id]?.isAmbiguous = true
                case .conflicting: views[id]?.isInConflict = true
                }
            }
        }
    }

    @MainActor
    private mutating func collect(_ view: UIView, on canvas: UIView) {
        if let id = view.documentID { views[id] = View(view, on: canvas) }
        for child in view.subviews { collect(child, on: canvas) }
    }
}

extension DocumentLayout.View {
    @MainActor
    fileprivate init(_ view: UIView, on canvas: UIView) {
        let frame = view.convert(view.bounds, to: canvas)
        self.init(frame: DocumentRect(frame))
        safeArea = DocumentRect(frame.inset(by: view.safeAreaInsets))
        margins = DocumentRect(frame.inset(by: view.layoutMargins))
        if !view.translatesAutoresizingMaskIntoConstraints, view.superview != nil { place = DocumentRect(view.frame) }
        let size = view.intrinsicContentSize
        if size.width > 0, size.height > 0 {
            fittingSize = DocumentSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        }
        firstBaseline = view.line(isFirst: true)
        lastBaseline = view.line(isFirst: false)
    }
}

extension SceneStage {
    /// Returns the layout of the scenes of some objects, without those that UIKit doesn't show.
    package func layout(around ids: [String]) -> DocumentLayout {
        var layout = DocumentLayout()
        var seen: Set<String?> = []
        let all = document.kind.isStoryboard ? document.scenes.map(\.id) : [""]
        let ids = ids.contains("document") ? all : ids
        for id in ids where seen.insert(document.object(id)?.scene?.id).inserted { layout.add(self.layout(around: id)) }
        return layout
    }

    private func layout(around id: String) -> DocumentLayout {
        guard document.kind.isUIKit else { return DocumentLayout() }
        let scene = document.object(id)?.scene
        let canvas = scene.map { self.canvas(of: $0) } ?? xibCanvas()
        let problems = scene.map { self.problems(of: $0) } ?? xibProblems
        var layout = canvas.map { DocumentLayout(of: $0, problems: problems) } ?? DocumentLayout()
        for canvas in scene.flatMap({ stage($0) })?.dockCanvases ?? [] {
            layout.add(DocumentLayout(of: canvas, problems: problems))
        }
        return layout
    }
}

extension DocumentRect {
    package init(_ rect: CGRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
