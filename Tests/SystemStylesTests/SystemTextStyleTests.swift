import SystemStyles
import Testing

@Suite("Text styles of the system")
struct SystemTextStyleTests {
    @Test("every style has a title and a size for each choice, none smaller than the one before")
    func rows() {
        for style in SystemTextStyle.allCases {
            let sizes = SystemContentSize.allCases.map { style.size(for: $0) }
            #expect(sizes == sizes.sorted(), "\(style)")
            #expect(sizes[0] >= 11 && !style.title.isEmpty, "\(style)")
        }
        #expect(Set(SystemTextStyle.allCases.map(\.title)).count == SystemTextStyle.allCases.count)
    }

    @Test(
        "sizes are those that Apple publishes",
        arguments: [
            (SystemTextStyle.body, SystemContentSize.large, 17.0), (.body, .accessibilityExtraExtraExtraLarge, 53),
            (.largeTitle, .large, 34), (.largeTitle, .extraSmall, 31), (.caption2, .extraLarge, 13),
            (.subheadline, .large, 15), (.headline, .accessibilityMedium, 28),
        ])
    func sizes(style: SystemTextStyle, choice: SystemContentSize, size: Double) {
        #expect(style.size(for: choice) == size)
    }

    @Test("the headline alone is semibold")
    func weights() {
        #expect(SystemTextStyle.allCases.filter { $0.weight != 400 } == [.headline])
        #expect(SystemTextStyle.headline.weight == 600)
    }

    @Test("choices are in order, by their short names")
    func choices() {
        #expect(
            SystemContentSize.allCases.map(\.shortName)
                == ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"])
        #expect(SystemContentSize.allCases.first(where: \.isAccessibilitySize) == .accessibilityMedium)
    }
}
