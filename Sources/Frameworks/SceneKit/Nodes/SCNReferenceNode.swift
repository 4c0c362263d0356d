public import Foundation

public enum SCNReferenceLoadingPolicy: Int, Sendable { case immediate, onDemand }

/// A node whose content is in a file, which isn't read here: it stays empty.
open class SCNReferenceNode: SCNNode, @unchecked Sendable {
    open var referenceURL: URL
    open var loadingPolicy = SCNReferenceLoadingPolicy.immediate
    /// False: no content is loaded.
    open var isLoaded: Bool { false }

    public init?(url referenceURL: URL) {
        self.referenceURL = referenceURL
        super.init()
    }

    /// Creates a node without content: archives of nodes aren't read.
    public required init?(coder: NSCoder) {
        referenceURL = URL(fileURLWithPath: "/")
        super.init(coder: coder)
    }

    open func load() { SceneFile.report(referenceURL.lastPathComponent, is: "an empty node") }
    open func unload() {}

    open override func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = SCNReferenceNode(url: referenceURL) else { return super.copy(with: zone) }
        copyValues(to: copy)
        return copy
    }

    override func copyValues(to copy: SCNNode) {
        super.copyValues(to: copy)
        guard let copy = copy as? SCNReferenceNode else { return }
        (copy.referenceURL, copy.loadingPolicy) = (referenceURL, loadingPolicy)
    }
}
