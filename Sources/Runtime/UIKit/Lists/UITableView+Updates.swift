import Foundation
import QuartzCore

/// How rows and sections come and go in an update.
struct TableAnimations {
    var rows: [IndexPath: UITableView.RowAnimation] = [:]
    var sections: [Int: UITableView.RowAnimation] = [:]
    /// How others come and go.
    var usual = UITableView.RowAnimation.automatic
    /// Whether anything is animated at all.
    var isAnimated = false

    func animation(of path: IndexPath) -> UITableView.RowAnimation {
        rows[path] ?? sections[path.section] ?? usual
    }
}

/// Updates: rows and sections that come, go and move.
extension UITableView {
    /// The duration of an update.
    private static var duration: TimeInterval { 0.3 }

    func update(_ paths: [IndexPath], _ animation: RowAnimation, _ change: (inout ListUpdate) -> Void) {
        beginUpdates()
        for path in paths { updateAnimations.rows[path] = animation }
        if animation != .none { updateAnimations.isAnimated = true }
        change(&pendingUpdate)
        endUpdates()
    }

    func update(_ sections: IndexSet, _ animation: RowAnimation, _ change: (inout ListUpdate) -> Void) {
        beginUpdates()
        for section in sections { updateAnimations.sections[section] = animation }
        if animation != .none { updateAnimations.isAnimated = true }
        change(&pendingUpdate)
        endUpdates()
    }

    func closeUpdate() {
        guard openUpdates > 0 else { return }
        openUpdates -= 1
        guard openUpdates == 0 else { return }
        let (update, animations, completions) = (pendingUpdate, updateAnimations, updateCompletions)
        (pendingUpdate, updateAnimations, updateCompletions) = (ListUpdate(), TableAnimations(), [])
        carryOut(update, animations) { finished in for completion in completions { completion(finished) } }
    }

    /// Carries out an update in which all rows come and go in the same way.
    func carryOut(_ update: ListUpdate, _ animation: RowAnimation, _ completion: @escaping (Bool) -> Void) {
        carryOut(update, TableAnimations(usual: animation, isAnimated: animation != .none), completion)
    }

    private func carryOut(
        _ update: ListUpdate, _ animations: TableAnimations, _ completion: @escaping (Bool) -> Void
    ) {
        setNeedsLayout()
        guard let rows, !needsReload, let source = sourceForRows else {
            return UIView.animate(withDuration: 0, animations: {}, completion: completion)
        }
        let new = (0..<max(0, source.numberOfSections(in: self))).map {
            max(0, source.tableView(self, numberOfRowsInSection: $0))
        }
        let mapping: ListMapping
        do {
            mapping = try ListMapping(update, from: rows.counts, to: new, .table)
        } catch {
            // UIKit ends the app here. What the data source says is shown.
            environment.report("\(error.message) Table view: \(layoutName)")
            reloadData()
            return completion(false)
        }
        unhighlightRow()
        let completion = completionAfterSwipe(mapping, completion)
        selection.paths = selection.paths.compactMap(mapping.newPath)
        let gone = rows.apply(mapping, replanning: update.isEmpty, source)
        let isAnimated = window != nil && (animations.isAnimated || update.isEmpty)
        guard isAnimated else {
            for (path, cell) in gone { retire(cell, at: path) }
            rows.endUpdate()
            return UIView.animate(withDuration: 0, animations: {}, completion: completion)
        }
        animate(rows, animations, gone, completion)
    }

    private func animate(
        _ rows: TableRows, _ animations: TableAnimations, _ gone: [IndexPath: UITableViewCell],
        _ completion: @escaping (Bool) -> Void
    ) {
        leaving = gone.map { ($1, $0) }
        for cell in gone.values { sendSubviewToBack(cell) }
        if let backgroundView { sendSubviewToBack(backgroundView) }
        var left: [(cell: UITableViewCell, path: IndexPath)] = []
        let options: UIView.AnimationOptions = [.allowUserInteraction]
        UIView.animate(withDuration: Self.duration, delay: 0, options: options) { [self] in
            layoutIfNeeded()
            for (path, cell) in gone { leave(cell, animations.animation(of: path)) }
            for (path, cell) in rows.arrived where !rows.hasOrigin(path) {
                arrive(cell, animations.animation(of: path))
            }
            left = leaving ?? []
            leaving = nil
            rows.endUpdate()
        } completion: { [weak self] finished in
            for (cell, path) in left {
                cell.alpha = 1
                self?.retire(cell, at: path)
            }
            completion(finished)
        }
    }

    /// Takes a cell away that has left the rows in sight; within an update it goes where its row does first.
    func leave(_ cell: UITableViewCell, from path: IndexPath, to place: (y: CGFloat, height: CGFloat)?) {
        guard leaving != nil, let place else { return retire(cell, at: path) }
        cell.frame.origin.y = place.y
        leaving?.append((cell, path))
    }

    /// Shows how a deleted row goes, in an animation.
    private func leave(_ cell: UITableViewCell, _ animation: RowAnimation) {
        let frame = cell.frame
        switch animation {
        case .left: cell.frame.origin.x -= frame.width
        case .right: cell.frame.origin.x += frame.width
        case .top: cell.frame.origin.y -= frame.height
        case .bottom: cell.frame.origin.y += frame.height
        case .none: return UIView.performWithoutAnimation { cell.alpha = 0 }
        case .fade, .middle, .automatic: break
        }
        cell.alpha = 0
    }

    /// Shows how an inserted row comes, in an animation.
    private func arrive(_ cell: UITableViewCell, _ animation: RowAnimation) {
        let frame = cell.frame
        guard animation != .none else { return }
        UIView.performWithoutAnimation {
            switch animation {
            case .left: cell.frame.origin.x -= frame.width
            case .right: cell.frame.origin.x += frame.width
            case .top: cell.frame.origin.y -= frame.height
            case .bottom: cell.frame.origin.y += frame.height
            case .none, .fade, .middle, .automatic: break
            }
            cell.alpha = 0
        }
        cell.frame = frame
        cell.alpha = 1
    }
}
