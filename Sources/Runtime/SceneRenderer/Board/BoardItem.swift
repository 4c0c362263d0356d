package import Foundation
package import StoryboardModel
import UIKit

/// A scene on the board.
package struct BoardItem {
    package let scene: Scene
    package let title: String
    /// The scene's canvas; nil for a storyboard reference, and where nobody is going to draw.
    let canvas: UIView?
    package let isInitial: Bool
    package let isReference: Bool
    /// Where the canvas lies, without what stands above it.
    package var frame: CGRect

    /// The height of the scene's name and of its dock.
    static let titleHeight: CGFloat = 20
    static let dockHeight: CGFloat = 24

    /// The bar with the scene's objects; none above a reference.
    var dock: CGRect {
        CGRect(x: frame.minX, y: frame.minY - Self.dockHeight, width: frame.width, height: Self.dockHeight)
    }

    var titleFrame: CGRect {
        CGRect(
            x: frame.minX, y: frame.minY - Self.dockHeight - Self.titleHeight, width: frame.width,
            height: Self.titleHeight)
    }

    /// All that the scene covers: arrows go around it.
    var outline: CGRect { isReference ? frame : frame.union(titleFrame) }
}
