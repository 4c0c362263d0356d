import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Measures the frames of a table view that a person throws, on a screen of 390 × 844 points at two pixels per point.
@MainActor
func reportScrollingFrames(in table: inout Table) {
    let fill = secondsPerFill()
    let times = ThrownTable().frames(300)
    let (middle, worst) = (median(times), times.max() ?? 0)
    table.add(
        "a frame of a table of 1,000 rows with five constrained views each that scrolls, median of 300",
        promised: "≤ 4 ms", seen: middle.milliseconds, detail: "\((middle / fill).short) × filling the screen")
    table.add(
        "the worst of these frames", promised: "≤ 12 ms", seen: worst.milliseconds,
        detail: "\((worst / fill).short) × filling the screen")
}

/// A table view in a window that is shown, and a finger that throws it.
@MainActor
private final class ThrownTable: UITableViewDataSource {
    private let environment: UIEnvironment
    private let window: UIWindow
    private let table: UITableView
    private let host: LayerHost

    init() {
        let environment = UIEnvironment(clock: HostClock())
        let (window, table, host) = environment.perform {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            let table = UITableView(frame: window.bounds, style: .plain)
            table.register(FiveViews.self, forCellReuseIdentifier: "cell")
            window.addSubview(table)
            window.makeKeyAndVisible()
            return (window, table, LayerHost(root: window.layer, scale: 2, clock: environment.clock))
        }
        (self.environment, self.window, self.table, self.host) = (environment, window, table, host)
        table.dataSource = self
        environment.perform {
            window.layoutIfNeeded()
            _ = host.makeFrame()
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        (cell as? FiveViews)?.show(indexPath.row)
        return cell
    }

    /// Throws the table again and again, and returns the processor times of the frames.
    func frames(_ count: Int) -> [Double] {
        var times: [Double] = []
        while times.count < count {
            if !table.isDecelerating { throwUp() }
            let start = processorTime
            environment.perform {
                environment.clock.advance(by: 1 / 60)
                _ = host.makeFrame()
            }
            times.append(processorTime - start)
        }
        return times
    }

    private func throwUp() {
        send(.began, 700)
        for step in 1...6 {
            environment.perform { environment.clock.advance(by: 1 / 60) }
            send(.moved, 700 - CGFloat(step) * 60)
        }
        send(.ended, 340)
    }

    private func send(_ phase: HostTouch.Phase, _ y: CGFloat) {
        environment.input.send(.touches([HostTouch(0, phase, at: CGPoint(x: 200, y: y))]))
    }
}

/// A cell with a picture, three texts and a badge.
private final class FiveViews: UITableViewCell {
    private let picture = UIView()
    private let badge = UIView()
    private let title = UILabel()
    private let subtitle = UILabel()
    private let date = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        (subtitle.font, date.font) = (.systemFont(ofSize: 15), .systemFont(ofSize: 13))
        (subtitle.textColor, date.textColor) = (.secondaryLabel, .tertiaryLabel)
        picture.backgroundColor = .systemTeal
        picture.layer.cornerRadius = 20
        badge.backgroundColor = .systemOrange
        for view in [picture, badge, title, subtitle, date] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let margins = contentView.layoutMarginsGuide
        date.setContentCompressionResistancePriority(.required, for: .horizontal)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 40), picture.heightAnchor.constraint(equalToConstant: 40),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
            title.topAnchor.constraint(equalTo: margins.topAnchor),
            date.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
            date.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
            date.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
            subtitle.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            badge.leadingAnchor.constraint(greaterThanOrEqualTo: subtitle.trailingAnchor, constant: 8),
            badge.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            badge.centerYAnchor.constraint(equalTo: subtitle.centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 10), badge.heightAnchor.constraint(equalToConstant: 10),
        ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ row: Int) {
        title.text = "Message \(row)"
        subtitle.text = "What somebody wrote in number \(row * 7 % 100)"
        date.text = "\(row % 12 + 1):\(10 + row % 50)"
        badge.isHidden = row % 3 != 0
    }
}
