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

    @Test("A date picker writes dates in its language, with the parts in their order and hours to 12 or 24")
    func languages() {
        let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
        let german = DateWords(date, .gmt, Locale(identifier: "de_DE"))
        #expect(german.order == [.day, .month, .year] && !german.countsToTwelve && german.monthName == "Mai")
        #expect(german.weekdays.first == "Mo" && german.time == "06:13" && german.monthAndYear == "Mai 2026")
        let english = DateWords(date, .gmt)
        #expect(english.order == [.month, .day, .year] && english.halves == ["AM", "PM"])
        #expect(english.shortDate == "May 9, 2026" && english.time == "6:13 AM" && english.dayOfWeek == "Sat May 9")
        // May 2026 begins on a Friday: the fifth day of a German week, the sixth of an American one.
        #expect(german.monthShape.offset == 4 && english.monthShape.offset == 5)
        let tokyo = DateWords(date, TimeZone(identifier: "Asia/Tokyo") ?? .gmt)
        #expect(tokyo.time == "3:13 PM")
    }

    @Test("Cells that grow get the height that their content wants, unless the table doesn't follow")
    func growth() throws {
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                var content = UIListContentConfiguration.cell()
                content.text = "Row"
                cell.contentConfiguration = content
                return cell
            }
        }
        let rows = Rows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
        table.dataSource = rows
        person.window.addSubview(table)
        person.window.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let height = cell.frame.height
        func grow() {
            var content = UIListContentConfiguration.cell()
            content.text = "A text that takes several lines of a cell that isn't wide enough for it"
            cell.contentConfiguration = content
            person.window.layoutIfNeeded()
        }
        table.selfSizingInvalidation = .disabled
        grow()
        #expect(cell.frame.height == height)
        table.selfSizingInvalidation = .enabled
        cell.invalidateIntrinsicContentSize()
        person.window.layoutIfNeeded()
        let grown = cell.frame.height
        #expect(grown > height + 10)
        let next = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(next.frame.minY == cell.frame.maxY)
    }

    @Test("Where several rows can be selected, they have a background of their own")
    func multipleSelection() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
        final class Rows: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                (cell.selectedBackgroundView, cell.multipleSelectionBackgroundView) = (UIView(), UIView())
                return cell
            }
        }
        let rows = Rows()
        table.dataSource = rows
        person.window.addSubview(table)
        person.window.layoutIfNeeded()
        let (path, cell) = (
            IndexPath(row: 0, section: 0), try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        )
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        person.window.layoutIfNeeded()
        #expect(cell.selectedBackgroundView?.superview === cell)
        #expect(cell.multipleSelectionBackgroundView?.superview == nil)
        table.deselectRow(at: path, animated: false)
        table.allowsMultipleSelection = true
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        person.window.layoutIfNeeded()
        #expect(cell.multipleSelectionBackgroundView?.superview === cell)
        #expect(cell.selectedBackgroundView?.superview == nil)
    }
}
