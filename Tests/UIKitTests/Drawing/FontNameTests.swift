import Testing
import TextLayout

@testable import UIKit

@Suite("Names of fonts")
struct FontNameTests {
    @Test(
        "A face's name gives family and weight",
        arguments: [
            ("HelveticaNeue-Bold", "Helvetica Neue", 700), ("AvenirNext-DemiBold", "Avenir Next", 600),
            ("TimesNewRomanPSMT", "Times New Roman", 400), ("TimesNewRomanPS-BoldMT", "Times New Roman", 700),
            ("CourierNewPSMT", "Courier New", 400), ("TrebuchetMS", "Trebuchet MS", 400), ("ArialMT", "Arial", 400),
            ("Georgia", "Georgia", 400), ("Palatino-Roman", "Palatino", 400),
        ])
    func families(name: String, family: String, weight: Int) {
        let font = FontName(name).font(size: 10)
        #expect(font.family == .named(family) && font.weight == weight)
    }
}
