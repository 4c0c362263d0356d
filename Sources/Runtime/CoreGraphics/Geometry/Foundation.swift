// `import CoreGraphics` brings CGFloat, CGPoint, CGSize and CGRect, which are Foundation's here.
@_exported public import Foundation

// Nothing is used of it, but tests of whoever imports CoreGraphics must find it built.
import _Testing_CoreGraphics
