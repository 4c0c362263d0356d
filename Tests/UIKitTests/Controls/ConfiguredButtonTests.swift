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
}
