import CoreGraphics
import Testing

@Suite("CGColor")
struct CGColorTests {
    @Test("Components keep their space; a copy changes the alpha alone")
    func components() throws {
        let gray = CGColor(gray: 0.25, alpha: 0.5)
        #expect(gray.components == [0.25, 0.5] && gray.numberOfComponents == 2)
        #expect(gray.copy(alpha: 1)?.components == [0.25, 1])
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == red)
        #expect(red != green)
    }

    @Test("Display P3 is drawn as the sRGB color that looks the same")
    func displayP3() throws {
        let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let white = try #require(CGColor(colorSpace: space, components: [1, 1, 1, 1]))
        #expect(abs(white.drawnComponents.red - 1) < 1e-3 && abs(white.drawnComponents.blue - 1) < 1e-3)
        // sRGB's green, as Display P3 has it.
        let green = try #require(CGColor(colorSpace: space, components: [0.458402, 0.985265, 0.298295, 1]))
        #expect(green.drawnComponents.red < 0.01 && green.drawnComponents.green > 0.995)
        #expect(green.drawnComponents.blue < 0.01)
        #expect(CGColorSpace(name: "no such space") == nil)
    }

    @Test("Too few components are not color")
    func tooFew() {
        #expect(CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [1, 1, 1]) == nil)
    }
}
