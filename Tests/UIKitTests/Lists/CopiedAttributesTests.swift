import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite("Copies of layout attributes")
@MainActor
struct CopiedAttributesTests {
    private final class Tilted: UICollectionViewLayoutAttributes {
        var angle: CGFloat = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Tilted)?.angle = angle
            return copy
        }
    }

    @Test("A copy has the class of the original, what all attributes have, and what the class adds")
    func copies() throws {
        let path = IndexPath(item: 2, section: 1)
        let original = Tilted(forSupplementaryViewOfKind: "badge", with: path)
        (original.frame, original.alpha, original.zIndex) = (CGRect(x: 1, y: 2, width: 30, height: 40), 0.5, 7)
        original.angle = 3
        let copy = try #require(original.copy() as? Tilted)
        #expect(copy !== original && copy.angle == 3)
        #expect(copy.indexPath == path && copy.representedElementKind == "badge")
        #expect(copy.frame == original.frame && copy.alpha == 0.5 && copy.zIndex == 7)
        #expect(copy.representedElementCategory == .supplementaryView)
    }

    @Test("A field that is typed into has the language of the keyboard")
    func inputMode() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let field = UITextField(frame: window.bounds)
        window.addSubview(field)
        window.makeKeyAndVisible()
        #expect(field.textInputMode == nil)
        _ = field.becomeFirstResponder()
        #expect(field.textInputMode === UITextInputMode.activeInputModes.first)
        #expect(UITextInputMode.activeInputModes.count == 1)
    }
}
