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

    @Test("Dictionaries have values at addresses of keys, where the values' addresses stay")
    func addresses() throws {
        let names = ["name": "Bean", "weight": NSNumber(value: 1.5)] as [AnyHashable: Any]
        let date = Date(timeIntervalSinceReferenceDate: 5)
        let whole: CFDictionary = [
            "inner": names, "counts": ["a": 1], "list": [1, 2] as [Any], "half": 0.5, "three": 3, "yes": true,
            "date": date,
        ]
        func address(_ key: CFString) -> UnsafeRawPointer? {
            CFDictionaryGetValue(whole, Unmanaged.passUnretained(key).toOpaque())
        }
        #expect(address("missing") == nil && CFDictionaryGetValue(nil, nil) == nil)
        #expect(CFDictionaryContainsKey(whole, Unmanaged.passUnretained("inner").toOpaque()))
        #expect(!CFDictionaryContainsKey(whole, Unmanaged.passUnretained("name").toOpaque()))
        let inner = unsafeBitCast(try #require(address("inner")), to: CFDictionary.self)
        #expect(CFDictionaryGetCount(inner) == 2)
        let key = Unmanaged.passUnretained("weight").toOpaque()
        let weight = try #require(CFDictionaryGetValue(inner, key))
        #expect(unsafeBitCast(weight, to: NSNumber.self) == 1.5 && CFDictionaryGetValue(inner, key) == weight)
        let name = try #require(CFDictionaryGetValue(inner, Unmanaged.passUnretained("name").toOpaque()))
        #expect(unsafeBitCast(name, to: NSString.self).isEqual(to: "Bean"))
        #expect(unsafeBitCast(try #require(address("counts")), to: CFDictionary.self)["a"] as? Int == 1)
        for (key, number) in ["half": 0.5, "three": 3, "yes": true] as [String: NSNumber] {
            #expect(unsafeBitCast(try #require(address(key)), to: NSNumber.self) == number)
        }
        #expect(unsafeBitCast(try #require(address("date")), to: AnyObject.self) as? Date == date)
        #expect(unsafeBitCast(try #require(address("list")), to: CFArray.self).count == 2)

        var found: UnsafeRawPointer?
        let unknown = Unmanaged.passUnretained("missing").toOpaque()
        let isThere = CFDictionaryGetValueIfPresent(whole, unknown, &found)
        #expect(!isThere && found == nil)
        let isWeightThere = CFDictionaryGetValueIfPresent(inner, key, &found)
        #expect(isWeightThere && found == weight)
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
