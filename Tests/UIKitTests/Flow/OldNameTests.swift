import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Code in the names of Swift 4 means what it means in today's.
@MainActor
@Suite("Names of Swift 4") struct OldNameTests {
    @available(*, deprecated)
    @Test("types and constants are those of today")
    func constants() {
        #expect(UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader)
        #expect(
            UIImageOrientation.up == UIImage.Orientation.up && UIDeviceBatteryState.full == UIDevice.BatteryState.full)
        #expect(NSLayoutFormatOptions.alignAllTop == NSLayoutConstraint.FormatOptions.alignAllTop)
        #expect(NSLayoutFormatOptions(rawValue: 0).isEmpty && NSUnderlineStyle.styleNone.isEmpty)
        #expect(NSUnderlineStyle.styleSingle == .single && UITableViewIndexSearch == "{search}")
        #expect(UIImagePickerControllerOriginalImage == UIImagePickerController.InfoKey.originalImage.rawValue)
        #expect(UISegmentedControlNoSegment == UISegmentedControl.noSegment)
        #expect(NSNotification.Name.UIWindowDidBecomeKey == UIWindow.didBecomeKeyNotification)
        #expect(NSNotification.Name.UIDocumentStateChanged == UIDocument.stateChangedNotification)
        #expect(UIActivityIndicatorView(activityIndicatorStyle: .whiteLarge).activityIndicatorViewStyle == .whiteLarge)
    }

    @available(*, deprecated)
    @Test("geometry is written as text and read from it")
    func geometry() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        #expect(NSStringFromCGRect(rect) == "{{1, 2.5}, {3, 4}}" && CGRectFromString(NSStringFromCGRect(rect)) == rect)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(UIEdgeInsetsFromString(NSStringFromUIEdgeInsets(insets)) == insets)
        #expect(CGAffineTransformFromString(NSStringFromCGAffineTransform(.identity)) == .identity)
        #expect(UIOffsetEqualToOffset(UIOffsetFromString("{1, 2}"), UIOffsetMake(1, 2)))
        #expect(CGVectorFromString("{3, 4}") == CGVector(dx: 3, dy: 4) && CGPointFromString("none") == .zero)
    }

    @available(*, deprecated)
    @Test("traits of accessibility are combined like numbers")
    func traits() {
        var traits = UIAccessibilityTraitButton | UIAccessibilityTraitSelected
        traits |= UIAccessibilityTraitSummaryElement
        #expect(traits == [.button, .selected, .summaryElement])
        traits &= ~UIAccessibilityTraitSelected
        #expect(traits == [.button, .summaryElement] && traits & .button == .button)
    }
}

@MainActor
@Suite("What windows, screens and tables post") struct PostedNotificationTests {
    private func posted(_ names: [Notification.Name], _ body: () -> Void) -> [Notification.Name] {
        var heard: [Notification.Name] = []
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { heard.append(name) }
            }
        }
        body()
        tokens.forEach(NotificationCenter.default.removeObserver)
        return heard
    }

    @Test("a window tells when it becomes key, visible and hidden, and when it no longer is")
    func windows() {
        let names = [
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
        ]
        AppStage().environment.perform {
            let (first, second) = (UIWindow(frame: UIScreen.main.bounds), UIWindow(frame: UIScreen.main.bounds))
            #expect(posted(names) { first.makeKeyAndVisible() } == [names[0], names[2]])
            #expect(posted(names) { first.makeKeyAndVisible() } == [])
            #expect(posted(names) { second.makeKey() } == [names[1], names[0]])
            #expect(posted(names) { first.isHidden = true } == [names[3]])
        }
    }

    @Test("a screen tells when its brightness changes, which stays between 0 and 1")
    func brightness() {
        AppStage().environment.perform {
            let names = [UIScreen.brightnessDidChangeNotification]
            #expect(posted(names) { UIScreen.main.brightness = 3 } == names && UIScreen.main.brightness == 1)
            #expect(posted(names) { UIScreen.main.brightness = 1 } == [])
        }
    }

    @Test("views that the system deletes fade, and leave")
    func deletion() {
        let stage = AppStage()
        stage.environment.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            window.makeKeyAndVisible()
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            window.addSubview(view)
            var ended = false
            UIView.perform(.delete, on: [view], options: [], animations: nil) { ended = $0 }
            #expect(view.superview === window && view.alpha == 0)
            stage.wait(0.5)
            #expect(view.superview == nil && ended)
        }
    }
}

@MainActor
@Suite("A search display controller of a document") struct SearchDisplayDocumentTests {
    @Test("has its bar and its controller, which owns it")
    func connections() throws {
        let app = try CompiledStoryboard([
            "Main": """
            <scene sceneID="s"><objects>
                <viewController id="vc" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="view">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews><searchBar contentMode="redraw" id="bar">
                            <rect key="frame" x="0.0" y="0.0" width="375" height="56"/>
                        </searchBar></subviews>
                    </view>
                    <connections><outlet property="searchDisplayController" destination="sdc" id="c1"/></connections>
                </viewController>
                <searchDisplayController id="sdc">
                    <connections>
                        <outlet property="searchBar" destination="bar" id="c2"/>
                        <outlet property="searchContentsController" destination="vc" id="c3"/>
                    </connections>
                </searchDisplayController>
            </objects></scene>
            """
        ])
        let controller = try #require(app.storyboard().instantiateInitialViewController())
        let bar = try #require(controller.view.subviews.first as? UISearchBar)
        let search = try #require(controller.searchDisplayController)
        #expect(search.searchBar === bar && search.searchContentsController === controller && !search.isActive)
        #expect(app.messages == [])
    }

    @Test("separators of a cell begin where the text does, unless it says otherwise")
    func separators() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.separatorInset.left > 0 && cell.separatorInset.right == 0)
        cell.separatorInset = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4)
        #expect(cell.separatorInset == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 4))
    }
}
