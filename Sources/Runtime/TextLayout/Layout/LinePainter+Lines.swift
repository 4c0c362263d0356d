import CoreGraphics

extension LinePainter {
    /// Draws the underline and the strikethrough of text that reaches from one side to another.
    ///
    /// - Parameter words: The parts without white space.
    func paintLines(
        from left: CGFloat, to right: CGFloat, words: [ClosedRange<CGFloat>], _ attributes: TextAttributes,
        _ baseline: CGFloat, in context: CGContext
    ) {
        let lines = [
            (parts.contains(.underlines) ? attributes.underline : nil, baseline + attributes.font.drawnSize * 0.12),
            (parts.contains(.strikethroughs) ? attributes.strikethrough : nil, baseline - attributes.font.xHeight / 2),
        ]
        for case (let line?, let y) in lines where right > left {
            context.setFillColor(line.color ?? attributes.color)
            for part in line.isByWord ? words : [left...right] {
                paint(line, part, y, thickness: max(attributes.font.drawnSize * 0.06, 0.5), in: context)
            }
        }
    }

    private func paint(
        _ line: TextLine, _ part: ClosedRange<CGFloat>, _ y: CGFloat, thickness: CGFloat, in context: CGContext
    ) {
        let height = line.weight == .thick ? thickness * 2 : thickness
        for place in line.weight == .double ? [y - thickness, y + thickness] : [y] {
            for dash in Self.dashes(of: line.pattern, part, thickness) {
                context.fill(
                    CGRect(
                        x: origin.x + dash.lowerBound, y: place - height / 2,
                        width: dash.upperBound - dash.lowerBound, height: height))
            }
        }
    }

    /// Returns the inked parts of a line. Apple doesn't publish the lengths of dots and dashes.
    private static func dashes(
        of pattern: TextLine.Pattern, _ part: ClosedRange<CGFloat>, _ thickness: CGFloat
    ) -> [ClosedRange<CGFloat>] {
        let lengths: [CGFloat] =
            switch pattern {
            case .solid: []
            case .dot: [3, 3]
            case .dash: [10, 5]
            case .dashDot: [10, 3, 3, 3]
            case .dashDotDot: [10, 3, 3, 3, 3, 3]
            }
        guard !lengths.isEmpty, part.upperBound.isFinite, thickness > 0 else { return [part] }
        var (result, start, number): ([ClosedRange<CGFloat>], CGFloat, Int) = ([], part.lowerBound, 0)
        while start < part.upperBound, result.count < 10_000 {
            let end = min(start + lengths[number % lengths.count] * thickness, part.upperBound)
            if number.isMultiple(of: 2) { result.append(start...end) }
            (start, number) = (end, number + 1)
        }
        return result
    }
}
