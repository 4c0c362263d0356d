package import Foundation

/// A prototype by its reuse identifier, and its frame in a document.
package struct ShownPrototype {
    package var identifier: String
    package var frame: CGRect
    /// The frame of a cell's content view, or nil if the document has none.
    package var content: CGRect?
    /// The kind of a supplementary view, or nil for a cell.
    package var kind: String?

    package init(_ identifier: String, frame: CGRect, content: CGRect? = nil, kind: String? = nil) {
        (self.identifier, self.frame, self.content, self.kind) = (identifier, frame, content, kind)
    }
}

extension UITableView {
    /// Shows a cell of each registered identifier, as Interface Builder does.
    package func showPrototypes(_ prototypes: [ShownPrototype]) {
        for cell in designedCells { cell.removeFromSuperview() }
        designedCells = prototypes.compactMap { prototype in
            let cell = dequeueReusableCell(withIdentifier: prototype.identifier)
            cell?.applyFrames(prototype.frame.size, content: prototype.content)
            return cell
        }
        reloadData()
    }
}

extension UICollectionView {
    /// Shows a view of each registered identifier at its frame, as Interface Builder does.
    package func showPrototypes(_ prototypes: [ShownPrototype]) {
        for view in designedSupplements + designedCells { view.removeFromSuperview() }
        designedCells = prototypes.filter { $0.kind == nil }.compactMap { prototype in
            placed(pool.dequeue(prototype.identifier) { $0.init(_registered: prototype.frame) }, at: prototype.frame)
        }
        designedSupplements = prototypes.compactMap { prototype in
            guard let kind = prototype.kind else { return nil }
            let name = Self.name(kind, prototype.identifier)
            return placed(supplementPool.dequeue(name) { $0.init(_registered: prototype.frame) }, at: prototype.frame)
        }
        reloadData()
    }

    private func placed<View: UIView>(_ view: View?, at frame: CGRect) -> View? {
        view?.frame = frame
        return view
    }
}
