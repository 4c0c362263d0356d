public import Foundation

/// Something that runs actions.
public protocol SCNActionable: NSObjectProtocol {
    func runAction(_ action: SCNAction)
    func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?)
    func runAction(_ action: SCNAction, forKey key: String?)
    func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?)
    var hasActions: Bool { get }
    func action(forKey key: String) -> SCNAction?
    func removeAction(forKey key: String)
    func removeAllActions()
    var actionKeys: [String] { get }
}

extension SCNActionable where Self: SCNNode {
    /// Runs an action, and returns once it has ended.
    @MainActor
    public func runAction(_ action: SCNAction) async {
        await withUnsafeContinuation { done in runAction(action) { done.resume() } }
    }
    @MainActor
    public func runAction(_ action: SCNAction, forKey key: String?) async {
        await withUnsafeContinuation { done in runAction(action, forKey: key) { done.resume() } }
    }
}
