import CoreGraphics
import Foundation
import TextLayout

extension UIPickerView {
    /// Draws the place of the selected row, and sample rows without a data source.
    func paint(_ pen: Pen) {
        if dataSource != nil { return WheelPainter(pen: pen, bounds: bounds).paint([]) }
        let rows = ["Apples", "Oranges", "Lemons", "Cherries", "Plums", "Melons", "Peaches", "Pears", "Grapes"]
        let wheel = WheelPainter.Wheel(row: { rows.indices.contains($0 + 4) ? rows[$0 + 4] : nil }, share: 1)
        WheelPainter(pen: pen, bounds: bounds).paint([wheel])
    }
}

extension UIDatePicker {
    func paint(_ pen: Pen) {
        pen.faded(isEnabled ? 1 : 0.5) {
            switch style {
            case .compact: paintCompact(pen)
            case .inline: paintInline(pen)
            default: WheelPainter(pen: pen, bounds: bounds, color: textColor).paint(wheels)
            }
        }
    }

    // MARK: Wheels

    private var wheels: [WheelPainter.Wheel] {
        let words = words
        func turned(_ share: CGFloat, _ alignment: NSTextAlignment, _ row: @escaping (Int) -> String?)
            -> WheelPainter.Wheel
        { WheelPainter.Wheel(row: row, share: share, alignment: alignment) }
        func around(_ value: Int, _ count: Int) -> Int { ((value % count) + count) % count }
        let step = max(1, minuteInterval)
        let hours = turned(1, .right) {
            words.countsToTwelve
                ? "\(around(words.hourOfTwelve - 1 + $0, 12) + 1)" : DateWords.twoDigits(around(words.hour + $0, 24))
        }
        let minutes = turned(1, .center) { DateWords.twoDigits(around(words.minute / step * step + $0 * step, 60)) }
        let halves = turned(1, .left) { row in
            let place = (words.hour < 12 ? 0 : 1) + row
            return words.halves.indices.contains(place) ? words.halves[place] : nil
        }
        let time = words.countsToTwelve ? [hours, minutes, halves] : [hours, minutes]
        // A countdown lasts from one minute to 23 hours and 59 minutes.
        let minutesToCount = Int(clamping: min(max(countDownDuration, 60), 86_340)) / 60
        let months = turned(2.2, .left) { words.months[around(words.month - 1 + $0, 12)] }
        let years = turned(1.2, .center) { "\(words.year + $0)" }
        switch datePickerMode {
        case .time: return time
        case .date:
            let days = turned(0.8, .center) { "\(around(words.day - 1 + $0, words.monthShape.days) + 1)" }
            return words.order.map { $0 == .day ? days : $0 == .month ? months : years }
        case .yearAndMonth: return words.order.filter { $0 != .day }.map { $0 == .month ? months : years }
        case .countDownTimer:
            return [
                turned(1, .center) { row in
                    let hour = minutesToCount / 60 + row
                    return (0..<24).contains(hour) ? row == 0 ? "\(hour) hours" : "\(hour)" : nil
                },
                turned(1, .center) { row in
                    let minute = around(minutesToCount / step * step + row * step, 60)
                    return row == 0 ? "\(minute) min" : "\(minute)"
                },
            ]
        case .dateAndTime:
            return [turned(2.6, .right) { words.adding(days: $0).dayOfWeek }] + time
        }
    }

    // MARK: Compact

    private func paintCompact(_ pen: Pen) {
        let words = words
        var texts: [String] = []
        if datePickerMode != .time {
            texts.append(datePickerMode == .yearAndMonth ? words.monthAndYear : words.shortDate)
        }
        if datePickerMode == .time || datePickerMode == .dateAndTime { texts.append(words.time) }
        let font = UIFont.systemFont(ofSize: 17)
        let widths = texts.map { pen.layout($0, font, .label).size.width }
        let gap: CGFloat = texts.count > 1 ? 5 : 0
        let padding = max(3, min(12, (bounds.width - widths.reduce(0, +) - gap) / CGFloat(2 * texts.count)))
        let height = min(bounds.height, 34.5)
        var x = bounds.minX
        for (text, width) in zip(texts, widths) {
            let pill = pen.snapped(
                CGRect(x: x, y: bounds.midY - height / 2, width: width + 2 * padding, height: height))
            pen.fill(pill, radius: 6, .tertiarySystemFill)
            pen.text(text, font, textColor ?? .label, in: pill, alignment: .center)
            x = pill.maxX + gap
        }
    }
}
