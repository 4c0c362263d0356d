import CoreGraphics
import Foundation
import Testing

@Suite("Functions of Core Foundation") struct CoreFoundationNameTests {
    @Test("Boolean numbers are distinguished from others by their kind")
    func kinds() {
        #expect(CFGetTypeID(NSNumber(value: true)) == CFBooleanGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1)) == CFNumberGetTypeID())
        #expect(CFGetTypeID(NSNumber(value: 1.5)) == CFNumberGetTypeID())
        #expect(CFGetTypeID("true") == CFStringGetTypeID() && CFGetTypeID(nil) == 0)
    }

    @Test("Encodings have the names of IANA's registry and the numbers of Foundation")
    func encodings() {
        let unicode = CFStringConvertIANACharSetNameToEncoding("UTF-8")
        #expect(unicode == 0x0800_0100)
        #expect(CFStringConvertEncodingToNSStringEncoding(unicode) == String.Encoding.utf8.rawValue)
        #expect(CFStringConvertNSStringEncodingToEncoding(String.Encoding.isoLatin1.rawValue) == 0x0201)
        #expect(CFStringConvertEncodingToIANACharSetName(0x0500) == "windows-1252")
        #expect(CFStringConvertIANACharSetNameToEncoding("klingon") == kCFStringEncodingInvalidId)
        #expect(CFStringConvertEncodingToNSStringEncoding(0x0a03) == 0x8000_0a03)
        #expect(CFStringConvertEncodingToIANACharSetName(0x0a03) == nil)
    }

    @Test("A text is transformed as a whole or in a range")
    func transforms() {
        let text = NSMutableString(string: "Тест café")
        #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
        #expect(String(describing: text) == "Test café")
        var range = CFRange(location: 5, length: 4)
        #expect(CFStringTransform(text, &range, kCFStringTransformStripDiacritics, false))
        #expect(String(describing: text) == "Test cafe" && range.length == 4)
        #expect(!CFStringTransform(text, nil, "no such transform", false))
        range = CFRange(location: 8, length: 4)
        #expect(!CFStringTransform(text, &range, kCFStringTransformToLatin, false))
    }
}
