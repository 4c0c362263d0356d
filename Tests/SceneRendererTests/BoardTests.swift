import Foundation
import StoryboardModel
import Testing
import UIKit

@testable import SceneRenderer

@MainActor
@Suite("The board")
struct BoardTests {
    private func plan(_ text: String) throws -> BoardPlan {
        BoardPlan(SceneStage(try SmallStoryboard.document(text)))
    }

    @Test("scenes that touch in units of the canvas are a screen apart")
    func places() throws {
        let scenes =
            SmallStoryboard.scene("one", at: (0, 0)) + SmallStoryboard.scene("two", at: (600, 0))
            + SmallStoryboard.scene("three", at: (0, 600))
        let frames = try plan(SmallStoryboard.storyboard(scenes)).items.map(\.frame)
        #expect(abs(frames[1].minX - frames[0].minX - 393) <= 1)
        #expect(abs(frames[2].minY - frames[0].minY - 852) <= 1)
    }

    @Test("the sizes of scenes that are not loaded are those of loaded scenes")
    func sizes() throws {
        let scenes =
            SmallStoryboard.scene("one", at: (0, 0))
            + SmallStoryboard.scene("two", at: (900, 0), view: SmallStoryboard.view("small", 200, 100))
        let document = try SmallStoryboard.document(SmallStoryboard.storyboard(scenes))
        let (lazy, eager) = (SceneStage(document), SceneStage(document))
        let quick = BoardPlan(lazy, size: { lazy.size(of: $0) })
        #expect(quick.items.map(\.frame) == BoardPlan(eager).items.map(\.frame))
        #expect(document.scenes.allSatisfy { !lazy.hasKept($0) })
        #expect(quick.items.allSatisfy { !$0.isReference })
    }

    @Test("a place is that of a scene's middle")
    func middle() throws {
        let scenes =
            SmallStoryboard.scene("one", at: (0, 0))
            + SmallStoryboard.scene("two", at: (900, 0), view: SmallStoryboard.view("small", 200, 100))
        let frames = try plan(SmallStoryboard.storyboard(scenes)).items.map(\.frame)
        #expect(frames[0].midY == frames[1].midY)
    }

    @Test("scenes without a location are arranged in rows and do not overlap")
    func rows() throws {
        let scenes = (1...9).map { SmallStoryboard.scene("s\($0)") }.joined()
        let plan = try plan(SmallStoryboard.storyboard(scenes))
        for (index, one) in plan.items.enumerated() {
            for other in plan.items[..<index] { #expect(!one.outline.intersects(other.outline)) }
            #expect(plan.bounds.contains(one.outline))
        }
    }

    @Test("every segue has an arrow, straight between neighbors")
    func arrows() throws {
        let plan = try plan(SmallStoryboard.flow)
        #expect(plan.arrows.map(\.kind) == [.relationship, .show])
        for arrow in plan.arrows {
            #expect(arrow.points.count == 2)
            #expect(arrow.points.first?.y == arrow.points.last?.y)
        }
        #expect(plan.arrows[0].points.first?.x == plan.items[0].frame.maxX)
        #expect(plan.arrows[0].points.last?.x == plan.items[1].frame.minX)
    }

    @Test("arrows avoid the scenes between their ends")
    func detours() throws {
        let scenes =
            SmallStoryboard.scene(
                "one", at: (0, 0), connections: #"<segue destination="three" kind="show" id="s"/>"#)
            + SmallStoryboard.scene("two", at: (800, 0)) + SmallStoryboard.scene("three", at: (1600, 0))
        let plan = try plan(SmallStoryboard.storyboard(scenes))
        let points = plan.arrows[0].points
        let between = plan.items[1].outline
        for (start, end) in zip(points, points.dropFirst()) {
            let box = CGRect(
                x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x) + 0.1,
                height: abs(end.y - start.y) + 0.1)
            #expect(!box.intersects(between))
            #expect(start.x == end.x || start.y == end.y)
        }
    }

    @Test("routes lie beside each other, and not on scenes or where titles are")
    func lanes() throws {
        let kinds = ["show", "presentation", "showDetail", "popoverPresentation"]
        func segues(_ targets: [String]) -> String {
            targets.enumerated().map { number, target in
                #"<segue destination="\#(target)" kind="\#(kinds[number % 4])" id="\#(target)-\#(number)"/>"#
            }.joined()
        }
        let below = (0..<8).map { "b\($0)" }
        let menu = SmallStoryboard.scene("menu", at: (3000, 0), connections: segues(below))
        let others = (0..<3).map { number in
            SmallStoryboard.scene(
                "a\(number)", at: (Double(number) * 700, 0), connections: segues(["b\(7 - number)", "b\(5 - number)"]))
        }.joined()
        let rows = below.enumerated().map { SmallStoryboard.scene($1, at: (Double($0) * 700, 900)) }.joined()
        let plan = try plan(SmallStoryboard.storyboard(initial: "menu", menu + others + rows))
        #expect(plan.arrows.count == 14)
        var pieces: [(arrow: Int, one: CGPoint, other: CGPoint)] = []
        for (number, arrow) in plan.arrows.enumerated() {
            for (one, other) in zip(arrow.points, arrow.points.dropFirst()) { pieces.append((number, one, other)) }
        }
        for (index, piece) in pieces.enumerated() {
            #expect(piece.one.x == piece.other.x || piece.one.y == piece.other.y, "at right angles")
            for other in pieces.dropFirst(index + 1) where other.arrow != piece.arrow {
                #expect(overlap(piece, other) < 2, "\(piece) lies on \(other)")
            }
            let box = CGRect(
                x: min(piece.one.x, piece.other.x), y: min(piece.one.y, piece.other.y),
                width: abs(piece.one.x - piece.other.x), height: abs(piece.one.y - piece.other.y))
            for item in plan.items where box.width > 60 {
                // A title is 60 points high where the board is seen small.
                let title = CGRect(x: item.frame.minX, y: item.outline.minY - 10, width: item.frame.width, height: 10)
                #expect(
                    !box.insetBy(dx: 1, dy: 0).intersects(title.union(item.frame)), "\(piece) crosses \(item.frame)")
            }
        }
    }

    /// How long two straight lines lie on each other.
    private func overlap(
        _ one: (arrow: Int, one: CGPoint, other: CGPoint), _ other: (arrow: Int, one: CGPoint, other: CGPoint)
    ) -> CGFloat {
        func common(_ across: KeyPath<CGPoint, CGFloat>, _ along: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            let places = [one.one, one.other, other.one, other.other].map { $0[keyPath: across] }
            guard let low = places.min(), let high = places.max(), high - low < 0.5 else { return 0 }
            let (a, b) = (one.one[keyPath: along], one.other[keyPath: along])
            let (c, d) = (other.one[keyPath: along], other.other[keyPath: along])
            return min(max(a, b), max(c, d)) - max(min(a, b), min(c, d))
        }
        return max(common(\.x, \.y), common(\.y, \.x))
    }

    @Test("several segues of one kind between two scenes are one arrow")
    func merging() throws {
        let segues = (1...3).map { #"<segue destination="two" kind="show" id="s\#($0)"/>"# }.joined()
        let scenes =
            SmallStoryboard.scene("one", at: (0, 0), connections: segues) + SmallStoryboard.scene("two", at: (900, 0))
        #expect(try plan(SmallStoryboard.storyboard(scenes)).arrows.count == 1)
    }

    @Test("icons of arrows keep clear of each other")
    func icons() {
        let line = [CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 0)]
        #expect(BoardIconPlace(line).point(avoiding: [], []) == CGPoint(x: 100, y: 0))
        let moved = BoardIconPlace(line).point(avoiding: [CGPoint(x: 100, y: 0)], [])
        #expect(abs(moved.x - 100) >= 30)
    }

    @Test("a large board is drawn smaller")
    func scale() throws {
        let scenes = SmallStoryboard.scene("one", at: (0, 0)) + SmallStoryboard.scene("two", at: (30_000, 0))
        let board = Board(SceneStage(try SmallStoryboard.document(SmallStoryboard.storyboard(scenes))))
        let scale = board.scale(1)
        #expect(scale < 1)
        #expect(board.size.width * scale <= 8192)
        #expect(Board(SceneStage(try SmallStoryboard.document(SmallStoryboard.flow))).scale(1) == 1)
    }

    @Test("the board is a picture and a drawing")
    func files() throws {
        let board = Board(SceneStage(try SmallStoryboard.document(SmallStoryboard.flow)))
        #expect(board.png(scale: 0.25)?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
        let svg = String(decoding: try #require(board.svg()), as: UTF8.self)
        #expect(svg.contains("<svg"))
    }

    @Test("a board of nothing is empty")
    func empty() throws {
        #expect(try plan(SmallStoryboard.storyboard("")).bounds.isEmpty == false)
    }
}
