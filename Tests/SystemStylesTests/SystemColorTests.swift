import Testing

@testable import SystemStyles

@Suite("Colors of the system")
struct SystemColorTests {
    @Test("every color has a row, and its name leads to it", arguments: SystemColor.allCases)
    func rows(color: SystemColor) {
        #expect(SystemColor.table[color] != nil)
        #expect(SystemColor(named: color.rawValue) == color)
        for value in [color.light, color.dark(), color.dark(isElevated: true)] {
            let (red, green, blue, alpha) = value.components
            for part in [red, green, blue, alpha] { #expect((0...1).contains(part)) }
        }
    }

    @Test("a name that iOS does not have is none")
    func unknown() {
        #expect(SystemColor(named: "systemPuceColor") == nil)
        #expect(SystemColor(named: "label") == nil)
    }

    @Test("light values are spelled as Xcode saves them")
    func saved() {
        #expect(SystemColor.tertiaryLabel.light.components.alpha == 0.29803921568627451)
        #expect(SystemColor.secondaryFill.light.components.alpha == 0.16)
        #expect(SystemColor.groupedBackground.light.components.blue == 0.96862745098039216)
        #expect(SystemColor.tableCellGroupedBackground.light == .gray(white: 1, alpha: 1))
        #expect(SystemColor.viewFlipsideBackground.light == .rgb(31, 33, 36))
    }

    @Test("backgrounds are lighter at an elevated level, in dark mode only")
    func elevated() {
        #expect(SystemColor.background.dark() == .gray(0))
        #expect(SystemColor.background.dark(isElevated: true) == .rgb(28, 28, 30))
        #expect(SystemColor.red.dark(isElevated: true) == SystemColor.red.dark())
    }

    @Test("colors that are named by their look are the same everywhere")
    func fixed() {
        let plain = SystemColor.allCases.filter(\.isPlain)
        #expect(plain == [.clear, .black, .white])
        #expect(plain.filter(\.isFixed) == plain)
        #expect(SystemColor.darkText.isFixed && !SystemColor.label.isFixed && !SystemColor.tableBackground.isFixed)
    }
}
