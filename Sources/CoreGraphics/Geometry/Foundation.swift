// `import CoreGraphics` brings CGFloat, CGPoint, CGSize and CGRect, which are Foundation's here.
@_exported public import Foundation
