import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Buttons that are created with a configuration")
struct ConfiguredButtonTests {
    @Test("a button shows title and image of the configuration that it is created with")
    func parts() {
        var look = UIButton.Configuration.gray()
        (look.title, look.image) = ("Tea", UIImage(systemName: "star"))
        let button = UIButton(configuration: look)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        button.layoutIfNeeded()
        #expect(button.subviews.count == 2 && button.subviews.allSatisfy { !$0.isHidden && $0.frame.width > 0 })
        #expect(button.titleLabel?.text == "Tea" && button.imageView?.image != nil)
    }

    @Test("a text keeps its line where the width fits it but for a rounding")
    func exactWidth() {
        var look = UIButton.Configuration.filled()
        (look.title, look.subtitle) = ("Button", "With a subtitle")
        (look.image, look.imagePadding) = (UIImage(systemName: "cart.fill"), 8)
        let button = UIButton(configuration: look)
        let size = button.intrinsicContentSize
        for width in [size.width, size.width - 1e-9] {
            button.frame = CGRect(x: 0, y: 0, width: width, height: size.height)
            button.layoutIfNeeded()
            let heights = [button.titleLabel, button.subtitleLabel].map { $0?.font.lineHeight ?? 0 }
            #expect(abs((button.titleLabel?.frame.height ?? 0) - heights[0]) < 1)
            #expect(abs((button.subtitleLabel?.frame.height ?? 0) - heights[1]) < 1)
        }
    }
}
