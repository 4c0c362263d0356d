public import Foundation

/// A way of sharing that isn't available, with the reason for people.
@preconcurrency @MainActor
open class UIActivityCollaborationModeRestriction: NSObject {
    /// A way of sharing.
    public enum Mode: Int, Sendable { case sendCopy, collaborate }

    public let disabledMode: Mode
    public let alertTitle: String?
    public let alertMessage: String?
    public let alertDismissButtonTitle: String?
    public let alertRecoverySuggestionButtonTitle: String?
    public let alertRecoverySuggestionButtonLaunchURL: URL?

    public init(
        disabledMode: Mode, alertTitle: String? = nil, alertMessage: String? = nil,
        alertDismissButtonTitle: String? = nil, alertRecoverySuggestionButtonTitle: String? = nil,
        alertRecoverySuggestionButtonLaunch url: URL? = nil
    ) {
        (self.disabledMode, self.alertTitle, self.alertMessage) = (disabledMode, alertTitle, alertMessage)
        self.alertDismissButtonTitle = alertDismissButtonTitle
        self.alertRecoverySuggestionButtonTitle = alertRecoverySuggestionButtonTitle
        alertRecoverySuggestionButtonLaunchURL = url
        super.init()
    }
}

/// An address that an advertisement led to. Nobody measures that here.
@preconcurrency @MainActor
public final class UIEventAttribution: NSObject {
    public let sourceIdentifier: UInt8
    public let destinationURL: URL
    public let sourceDescription: String
    public let purchaser: String
    public var reportEndpoint: URL? { nil }

    public init(sourceIdentifier: UInt8, destinationURL: URL, sourceDescription: String, purchaser: String) {
        (self.sourceIdentifier, self.destinationURL) = (sourceIdentifier, destinationURL)
        (self.sourceDescription, self.purchaser) = (sourceDescription, purchaser)
        super.init()
    }
}

/// A view over an advertisement, whose taps would be measured. Nobody does here.
@preconcurrency @MainActor
public final class UIEventAttributionView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
