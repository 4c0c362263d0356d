package import AppSurroundings
import Foundation
package import JSONText
package import StoryboardModel

/// What a running app made of its screens: a document, and what belongs beside it.
package struct CapturedDocument {
    /// What the document doesn't say.
    package struct Finding: Hashable, Sendable {
        package var scene, object, message: String

        package var text: String { "\(scene.isEmpty ? "" : "\(scene): ")\(object): \(message)" }
        package var json: JSONValue {
            .record(["scene": .string(scene), "object": .string(object), "message": .string(message)])
        }
    }

    package var document: Document
    package var samples: SampleData?
    package var images: [(file: String, bytes: [UInt8])] = []
    package var findings: [Finding]
    /// The id of the scene that is at the front of the screen, if one is.
    package var front: String?

    /// Reads what an app has left, which is as trustworthy as the app.
    package init(_ node: JSONNode) throws {
        document = try Document((node["document"]?.string ?? "").utf8)
        samples = try node["samples"].map { try SampleData($0) }
        findings = (node["findings"]?.elements ?? []).map {
            Finding(
                scene: $0["scene"]?.string ?? "", object: $0["object"]?.string ?? "",
                message: $0["message"]?.string ?? "")
        }
        front = node["front"]?.string
        for image in node["images"]?.elements ?? [] {
            // A name only: the app must not choose where files are written.
            guard let file = image["file"]?.string, file.hasSuffix(".png"), !file.contains("/"), !file.hasPrefix("."),
                let data = image["png"]?.string.flatMap({ Data(base64Encoded: $0) })
            else { continue }
            images.append((file, Array(data)))
        }
    }
}
