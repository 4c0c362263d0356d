import CoreGraphics
public import Foundation
import UIKit

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
    public static let video = WKAudiovisualMediaTypes(rawValue: 2)
    public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

public enum WKSelectionGranularity: Int, Sendable { case dynamic, character }
public enum WKUserInterfaceDirectionPolicy: Int, Sendable { case content, system }

public struct WKDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
    public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
    public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
    public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
    public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
    public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
    public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
    public static let all = WKDataDetectorTypes(rawValue: .max)
}

/// How a web view is set up. What is about scripts, films and the looks of pages has no effect here: their text is shown.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
    open var preferences = WKPreferences()
    open var userContentController = WKUserContentController()
    open var processPool = WKProcessPool()
    open var websiteDataStore = WKWebsiteDataStore.default()
    open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
    open var suppressesIncrementalRendering = false
    open var applicationNameForUserAgent: String?
    open var allowsInlineMediaPlayback = false
    open var allowsAirPlayForMediaPlayback = true
    open var allowsPictureInPictureMediaPlayback = true
    open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
    open var selectionGranularity = WKSelectionGranularity.dynamic
    open var dataDetectorTypes: WKDataDetectorTypes = []
    open var ignoresViewportScaleLimits = false
    open var limitsNavigationsToAppBoundDomains = false
    open var upgradeKnownHostsToHTTPS = true
    open var allowsInlinePredictions = false
    open var userInterfaceDirectionPolicy = WKUserInterfaceDirectionPolicy.content
    open var supportsAdaptiveImageGlyph = false
    private var handlers: [String: any WKURLSchemeHandler] = [:]

    public override init() { super.init() }

    /// The names before iOS 10.
    open var mediaPlaybackRequiresUserAction: Bool {
        get { requiresUserActionForMediaPlayback }
        set { requiresUserActionForMediaPlayback = newValue }
    }
    open var requiresUserActionForMediaPlayback: Bool {
        get { !mediaTypesRequiringUserActionForPlayback.isEmpty }
        set { mediaTypesRequiringUserActionForPlayback = newValue ? .all : [] }
    }
    open var mediaPlaybackAllowsAirPlay: Bool {
        get { allowsAirPlayForMediaPlayback }
        set { allowsAirPlayForMediaPlayback = newValue }
    }

    /// Lets an object load the addresses of a scheme that is the app's own.
    open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
        guard !WKWebView.handlesURLScheme(urlScheme) else {
            return UIEnvironment.current.report("'\(urlScheme)' is a URL scheme that WKWebView handles natively")
        }
        handlers[urlScheme.lowercased()] = urlSchemeHandler
    }

    open func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
        handlers[urlScheme.lowercased()]
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = WKWebViewConfiguration()
        (copy.preferences, copy.userContentController, copy.processPool) = (
            preferences, userContentController, processPool
        )
        (copy.websiteDataStore, copy.defaultWebpagePreferences) = (websiteDataStore, defaultWebpagePreferences)
        (copy.suppressesIncrementalRendering, copy.handlers) = (suppressesIncrementalRendering, handlers)
        (copy.applicationNameForUserAgent, copy.dataDetectorTypes) = (applicationNameForUserAgent, dataDetectorTypes)
        (copy.allowsInlineMediaPlayback, copy.allowsAirPlayForMediaPlayback) = (
            allowsInlineMediaPlayback, allowsAirPlayForMediaPlayback
        )
        copy.mediaTypesRequiringUserActionForPlayback = mediaTypesRequiringUserActionForPlayback
        (copy.allowsPictureInPictureMediaPlayback, copy.selectionGranularity) = (
            allowsPictureInPictureMediaPlayback, selectionGranularity
        )
        (copy.ignoresViewportScaleLimits, copy.limitsNavigationsToAppBoundDomains) = (
            ignoresViewportScaleLimits, limitsNavigationsToAppBoundDomains
        )
        (copy.upgradeKnownHostsToHTTPS, copy.allowsInlinePredictions) = (
            upgradeKnownHostsToHTTPS, allowsInlinePredictions
        )
        (copy.userInterfaceDirectionPolicy, copy.supportsAdaptiveImageGlyph) = (
            userInterfaceDirectionPolicy, supportsAdaptiveImageGlyph
        )
        return copy
    }
}

/// How pages are shown. Texts are at least of the minimum size; scripts don't run.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    public enum InactiveSchedulingPolicy: Int, Sendable { case suspend, throttle, none }

    open var minimumFontSize: CGFloat = 0
    open var javaScriptEnabled = true
    open var javaScriptCanOpenWindowsAutomatically = false
    open var isFraudulentWebsiteWarningEnabled = true
    open var shouldPrintBackgrounds = false
    open var isTextInteractionEnabled = true
    open var isSiteSpecificQuirksModeEnabled = true
    open var isElementFullscreenEnabled = false
    open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend
    public override init() { super.init() }
}

@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
    public enum UpgradeToHTTPSPolicy: Int, Sendable {
        case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }

    open var allowsContentJavaScript = true
    open var preferredContentMode = ContentMode.recommended
    // The device isn't in Lockdown Mode.
    open var isLockdownModeEnabled = false
    open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
    public override init() { super.init() }
}

open class WKProcessPool: NSObject { public override init() { super.init() } }
