public import Foundation
public import SpriteKit
import UIKit

public protocol ARSKViewDelegate: SKViewDelegate, ARSessionObserver {
    @MainActor func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode?
    @MainActor func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor)
    @MainActor func view(_ view: ARSKView, willUpdate node: SKNode, for anchor: ARAnchor)
    @MainActor func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor)
    @MainActor func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor)
}

extension ARSKViewDelegate {
    @MainActor public func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode? { nil }
    @MainActor public func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor) {}
    @MainActor public func view(_ view: ARSKView, willUpdate node: SKNode, for anchor: ARAnchor) {}
    @MainActor public func view(_ view: ARSKView, didUpdate node: SKNode, for anchor: ARAnchor) {}
    @MainActor public func view(_ view: ARSKView, didRemove node: SKNode, for anchor: ARAnchor) {}
}

/// A view of sprites in the world that the camera sees; only the sprites are seen here.
@preconcurrency @MainActor
open class ARSKView: SKView, ARSessionProviding {
    open var session = ARSession() { didSet { session.observer = delegate as? any ARSessionObserver } }
    open override var delegate: (any SKViewDelegate)? {
        didSet { session.observer = delegate as? any ARSessionObserver }
    }

    open func anchor(for node: SKNode) -> ARAnchor? { nil }
    open func node(for anchor: ARAnchor) -> SKNode? { nil }
    open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}
