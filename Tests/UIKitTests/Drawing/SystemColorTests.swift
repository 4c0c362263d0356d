import Foundation
import StoryboardModel
import SystemStyles
import Testing

@testable import UIKit

@Suite("The system's colors in documents and in UIKit")
struct SystemColorTests {
    @Test("what documents list for a color is what UIKit draws in light", arguments: SystemColor.allCases)
    func agreement(color: SystemColor) throws {
        let listed = try #require(DocumentColor(listedForSystemColor: color.rawValue))
        let drawn = try #require(UIColor.system(named: color.rawValue))
            .resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)).components
        let parts: [Double] =
            switch listed {
            case .rgb(let red, let green, let blue, let alpha, _): [red, green, blue, alpha]
            case .gray(let white, let alpha, _): [white, white, white, alpha]
            default: []
            }
        #expect([drawn.red, drawn.green, drawn.blue, drawn.alpha].map(Double.init) == parts)
    }

    @Test("semantic colors follow the appearance and the level")
    func appearances() {
        func white(_ color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel = .base) -> CGFloat {
            color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style, userInterfaceLevel: level))
                .components.red
        }
        #expect(white(.systemBackground, .light) == 1 && white(.systemBackground, .dark) == 0)
        #expect(white(.systemBackground, .dark, .elevated) == CGFloat(28) / 255)
        #expect(white(.label, .dark, .elevated) == 1)
        #expect(UIColor.darkText == UIColor.black && UIColor.label != UIColor.black)
    }

    @Test("fonts of a text style have the size that a person chose")
    func fonts() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
        #expect(UIFont.preferredFont(forTextStyle: .caption1).pointSize == 12)
        #expect(UIFont.preferredFont(forTextStyle: .init(rawValue: "mine")).pointSize == 17)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }
}
