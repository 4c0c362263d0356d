import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Cells of a storyboard whose height is left to what is in them.
@MainActor
struct GrowingCellTests {
    /// A row with a text that may break, one of a built-in style, and one with a height of its own.
    private static func scene(tableHeight: String) -> String {
        let label = """
            <label text="A text that is rather long" lineBreakMode="tailTruncation" numberOfLines="0" \
            translatesAutoresizingMaskIntoConstraints="NO" id="text">
                <rect key="frame" x="16" y="11" width="288" height="22"/>
                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
            """
        let edges = [("leading", "leading", 16), ("top", "top", 11)].map { own, other, constant in
            """
            <constraint firstItem="text" firstAttribute="\(own)" secondItem="content" secondAttribute="\(other)" \
            constant="\(constant)" id="c-\(own)"/>
            """
        }
        let ends = [("trailing", 16), ("bottom", 11)].map { side, constant in
            """
            <constraint firstAttribute="\(side)" secondItem="text" secondAttribute="\(side)" constant="\(constant)" \
            id="c-\(side)"/>
            """
        }
        return """
            <scene sceneID="s1"><objects><tableViewController id="vc" sceneMemberID="viewController">
                <tableView key="view" dataMode="static" style="plain" rowHeight="\(tableHeight)" id="t">
                    <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                    <sections><tableViewSection id="sec"><cells>
                        <tableViewCell id="one"><rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
                            <tableViewCellContentView key="contentView" tableViewCell="one" id="content">
                                <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>
                                <subviews>\(label)</subviews>
                                <constraints>\((edges + ends).joined())</constraints>
                            </tableViewCellContentView></tableViewCell>
                        <tableViewCell textLabel="l2" style="IBUITableViewCellStyleDefault" id="two">
                            <rect key="frame" x="0.0" y="50" width="320" height="44"/>
                            <tableViewCellContentView key="contentView" tableViewCell="two" id="content2">
                                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                                <subviews><label text="Title" id="l2">
                                    <rect key="frame" x="16" y="0.0" width="288" height="44"/>
                                    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews>
                            </tableViewCellContentView></tableViewCell>
                        <tableViewCell rowHeight="70" id="three">
                            <rect key="frame" x="0.0" y="94" width="320" height="70"/>
                            <tableViewCellContentView key="contentView" tableViewCell="three" id="content3">
                                <rect key="frame" x="0.0" y="0.0" width="320" height="70"/>
                            </tableViewCellContentView></tableViewCell>
                    </cells></tableViewSection></sections>
                </tableView>
            </tableViewController></objects></scene>
            """
    }

    @MainActor private struct Table {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view: UITableView

        init(rowHeight: String = "-1", isDesigned: Bool = false) throws {
            let app = try CompiledStoryboard(["Main": GrowingCellTests.scene(tableHeight: rowHeight)])
            app.showsPrototypes = isDesigned
            window.rootViewController = app.storyboard().instantiateInitialViewController()
            view = try #require(window.rootViewController?.view as? UITableView)
        }

        func heights(_ size: UIContentSizeCategory) -> [CGFloat] {
            window.ownTraits = window.traitCollection.overridden(
                by: UITraitCollection(preferredContentSizeCategory: size))
            view.setNeedsLayout()
            window.layoutIfNeeded()
            return view.subviews.compactMap { $0 as? UITableViewCell }.sorted { $0.frame.minY < $1.frame.minY }
                .map(\.frame.height)
        }
    }

    @Test("One of a built-in style has an image view once it is asked for, also if the document has none")
    func imageView() throws {
        let table = try Table()
        table.window.layoutIfNeeded()
        let cells = table.view.subviews.compactMap { $0 as? UITableViewCell }
        let cell = try #require(cells.first { $0.ownTextLabel?.text == "Title" })
        let label = try #require(cell.textLabel)
        let start = label.frame.minX
        cell.imageView?.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        cell.layoutIfNeeded()
        #expect(cell.imageView?.superview === cell.contentView && cell.imageView?.frame.width == 20)
        #expect(label.frame.minX >= start + 20)
    }

    @Test("They grow with the reader's text size and shrink back, those with a height of their own do not")
    func textSize() throws {
        let table = try Table()
        let usual = table.heights(.large)
        #expect(usual == [50, 44, 70])
        let large = table.heights(.accessibilityLarge)
        #expect(large[0] > 80 && large[1] > 55 && large[2] == 70)
        #expect(table.heights(.accessibilityLarge) == large)
        #expect(table.heights(.large) == usual)
        #expect(table.heights(.small) == usual)
    }

    @Test("A longer text makes its row taller when the rows are reloaded")
    func longerText() throws {
        let table = try Table()
        _ = table.heights(.large)
        let cell = try #require(table.view.subviews.first { ($0 as? UITableViewCell)?.usualHeight == 50 })
        let label = try #require((cell as? UITableViewCell)?.contentView.subviews.first as? UILabel)
        label.text = String(repeating: "A text that is rather long. ", count: 6)
        table.view.reloadData()
        #expect(table.heights(.large)[0] > 80)
    }

    @Test("Where the table has a row height all have that")
    func fixed() throws {
        let table = try Table(rowHeight: "60")
        #expect(table.heights(.accessibilityLarge) == [60, 60, 70])
    }

    @Test("In Interface Builder they have the document's height, and a larger one for larger texts")
    func designed() throws {
        let table = try Table(isDesigned: true)
        #expect(table.heights(.large) == [50, 44, 70])
        #expect(table.heights(.accessibilityLarge)[0] > 80)
    }
}
