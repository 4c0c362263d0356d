package import Foundation
package import StoryboardModel
import UIKit

/// A scene on the board.
package struct BoardItem {
    package let scene: Scene
    package let title: String
    /// The scene's canvas, or nil for a storyboard reference or if nothing is drawn.
    let canvas: UIView?
    package let isInitial: Bool
    package let isReference: Bool
    /// The frame of the canvas, without the title above it.
    package var frame: CGRect

    /// The height of the scene's title and of its dock.
    static let titleHeight: CGFloat = 20
    static let dockHeight: CGFloat = 24

    /// The frame of the bar with the scene's objects; empty for a reference.
    var dock: CGRect {
        CGRect(x: frame.minX, y: frame.minY - Self.dockHeight, width: frame.width, height: Self.dockHeight)
    }

    var titleFrame: CGRect {
        CGRect(
            x: frame.minX, y: frame.minY - Self.dockHeight - Self.titleHeight, width: frame.width,
            height: Self.titleHeight)
    }

    /// The area of the scene that arrows avoid.
    var outline: CGRect { isReference ? frame : frame.union(titleFrame) }
}
