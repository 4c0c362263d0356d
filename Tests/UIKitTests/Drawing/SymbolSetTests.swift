import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("SymbolSet")
struct SymbolSetTests {
    @Test(
        "Every icon that stands for a symbol is there",
        .enabled(if: FileManager.default.fileExists(atPath: SymbolSet.folder.path)))
    func icons() {
        #expect(SymbolTable.icons.count > 600)
        let missing = Set(SymbolTable.icons.values).filter { icon in
            !FileManager.default.fileExists(atPath: SymbolSet.folder.appendingPathComponent("\(icon).svg").path)
        }
        #expect(missing.isEmpty)
    }

    @Test("A variant that has no icon takes the plain form's, an unknown symbol has none")
    func variants() {
        #expect(SymbolSet.iconName(of: "plus.circle.fill") == "plus-circle-fill")
        #expect(SymbolSet.iconName(of: "globe.circle.fill") == "globe")
        #expect(SymbolSet.iconName(of: "no.such.symbol") == nil)
        #expect(SymbolSet.iconName(of: "") == nil)
    }

    @Test("Known and unknown symbols show something in the tint, and fill their room")
    func drawing() throws {
        for name in ["star.fill", "chevron.right", "no.such.symbol"] {
            let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            view.contentMode = .scaleAspectFit
            view.image = SymbolSet.symbol(named: name)
            view.tintColor = .red
            let picture = try ViewPicture(view)
            let ink = try #require(picture.ink)
            #expect(ink.height > 30, "\(name)")
            #expect(picture.contains { $0[0] > 200 && $0[1] == 0 && $0[3] > 200 }, "\(name)")
        }
    }
}
