import AppAssets
import AppHost
import FileAccess
import Foundation
import SceneRenderer
import StoryboardModel
import Testing
import UIKit

@testable import StoryboardPlayer

@MainActor
@Suite("Embedded scenes that are played") struct PlayedEmbedsTests {
    private func scene(_ id: String, _ text: String, embeds other: String) -> String {
        """
        <scene sceneID="s-\(id)"><objects><viewController id="\(id)" customClass="Missing\(id)" sceneMemberID="viewController">
        <view key="view" id="v-\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
        <label text="\(text)" id="l-\(id)"><rect key="frame" x="0" y="100" width="200" height="20"/></label>
        <containerView id="k-\(id)"><rect key="frame" x="0" y="200" width="393" height="400"/>
        <connections><segue destination="\(other)" kind="embed" id="e-\(id)"/></connections></containerView>
        </subviews></view></viewController></objects></scene>
        """
    }

    private func texts(_ scenes: String) throws -> [String] {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" initialViewController="a"><device id="retina6_12" orientation="portrait" appearance="light"/><scenes>\(scenes)</scenes></document>
            """
        let files = MemoryFiles(["/App/Main.storyboard": text])
        let player = StoryboardPlayer(
            try Document(Array(text.utf8)), at: "/App/Main.storyboard",
            DesignSurroundings(documentAt: "/App/Main.storyboard", folder: "/App", in: files), in: files,
            settings: StageSettings())
        let host = player.launch(on: player.device)
        host.wait(0.1)
        let window = try #require(host.environment.visibleWindows.first)
        return labels(in: window)
    }

    private func labels(in view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    @Test("a container view shows its scene, also without the app's classes")
    func embedded() throws {
        let plain = #"""
            <scene sceneID="s-b"><objects><viewController id="b" sceneMemberID="viewController"><view key="view" id="v-b"><rect key="frame" x="0" y="0" width="393" height="400"/>
            <subviews><label text="Inside" id="l-b"><rect key="frame" x="0" y="0" width="200" height="20"/></label></subviews></view></viewController></objects></scene>
            """#
        #expect(try texts(scene("a", "Outside", embeds: "b") + plain) == ["Outside", "Inside"])
    }

    @Test("scenes that embed each other are shown once more, and no further")
    func cycles() throws {
        let shown = try texts(scene("a", "One", embeds: "b") + scene("b", "Two", embeds: "a"))
        #expect(shown.starts(with: ["One", "Two"]) && shown.count <= 4, "\(shown)")
        #expect(try texts(scene("a", "Own", embeds: "a")).count <= 3)
    }
}
