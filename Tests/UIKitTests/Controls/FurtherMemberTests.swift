import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@Suite("Members of views and controls that few apps use")
@MainActor
struct FurtherMemberTests {
    private let person = Person()

    @Test("Content that doesn't fill a scroll view is where it is aligned, and bounces along one axis only")
    func alignment() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 40, height: 300)
        view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
        #expect(view.contentOffset.x == -30 && view.contentOffset.y == 0)
        view.contentAlignmentPoint = CGPoint(x: 1, y: 0)
        #expect(view.contentOffset.x == -60)
        view.alwaysBounceHorizontal = true
        #expect(view.bounces(.horizontal) && view.bounces(.vertical))
        view.bouncesHorizontally = false
        #expect(!view.bounces(.horizontal) && view.bounces(.vertical))
    }

    @Test("A view limits the size of the text in it, whatever a person prefers")
    func textSizes() {
        let (view, label) = (UIView(), UILabel())
        view.addSubview(label)
        person.window.addSubview(view)
        view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
        view.maximumContentSizeCategory = .extraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .extraLarge)
        label.minimumContentSizeCategory = .extraExtraLarge
        #expect(label.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
        #expect(label.appliedContentSizeCategoryLimitsDescription.contains("UIView: maximum"))
        view.maximumContentSizeCategory = nil
        #expect(label.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    }

    @Test("A date is rounded to the interval of minutes unless it may be between")
    func minutes() {
        let picker = UIDatePicker()
        picker.minuteInterval = 15
        picker.date = Date(timeIntervalSinceReferenceDate: 3600 + 14 * 60)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 3600))
        picker.roundsToMinuteInterval = false
        picker.date = Date(timeIntervalSinceReferenceDate: 3600 + 14 * 60)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 3600 + 14 * 60))
    }

    @Test("A token takes the place of a part of a search text")
    func tokens() throws {
        let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
        field.text = "from ann today"
        let name = try #require(field.position(from: field.beginningOfDocument, offset: 9))
        let range = try #require(field.textRange(from: field.beginningOfDocument, to: name))
        field.replaceTextualPortion(of: range, with: UISearchToken(icon: nil, text: "Ann"), at: 0)
        #expect(field.text == "today" && field.tokens.count == 1)
        #expect(field.tokens(in: field.textualRange).count == 1)
        #expect(field.text(in: field.textualRange) == "today")
    }

    @Test("Colors have names for VoiceOver, and stand out less by their prominence")
    func colors() {
        #expect(UIColor.black.accessibilityName == "black" && UIColor.white.accessibilityName == "white")
        #expect(UIColor.red.accessibilityName.hasSuffix("red") && UIColor.gray.accessibilityName == "gray")
        #expect(UIColor(red: 0, green: 0, blue: 0.3, alpha: 1).accessibilityName == "dark blue")
        #expect(UIColor.clear.accessibilityName == "transparent")
        let faint = UIColor.red.withProminence(.tertiary).resolvedColor(with: UITraitCollection())
        #expect(abs(faint.cgColor.alpha - 0.3) < 0.001)
    }

    @Test("A path tells the dashes that it was given")
    func dashes() {
        let path = UIBezierPath()
        path.setLineDash([4, 2, 1], count: 3, phase: 0.5)
        var (count, phase): (Int, CGFloat) = (0, 0)
        path.getLineDash(nil, count: &count, phase: &phase)
        var lengths = [CGFloat](repeating: 0, count: count)
        path.getLineDash(&lengths, count: nil, phase: nil)
        #expect(lengths == [4, 2, 1] && phase == 0.5)
    }

    @Test("Separators begin at their inset, or that far behind where they begin by themselves")
    func separators() {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row"
                return cell
            }
        }
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), style: .plain)
        table.dataSource = rows
        person.window.addSubview(table)
        func start() -> CGFloat {
            person.window.layoutIfNeeded()
            let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
            return cell?.layer.sublayers?.filter { $0.frame.height < 1 && $0.frame.height > 0 }.map(\.frame.minX).min()
                ?? -1
        }
        let automatic = start()
        #expect(automatic > 0)
        table.separatorInset = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0)
        #expect(start() == 7)
        table.separatorInsetReference = .fromAutomaticInsets
        #expect(start() == automatic + 7)
    }

    @Test("A renderer of the app's class draws, and makes something of the drawing")
    func renderer() throws {
        final class Counting: UIGraphicsRenderer {
            nonisolated(unsafe) static var prepared = 0
            override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
                prepared += 1
            }
        }
        let renderer = Counting(bounds: CGRect(x: 10, y: 0, width: 4, height: 4))
        var image: CGImage?
        try renderer.runDrawingActions {
            $0.cgContext.setFillColor(UIColor.red.cgColor)
            $0.fill(CGRect(x: 10, y: 0, width: 4, height: 4))
        } completionActions: {
            image = $0.cgContext.makeImage()
        }
        #expect(Counting.prepared == 1 && image.map { $0.width >= 4 } == true)
        let data = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).jpegData(withCompressionQuality: 0.5) {
            $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
        }
        #expect(data.starts(with: [0xFF, 0xD8]))
    }

    @Test("Columns of a split view have widths of their own, on either side, and the delegate hears of those that come")
    func columns() {
        final class Delegate: UISplitViewControllerDelegate {
            var calls: [String] = []
            func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
                calls.append("show \(column)")
            }
            func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
                calls.append("hide \(column)")
            }
        }
        let (split, delegate) = (UISplitViewController(style: .tripleColumn), Delegate())
        split.delegate = delegate
        split.traitOverrides.horizontalSizeClass = .regular
        let pages = [UISplitViewController.Column.primary, .supplementary, .secondary].map { column in
            let page = UIViewController()
            split.setViewController(page, for: column)
            return split.viewController(for: column) ?? page
        }
        person.make {
            person.window.frame = CGRect(x: 0, y: 0, width: 1000, height: 700)
            person.window.rootViewController = split
            (split.preferredPrimaryColumnWidth, split.preferredSupplementaryColumnWidth) = (200, 300)
            split.preferredDisplayMode = .twoBesideSecondary
            person.window.layoutIfNeeded()
        }
        #expect(pages.map(\.view.frame.width) == [200, 300, 499])
        #expect(pages[1].view.frame.minX == 200.5)
        split.primaryEdge = .trailing
        person.make { person.window.layoutIfNeeded() }
        #expect(pages[0].view.frame.maxX == 1000 && pages[2].view.frame.minX == 0)
        person.make { split.hide(.primary) }
        #expect(delegate.calls == ["hide primary"])
        person.make { split.show(.primary) }
        #expect(delegate.calls == ["hide primary", "show primary"])
    }
}
