package import AppSurroundings
import CoreGraphics
import Foundation
import JSONText
import StoryboardEditing
package import StoryboardModel
import UIKit
import XMLTree

/// A storyboard that was made from the screens of an app, with what belongs beside it.
package struct CapturedBoard {
    package var document: Document
    /// What rows of lists showed; nil without lists.
    package var samples: SampleData?
    /// Images that the app made in code, by the names of their files.
    package var images: [(file: String, bytes: [UInt8])]
    package var findings: [CapturedFinding]
}

extension BoardCapture {
    /// Writes the scenes as a document for a device.
    package func board(for device: DocumentDevice, isLandscape: Bool = false, isDark: Bool = false) throws(CaptureError)
        -> CapturedBoard
    {
        guard let initial else { throw CaptureError("the app shows no controller") }
        nameUnreachable()
        do {
            var document = try Document(Self.emptyDocument(for: device, isLandscape: isLandscape, isDark: isDark).utf8)
            try document.perform(commands(initial), name: "Capture")
            try nameImages(in: &document)
            return CapturedBoard(document: document, samples: try samples(), images: imageFiles, findings: findings)
        } catch {
            throw CaptureError("the captured scenes can't be written: \(error)")
        }
    }

    private func commands(_ initial: CapturedScene) -> [Command] {
        var commands: [Command] = scenes.map { .insert(into: "document/scenes", xml: $0.xml) }
        for text in scenes.flatMap({ $0.reader?.attributedTexts ?? [] }) {
            commands.append(.setAttributedText(object: Address(text.id), key: text.key, runs: text.runs))
        }
        if let tint {
            commands.append(.insert(into: "document", xml: ValueSpelling.color(tint, key: "tintColor").element.xml))
        }
        commands.append(.setInitialController(object: Address(initial.element.id)))
        commands.append(.tidyScenes)
        return commands
    }

    /// Scenes that nothing leads to are found by their names.
    private func nameUnreachable() {
        let reached = Set(
            scenes.flatMap { $0.element.all }.filter { $0.name == "segue" }.compactMap { $0["destination"] })
        for scene in scenes where scene !== initial && !reached.contains(scene.element.id) {
            scene.element["storyboardIdentifier"] = scene.name
        }
    }

    private static func emptyDocument(for device: DocumentDevice, isLandscape: Bool, isDark: Bool) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" \
        targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" \
        useSafeAreas="YES" colorMatched="YES">
            <device id="\(device.id)" orientation="\(isLandscape ? "landscape" : "portrait")" \
        appearance="\(isDark ? "dark" : "light")"/>
            <dependencies>
                <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
                <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
            </dependencies>
            <scenes/>
        </document>

        """
    }

    // MARK: Beside the document

    private func samples() throws -> SampleData? {
        let states = scenes.compactMap { scene -> JSONMember? in
            guard let lists = scene.reader?.lists, !lists.isEmpty else { return nil }
            let members = lists.map { JSONMember(key: $0.id, value: .array($0.sections.map(\.json))) }
            return JSONMember(
                key: scene.id, value: .array([.record(["name": .string("Captured"), "lists": .object(members)])]))
        }
        guard !states.isEmpty else { return nil }
        let text = JSONValue.record(["scenes": .object(states)]).line
        return try SampleData(try JSONReader.read(Array(text.utf8), limit: 10_000_000))
    }

    private var imageFiles: [(file: String, bytes: [UInt8])] {
        images.compactMap { name, image in
            let scale = Int(clamping: image.scale.rounded())
            let file = name + (scale > 1 ? "@\(scale)x" : "") + ".png"
            return image.pngData().map { (file, Array($0)) }
        }
    }

    /// Returns the size that Xcode lists for an image: a symbol is 128 points wide or high.
    private func listedSize(_ name: String, _ isSymbol: Bool, _ known: [String: CGSize]) -> CGSize? {
        guard isSymbol else { return known[name] ?? UIImage(named: name)?.size }
        guard let size = UIImage(systemName: name)?.size, size.width > 0, size.height > 0 else { return nil }
        let factor = 128 / max(size.width, size.height)
        return CGSize(width: (size.width * factor).rounded(), height: (size.height * factor).rounded())
    }

    /// Notes the sizes of the images that the scenes name, as Xcode does.
    private func nameImages(in document: inout Document) throws {
        let known = Dictionary(images.map { ($0.name, $0.image.size) }, uniquingKeysWith: { first, _ in first })
        let listed = document.resources.map(\.node).filter { $0.name == "image" }
        for (number, node) in listed.enumerated() {
            guard let name = node["name"], let size = listedSize(name, node["catalog"] == "system", known) else {
                continue
            }
            let address = Address(
                listed.count > 1 ? "document/resources/image[\(number + 1)]" : "document/resources/image")
            try document.perform(.set(object: address, attribute: "width", value: Double(size.width).xcodeSpelling))
            try document.perform(.set(object: address, attribute: "height", value: Double(size.height).xcodeSpelling))
        }
    }
}

/// Why screens can't be captured.
package struct CaptureError: Error, CustomStringConvertible {
    package var message: String

    package init(_ message: String) { self.message = message }

    package var description: String { message }
}
