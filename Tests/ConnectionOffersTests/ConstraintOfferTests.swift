import ConnectionOffers
import StoryboardModel
import Testing

@Suite struct ConstraintOfferTests {
    private let layout: DocumentLayout = {
        let frames = [
            "view": DocumentRect(x: 0, y: 0, width: 400, height: 800),
            "button": DocumentRect(x: 20, y: 100, width: 80, height: 40),
            "field": DocumentRect(x: 120, y: 160, width: 200, height: 40),
            "outer": DocumentRect(x: 0, y: 300, width: 200, height: 100),
            "inner": DocumentRect(x: 10, y: 320, width: 50, height: 50),
        ]
        var layout = DocumentLayout(frames.mapValues { DocumentLayout.View(frame: $0) })
        layout.views["view"]?.safeArea = DocumentRect(x: 0, y: 60, width: 400, height: 700)
        layout.views["view"]?.margins = DocumentRect(x: 16, y: 60, width: 368, height: 700)
        layout.views["outer"]?.margins = DocumentRect(x: 8, y: 308, width: 184, height: 84)
        return layout
    }()

    @Test func `a view to itself offers its sizes`() throws {
        try assertOffers(
            app(), from: "button", to: "button", layout: layout,
            ["Constraints: Width (80)", "Constraints: Height (40)", "Constraints: Aspect Ratio"])
    }

    @Test(arguments: ["view", "safe"])
    func `a view in the scene's view is tied to the safe area`(target: String) throws {
        try assertOffers(
            app(), from: "button", to: target, layout: layout, only: "Constraints",
            [
                "Constraints: Leading Space to Safe Area (20)",
                "⌥ Constraints: Leading Space to Container Margin (4)",
                "Constraints: Trailing Space to Safe Area (300)",
                "⌥ Constraints: Trailing Space to Container Margin (284)",
                "Constraints: Top Space to Safe Area (40)",
                "⌥ Constraints: Top Space to Container Margin (40)",
                "Constraints: Bottom Space to Safe Area (620)",
                "⌥ Constraints: Bottom Space to Container Margin (620)",
                "Constraints: Center Horizontally in Safe Area (-140)",
                "⌥ Constraints: Center Horizontally in Container Margins (-140)",
                "Constraints: Center Vertically in Safe Area (-290)",
                "⌥ Constraints: Center Vertically in Container Margins (-290)",
                "Constraints: Equal Widths", "Constraints: Equal Heights",
            ])
    }

    @Test(arguments: [("inner", "outer"), ("outer", "inner")])
    func `a view in another is tied to its container, whichever way the drag went`(from: String, to: String) throws {
        try assertOffers(
            app(), from: from, to: to, layout: layout,
            [
                "Constraints: Leading Space to Container (10)",
                "⌥ Constraints: Leading Space to Container Margin (2)",
                "Constraints: Trailing Space to Container (140)",
                "⌥ Constraints: Trailing Space to Container Margin (132)",
                "Constraints: Top Space to Container (20)",
                "⌥ Constraints: Top Space to Container Margin (12)",
                "Constraints: Bottom Space to Container (30)",
                "⌥ Constraints: Bottom Space to Container Margin (22)",
                "Constraints: Center Horizontally in Container (-65)",
                "⌥ Constraints: Center Horizontally in Container Margins (-65)",
                "Constraints: Center Vertically in Container (-5)",
                "⌥ Constraints: Center Vertically in Container Margins (-5)",
                "Constraints: Equal Widths", "Constraints: Equal Heights",
            ])
    }

    @Test func `siblings can be spaced, aligned and made equal`() throws {
        try assertOffers(
            app(), from: "field", to: "button", layout: layout, only: "Constraints",
            [
                "Constraints: Horizontal Spacing (20)", "Constraints: Vertical Spacing (20)",
                "Constraints: Leading (100)", "Constraints: Trailing (220)", "Constraints: Top (60)",
                "Constraints: Bottom (60)", "Constraints: Center Horizontally (160)",
                "Constraints: Center Vertically (60)", "Constraints: First Baseline", "Constraints: Last Baseline",
                "Constraints: Equal Widths",
                "Constraints: Equal Heights",
            ])
    }

    @Test func `documents without Auto Layout have no constraints`() throws {
        try assertOffers(app(root: ""), from: "button", to: "button", layout: layout, [])
    }
}
