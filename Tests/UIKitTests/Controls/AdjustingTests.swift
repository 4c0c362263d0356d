import Testing

@testable import UIKit

@MainActor
@Suite("Controls that assistive technology adjusts") struct AdjustingTests {
    private func calls(_ control: UIControl, _ body: () -> Void) -> Int {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        body()
        return count
    }

    @Test("a slider moves by a tenth of its way, stays between its ends, and tells its target")
    func slider() {
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (0, 50, 43)
        #expect(calls(slider) { slider.accessibilityIncrement() } == 1 && slider.value == 48)
        slider.accessibilityIncrement()
        #expect(slider.value == 50)
        slider.accessibilityDecrement()
        #expect(slider.value == 45)
    }

    @Test("a stepper moves by its step, and a page control by a page that there is")
    func steps() {
        let stepper = UIStepper()
        (stepper.stepValue, stepper.value) = (5, 10)
        #expect(calls(stepper) { stepper.accessibilityDecrement() } == 1 && stepper.value == 5)
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (2, 0)
        #expect(calls(pages) { pages.accessibilityIncrement() } == 1 && pages.currentPage == 1)
        #expect(calls(pages) { pages.accessibilityIncrement() } == 0 && pages.currentPage == 1)
    }
}
