import Foundation

/// The values of a table view in nibs.
extension UITableView {
    func decodeEstimates(_ nib: UINibDecoder) {
        if let height = nib.number("UIEstimatedRowHeight") { estimatedRowHeight = height }
        if let height = nib.number("UIEstimatedSectionHeaderHeight") { estimatedSectionHeaderHeight = height }
        if let height = nib.number("UIEstimatedSectionFooterHeight") { estimatedSectionFooterHeight = height }
    }

    func decodeSelection(_ nib: UINibDecoder) {
        allowsSelection = nib.bool("UIAllowsSelection") ?? true
        allowsSelectionDuringEditing = nib.bool("UIAllowsSelectionDuringEditing") ?? false
        allowsMultipleSelection = nib.bool("UIAllowsMultipleSelection") ?? false
        allowsMultipleSelectionDuringEditing = nib.bool("UIAllowsMultipleSelectionDuringEditing") ?? false
        isSpringLoaded = nib.bool("UISpringLoaded") ?? false
    }

    func decodeSectionIndex(_ nib: UINibDecoder) {
        sectionIndexMinimumDisplayRowCount = nib.integer("UISectionIndexMinimumDisplayRowCount") ?? 0
        sectionIndexColor = nib.value("UISectionIndexColor", as: UIColor.self)
        sectionIndexBackgroundColor = nib.value("UISectionIndexBackgroundColor", as: UIColor.self)
        sectionIndexTrackingBackgroundColor = nib.value("UISectionIndexTrackingBackgroundColor", as: UIColor.self)
    }
}
