import AppHost
import CoreGraphics
import Foundation
import JSONText
import Testing
import UIKit

@testable import AppDriver

@MainActor
@Suite("Driving an app")
struct DriverTests {
    @Test("elements are found by text, label, identifier, class and place")
    func queries() throws {
        let app = try SmallApp()
        try app.perform(
            #"{"expect": {"text": "Show"}, "exists": true, "enabled": true, "visible": true}"#,
            #"{"expect": {"text": "Sho", "contains": true}, "count": 1}"#, #"{"expect": {"text": "Sho"}, "count": 0}"#,
            #"{"expect": {"id": "milk"}, "value": true}"#, #"{"expect": {"class": "UIButton"}, "count": 2}"#,
            #"{"expect": {"class": "UIButton", "index": 1}, "text": "Off", "enabled": false}"#,
            #"{"expect": {"class": "UIKit.UISlider"}, "value": 0.5, "frame": [20, 300, 300, 31]}"#,
            #"{"expect": {"class": "UIView", "with": {"text": "Show"}}, "exists": true}"#,
            #"{"expect": {"text": "Coffee", "in": {"class": "UINavigationBar"}}, "visible": true}"#,
            #"{"expect": {"bar": "Coffee"}, "exists": true}"#, #"{"expect": {"text": "Tea"}, "exists": false}"#)
    }

    @Test("a button and its label are one element, segments are elements of their own")
    func wholes() throws {
        let app = try SmallApp()
        let shown = app.driver.elements.filter { $0.text == "Show" }
        #expect(shown.count == 1 && shown.first?.view is UIButton)
        try app.perform(
            #"{"expect": {"text": "Small"}, "selected": true}"#, #"{"tap": {"text": "Large"}}"#,
            #"{"expect": {"text": "Large"}, "selected": true}"#,
            #"{"expect": {"class": "UISegmentedControl"}, "value": 1}"#)
    }

    @Test("elements come in reading order")
    func order() throws {
        let texts = try SmallApp().driver.elements.compactMap(\.text)
        #expect(texts == ["Coffee", "Show", "Off", "Name", "Small", "Large", "Hidden", "Below"])
    }

    @Test("a segue is followed by a tap, and the back button leads back")
    func segues() throws {
        let app = try SmallApp()
        try app.perform(
            #"{"tap": {"text": "Show"}}"#, #"{"expect": {"text": "Second"}, "visible": true}"#,
            #"{"expect": {"bar": "Details"}, "exists": true}"#)
        try app.perform(#"{"relaunch": true}"#, #"{"expect": {"text": "Show"}, "visible": true}"#)
    }

    @Test("text is typed into a field, replaced and deleted")
    func typing() throws {
        let app = try SmallApp()
        #expect(try app.failure(#"{"type": "x"}"#)?.hasPrefix("nothing on the screen takes text") == true)
        try app.perform(
            #"{"type": "Ann", "into": {"text": "Name"}}"#,
            #"{"expect": {"class": "UITextField"}, "text": "Ann", "value": "Ann", "focused": true}"#,
            #"{"key": "delete"}"#, #"{"expect": {"class": "UITextField"}, "value": "An"}"#,
            #"{"type": "Bo", "replace": true}"#, #"{"expect": {"class": "UITextField"}, "value": "Bo"}"#)
    }

    @Test("keys of the keyboard on the screen are found in it, and nowhere else")
    func keyboard() throws {
        let app = try SmallApp()
        try app.perform(
            #"{"expect": {"keyboard": true}, "exists": false}"#, #"{"tap": {"text": "Name"}}"#,
            #"{"expect": {"keyboard": true}, "exists": true, "visible": true}"#,
            #"{"tap": {"text": "a", "in": {"keyboard": true}}}"#, #"{"tap": {"text": "b", "in": {"keyboard": true}}}"#,
            #"{"expect": {"class": "UITextField"}, "value": "ab"}"#, #"{"expect": {"text": "a"}, "exists": false}"#,
            #"{"expect": {"class": "UIWindow"}, "count": 1}"#)
    }

    @Test("what the keyboard covers is reached without it, and it is there again afterward")
    func behindKeyboard() throws {
        let app = try SmallApp()
        try app.perform(#"{"device": {"orientation": "landscapeLeft"}}"#, #"{"tap": {"text": "Name"}}"#)
        let covered = try #require(app.driver.elements.first { $0.identifier == "milk" })
        try #require(covered.isBehindKeyboard && !covered.isVisible)
        try app.perform(
            #"{"tap": {"id": "milk"}}"#, #"{"expect": {"id": "milk"}, "value": false}"#,
            #"{"expect": {"class": "UITextField"}, "focused": true}"#,
            #"{"expect": {"keyboard": true}, "exists": true}"#)
    }

    @Test("controls are set to values")
    func setting() throws {
        let app = try SmallApp()
        try app.perform(
            #"{"set": {"id": "milk"}, "value": false}"#, #"{"expect": {"id": "milk"}, "value": false}"#,
            #"{"set": {"class": "UISlider"}, "value": 0.25}"#, #"{"expect": {"class": "UISlider"}, "value": 0.25}"#,
            #"{"set": {"class": "UISegmentedControl"}, "value": "Large"}"#,
            #"{"expect": {"class": "UISegmentedControl"}, "value": 1}"#)
        #expect(try app.failure(#"{"set": {"id": "milk"}, "value": 3}"#) == "'value' is true or false")
    }

    @Test(
        "what cannot be touched says why",
        arguments: [
            (#"{"tap": {"text": "Tea"}}"#, "there is no such element on the screen"),
            (#"{"tap": {"text": "Off"}}"#, "UIButton \"Off\" is disabled"),
            (#"{"tap": {"text": "Hidden"}}"#, "UILabel \"Hidden\" is hidden or off the screen"),
            (#"{"tap": {"text": "Below"}}"#, "UILabel \"Below\" is behind something else"),
            (#"{"back": true}"#, "there is no back button on the screen"),
        ])
    func untouchable(step: String, message: String) throws {
        #expect(try SmallApp().failure(step) == message)
    }

    @Test("a label in front of what gets its touches is touched, and one behind it isn't")
    func labelsInFront() throws {
        let app = try SmallApp()
        let root = try #require(app.driver.elements.first { $0.text == "Show" }?.view.superview)
        let (cover, front, behind) = app.driver.host.environment.perform { (UIView(), UILabel(), UILabel()) }
        for (view, text) in [(behind as UIView, "Behind"), (cover, ""), (front, "Front")] {
            (view as? UILabel)?.text = text
            view.frame = CGRect(x: 20, y: 600, width: 100, height: 40)
            root.addSubview(view)
        }
        try app.perform(
            #"{"expect": {"text": "Front"}, "visible": true}"#, #"{"expect": {"text": "Behind"}, "visible": false}"#,
            #"{"tap": {"text": "Front"}}"#)
        front.isHidden = true
        try app.perform(#"{"expect": {"text": "Front"}, "visible": false}"#)
    }

    @Test("a finger may go anywhere with a place")
    func places() throws {
        let app = try SmallApp()
        try app.perform(
            #"{"tap": {"class": "UIWindow"}, "at": [45, 255]}"#, #"{"expect": {"id": "milk"}, "value": false}"#,
            #"{"tap": {"id": "milk"}, "at": [5, 5]}"#, #"{"expect": {"id": "milk"}, "value": true}"#)
    }

    @Test("an expectation that does not hold says what was seen")
    func expectations() throws {
        #expect(
            try SmallApp().failure(#"{"expect": {"id": "milk"}, "value": false}"#)
                == "expected 'value' of UISwitch \"milk\" to be false, but it is true")
    }

    @Test(
        "steps that are none are refused with their number",
        arguments: [
            ("{}", "the steps are a list, not an object"), ("[1", "the steps are not JSON"),
            (#"[{"wait": 1}, {"jump": {"text": "Show"}}]"#, "step 2: a step is an object with one of these"),
            (#"[{"tap": "Show"}]"#, "step 1: a query is an object such as"),
            (#"[{"tap": {"name": "Show"}}]"#, "step 1: there is no query 'name'"),
            (#"[{"swipe": {"text": "Show"}, "direction": "north"}]"#, "step 1: 'direction' is left, right, up or down"),
            (#"[{"wait": -1}]"#, "step 1: 'wait' is a number of seconds"),
        ])
    func malformed(text: String, message: String) {
        #expect { try DriverStep.list(Array(text.utf8)) } throws: { error in
            (error as? DriverError)?.message.hasPrefix(message) == true
        }
    }

    @Test("a table without rows shows its prototypes, without the header of the canvas")
    func prototypes() throws {
        let table = """
            <scene sceneID="sce-se-001"><objects><tableViewController id="sec-co-001" sceneMemberID="viewController">
            <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" id="tab-vi-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <prototypes><tableViewCell contentMode="scaleToFill" selectionStyle="default" textLabel="lab-ce-001" \
            reuseIdentifier="Bean" style="IBUITableViewCellStyleDefault" id="cel-be-001">
            <rect key="frame" x="0.0" y="50" width="393" height="44"/>
            <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cel-be-001" id="con-te-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
            <subviews><label opaque="NO" contentMode="left" text="Bean" id="lab-ce-001">\(SmallApp.frame(20, 0, 353, 44))
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label></subviews>
            </tableViewCellContentView></tableViewCell></prototypes>
            </tableView></tableViewController></objects></scene>
            """
        let app = try SmallApp(SmallApp.text(destination: table))
        try app.perform(
            #"{"tap": {"text": "Show"}}"#,
            #"{"expect": {"class": "UITableViewCell", "with": {"text": "Bean"}}, "visible": true, "count": 1}"#,
            #"{"expect": {"text": "Prototype Cells"}, "exists": false}"#)
    }

    @Test(
        "alerts and action sheets are found by what they say",
        arguments: [(UIAlertController.Style.alert, "alert", "sheet"), (.actionSheet, "sheet", "alert")])
    func alerts(style: UIAlertController.Style, verb: String, other: String) throws {
        var chosen: [String] = []
        let app = try SmallApp()
        app.driver.host.environment.perform {
            let alert = UIAlertController(title: "Delete?", message: "The coffee is gone then.", preferredStyle: style)
            for title in ["Delete", "Keep"] {
                alert.addAction(
                    UIAlertAction(title: title, style: title == "Keep" ? .cancel : .destructive) { _ in
                        chosen.append(title)
                    })
            }
            app.driver.host.environment.visibleWindows.first?.rootViewController?.present(alert, animated: true)
        }
        app.driver.rest()
        try app.perform(
            #"{"expect": {"\#(verb)": true}, "count": 1}"#, #"{"expect": {"\#(verb)": "Delete?"}, "visible": true}"#,
            #"{"expect": {"\#(verb)": "gone", "contains": true}, "exists": true}"#,
            #"{"expect": {"\#(verb)": "Other"}, "exists": false}"#, #"{"expect": {"\#(other)": true}, "exists": false}"#
        )
        #expect(try app.failure(#"{"tap": {"text": "Show"}}"#) == "UIButton \"Show\" is behind something else")
        try app.perform(
            #"{"tap": {"text": "Delete", "in": {"\#(verb)": true}}}"#,
            #"{"expect": {"\#(verb)": true}, "exists": false}"#)
        #expect(chosen == ["Delete"])
    }

    @Test(
        "steps go on beside animations that begin again whenever they end, and it is said once",
        arguments: [0, 0.25])
    func restless(seconds: Double) throws {
        let app = try SmallApp()
        let view = try #require(app.driver.elements.first { $0.text == "Below" }?.view)
        func turn() {
            UIView.animate(withDuration: seconds) {
                view.transform = view.transform.rotated(by: .pi)
            } completion: { _ in
                turn()
            }
        }
        app.driver.host.environment.perform { turn() }
        try app.perform(#"{"tap": {"text": "Show"}}"#, #"{"expect": {"text": "Second"}, "visible": true}"#)
        #expect(app.driver.messages.count { $0.hasPrefix("something moves forever") } == 1)
    }

    @Test("animations that repeat for ever are at rest")
    func repeated() throws {
        let app = try SmallApp()
        let view = try #require(app.driver.elements.first { $0.text == "Below" }?.view)
        app.driver.host.environment.perform {
            UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0.5 }
        }
        let before = app.driver.host.now
        try app.perform(#"{"tap": {"text": "Show"}}"#)
        #expect(app.driver.host.now < before + 5 && app.driver.messages.isEmpty)
    }

    @Test("waiting costs nothing, and lets time pass")
    func time() throws {
        let app = try SmallApp()
        let before = app.driver.host.now
        try app.perform(#"{"wait": 3600}"#)
        #expect(app.driver.host.now >= before + 3600)
    }

    @Test("pictures and trees are written")
    func pictures() throws {
        let app = try SmallApp()
        var written: [String: [UInt8]] = [:]
        app.driver.write = { path, bytes throws(DriverError) in written[path] = bytes }
        try app.perform(#"{"picture": "start.png"}"#, #"{"tree": "start.json"}"#)
        let png = try #require(written["start.png"])
        let image = try #require(CGImage(data: Data(png)))
        #expect(image.width == 393 * 3 && image.height == 852 * 3)
        let tree = try JSONReader.read(try #require(written["start.json"]))
        #expect(tree.elements?.contains { $0["text"]?.string == "Show" && $0["visible"]?.bool == true } == true)
        #expect(tree.elements?.contains { $0["text"]?.string == "Hidden" } == false)
    }
}

@MainActor
@Suite("Walking through an app")
struct CrawlerTests {
    private func walk(_ count: Int, seed: UInt64) throws -> [String] {
        let app = try SmallApp()
        var crawler = Crawler(app.driver, seed: seed)
        return try (0..<count).map { _ in
            let step = try crawler.next()
            try app.driver.perform(step)
            return step.json.line
        }
    }

    @Test("the same seed takes the same way, another one another way")
    func seeds() throws {
        let way = try walk(12, seed: 1)
        #expect(try walk(12, seed: 1) == way)
        #expect(try walk(12, seed: 2) != way)
    }

    @Test("nothing is done twice on a screen while there is something new")
    func novelty() throws {
        let app = try SmallApp()
        var crawler = Crawler(app.driver, seed: 7)
        let first = try crawler.next()
        let second = try crawler.next()
        #expect(first.json.line != second.json.line)
    }

    @Test("a walk can be repeated as a list of steps")
    func repeating() throws {
        let steps = try walk(8, seed: 3)
        let app = try SmallApp()
        for step in steps { try app.perform(step) }
    }

    @Test("a storyboard that is referred to and cannot be found is a scene that says so")
    func missingStoryboard() throws {
        let reference = """
            <scene sceneID="sce-re-001"><objects><viewControllerPlaceholder storyboardName="Orders" \
            referencedIdentifier="List" id="ref-er-001" sceneMemberID="viewController"/></objects></scene>
            """
        let app = try SmallApp(SmallApp.text(destination: reference, target: "ref-er-001"))
        try app.perform(
            #"{"tap": {"text": "Show"}}"#, #"{"expect": {"text": "Orders.storyboard"}, "visible": true}"#)
        #expect(app.driver.messages.contains { $0.hasPrefix("there is no storyboard 'Orders' around the document") })
    }

    @Test("the device is turned, gets another look, size of texts and size while the app runs")
    func device() throws {
        let app = try SmallApp()
        try app.perform(
            #"{"tap": {"text": "Show"}}"#, #"{"device": {"orientation": "landscapeLeft"}}"#,
            #"{"expect": {"text": "Second"}, "visible": true}"#,
            #"{"expect": {"class": "UIWindow"}, "frame": [0, 0, 852, 393]}"#,
            #"{"device": {"appearance": "dark", "contentSize": "XXL", "direction": "rightToLeft"}}"#)
        let traits = try #require(app.driver.elements.first).view.traitCollection
        #expect(traits.userInterfaceStyle == .dark && traits.preferredContentSizeCategory == .extraExtraLarge)
        #expect(traits.layoutDirection == .rightToLeft && traits.verticalSizeClass == .compact)
        try app.perform(
            #"{"device": {"orientation": "portrait", "device": "iPad Pro 11-inch"}}"#,
            #"{"expect": {"class": "UIWindow"}, "frame": [0, 0, 834, 1194]}"#,
            #"{"expect": {"text": "Second"}, "visible": true}"#, #"{"device": {"size": [375, 1194]}}"#,
            #"{"expect": {"class": "UIWindow"}, "frame": [0, 0, 375, 1194]}"#)
        let picture = app.driver.host.picture()
        #expect(picture?.width == 750 && picture?.height == 2388, "the picture has the scale of the new device")
        #expect(app.driver.elements.first?.view.traitCollection.horizontalSizeClass == .compact)
        #expect(app.driver.elements.first?.view.traitCollection.userInterfaceStyle == .dark)
        #expect(app.driver.messages == [])
    }

    @Test("as the first step, the device is the one that the app is launched on; a relaunch keeps it")
    func launchDevice() throws {
        let app = try SmallApp()
        let first = app.driver.host
        try app.perform(#"{"device": {"device": "iPhone SE (3rd generation)", "orientation": "landscape"}}"#)
        #expect(app.driver.host !== first)
        try app.perform(
            #"{"expect": {"class": "UIWindow"}, "frame": [0, 0, 667, 375]}"#, #"{"relaunch": true}"#,
            #"{"expect": {"class": "UIWindow"}, "frame": [0, 0, 667, 375]}"#)
    }

    @Test("an app that was in the background is as it was")
    func background() throws {
        let app = try SmallApp()
        try app.perform(
            #"{"tap": {"text": "Show"}}"#, #"{"background": 60}"#, #"{"expect": {"text": "Second"}, "visible": true}"#)
        #expect(app.driver.host.environment.perform { UIApplication.shared.applicationState } == .active)
    }

    @Test("what a device can't be is reported with the reason")
    func wrongDevices() throws {
        let app = try SmallApp()
        #expect(try app.failure(#"{"device": {"device": "Abacus"}}"#) == "there is no device 'Abacus'")
        for (step, message) in [
            (#"{"device": {"orientation": "sideways"}}"#, "step 1: there is no orientation 'sideways'"),
            (#"{"device": {"contentSize": 3}}"#, "step 1: there is no contentSize"),
            (#"{"device": {"size": [0, 5]}}"#, "step 1: 'size' is a list of two numbers of points, from 1 to 10000"),
            (#"{"device": {"color": "red"}}"#, "step 1: 'device' is an object with some of device, orientation"),
            (#"{"background": -1}"#, "step 1: 'background' is a number of seconds"),
        ] { #expect(try app.failure(step)?.hasPrefix(message) == true, "\(step)") }
    }
}
