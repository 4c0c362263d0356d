public import CoreGraphics

/// The contexts for drawing, the innermost last.
@MainActor private var contexts: [CGContext] = []

@MainActor public func UIGraphicsGetCurrentContext() -> CGContext? { contexts.last }
@MainActor public func UIGraphicsPushContext(_ context: CGContext) { contexts.append(context) }
@MainActor public func UIGraphicsPopContext() { _ = contexts.popLast() }
