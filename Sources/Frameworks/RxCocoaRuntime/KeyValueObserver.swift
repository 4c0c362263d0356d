public import Foundation
public import UIKit

/// An observer that hands each new value of a property to a closure.
open class _RXKVOObserver: NSObject, KeyValueObserver {
    private weak var target: NSObject?
    private var retainedTarget: NSObject?
    private let keyPath: String
    private var callback: ((Any?) -> Void)?

    public init(
        target: Any, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
        callback: @escaping (Any?) -> Void
    ) {
        (self.keyPath, self.callback) = (keyPath, callback)
        self.target = target as? NSObject
        super.init()
        if retainTarget { retainedTarget = self.target }
        self.target?.addObserver(self, forKeyPath: keyPath, options: options)
    }

    open func dispose() {
        guard callback != nil else { return }
        callback = nil
        target?.removeObserver(self, forKeyPath: keyPath)
        (target, retainedTarget) = (nil, nil)
    }

    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        callback?(change?[.newKey])
    }
}
