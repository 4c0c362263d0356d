public import CoreGraphics
public import Foundation
public import UIKit

public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor
public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString

public func CFAttributedStringGetLength(_ aStr: CFAttributedString) -> CFIndex { aStr.length }

// MARK: Fonts

/// Returns the font with a name, or the system's if there is none.
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let size = size == 0 ? 12 : size
    return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }

public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
) -> CTFont { CTFontCreateWithName(graphicsFont.fullName ?? "", size, matrix) }

public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0
    case userFixedPitch, system, emphasizedSystem
    case label = 10
}

public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont?
{
    let size = size == 0 ? 12 : size
    switch uiType {
    case .userFixedPitch: return .monospacedSystemFont(ofSize: size, weight: .regular)
    case .emphasizedSystem: return .boldSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size)
    }
}

public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont { font.withSize(size == 0 ? font.pointSize : size) }

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { 2048 }
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

// MARK: Registration

public let kCTFontManagerErrorDomain = "com.apple.CoreText.CTFontManagerErrorDomain"

public enum CTFontManagerScope: UInt32, Sendable {
    case none, process, persistent, session

    public static var user: Self { .persistent }
}

/// Lets the app use the fonts of a file: those of the bundle are there already, others not here.
///
/// - Returns: Whether there is such a file.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if FileManager.default.fileExists(atPath: fontURL.path) { return true }
    // Core Text's code for a file that isn't there
    error?.pointee = Unmanaged.passRetained(NSError(domain: kCTFontManagerErrorDomain, code: 101))
    return false
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { FileManager.default.fileExists(atPath: fontURL.path) }

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }
