import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What apps use of Objective-C's runtime, by its names.
@MainActor
struct ObjectiveCNameTests {
    private static nonisolated(unsafe) var (first, second) = (0, 0)

    @Test("values are associated with objects by keys, copied or held as the policy says, and end with their owners")
    func associatedObjects() {
        weak var ended: NSObject?
        do {
            let owner = NSObject()
            let value = NSObject()
            ended = value
            #expect(objc_getAssociatedObject(owner, &Self.first) == nil)
            objc_setAssociatedObject(owner, &Self.first, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            objc_setAssociatedObject(owner, &Self.second, "two", .OBJC_ASSOCIATION_COPY)
            #expect(objc_getAssociatedObject(owner, &Self.first) as? NSObject === value)
            #expect(objc_getAssociatedObject(owner, &Self.second) as? String == "two")
            objc_setAssociatedObject(owner, &Self.second, nil, .OBJC_ASSOCIATION_COPY)
            #expect(objc_getAssociatedObject(owner, &Self.second) == nil)
            var target: NSObject? = NSObject()
            objc_setAssociatedObject(owner, &Self.second, target, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(owner, &Self.second) as? NSObject === target)
            target = nil
            #expect(objc_getAssociatedObject(owner, &Self.second) == nil)
        }
        var owners: [NSObject] = []
        for number in 0..<20_000 {
            let owner = NSObject()
            #expect(objc_getAssociatedObject(owner, &Self.first) == nil)
            objc_setAssociatedObject(owner, &Self.first, number, .OBJC_ASSOCIATION_RETAIN)
            if number.isMultiple(of: 100) { owners.append(owner) }
        }
        #expect(ended == nil)
        for (place, owner) in owners.enumerated() {
            #expect(objc_getAssociatedObject(owner, &Self.first) as? Int == place * 100)
            objc_removeAssociatedObjects(owner)
            #expect(objc_getAssociatedObject(owner, &Self.first) == nil)
        }
    }

    @Test("one thread at a time is in a part that is locked for an object, which can lock again")
    func locks() {
        nonisolated(unsafe) let object = NSObject()
        nonisolated(unsafe) var count = 0
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(object)
                objc_sync_enter(object)
                count += 1
                objc_sync_exit(object)
                objc_sync_exit(object)
            }
        }
        #expect(count == 4000)
    }

    @Test("UIKit's own properties have values for keys: numbers for enumerations, read-only ones are only read")
    func frameworkValues() {
        let button = UIButton(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        button.setValue(NSNumber(value: 0.5), forKey: "alpha")
        button.setValue(true, forKey: "hidden")
        button.setValue(UIView.ContentMode.center.rawValue, forKey: "contentMode")
        #expect(button.alpha == 0.5 && button.isHidden && button.contentMode == .center)
        #expect(button.value(forKey: "isHidden") as? Bool == true)
        #expect(button.value(forKey: "contentMode") as? Int == UIView.ContentMode.center.rawValue)
        #expect(button.value(forKeyPath: "layer.bounds.size.width") as? CGFloat == 30)
        button.setValue(UIColor.red, forKeyPath: "titleLabel.textColor")
        #expect(button.titleLabel?.textColor == .red)
        button.setValue(UILabel(), forKey: "titleLabel")
        #expect(button.value(forKey: "titleLabel") as? UILabel === button.titleLabel)
        let field = UITextField()
        #expect(field.value(forKey: "placeholder") == nil && field.value(forKey: "delegate") == nil)
        field.setValue("Name", forKey: "placeholder")
        field.setValue(UIKeyboardType.emailAddress.rawValue, forKey: "keyboardType")
        #expect(field.placeholder == "Name" && field.keyboardType == .emailAddress)
    }

    @Test("numbers of Foundation are lengths, and lengths numbers")
    func lengths() throws {
        let list: Any = [NSNumber(value: 1), NSNumber(value: 2.5)]
        #expect(list as? [CGFloat] == [1, 2.5])
        let length: Any = CGFloat(1.5)
        #expect(length as? NSNumber == 1.5)
        let object = try JSONSerialization.jsonObject(with: Data(#"{"width": 12.5}"#.utf8)) as? [String: Any]
        #expect(object?["width"] as? CGFloat == 12.5)
    }

    @Test("properties of tables, dictionaries and defaults have values for keys and key paths")
    func keyValues() {
        InterfaceMembers.register(
            Cup.self,
            [.property("size", \Cup.size), .property("saucer", \Cup.saucer), .value("all", \Cup.all)].reduce(
                InterfaceMembers(), +))
        let cup = Cup()
        cup.setValue(3, forKey: "size")
        #expect(cup.value(forKey: "size") as? Int == 3 && cup.value(forKey: "none") == nil)
        let saucer = Cup()
        cup.setValue(saucer, forKey: "saucer")
        cup.setValue(7, forKeyPath: "saucer.size")
        #expect(saucer.size == 7 && cup.value(forKeyPath: "saucer.size") as? Int == 7)
        cup.all = [cup, saucer]
        #expect(cup.value(forKeyPath: "all.@count") as? Int == 2)
        #expect(cup.value(forKeyPath: "all.@sum.size") as? Double == 10)
        #expect(cup.value(forKeyPath: "all.size") as? [Int] == [3, 7])
        let dictionary = NSMutableDictionary()
        dictionary.setValue("black", forKey: "color")
        #expect(dictionary["color"] as? String == "black")
        cup.setValuesForKeys(["size": 9])
        #expect(cup.dictionaryWithValues(forKeys: ["size"])["size"] as? Int == 9)
        let view = UIView()
        view.setValue(true, forKey: "hidden")
        #expect(view.isHidden)
    }

    private final class Cup: NSObject {
        var size = 0
        var saucer: Cup?
        var all: [Cup] = []
    }

    @Test("names of functions and types are there")
    func names() {
        #expect(autoreleasepool { 3 } == 3)
        #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 60)
        #expect(NSSelectorFromString("save:") == Selector("save:") && NSStringFromSelector("save:") == "save:")
    }

    @Test("colors have hue, saturation and brightness, and grays a white")
    func colors() {
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        for (hue, saturation, brightness) in [(0.1, 0.5, 0.9), (0.45, 1, 0.3), (0.7, 0.2, 1), (0.95, 0.8, 0.8)] {
            let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.4)
            #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
            #expect(abs(h - hue) < 1e-9 && abs(s - saturation) < 1e-9 && abs(b - brightness) < 1e-9 && a == 0.4)
            #expect(!color.getWhite(&h, alpha: nil))
        }
        #expect(UIColor(white: 0.3, alpha: 1).getWhite(&h, alpha: &a) && h == 0.3 && a == 1)
        #expect(UIColor.black.getHue(nil, saturation: &s, brightness: &b, alpha: nil) && s == 0 && b == 0)
    }

    @Test("descriptors give fonts other traits, sizes and designs; metrics scale with a text style")
    func fonts() throws {
        let font = UIFont.systemFont(ofSize: 15)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: bold, size: 0).pointSize == 15 && bold.symbolicTraits == [.traitBold, .traitItalic])
        #expect(UIFont(descriptor: bold, size: 20).fontDescriptor.pointSize == 20)
        #expect(bold.withSymbolicTraits([]).map { UIFont(descriptor: $0, size: 0) } == font)
        #expect(UIFont.boldSystemFont(ofSize: 15).fontDescriptor == font.fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(font.fontDescriptor.withDesign(.monospaced)?.symbolicTraits == .traitMonoSpace)
        let named = try #require(UIFont(name: "HelveticaNeue-Bold", size: 12))
        #expect(named.fontName == "HelveticaNeue-Bold" && named.familyName == "Helvetica Neue")
        #expect(UIFont(name: named.fontName, size: 12) == named)
        let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledFont(for: font) == font)
        #expect(abs(metrics.scaledFont(for: font, compatibleWith: large).pointSize - 15 * 23 / 17) < 1e-9)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 16, compatibleWith: large).pointSize == 16)
    }
}
