import Foundation
import JSONText
import SceneRenderer
import StoryboardModel
import XMLTree

extension WallRun {
    /// The result as JSON. `diagnostics` are the findings of the rules.
    func json(_ file: String, _ document: Document, _ diagnostics: [Diagnostic]) -> JSONValue {
        let severities = Dictionary(diagnostics.map { ($0.rule, $0.severity) }) { first, _ in first }
        let nodes = scenes.flatMap(\.findings).compactMap { $0.problem.objects.first.flatMap(document.object)?.id }
        let locations = document.tree.locations(of: nodes)
        return .record([
            "file": .string(file),
            "scenes": .array(
                scenes.map { scene in
                    .record([
                        "scene": .string(scene.subject.id), "title": .string(scene.subject.title),
                        "pictures": .array(
                            scene.pictures.enumerated().map { number, picture in
                                Self.json(picture, image: imageName(of: scene, number))
                            }),
                        "findings": .array(
                            scene.findings.compactMap { finding in
                                guard let severity = severities[finding.rule] else { return nil }
                                let node = finding.problem.objects.first.flatMap(document.object)
                                return Self.json(
                                    finding, severity, node, node.flatMap { locations[$0.id] }, scene.pictures)
                            }),
                    ])
                }),
        ])
    }

    private static func json(_ picture: Wall.Picture, image: String) -> JSONValue {
        let variant = picture.variant
        return .record([
            "variant": .string(variant.title), "device": .string(variant.device),
            "orientation": .string(variant.isLandscape ? "landscape" : "portrait"),
            "appearance": .string(variant.isDark ? "dark" : "light"), "contentSize": .optional(variant.contentSize),
            "language": .optional(variant.language), "width": .number(picture.size.width),
            "height": .number(picture.size.height), "image": .string(image),
        ])
    }

    private static func json(
        _ finding: Wall.Finding, _ severity: Severity, _ node: Node?, _ location: SourceLocation?,
        _ pictures: [Wall.Picture]
    ) -> JSONValue {
        let frame = finding.problem.frame
        return .record([
            "rule": .string(finding.rule), "severity": .string(severity.rawValue),
            "object": .optional(finding.problem.objects.first),
            "objects": .array(finding.problem.objects.map(JSONValue.string)), "path": .optional(node?.path),
            "message": .string(finding.problem.message), "line": location.map { .integer($0.line) },
            "column": location.map { .integer($0.column) },
            "frame": frame.map { .array([$0.minX, $0.minY, $0.width, $0.height].map(JSONValue.number)) },
            "worst": .string(pictures[finding.worst].variant.title),
            "variants": .array(finding.variants.map { .string(pictures[$0].variant.title) }),
        ])
    }

    /// Returns the file name of a picture. Ids come from the document, and may not be valid in file names.
    func imageName(of scene: Scene, _ number: Int) -> String {
        let place = scenes.firstIndex { $0.subject == scene.subject } ?? 0
        return "\(place + 1)-\(number + 1).png"
    }

    /// Returns the file name of a scene's sheet with all variants.
    func sheetName(of scene: Scene) -> String {
        let place = scenes.firstIndex { $0.subject == scene.subject } ?? 0
        return "\(place + 1).png"
    }
}
