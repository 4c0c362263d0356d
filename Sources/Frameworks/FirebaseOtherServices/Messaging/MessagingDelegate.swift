public import Foundation

/// An object that receives tokens and messages.
public protocol MessagingDelegate: NSObjectProtocol {
    /// There is a token.
    func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?)
    /// A message has come, in the style of older apps.
    func messaging(_ messaging: Messaging, didReceive remoteMessage: MessagingRemoteMessage)
}

extension MessagingDelegate {
    public func messaging(_ messaging: Messaging, didReceiveRegistrationToken fcmToken: String?) {}
    public func messaging(_ messaging: Messaging, didReceive remoteMessage: MessagingRemoteMessage) {}
}
