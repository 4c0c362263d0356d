import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Notifications and hardware as before")
struct OldNotificationTests {
    private let person = Person()

    private final class Delegate: NSObject, UIApplicationDelegate {
        var heard: [String] = []
        func application(_ application: UIApplication, didReceive notification: UILocalNotification) {
            heard.append(notification.alertBody ?? "")
        }
        func application(
            _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
        ) { heard.append("registered \(notificationSettings.types.rawValue)") }
    }

    private func notification(_ text: String, after seconds: TimeInterval) -> UILocalNotification {
        person.make {
            let notification = UILocalNotification()
            (notification.alertBody, notification.fireDate) = (text, Date().addingTimeInterval(seconds))
            return notification
        }
    }

    @Test("a notification comes at its time, once or again, unless it is canceled")
    func scheduling() {
        let (delegate, application) = (Delegate(), person.environment.application)
        person.make { application.delegate = delegate }
        let (tea, cup, pot) = (
            notification("tea", after: 60), notification("cup", after: 90), notification("pot", after: 100)
        )
        tea.repeatInterval = .minute
        tea.applicationIconBadgeNumber = 3
        person.make {
            application.registerUserNotificationSettings(
                UIUserNotificationSettings(types: [.badge, .alert], categories: nil))
            for one in [tea, cup, pot] { application.scheduleLocalNotification(one) }
            application.cancelLocalNotification(cup)
        }
        #expect(application.scheduledLocalNotifications?.count == 2)
        person.wait(61)
        #expect(delegate.heard == ["registered 5", "tea"] && application.applicationIconBadgeNumber == 3)
        person.wait(60)
        #expect(delegate.heard == ["registered 5", "tea", "pot", "tea"])
        #expect(application.scheduledLocalNotifications == [tea])
        person.make { application.cancelAllLocalNotifications() }
        person.wait(300)
        #expect(delegate.heard.count == 4)
        person.make { application.presentLocalNotificationNow(cup) }
        #expect(delegate.heard.last == "cup")
    }

    @Test("categories have actions for their contexts")
    func categories() {
        person.make {
            let action = UIMutableUserNotificationAction()
            (action.identifier, action.title, action.isDestructive) = ("brew", "Brew", true)
            let category = UIMutableUserNotificationCategory()
            category.identifier = "tea"
            category.setActions([action], for: .minimal)
            #expect(category.actions(for: .minimal) == [action] && category.actions(for: .default) == nil)
            let settings = UIUserNotificationSettings(types: .sound, categories: [category])
            #expect(settings.categories?.first?.identifier == "tea" && action.isDestructive)
        }
    }

    @Test("the device lies on its back")
    func accelerometer() {
        final class Listener: UIAccelerometerDelegate {
            var values: [Double] = []
            func accelerometer(_ accelerometer: UIAccelerometer, didAccelerate acceleration: UIAcceleration) {
                values.append(acceleration.z)
            }
        }
        let listener = Listener()
        person.make {
            UIAccelerometer.shared.updateInterval = 0.5
            UIAccelerometer.shared.delegate = listener
        }
        person.wait(1.1)
        person.make { UIAccelerometer.shared.delegate = nil }
        #expect(listener.values == [-1, -1])
    }

    @Test("no printer is found")
    func printers() {
        var answers: [Bool] = []
        person.make { UIPrinter(url: URL(fileURLWithPath: "/printer")).contactPrinter { answers.append($0) } }
        person.wait(0.1)
        #expect(answers == [false])
        let controller = person.make { UIViewController() }
        let picker = person.make { UIPrinterPickerController(initiallySelectedPrinter: nil) }
        person.make {
            person.window.rootViewController = controller
            picker.present(animated: false) { _, isChosen, _ in answers.append(isChosen) }
        }
        #expect(controller.presentedViewController != nil)
        person.make { picker.dismiss(animated: false) }
        person.wait(0.1)
        #expect(answers == [false, false] && controller.presentedViewController == nil)
    }
}
