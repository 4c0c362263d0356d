public import Foundation

/// Translates between the index paths of a data source and those that are shown, which placeholders shift.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: AnyObject {
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    /// Does something in terms of what is shown.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}

/// Placeholders of drops are shown in front of the list, and shift nothing.
extension UIDataSourceTranslating {
    public func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int {
        dataSourceSectionIndex
    }
    public func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int {
        presentationSectionIndex
    }
    public func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath? {
        dataSourceIndexPath
    }
    public func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath? {
        presentationIndexPath
    }
    public func performUsingPresentationValues(_ actionsToTranslate: () -> Void) { actionsToTranslate() }
}

extension UITableView: UIDataSourceTranslating {}
extension UICollectionView: UIDataSourceTranslating {}
