import AppHost
import AppStage
import CoreGraphics
import Foundation
import Testing
import UIKit

/// A screen on which nothing changes.
@MainActor
struct IdleScreenTests {
    @Test(arguments: [UIColor.systemBackground, .black])
    func `An app that rests draws no frames`(background: UIColor) throws {
        let stage = try AppStage {
            let root = UIViewController()
            root.view.backgroundColor = background
            return root
        }
        #expect(stage.host.rest())
        #expect(stage.host.makeFrame() != nil)
        for _ in 1...3 {
            stage.host.wait(1.0 / 60)
            #expect(stage.host.makeFrame() == nil, "a frame changed \(background)")
        }
    }
}
