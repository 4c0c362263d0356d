import FileAccess
import Foundation
import JSONText
import StoryboardCommand
import Testing

@MainActor
@Suite("storyboard share")
struct ShareTests {
    /// Shares files, and returns the documents of the site.
    private func documents(_ files: MemoryFiles, _ words: String...) throws -> [JSONNode] {
        let outcome = Call(files: files).run(["share"] + words + ["-o", "site", "--scale", "1"])
        #expect(outcome.code == .success, "\(outcome.errors)")
        #expect(outcome.output == "site/index.html\n")
        let script = try files.text("site/data.js")
        let text = script.dropFirst("globalThis.siteData = ".count).dropLast(2)
        return try #require(try JSONReader.read(Array(text.utf8))["documents"]?.elements)
    }

    @Test("the site has a page, its scripts, the data, and pictures of each scene in light and dark")
    func files() throws {
        let files = Sample.files
        let documents = try documents(files, Sample.path)
        #expect(
            try files.list("site") == [
                "board.js", "comments.js", "data.js", "index.html", "main.js", "model.js", "pictures", "prototype.js",
                "scene.js",
                "search.js", "site.css",
            ])
        #expect(
            try files.list("site/pictures") == [
                "1-1-dark.png", "1-1.png", "1-2-dark.png", "1-2.png", "1-dark.svg", "1.svg",
            ])
        #expect(documents.map { $0["file"]?.string } == ["Main.storyboard"])
        #expect(documents.first?["initial"]?.string == "c1A-aa-aaa")
        let page = try files.text("site/index.html")
        for name in try files.list("site") where name.hasSuffix(".js") { #expect(page.contains("src=\"\(name)\"")) }
    }

    @Test("what can be tapped is where it is drawn, and knows where it leads")
    func spots() throws {
        let scenes = try #require(try documents(Sample.files, Sample.path).first?["scenes"]?.elements)
        #expect(scenes.map { $0["title"]?.string } == ["Coffees", "View Controller"])
        let spots = try #require(scenes.first?["spots"]?.elements)
        #expect(spots.count == 1)
        #expect(spots.first?["box"]?.elements?.map(\.number) == [20, 140, 42, 30])
        #expect(spots.first?["to"]?.string == "c2A-aa-aaa")
        #expect(spots.first?["kind"]?.string == "show")
        #expect(spots.first?["object"]?.string == "b1A-aa-aaa")
        let things = try #require(scenes.first?["things"]?.elements)
        #expect(things.map { $0["id"]?.string } == ["v1A-aa-aaa", "l1A-aa-aaa", "b1A-aa-aaa"])
        #expect(things[1]["text"]?.string == "Hello")
        let texts = scenes.first?["texts"]?.elements?.compactMap { $0.elements?.last?.string }
        #expect(texts == ["Coffees", "Hello", "Open"])
    }

    @Test(
        "tabs, back buttons, containers, embedded controllers, unwind segues and what only code performs are ways, too")
    func ways() throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="t-1">
                <device id="retina6_12" orientation="portrait" appearance="light"/>
                <scenes>
                    <scene sceneID="s-1"><objects>
                        <tabBarController id="t-1" sceneMemberID="viewController">
                            <tabBar key="tabBar" contentMode="scaleToFill" id="b-1"><rect key="frame" x="0" y="0" width="393" height="49"/></tabBar>
                            <connections><segue destination="n-1" kind="relationship" relationship="viewControllers" id="g-1"/></connections>
                        </tabBarController></objects></scene>
                    <scene sceneID="s-2"><objects>
                        <navigationController id="n-1" sceneMemberID="viewController">
                            <tabBarItem key="tabBarItem" title="First" id="i-1"/>
                            <navigationBar key="navigationBar" contentMode="scaleToFill" id="b-2"><rect key="frame" x="0" y="0" width="393" height="44"/></navigationBar>
                            <connections><segue destination="c-1" kind="relationship" relationship="rootViewController" id="g-2"/></connections>
                        </navigationController></objects></scene>
                    <scene sceneID="s-3"><objects>
                        <viewController id="c-1" customClass="ListController" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v-1"><rect key="frame" x="0" y="0" width="393" height="852"/>
                                <subviews><containerView opaque="NO" contentMode="scaleToFill" id="e-1"><rect key="frame" x="10" y="200" width="300" height="100"/>
                                    <connections><segue destination="c-3" kind="embed" id="g-3"/></connections></containerView></subviews></view>
                            <navigationItem key="navigationItem" title="List" id="k-1"/>
                            <connections><segue destination="c-2" kind="show" identifier="Detail" id="g-4"/></connections>
                        </viewController></objects></scene>
                    <scene sceneID="s-4"><objects>
                        <viewController id="c-2" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v-2"><rect key="frame" x="0" y="0" width="393" height="852"/>
                                <subviews><view contentMode="scaleToFill" id="v-4"><rect key="frame" x="10" y="300" width="100" height="100"/>
                                    <connections><outletCollection property="gestureRecognizers" destination="r-1" appends="YES" id="o-1"/></connections></view></subviews></view>
                            <navigationItem key="navigationItem" title="Detail" id="k-2"/>
                        </viewController>
                        <exit id="x-1" userLabel="Exit" sceneMemberID="exit"/>
                        <tapGestureRecognizer id="r-1"><connections><segue destination="x-1" kind="unwind" unwindAction="unwind:" id="g-5"/></connections></tapGestureRecognizer>
                        </objects></scene>
                    <scene sceneID="s-5"><objects>
                        <viewController id="c-3" sceneMemberID="viewController">
                            <view key="view" contentMode="scaleToFill" id="v-3"><rect key="frame" x="0" y="0" width="300" height="100"/></view>
                        </viewController></objects></scene>
                </scenes>
            </document>
            """
        let source =
            "import UIKit\nclass ListController: UIViewController { @IBAction func unwind(_ segue: UIStoryboardSegue) {} }"
        let files = MemoryFiles(["App/Main.storyboard": text, "App/List.swift": source])
        let document = try #require(try documents(files, "App").first)
        #expect(document["unwinds"]?["unwind:"]?.elements?.map(\.string) == ["c-1"])
        let scenes = try #require(document["scenes"]?.elements)
        let spots = { (number: Int) in
            scenes[number]["spots"]?.elements?.map { spot in
                "\(spot["kind"]?.string ?? "") \(spot["to"]?.string ?? "-")\(spot["box"] == nil ? " by code" : "")"
            } ?? []
        }
        #expect(scenes[0]["relations"]?.elements?.map { $0["to"]?.string } == ["n-1"])
        #expect(scenes[1]["relations"]?.elements?.map { $0["to"]?.string } == ["c-1"])
        #expect(spots(2) == ["show c-2 by code", "tab n-1"])
        #expect(scenes[2]["embeds"]?.elements?.first?["box"]?.elements?.map(\.number) == [10, 200, 300, 100])
        #expect(spots(3) == ["unwind x-1", "tab n-1", "back -"])
    }

    @Test("all documents of a folder are shared, apart from those that cannot be drawn")
    func folders() throws {
        let mac = Sample.text.replacing("CocoaTouch.Storyboard", with: "Cocoa.Storyboard")
            .replacing("iOS.CocoaTouch", with: "MacOSX.Cocoa")
        let xib = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch"><objects>
                <view id="v-1"><rect key="frame" x="0" y="0" width="100" height="50"/></view></objects></document>
            """
        let files = MemoryFiles([
            "App/Main.storyboard": Sample.text, "App/Views/Card.xib": xib, "App/Mac.storyboard": mac,
            "App/Broken.xib": "<document",
        ])
        let outcome = Call(files: files)("share", "App", "-o", "site", "--scale", "1")
        #expect(outcome.code == .success)
        #expect(outcome.errors.contains("App/Broken.xib: is damaged, and isn't shared"))
        let documents = try documents(files, "App", "--title", "My <App>")
        #expect(documents.map { $0["file"]?.string } == ["Mac.storyboard", "Main.storyboard", "Views/Card.xib"])
        #expect(documents[2]["scenes"]?.elements?.first?["box"]?.elements?.map(\.number) == [60, 60, 100, 50])
        #expect(try files.text("site/data.js").contains(#""title":"My <App>""#))
    }

    @Test("what cannot be shared is refused")
    func faults() {
        let call = Call(files: MemoryFiles(["Main.storyboard": Sample.text, "empty/a.txt": ""]))
        #expect(call("share", "Main.storyboard").code == .usage)
        #expect(call("share", "-o", "out").code == .usage)
        #expect(call("share", "-", "-o", "out").code == .usage)
        #expect(call("share", "Main.storyboard", "-o", "out", "--scale", "9").code == .usage)
        #expect(call("share", "empty", "-o", "out").code == .refused)
        #expect(call("share", "missing", "-o", "out").code == .unreadable)
    }
}
