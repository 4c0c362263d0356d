public import Foundation

/// Which contents a scene is the right one for.
@preconcurrency @MainActor
public final class UISceneActivationConditions: NSObject {
    public var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    public var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    public override init() { super.init() }
}

/// Options of a requested scene.
extension UIScene {
    /// The way to request a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        public var requestingScene: UIScene?
        public var collectionJoinBehavior = CollectionJoinBehavior.automatic

        public override init() { super.init() }
    }

    /// How a new scene joins those that are there.
    public enum CollectionJoinBehavior: Int, Sendable {
        case automatic, preferred, disallowed, preferredWithoutActivating
    }
}

/// A scene that an app asks for.
public struct UISceneSessionActivationRequest {
    public let role: UISceneSession.Role
    public let session: UISceneSession?
    public var userActivity: NSUserActivity?
    public var options: UIScene.ActivationRequestOptions?

    /// Asks for a new scene.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) { (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options) }

    /// Asks for a scene that was there.
    @preconcurrency @MainActor public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) { (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options) }
}

/// What a scene can't do.
public struct UISceneError: Error, Hashable, Sendable {
    public enum Code: Int, Sendable { case multipleScenesNotSupported, requestDenied }
    public let code: Code
    public static let multipleScenesNotSupported = Code.multipleScenesNotSupported
    public static let requestDenied = Code.requestDenied
}

@MainActor
extension UIApplication {
    /// Asks for a scene. There is one, as on a phone: it is activated, and no other.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        if let session = request.session, session === connectedScenes.first?.session { return }
        environment.schedule(after: 0) { errorHandler?(UISceneError(code: .multipleScenesNotSupported)) }
    }
    /// Asks for the end of a scene. The only one stays, as on a phone.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { environment.schedule(after: 0) { errorHandler?(UISceneError(code: .multipleScenesNotSupported)) } }
    /// Asks for a new picture of a scene in the list of apps, of which there is none here.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

/// How a scene ends.
@preconcurrency @MainActor
open class UISceneDestructionRequestOptions: NSObject {
    public override init() { super.init() }
}

/// How the window of a scene goes.
@preconcurrency @MainActor
public final class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    public var windowDismissalAnimation = UIWindowScene.DismissalAnimation.standard
}

extension UIWindowScene {
    public enum DismissalAnimation: Int, Sendable { case standard = 1, commit, decline }

    /// Where a new window is.
    @preconcurrency @MainActor
    open class Placement: NSObject {}
    @preconcurrency @MainActor
    public final class StandardPlacement: Placement {
        public static func standard() -> StandardPlacement { StandardPlacement() }
    }
    @preconcurrency @MainActor
    public final class ProminentPlacement: Placement {
        public static func prominent() -> ProminentPlacement { ProminentPlacement() }
    }

    /// The way to request a window.
    @preconcurrency @MainActor
    public final class ActivationRequestOptions: UIScene.ActivationRequestOptions {
        public var preferredPresentationStyle = PresentationStyle.automatic
        public var placement: Placement?

        public enum PresentationStyle: UInt, Sendable { case automatic, standard, prominent }
    }

    /// Moves the window by a drag of a view. The only one fills the screen here.
    @preconcurrency @MainActor
    public final class DragInteraction: NSObject, UIInteraction {
        public private(set) weak var view: UIView?
        /// The recognizer that others may wait for.
        public let gestureForFailureRelationships = UIGestureRecognizer()

        public override init() { super.init() }
        public func willMove(to view: UIView?) {}
        public func didMove(to view: UIView?) { self.view = view }
    }

    /// What a new window shows.
    @preconcurrency @MainActor
    public final class ActivationConfiguration: NSObject {
        public let userActivity: NSUserActivity
        public var options: UIScene.ActivationRequestOptions?
        public var preview: UITargetedPreview?

        public init(userActivity: NSUserActivity, options: UIScene.ActivationRequestOptions? = nil) {
            (self.userActivity, self.options) = (userActivity, options)
            super.init()
        }
    }

    /// An action that opens a window, or another one where there is a single window, as here.
    @preconcurrency @MainActor
    public final class ActivationAction: UIAction {
        public convenience init(
            identifier: UIAction.Identifier? = nil, alternate alternateAction: UIAction? = nil,
            _ configurationProvider: @escaping (UIAction) -> ActivationConfiguration?
        ) {
            self.init(
                title: alternateAction?.title ?? "Open in New Window", image: alternateAction?.image,
                identifier: identifier, attributes: alternateAction == nil ? .hidden : alternateAction?.attributes ?? []
            ) { action in
                alternateAction?.performWithSender(action.sender, target: nil)
            }
        }
    }

    /// Opens a window when fingers are spread. There is one window, as on a phone.
    @preconcurrency @MainActor
    public final class ActivationInteraction: NSObject, UIInteraction {
        public private(set) weak var view: UIView?
        private let errorHandler: (any Error) -> Void

        public init(
            configurationProvider: @escaping (ActivationInteraction, CGPoint) -> ActivationConfiguration?,
            errorHandler: @escaping (any Error) -> Void
        ) {
            self.errorHandler = errorHandler
            super.init()
        }

        public func willMove(to view: UIView?) {}
        public func didMove(to view: UIView?) { self.view = view }
    }

    /// What a person may do with the window.
    public var windowingBehaviors: UISceneWindowingBehaviors? { environment.windowingBehaviors }
}

/// What a person may do with the window of a scene. Nobody can close or minimize the only one here.
@preconcurrency @MainActor
public final class UISceneWindowingBehaviors: NSObject {
    public var isClosable = true
    public var isMiniaturizable = true

    override init() { super.init() }
}

/// Whether a scene is protected by the person's face or finger. None is here.
@preconcurrency @MainActor
public final class UISceneSystemProtectionManager: NSObject {
    public var isUserAuthenticationEnabled: Bool { false }
    override init() { super.init() }
}
