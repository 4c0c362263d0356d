import Foundation
import Synchronization

/// Says for how long an app needs locations. It asks for the permission that it needs.
public final class CLServiceSession: Sendable {
    public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }

    /// What keeps the app from getting what it needs.
    public struct Diagnostic: Sendable {
        public internal(set) var authorizationDenied = false
        public internal(set) var authorizationRestricted = false
        public internal(set) var authorizationRequestInProgress = false
        public internal(set) var alwaysAuthorizationDenied = false
        /// Location services are on, for all apps.
        public var authorizationDeniedGlobally: Bool { false }
        /// An app is in use here as long as it runs.
        public var insufficientlyInUse: Bool { false }
        public var serviceSessionRequired: Bool { false }
        /// Locations are always exact.
        public var fullAccuracyDenied: Bool { false }
    }

    /// Diagnostics, each when something has changed.
    public struct Diagnostics: AsyncSequence, Sendable {
        let stream: AsyncStream<Diagnostic>

        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: AsyncStream<Diagnostic>.AsyncIterator
            public mutating func next() async throws -> Diagnostic? { await base.next() }
            public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> Diagnostic? {
                await base.next(isolation: actor)
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: stream.makeAsyncIterator()) }
    }

    private let requirement: AuthorizationRequirement
    private let feeds = Mutex<[LocationFeed]>([])

    public init(authorization: AuthorizationRequirement) {
        requirement = authorization
        ask()
    }

    /// Creates a session that needs exact locations, for a purpose that Info.plist describes. They are always exact here.
    public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey purposeKey: String) {
        self.init(authorization: authorization)
    }

    public static func session(requiring authorization: AuthorizationRequirement) -> CLServiceSession {
        CLServiceSession(authorization: authorization)
    }

    private func ask() {
        LocationAuthorization.requestSoon(requirement)
    }

    public var diagnostics: Diagnostics {
        let requirement = requirement
        return Diagnostics(
            stream: AsyncStream { continuation in
                let feed = LocationFeed { _ in continuation.yield(Self.diagnostic(requirement)) }
                continuation.onTermination = { _ in feed.end() }
                feeds.withLock { $0.append(feed) }
            })
    }

    @MainActor
    private static func diagnostic(_ requirement: AuthorizationRequirement) -> Diagnostic {
        var diagnostic = Diagnostic()
        let status = LocationAuthorization.shared.status
        diagnostic.authorizationDenied = status == .denied
        diagnostic.authorizationRestricted = status == .restricted
        diagnostic.authorizationRequestInProgress = status == .notDetermined && LocationAuthorization.shared.isAsking
        diagnostic.alwaysAuthorizationDenied =
            requirement == .always && ![.authorizedAlways, .notDetermined].contains(status)
        return diagnostic
    }

    /// Ends the session. Its diagnostics come no more.
    public func invalidate() {
        let all = feeds.withLock { feeds in
            defer { feeds = [] }
            return feeds
        }
        for feed in all { feed.end() }
    }
}

/// Lets an app receive locations while it isn't in front.
public final class CLBackgroundActivitySession: Sendable {
    /// What keeps the app from hearing.
    public struct Diagnostic: Sendable {
        let base: CLServiceSession.Diagnostic
        public var authorizationDenied: Bool { base.authorizationDenied }
        public var authorizationDeniedGlobally: Bool { base.authorizationDeniedGlobally }
        public var authorizationRestricted: Bool { base.authorizationRestricted }
        public var insufficientlyInUse: Bool { base.insufficientlyInUse }
        public var serviceSessionRequired: Bool { base.serviceSessionRequired }
        public var authorizationRequestInProgress: Bool { base.authorizationRequestInProgress }
    }

    /// Diagnostics, each when something has changed.
    public struct Diagnostics: AsyncSequence, Sendable {
        let base: CLServiceSession.Diagnostics

        public struct AsyncIterator: AsyncIteratorProtocol {
            var base: CLServiceSession.Diagnostics.AsyncIterator
            public mutating func next() async throws -> Diagnostic? {
                try await base.next().map { Diagnostic(base: $0) }
            }
            public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> Diagnostic? {
                try await base.next(isolation: actor).map { Diagnostic(base: $0) }
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
    }

    private let session = CLServiceSession(authorization: .none)

    public init() {}

    public static func backgroundActivitySession() -> CLBackgroundActivitySession { CLBackgroundActivitySession() }

    public var diagnostics: Diagnostics { Diagnostics(base: session.diagnostics) }

    public func invalidate() { session.invalidate() }
}
