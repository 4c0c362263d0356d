/// The orientation of an interface. Left and right tell where the home button is.
public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown
    case landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// The orientation of an interface on a device that is held in an orientation, or nil if that doesn't matter to it. An
    /// interface turns against its device.
    package init?(_ device: UIDeviceOrientation) {
        switch device {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        case .unknown, .faceUp, .faceDown: return nil
        }
    }

    /// The orientation as a mask, which is empty for an unknown one.
    var mask: UIInterfaceOrientationMask {
        self == .unknown ? [] : UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
    }

    /// The clockwise angle of the interface from portrait, in quarters of a turn.
    var quarterTurns: Int {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: 1
        case .portraitUpsideDown: 2
        case .landscapeLeft: 3
        }
    }
}

/// The orientations that an app or a controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = Self(rawValue: 1 << 1)
    public static let portraitUpsideDown = Self(rawValue: 1 << 2)
    public static let landscapeRight = Self(rawValue: 1 << 3)
    public static let landscapeLeft = Self(rawValue: 1 << 4)
    public static let landscape: Self = [.landscapeLeft, .landscapeRight]
    public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
    public static let allButUpsideDown: Self = [.portrait, .landscape]
}

/// The orientation in which a device is held. Left and right tell where its left side is.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown
    /// Turned to the left, with the home button on the right.
    case landscapeLeft
    /// Turned to the right, with the home button on the left.
    case landscapeRight
    case faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { UIInterfaceOrientation(self) != nil }
}

/// The style of the texts of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent, blackOpaque, darkContent

    public static let blackTranslucent = lightContent
}

/// The animation of a status bar that comes or goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }
