public import Foundation

// Core Text's names of attributes, as far as texts here have them: UIKit brings them on iOS.
public let kCTFontAttributeName = NSAttributedString.Key.font
public let kCTForegroundColorAttributeName = NSAttributedString.Key.foregroundColor
public let kCTBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor
public let kCTKernAttributeName = NSAttributedString.Key.kern
public let kCTTrackingAttributeName = NSAttributedString.Key.tracking
public let kCTLigatureAttributeName = NSAttributedString.Key.ligature
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let kCTStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
public let kCTStrokeColorAttributeName = NSAttributedString.Key.strokeColor
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
public let kCTUnderlineColorAttributeName = NSAttributedString.Key.underlineColor
public let kCTBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
