import CoreGraphics
import Foundation
import UIKit

/// A value of a running object that an attribute or an element can say.
enum CapturedValue {
    case bool(Bool)
    case number(Double)
    case integer(Int)
    /// The raw value of an enumeration.
    case option(Int)
    case text(String)
    case color(UIColor)
    case font(UIFont)
    case image(UIImage)
    case size(CGSize)
    case insets(UIEdgeInsets)
    case date(Date)
    case symbol(UIImage.SymbolConfiguration)
    case textAttributes([NSAttributedString.Key: Any])
}

/// A type whose values documents have.
@MainActor
protocol Capturable {
    var captured: CapturedValue? { get }
}

extension Bool: Capturable { var captured: CapturedValue? { .bool(self) } }
extension Int: Capturable { var captured: CapturedValue? { .integer(self) } }
extension Double: Capturable { var captured: CapturedValue? { .number(self) } }
extension CGFloat: Capturable { var captured: CapturedValue? { .number(Double(self)) } }
// The shortest number that is the same Float: 0.3, not 0.30000001192092896.
extension Float: Capturable { var captured: CapturedValue? { .number(Double("\(self)") ?? Double(self)) } }
extension String: Capturable { var captured: CapturedValue? { isEmpty ? nil : .text(self) } }
extension UIColor: Capturable { var captured: CapturedValue? { .color(self) } }
extension UIFont: Capturable { var captured: CapturedValue? { .font(self) } }
extension UIImage: Capturable { var captured: CapturedValue? { .image(self) } }
extension CGSize: Capturable { var captured: CapturedValue? { .size(self) } }
extension UIEdgeInsets: Capturable { var captured: CapturedValue? { .insets(self) } }
extension Date: Capturable { var captured: CapturedValue? { .date(self) } }
extension UIImage.SymbolConfiguration: Capturable { var captured: CapturedValue? { .symbol(self) } }
extension UILayoutPriority: Capturable { var captured: CapturedValue? { rawValue.captured } }
extension Optional: Capturable where Wrapped: Capturable { var captured: CapturedValue? { flatMap(\.captured) } }
extension [NSAttributedString.Key: Any]: Capturable {
    var captured: CapturedValue? { isEmpty ? nil : .textAttributes(self) }
}
