import AppStage
import CoreGraphics
@testable import CoreLocation
import Foundation
import Testing
import UIKit

@testable import UserNotifications

@MainActor
private final class Delegate: UNUserNotificationCenterDelegate {
    var options: UNNotificationPresentationOptions = [.banner]
    var answers: [String] = []
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler(options) }
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        let text = (response as? UNTextInputNotificationResponse)?.userText
        answers.append([response.actionIdentifier, text].compactMap(\.self).joined(separator: ": "))
        completionHandler()
    }
}

@MainActor
@Suite("Answers to notifications", .serialized) struct NotificationActionTests {
    private let delegate = Delegate()

    private func center(
        _ stage: AppStage, _ status: UNAuthorizationStatus, _ options: UNAuthorizationOptions = []
    ) throws -> UNUserNotificationCenter {
        let settings = UserDefaults(suiteName: "UserNotifications")
        settings?.set(status.rawValue, forKey: "UNAuthorizationStatus")
        settings?.set(Int(options.rawValue), forKey: "UNAuthorizationOptions")
        let center = try stage.run { UNUserNotificationCenter() }
        center.delegate = delegate
        return center
    }

    private func request(_ title: String, category: String = "", trigger: UNNotificationTrigger? = nil)
        -> UNNotificationRequest
    {
        let content = UNMutableNotificationContent()
        (content.title, content.categoryIdentifier) = (title, category)
        return UNNotificationRequest(identifier: title, content: content, trigger: trigger)
    }

    @Test("a banner that is pressed shows its actions; one of them, or a text, is the answer")
    func actions() throws {
        let stage = try AppStage { UIViewController() }
        let center = try center(stage, .authorized)
        let later = UNNotificationAction(
            identifier: "later", title: "Later", icon: UNNotificationActionIcon(systemImageName: "clock"))
        let reply = UNTextInputNotificationAction(
            identifier: "reply", title: "Reply", textInputButtonTitle: "Send it", textInputPlaceholder: "Message")
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "cup", actions: [later, reply], intentIdentifiers: [])
        ])
        try stage.run { center.add(request("Brew", category: "cup")) }
        try stage.perform(
            #"{"expect": {"text": "Later"}, "exists": false}"#,
            #"{"longPress": {"label": "Brew"}, "seconds": 1}"#, #"{"wait": 8}"#,
            #"{"expect": {"text": "Later"}, "visible": true}"#, #"{"tap": {"text": "Later"}}"#, #"{"wait": 1}"#)
        #expect(delegate.answers == ["later"])
        try stage.perform(#"{"expect": {"text": "Later"}, "exists": false}"#)
        try stage.run { center.add(request("Again", category: "cup")) }
        try stage.perform(
            #"{"longPress": {"label": "Again"}, "seconds": 1}"#, #"{"tap": {"text": "Reply"}}"#,
            #"{"type": "With milk"}"#, #"{"tap": {"text": "Send it"}}"#)
        #expect(delegate.answers == ["later", "reply: With milk"])
    }

    @Test("what was delivered is in the list until it is opened or removed; what is quiet is there only")
    func lists() throws {
        let stage = try AppStage { UIViewController() }
        let center = try center(stage, .notDetermined)
        var isGranted = false
        try stage.run {
            center.requestAuthorization(options: [.alert, .provisional]) { granted, _ in isGranted = granted }
            center.add(request("Quiet"))
        }
        try stage.perform(#"{"expect": {"text": "Quiet"}, "exists": false}"#)
        #expect(isGranted && center.deliveredTitles == ["Quiet"])
        center.getNotificationSettings { #expect($0.authorizationStatus == .provisional) }
        try stage.run {
            center.add(
                request("Later", trigger: UNTimeIntervalNotificationTrigger(timeInterval: 9, repeats: false)))
        }
        center.getPendingNotificationRequests { #expect($0.map(\.identifier) == ["Later"]) }
        try stage.perform(#"{"wait": 10}"#)
        center.getPendingNotificationRequests { #expect($0.isEmpty) }
        #expect(center.deliveredTitles == ["Quiet", "Later"])
        center.removeDeliveredNotifications(withIdentifiers: ["Quiet"])
        #expect(center.deliveredTitles == ["Later"])
    }

    @Test("settings say what was asked for and allowed")
    func settings() throws {
        let stage = try AppStage { UIViewController() }
        var found: [UNNotificationSettings] = []
        try center(stage, .authorized, [.alert, .providesAppNotificationSettings])
            .getNotificationSettings { found.append($0) }
        try center(stage, .denied, [.alert]).getNotificationSettings { found.append($0) }
        let (allowed, denied) = (found[0], found[1])
        #expect(
            allowed.alertSetting == .enabled && allowed.alertStyle == .banner && allowed.badgeSetting == .notSupported)
        #expect(allowed.providesAppNotificationSettings && allowed.lockScreenSetting == .enabled)
        #expect(
            denied.alertSetting == .disabled && denied.alertStyle == .none && !denied.providesAppNotificationSettings)
        #expect(denied.notificationCenterSetting == .disabled && denied.carPlaySetting == .notSupported)
    }

    @Test("a notification of a region comes when the device comes there")
    func places() throws {
        let stage = try AppStage(place: DevicePlace(latitude: 48, longitude: 11)) { UIViewController() }
        let center = try center(stage, .authorized)
        LocationAuthorization.shared.allowOnce(.authorizedWhenInUse)
        defer { LocationAuthorization.shared.reset() }
        let region = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 48.4, longitude: 11.7), radius: 500, identifier: "Shop")
        region.notifyOnExit = false
        try stage.run {
            center.add(
                request("Near", trigger: UNLocationNotificationTrigger(region: region, repeats: true)))
        }
        try stage.perform(
            #"{"device": {"place": [48.2, 11.7]}}"#, #"{"expect": {"text": "Near"}, "exists": false}"#,
            #"{"device": {"place": [48.4, 11.7]}}"#, #"{"expect": {"text": "Near"}, "visible": true}"#,
            #"{"wait": 6}"#, #"{"device": {"place": [48, 11]}}"#, #"{"expect": {"text": "Near"}, "exists": false}"#)
        #expect(center.deliveredTitles == ["Near"])
    }

    @Test("an attachment is a picture, sound or film that is there and not too large; a banner shows a picture")
    func attachments() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let stage = try AppStage { UIViewController() }
        let picture = try stage.run {
            UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).pngData { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
            }
        }
        let (file, text, large) = (
            folder.appendingPathComponent("a.png"), folder.appendingPathComponent("a.txt"),
            folder.appendingPathComponent("a.mp3")
        )
        try picture.write(to: file)
        try Data("text".utf8).write(to: text)
        try Data(count: 6 << 20).write(to: large)
        let whole = try UNNotificationAttachment(identifier: "", url: file)
        #expect(whole.type == "public.png" && !whole.identifier.isEmpty && whole.thumbnail != nil)
        let part = try UNNotificationAttachment(
            identifier: "part", url: file,
            options: [
                UNNotificationAttachmentOptionsThumbnailClippingRectKey: CGRect(x: 0, y: 0, width: 0.5, height: 1)
            ])
        let (all, half) = (try #require(whole.thumbnail?.size.width), try #require(part.thumbnail?.cgImage?.width))
        #expect(CGFloat(half) == all * CGFloat(try #require(whole.thumbnail?.scale)) / 2)
        let hidden = try UNNotificationAttachment(
            identifier: "none", url: file, options: [UNNotificationAttachmentOptionsThumbnailHiddenKey: true])
        #expect(hidden.thumbnail == nil)
        for (url, code) in [
            (text, UNError.Code.attachmentUnrecognizedType), (large, .attachmentInvalidFileSize),
            (folder.appendingPathComponent("none.png"), .attachmentInvalidURL),
        ] {
            #expect { try UNNotificationAttachment(identifier: "", url: url) } throws: {
                ($0 as? UNError)?.code == code
            }
        }
        let center = try center(stage, .authorized)
        let content = UNMutableNotificationContent()
        (content.title, content.attachments) = ("Red", [whole])
        try stage.run { center.add(UNNotificationRequest(identifier: "Red", content: content, trigger: nil)) }
        let found = try #require(stage.color(at: CGPoint(x: 350, y: 90)))
        #expect(found.red > 200 && found.green < 80, "\(found)")
    }

    @Test("content keeps all that it says in copies")
    func content() throws {
        let content = UNMutableNotificationContent()
        (content.title, content.relevanceScore, content.launchImageName) = ("Tea", 3, "Launch")
        (content.summaryArgument, content.summaryArgumentCount, content.filterCriteria) = ("Anna", 0, "work")
        let copy = try #require(content.copy() as? UNNotificationContent)
        #expect(copy.title == "Tea" && copy.relevanceScore == 1 && copy.launchImageName == "Launch")
        #expect(copy.summaryArgument == "Anna" && copy.summaryArgumentCount == 1 && copy.filterCriteria == "work")
        #expect(!(copy is UNMutableNotificationContent) && copy.mutableCopy() is UNMutableNotificationContent)
        #expect(UNNotificationSound(named: UNNotificationSoundName("a")) != UNNotificationSound.default)
    }
}

extension UNUserNotificationCenter {
    /// The titles of what is in the list.
    fileprivate var deliveredTitles: [String] {
        var titles: [String] = []
        getDeliveredNotifications { titles = $0.map(\.request.content.title) }
        return titles
    }
}
