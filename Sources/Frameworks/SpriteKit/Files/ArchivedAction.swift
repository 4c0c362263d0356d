import CoreGraphics
import Foundation

/// An action in a file.
struct ArchivedAction {
    let action: SKAction

    /// The most repetitions that are counted.
    private static let mostTimes = 1_000_000

    /// Reads the action whose values are a decoder's current ones.
    init(_ decoder: SceneDecoder, className: String) {
        let duration = max(0, decoder.real("_duration") ?? 0)
        let action: SKAction
        switch className {
        case "SKSequence": action = .sequence(decoder.list("_actions", of: SKAction.self))
        case "SKGroup": action = .group(decoder.list("_actions", of: SKAction.self))
        case "SKRepeat": action = Self.repetition(decoder)
        case "SKWait": action = .wait(forDuration: duration)
        case "SKMove": action = Self.move(decoder, duration)
        case "SKRotate": action = Self.rotation(decoder, duration)
        case "SKScale": action = Self.scale(decoder, duration)
        case "SKFade": action = Self.fade(decoder, duration)
        case "SKAnimate": action = Self.animation(decoder)
        case "SKRemove": action = .removeFromParent()
        default:
            decoder.report("the action \(className) isn't here: it waits in its place")
            action = .wait(forDuration: duration)
        }
        action.timingMode = decoder.option("_timingMode") ?? .linear
        self.action = action
    }

    private static func repetition(_ decoder: SceneDecoder) -> SKAction {
        guard let action = decoder.value("_repeatedAction", as: SKAction.self) else { return SKAction() }
        if decoder.bool("_forever") == true { return .repeatForever(action) }
        return .repeat(action, count: min(max(0, decoder.integer("_timesToRepeat") ?? 0), mostTimes))
    }

    private static func move(_ decoder: SceneDecoder, _ duration: Double) -> SKAction {
        let x = decoder.bool("_useX") == false ? nil : decoder.number("_posTarget.x")
        let y = decoder.bool("_useY") == false ? nil : decoder.number("_posTarget.y")
        if decoder.bool("_isRelative") == true { return .moveBy(x: x ?? 0, y: y ?? 0, duration: duration) }
        return both(x, y, duration, { .moveTo(x: $0, duration: duration) }, { .moveTo(y: $0, duration: duration) })
    }

    private static func rotation(_ decoder: SceneDecoder, _ duration: Double) -> SKAction {
        guard decoder.bool("_useZ") != false, let angle = decoder.number("_rotZ") else {
            return .wait(forDuration: duration)
        }
        if decoder.bool("_isRelative") == true { return .rotate(byAngle: angle, duration: duration) }
        return .rotate(toAngle: angle, duration: duration, shortestUnitArc: decoder.bool("_isUnitArc") ?? false)
    }

    private static func scale(_ decoder: SceneDecoder, _ duration: Double) -> SKAction {
        if decoder.bool("_isTargetSizeBased") == true, let size = decoder.size("_targetSize") {
            return .resize(toWidth: size.width, height: size.height, duration: duration)
        }
        let x = decoder.bool("_useX") == false ? nil : decoder.number("_scaleTargetX")
        let y = decoder.bool("_useY") == false ? nil : decoder.number("_scaleTargetY")
        if decoder.bool("_isRelative") == true { return .scaleX(by: x ?? 1, y: y ?? 1, duration: duration) }
        return both(x, y, duration, { .scaleX(to: $0, duration: duration) }, { .scaleY(to: $0, duration: duration) })
    }

    /// Returns an action for one or both of the axes.
    private static func both(
        _ x: CGFloat?, _ y: CGFloat?, _ duration: Double, _ across: (CGFloat) -> SKAction, _ up: (CGFloat) -> SKAction
    ) -> SKAction {
        let parts = [x.map(across), y.map(up)].compactMap(\.self)
        return parts.count == 1 ? parts[0] : parts.isEmpty ? .wait(forDuration: duration) : .group(parts)
    }

    private static func fade(_ decoder: SceneDecoder, _ duration: Double) -> SKAction {
        let alpha = decoder.number("_alphaTarget") ?? 1
        // The key stands for a number in files.
        if decoder.bool("_isRelative") == true { return .fadeAlpha(by: alpha, duration: duration) }
        return .fadeAlpha(to: alpha, duration: duration)
    }

    private static func animation(_ decoder: SceneDecoder) -> SKAction {
        .animate(
            with: decoder.list("_textures", of: SKTexture.self),
            timePerFrame: max(0, decoder.real("_timePerFrame") ?? 0), resize: decoder.bool("_resize") ?? false,
            restore: decoder.bool("_restore") ?? true)
    }
}

/// The actions of Xcode's action editor, which apps ask for by name in all files of the bundle.
@MainActor
enum ActionFiles {
    /// The actions of files that were read, by their paths.
    private static var known: [String: [String: SKAction]] = [:]

    /// Returns an action of a file, or of any file of the bundle.
    static func action(_ name: String, file: String? = nil) -> SKAction? {
        if let file { return SceneFile.decoder(file, for: SKNode.self)?.actions[name] }
        let paths = SceneFile.bundle.paths(forResourcesOfType: "sks", inDirectory: nil).sorted()
        return paths.lazy.compactMap { actions(at: $0)[name] }.first
    }

    private static func actions(at path: String) -> [String: SKAction] {
        if let actions = known[path] { return actions }
        var actions: [String: SKAction] = [:]
        if let data = FileManager.default.contents(atPath: path), let archive = KeyedArchive(data) {
            let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
            let session = SceneDecoder.Session()
            actions = SceneDecoder(archive, name: file, modules: [], session: session).actions
        }
        known[path] = actions
        return actions
    }
}

extension SceneDecoder {
    /// The actions of a file of the action editor, by their names.
    fileprivate var actions: [String: SKAction] {
        // A file of a scene has a node there.
        guard inside("root", { $0.hasSuffix("Dictionary") ? true : nil }) == true,
            let root = value("root", as: [AnyHashable: Any].self),
            let actions = root["actions"] as? [AnyHashable: Any]
        else { return [:] }
        return Dictionary(
            actions.compactMap { name, action in
                guard let name = name as? String, let action = action as? SKAction else { return nil }
                return (name, action)
            }, uniquingKeysWith: { first, _ in first })
    }
}
