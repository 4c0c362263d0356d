import AppAssets
import AppSurroundings
import XMLTree
import StoryboardModel
import Foundation
import StoryboardCompiler
import UIKit

/// Provides the pieces of a document that is being designed, and its resources.
@MainActor
final class DesignResources: NibResources {
    private var pieces: [String: [UInt8]] = [:]
    private var compiled: Set<String> = []
    private let surroundings: DesignSurroundings?
    private let settings: StageSettings
    let traits: UITraitCollection
    var showsPrototypes: Bool { !settings.showsApp }
    /// Whether the objects of scenes have the classes of the app in this process, with their outlets.
    var usesAppClasses = false
    var connectsOutlets: Bool { usesAppClasses }
    /// The images and colors that take the place of those that there aren't.
    var substitutes: (any AssetSource)?
    /// The maximum length of a text: nobody sees the end of a longer one on the canvas.
    let longestText = 100_000
    private var reported: [NibMessage] = []
    /// The texts of the document by key, for languages made from them.
    var ownTexts: (@MainActor () -> [String: String])?
    private lazy var knownTexts: [String: String] = ownTexts?() ?? [:]
    /// Compiles the whole document.
    var compileAll: (@MainActor () -> Compilation)?

    /// The key of the whole document among the compiled scenes.
    private static let wholeDocument = ""

    init(_ surroundings: DesignSurroundings?, _ settings: StageSettings, traits: UITraitCollection) {
        self.surroundings = surroundings
        self.settings = settings
        self.traits = traits
    }

    /// Returns what shows the sample data of a scene, or nil if it shows none.
    func samples(of scene: String) -> SampleDisplay? {
        guard let name = settings.states[scene] ?? settings.state, !name.isEmpty else { return nil }
        return surroundings?.samples.state(name, of: scene).map { state in
            SampleDisplay(state) { [surroundings, traits] in surroundings?.image(named: $0, traits) }
        }
    }

    /// Marks a scene as compiled and returns whether it wasn't before.
    func begin(_ id: String) -> Bool { !compiled.contains(Self.wholeDocument) && compiled.insert(id).inserted }

    /// Adds the pieces of a compilation. What couldn't be compiled is missing in the image.
    func add(_ compilation: Compilation) {
        for piece in compilation.pieces { pieces[piece.path] = piece.bytes }
        for finding in compilation.diagnostics where finding.severity == .error {
            let place = "\(finding.location.line):\(finding.location.column)"
            report(NibMessage(.compilation, "\(place): \(finding.message)"))
        }
    }

    func appClass(named name: String) -> AnyClass? {
        guard usesAppClasses, let own = name.split(separator: ".").last else { return nil }
        return ClassNames.type(named: String(own))
    }

    /// Returns a piece; a scene with embedded scenes may need more than was compiled for it.
    func piece(_ path: String) -> [UInt8]? {
        if let piece = pieces[path] { return piece }
        guard begin(Self.wholeDocument), let compileAll else { return nil }
        add(compileAll())
        return pieces[path]
    }

    func image(named name: String) -> UIImage? {
        if let image = surroundings?.image(named: name, traits) { return image }
        if let substitutes { return substitutes.image(named: name, traits) }
        guard surroundings != nil else { return nil }
        report(NibMessage(.missingImage, "there is no image '\(name)'; a placeholder is drawn"))
        return nil
    }
    func symbol(named name: String) -> UIImage? { settings.showsApp ? UIImage(systemName: name) : nil }
    func color(named name: String) -> UIColor? {
        if let color = surroundings?.color(named: name, traits) { return color }
        if let substitutes { return substitutes.color(named: name, traits) }
        guard surroundings != nil else { return nil }
        report(NibMessage(.missingColor, "there is no color '\(name)'; the document's own value is drawn"))
        return nil
    }
    /// The color that the app is tinted with.
    var accentColor: UIColor? { surroundings?.accentColor(traits) }

    /// A color that the document spells out, or names.
    func color(_ color: DocumentColor) -> UIColor? {
        switch color {
        case .named(let name): self.color(named: name)
        case .system(let name), .catalog(let name, _): UIColor.system(named: name)
        case .gray(let white, let alpha, _): UIColor(white: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha, let space):
            .make(red: red, green: green, blue: blue, alpha: alpha, isWide: space == "displayP3")
        case .cmyk(let cyan, let magenta, let yellow, let black, let alpha, _):
            UIColor(
                red: (1 - cyan) * (1 - black), green: (1 - magenta) * (1 - black), blue: (1 - yellow) * (1 - black),
                alpha: alpha)
        }
    }

    func text(forKey key: String, of document: String?) -> String? {
        guard let language = settings.language else { return nil }
        if let language = PseudoLanguage(rawValue: language) { return knownTexts[key].map(language.text) }
        return surroundings?.text(forKey: key, in: language, traits)
    }

    var messages: [String] { reported.map(\.text) + (surroundings?.messages ?? []) }

    func report(_ message: NibMessage) {
        if !message.kind.isExpectedWithoutApp, !reported.contains(message) { reported.append(message) }
    }
}
