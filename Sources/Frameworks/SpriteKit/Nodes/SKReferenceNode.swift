public import Foundation

/// The nodes of another file of Xcode's scene editor.
@preconcurrency @MainActor
open class SKReferenceNode: SKNode {
    private var referenced: String?

    // Apps take the result as an optional and as none: on Apple's systems, `SKNode` has such an initializer as well.
    /// Creates a node with those of a file, or an empty one without a file. It is never nil.
    public init!(fileNamed fileName: String?) {
        referenced = fileName
        super.init()
        resolve()
    }

    /// Creates a node with those of a file, or an empty one if there is no such file. It is never nil.
    public convenience init!(fileNamed fileName: String) { self.init(fileNamed: Optional(fileName)) }

    /// Creates a node with those of a file at an address on this device, or an empty one without an address.
    public init(url referenceURL: URL?) {
        referenced = referenceURL?.path
        super.init()
        resolve()
    }

    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        guard let file = aDecoder as? SceneDecoder else { return }
        referenced = file.string("_referenceFileName")
        resolve(in: file)
    }

    /// Reads the file again.
    open func resolve() { resolve(in: nil) }

    private func resolve(in file: SceneDecoder?) {
        guard let referenced, !referenced.isEmpty else { return }
        removeAllChildren()
        let contents = SceneFile.contents(referenced, for: file)
        if let contents { adopt([contents]) }
        didLoad(contents)
    }

    /// Called when the file has been read, with its node or nil.
    open func didLoad(_ node: SKNode?) {}
}
