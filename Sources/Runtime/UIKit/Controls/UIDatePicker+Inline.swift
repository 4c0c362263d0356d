import CoreGraphics
import Foundation
import TextLayout

/// The inline style of date pickers: a month with the selected day.
extension UIDatePicker {
    func paintInline(_ pen: Pen) {
        guard datePickerMode != .time else { return paintTime(in: bounds, pen) }
        let words = words
        let hasTime = datePickerMode == .dateAndTime
        let page = CGRect(
            x: bounds.minX + 8, y: bounds.minY, width: max(0, bounds.width - 16),
            height: max(0, bounds.height - (hasTime ? 48 : 0)))
        paintHeader(words, in: page, pen)
        paintDays(words, in: page, pen)
        guard hasTime else { return }
        let row = CGRect(x: page.minX, y: page.maxY, width: page.width, height: 48)
        pen.text("Time", .systemFont(ofSize: 17), .label, in: row.insetBy(dx: 8, dy: 0))
        paintTime(in: row, pen)
    }

    private func paintTime(in row: CGRect, _ pen: Pen) {
        let font = UIFont.systemFont(ofSize: 17)
        let text = words.time
        let width = pen.layout(text, font, .label).size.width + 24
        let pill = pen.snapped(
            CGRect(x: row.maxX - width, y: row.midY - 17, width: width, height: min(34, row.height)))
        pen.fill(pill, radius: 6, .tertiarySystemFill)
        pen.text(text, font, .label, in: pill, alignment: .center)
    }

    private func paintHeader(_ words: DateWords, in page: CGRect, _ pen: Pen) {
        let tint: UIColor = tintColor ?? .systemBlue
        let row = CGRect(x: page.minX + 8, y: page.minY, width: page.width - 16, height: 44)
        let size = pen.text(
            words.monthAndYear, .systemFont(ofSize: 17, weight: .semibold), .label, in: row)
        pen.chevron(
            .right, at: CGPoint(x: row.minX + size.width + 9, y: row.midY), size: CGSize(width: 5, height: 10),
            width: 2.2,
            tint)
        for (direction, x) in [(Pen.Direction.left, row.maxX - 46), (.right, row.maxX - 8)] {
            pen.chevron(
                direction, at: CGPoint(x: x, y: row.midY), size: CGSize(width: 8.5, height: 17), width: 2.4, tint)
        }
    }

    private func paintDays(_ words: DateWords, in page: CGRect, _ pen: Pen) {
        let column = page.width / 7
        for (index, name) in words.weekdays.enumerated() {
            let cell = CGRect(x: page.minX + CGFloat(index) * column, y: page.minY + 44, width: column, height: 20)
            pen.text(
                name.uppercased(), .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel, in: cell,
                alignment: .center)
        }
        let (days, offset) = words.monthShape
        let rows = (days + offset + 6) / 7
        let height = min(46, max(0, page.height - 68) / CGFloat(max(rows, 1)))
        guard height > 8, column > 8 else { return }
        let tint: UIColor = tintColor ?? .systemBlue
        for day in 1...days {
            let place = day - 1 + offset
            let cell = CGRect(
                x: page.minX + CGFloat(place % 7) * column, y: page.minY + 68 + CGFloat(place / 7) * height,
                width: column, height: height)
            let isChosen = day == words.day
            if isChosen {
                let side = min(44, column, height)
                let circle = CGRect(x: cell.midX - side / 2, y: cell.midY - side / 2, width: side, height: side)
                pen.fillEllipse(circle, tint.withAlphaComponent(pen.isDark ? 0.22 : 0.14))
            }
            let isOut = !canChoose(words.date(after: day - words.day))
            let font = UIFont.systemFont(ofSize: isChosen ? 22 : 20, weight: isChosen ? .medium : .regular)
            pen.text("\(day)", font, isChosen ? tint : isOut ? .tertiaryLabel : .label, in: cell, alignment: .center)
        }
    }
}
