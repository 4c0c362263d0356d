import AppStage
import Foundation
import Testing
import UIKit

@testable import UserNotifications

@MainActor
private final class Delegate: UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = [.banner, .badge]
    var presented: [String] = []
    var opened: [String] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        presented.append(notification.request.identifier)
        completionHandler(options)
    }
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        opened.append(response.notification.request.content.title)
        completionHandler()
    }
}

@MainActor
@Suite("Notifications", .serialized) struct NotificationTests {
    private func request(_ title: String, after seconds: TimeInterval?) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        (content.title, content.body) = (title, "The coffee is ready")
        let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
        return UNNotificationRequest(identifier: title, content: content, trigger: trigger)
    }

    /// Returns a center of a stage, and what its app is allowed.
    private func center(_ stage: AppStage, _ status: UNAuthorizationStatus) throws -> UNUserNotificationCenter {
        UserDefaults(suiteName: "UserNotifications")?.set(status.rawValue, forKey: "UNAuthorizationStatus")
        return try stage.run { UNUserNotificationCenter() }
    }

    @Test("a notification comes at its time, as a banner if the delegate wants one, and is opened by a tap")
    func banner() throws {
        let stage = try AppStage { UIViewController() }
        let (center, delegate) = (try center(stage, .authorized), Delegate())
        center.delegate = delegate
        try stage.run { center.add(request("Brew", after: 10)) }
        #expect(delegate.presented.isEmpty)
        try stage.perform(#"{"wait": 9}"#, #"{"expect": {"text": "The coffee is ready"}, "exists": false}"#)
        try stage.perform(#"{"wait": 2}"#, #"{"expect": {"text": "The coffee is ready"}, "visible": true}"#)
        #expect(delegate.presented == ["Brew"] && delegate.opened.isEmpty)
        try stage.perform(#"{"tap": {"text": "The coffee is ready"}}"#, #"{"wait": 1}"#)
        #expect(delegate.opened == ["Brew"])
        try stage.perform(#"{"expect": {"text": "The coffee is ready"}, "exists": false}"#)
    }

    @Test("a banner leaves by itself; what isn't wanted doesn't come; what was removed never does")
    func leaving() throws {
        let stage = try AppStage { UIViewController() }
        let (center, delegate) = (try center(stage, .authorized), Delegate())
        center.delegate = delegate
        try stage.run { center.add(request("Brew", after: nil)) }
        try stage.perform(
            #"{"expect": {"text": "Brew"}, "visible": true}"#, #"{"wait": 6}"#,
            #"{"expect": {"text": "Brew"}, "exists": false}"#)
        delegate.options = []
        try stage.run { center.add(request("Silent", after: 1)) }
        try stage.run { center.add(request("Removed", after: 2)) }
        try stage.run { center.removePendingNotificationRequests(withIdentifiers: ["Removed"]) }
        try stage.perform(#"{"wait": 3}"#, #"{"expect": {"text": "Silent"}, "exists": false}"#)
        #expect(delegate.presented == ["Brew", "Silent"])
    }

    @Test("an app that isn't allowed to delivers nothing, and a person decides that once")
    func asking() throws {
        let stage = try AppStage { UIViewController() }
        let (center, delegate) = (try center(stage, .notDetermined), Delegate())
        center.delegate = delegate
        try stage.run { center.add(request("Early", after: nil)) }
        #expect(delegate.presented.isEmpty)
        var answers: [Bool] = []
        try stage.run { center.requestAuthorization(options: [.alert]) { isGranted, _ in answers.append(isGranted) } }
        try stage.perform(#"{"tap": {"text": "Allow"}}"#)
        try stage.run { center.requestAuthorization(options: [.alert]) { isGranted, _ in answers.append(isGranted) } }
        #expect(answers == [true, true])
        try stage.run { center.add(request("Late", after: nil)) }
        #expect(delegate.presented == ["Late"])
    }
}
