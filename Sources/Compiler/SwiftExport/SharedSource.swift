/// Sources that exported classes share.
enum SharedSource {
    static let staticTable = SwiftExport.File(
        name: "TableSection.swift",
        text: #"""
            import UIKit

            /// A section of a table whose cells don't change.
            struct TableSection {
                var header: String?
                var footer: String?
                var cells: [UITableViewCell]
                /// The heights of the cells, where they aren't the table's.
                var heights: [CGFloat] = []

                /// Returns the height that a cell's content needs, and at least its own.
                @MainActor
                func height(ofRow row: Int, in tableView: UITableView) -> CGFloat {
                    let content = cells[row].contentView
                    let isInset = tableView.style == .insetGrouped
                    let room = isInset ? tableView.bounds.inset(by: tableView.layoutMargins) : tableView.bounds
                    let size = content.systemLayoutSizeFitting(
                        CGSize(width: room.width, height: 0), withHorizontalFittingPriority: .required,
                        verticalFittingPriority: .fittingSizeLevel)
                    let separator = tableView.separatorStyle == .none ? 0 : 1 / tableView.traitCollection.displayScale
                    return max(heights[row], size.height + separator)
                }
            }

            """#)

    static let unwind = SwiftExport.File(
        name: "UIViewController+Unwind.swift",
        text: #"""
            import UIKit

            extension UIViewController {
                /// Goes back to the nearest controller that has an action for it.
                func unwind(with action: Selector, identifier: String? = nil, sender: Any?) {
                    var candidate = parent ?? presentingViewController
                    while let controller = candidate {
                        for target in controller.family where target !== self && target.responds(to: action) {
                            let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: target) {
                                target.presentedViewController?.dismiss(animated: true)
                            }
                            prepare(for: segue, sender: sender)
                            target.perform(action, with: segue)
                            segue.perform()
                            for (container, child) in target.containers(below: controller) {
                                container.unwind(for: segue, towards: child)
                            }
                            return
                        }
                        candidate = controller.parent ?? controller.presentingViewController
                    }
                }

                /// The containers from an outer one down to this controller, with what each has to show.
                private func containers(below outer: UIViewController) -> [(UIViewController, UIViewController)] {
                    guard self !== outer, let parent else { return [] }
                    return parent.containers(below: outer) + [(parent, self)]
                }

                /// The controller and those that it contains, the newest first.
                private var family: [UIViewController] { [self] + children.reversed().flatMap(\.family) }
            }

            """#)
}
