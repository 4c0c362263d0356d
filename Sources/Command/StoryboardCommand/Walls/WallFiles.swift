import Foundation
import SceneRenderer
import StoryboardModel
import UIKit

/// The files of a wall: the page, the pictures and the sheets.
@MainActor
struct WallFiles {
    let run: WallRun
    let loaded: LoadedDocument
    let diagnostics: [Diagnostic]

    /// The files by name.
    var contents: [(name: String, bytes: [UInt8])] {
        let severities = Dictionary(diagnostics.map { ($0.rule, $0.severity) }) { first, _ in first }
        let page = WallPage(
            run: run, title: loaded.name, document: loaded.document, severities: severities)
        var files = [(name: "index.html", bytes: Array(page.html.utf8))]
        for scene in run.scenes {
            for (number, picture) in scene.pictures.enumerated() {
                guard let png = picture.png else { continue }
                files.append((run.imageName(of: scene, number), png))
            }
            let sheet = sheet(of: scene, severities)
            if let png = sheet.png(scale: sheet.scale(Self.sheetScale)) {
                files.append((run.sheetName(of: scene), png))
            }
        }
        return files
    }

    private static let sheetScale: CGFloat = 0.5

    private func sheet(of scene: WallRun.Scene, _ severities: [String: Severity]) -> ContactSheet {
        let items = scene.pictures.map { picture in
            let frames = picture.problems.filter { severities["wall.\($0.kind.rawValue)"] != nil }.compactMap(\.frame)
            return ContactSheet.Item(picture.variant.title, picture.image, size: picture.size, outlined: frames)
        }
        return ContactSheet(items, appearance: .light)
    }
}
