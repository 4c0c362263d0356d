import Foundation
import LayoutSolver
import UIKit

/// Measures the five workloads that Apple named in "High Performance Auto Layout" (WWDC 2018), each with a number of
/// views and with four times as many. If the cost is proportional to the number of views, a view costs the same in
/// both.
@MainActor
func reportWorkloads(in table: inout Table) {
    for workload in Workload.all {
        let few = perView(workload, count: 50)
        let many = perView(workload, count: 200)
        table.add(
            "layout: \(workload.name)", promised: "≤ 12 µs a view, about 1 ×",
            seen: "\((many / few).short) × a view, with 4 × as many",
            detail: "\(many.microseconds) a view of 200")
    }
}

@MainActor
private func perView(_ workload: Workload, count: Int) -> Double {
    seconds(runs: 9) { workload.run(count) } / Double(count)
}

@MainActor
private struct Workload {
    var name: String
    var run: (Int) -> Void

    static let all = [
        Workload(name: "long row") { count in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 10_000, height: 100))
            row(of: count, in: root)
            root.layoutIfNeeded()
        },
        Workload(name: "deep hierarchy") { count in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 10_000, height: 10_000))
            var outer = root
            for _ in 0..<count { outer = framed(in: outer) }
            root.layoutIfNeeded()
        },
        Workload(name: "cells that come and go") { count in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 10_000))
            for _ in 0..<count / 10 {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                row(of: 10, in: cell.contentView)
                root.addSubview(cell)
                root.layoutIfNeeded()
            }
        },
        Workload(name: "a tree that moves") { count in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            let tree = UIView()
            tree.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(tree)
            let left = tree.leadingAnchor.constraint(equalTo: root.leadingAnchor)
            NSLayoutConstraint.activate([
                left, tree.topAnchor.constraint(equalTo: root.topAnchor),
                tree.widthAnchor.constraint(equalToConstant: 300), tree.heightAnchor.constraint(equalToConstant: 300),
            ])
            for _ in 0..<count { _ = framed(in: tree) }
            for step in 0..<20 {
                left.constant = CGFloat(step)
                root.layoutIfNeeded()
            }
        },
        Workload(name: "a hierarchy that is removed") { count in
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 10_000, height: 480))
            let holder = framed(in: root)
            row(of: count, in: holder)
            root.layoutIfNeeded()
            holder.removeFromSuperview()
            root.layoutIfNeeded()
        },
    ]

    private static func row(of count: Int, in parent: UIView) {
        var previous: UIView?
        for _ in 0..<count {
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(
                    equalTo: previous?.trailingAnchor ?? parent.leadingAnchor, constant: 8),
                view.topAnchor.constraint(equalTo: parent.topAnchor),
                view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
                view.widthAnchor.constraint(equalToConstant: 20),
            ])
            previous = view
        }
    }

    private static func framed(in parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 1),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
            parent.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 1),
            parent.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 1),
        ])
        return view
    }
}
