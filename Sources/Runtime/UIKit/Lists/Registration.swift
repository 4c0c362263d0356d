import Foundation

// Apple's methods take any class, and nil for none: these are for sources that have no type of cells at hand.

extension UITableView {
    @_disfavoredOverload
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        if let type = cellClass as? UITableViewCell.Type { register(type, forCellReuseIdentifier: identifier) }
    }

    @_disfavoredOverload
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        if let nib { register(nib, forCellReuseIdentifier: identifier) }
    }

    @_disfavoredOverload
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        if let type = aClass as? UITableViewHeaderFooterView.Type {
            register(type, forHeaderFooterViewReuseIdentifier: identifier)
        }
    }
}

extension UICollectionView {
    @_disfavoredOverload
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        if let type = cellClass as? UICollectionViewCell.Type { register(type, forCellWithReuseIdentifier: identifier) }
    }

    @_disfavoredOverload
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        if let nib { register(nib, forCellWithReuseIdentifier: identifier) }
    }

    @_disfavoredOverload
    public func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        if let type = viewClass as? UICollectionReusableView.Type {
            register(type, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
        }
    }
}
