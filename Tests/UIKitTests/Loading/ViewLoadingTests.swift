import Foundation
import Testing

@testable import UIKit

/// Views of controllers that are asked for while they are loaded.
@MainActor
struct ViewLoadingTests {
    @Test(
        "a list controller's own outlet to its view is the view",
        arguments: [
            ("tableView", #"dataMode="prototypes" style="plain""#, ""),
            (
                "collectionView", #"dataMode="none""#,
                #"<collectionViewFlowLayout key="collectionViewLayout" id="flow"/>"#
            ),
        ])
    func ownOutlet(_ name: String, _ attributes: String, _ contents: String) throws {
        let compiled = try CompiledStoryboard([
            "Main": """
            <scene sceneID="s1"><objects><\(name)Controller id="vc" sceneMemberID="viewController">
                <\(name) key="view" contentMode="scaleToFill" \(attributes) id="list">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    \(contents)
                </\(name)>
                <connections><outlet property="\(name)" destination="list" id="out"/></connections>
            </\(name)Controller></objects></scene>
            """
        ])
        let controller = try #require(compiled.storyboard().instantiateInitialViewController())
        let view = try #require(controller.view)
        #expect(view is UITableView || view is UICollectionView)
        #expect(controller.value(forKey: name) as? UIView === view)
        #expect(controller.value(forKey: "view") as? UIView === view)
        #expect(compiled.messages.isEmpty)
    }

    @Test("a controller that asks for its view while it loads it gets an empty one, and a message")
    func askedWhileLoading() {
        final class Asking: UIViewController {
            override func loadView() {
                view.backgroundColor = .red
                view = UILabel()
            }
        }
        let environment = UIEnvironment()
        var messages: [String] = []
        environment.report = { messages.append($0) }
        let controller = environment.perform { Asking() }
        #expect(controller.view is UILabel)
        #expect(messages.count == 1 && messages[0].contains("asked for its view before it has loaded it"))
    }

    @Test("a view isn't added to a view that is in it")
    func noCircle() {
        let environment = UIEnvironment()
        var messages: [String] = []
        environment.report = { messages.append($0) }
        environment.perform {
            let (outer, inner) = (UIView(), UIView())
            outer.addSubview(inner)
            inner.addSubview(outer)
            inner.addSubview(inner)
            #expect(outer.subviews == [inner] && inner.subviews.isEmpty && outer.superview == nil)
        }
        #expect(messages.count == 2 && messages.allSatisfy { $0.contains("cannot be added to") })
    }
}
