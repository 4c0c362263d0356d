import Foundation
import StoryboardCompiler
import StoryboardModel

@testable import UIKit

/// A storyboard written in a test, compiled in memory, with the classes of the app that it belongs to.
@MainActor
final class CompiledStoryboard: NibResources {
    private var pieces: [String: [UInt8]] = [:]
    private let classes: [String: AnyClass]
    private(set) var asked: [String] = []
    private(set) var messages: [String] = []
    var traits = UITraitCollection.standard
    var showsPrototypes = false
    var connectsOutlets: Bool { true }

    /// `scenes` are the contents of the document's `<scenes>`, by the storyboard's name.
    init(_ storyboards: [String: String], initial: String = "vc", classes: [String: AnyClass] = [:]) throws {
        self.classes = classes
        for (name, scenes) in storyboards {
            let text = """
                <?xml version="1.0" encoding="UTF-8"?>
                <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
                toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
                useSafeAreas="YES" initialViewController="\(initial)">
                    <device id="retina6_12" orientation="portrait" appearance="light"/>
                    <scenes>\(scenes)</scenes>
                </document>
                """
            let document = try Document(Array(text.utf8))
            let compilation = StoryboardCompiler(document, name: name).compile()
            for piece in compilation.pieces { pieces[piece.path] = piece.bytes }
        }
    }

    /// Of one scene, `vc`, whose view, `view`, holds what is given.
    convenience init(view contents: String) throws {
        try self.init([
            "Main": """
            <scene sceneID="s1"><objects><viewController id="vc" sceneMemberID="viewController">
                <view key="view" contentMode="scaleToFill" id="view">
                    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                    \(contents)
                </view>
            </viewController></objects></scene>
            """
        ])
    }

    func storyboard(_ name: String = "Main") -> UIStoryboard { UIStoryboard(name: name, resources: self) }

    func appClass(named name: String) -> AnyClass? { classes[name] }
    func piece(_ path: String) -> [UInt8]? {
        asked.append(path)
        return pieces[path]
    }
    func image(named name: String) -> UIImage? { nil }
    func symbol(named name: String) -> UIImage? { nil }
    func color(named name: String) -> UIColor? { nil }
    func report(_ message: NibMessage) { messages.append(message.text) }
}
