import Foundation

/// A question of the system, in front of all that the app shows.
@MainActor
package enum SystemAlert {
    /// The name of the app in questions.
    package static var appName: String {
        let info = Bundle.main.infoDictionary
        return info?["CFBundleDisplayName"] as? String ?? info?["CFBundleName"] as? String ?? "App"
    }

    /// Returns a window for banners, beside which the app is touched.
    package static func makeBannerWindow(in environment: UIEnvironment) -> UIWindow {
        SystemWindow(frame: environment.screen.bounds, .banners)
    }

    /// Asks a person. `answered` is called with the number of the chosen answer.
    package static func ask(
        _ title: String, _ message: String?, answers: [String], answered: @escaping @MainActor (Int) -> Void
    ) {
        let environment = UIEnvironment.current
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        let window = SystemWindow(frame: environment.screen.bounds, .questions)
        for (number, answer) in answers.enumerated() {
            alert.addAction(
                UIAlertAction(title: answer, style: .default) { _ in
                    window.isHidden = true
                    window.rootViewController = nil
                    answered(number)
                })
        }
        window.rootViewController = SystemAlertRoot(nibName: nil, bundle: nil)
        window.isHidden = false
        window.rootViewController?.present(alert, animated: true)
    }
}

private final class SystemAlertRoot: UIViewController {
    override func loadView() {
        view = UIView()
        view.backgroundColor = .clear
    }
}
