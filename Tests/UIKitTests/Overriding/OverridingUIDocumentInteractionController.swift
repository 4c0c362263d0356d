import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UIDocumentInteractionController` lets one override.
@MainActor
class OverridingUIDocumentInteractionController: UIDocumentInteractionController {
    override var delegate: (any UIDocumentInteractionControllerDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override var url: URL? {
        get { heard(self, "url", super.url) }
        set { super.url = heard(self, "url =", newValue) }
    }
    override var uti: String? {
        get { heard(self, "uti", super.uti) }
        set { super.uti = heard(self, "uti =", newValue) }
    }
    override var name: String? {
        get { heard(self, "name", super.name) }
        set { super.name = heard(self, "name =", newValue) }
    }
    override var annotation: Any? {
        get { heard(self, "annotation", super.annotation) }
        set { super.annotation = heard(self, "annotation =", newValue) }
    }
    override var icons: [UIImage] { heard(self, "icons", super.icons) }
    override init() {
        super.init()
        heard(self, "init()", ())
    }
    override init(url: URL) {
        super.init(url: url)
        heard(self, "init(url:)", ())
    }
    override func presentPreview(animated: Bool) -> Bool {
        heard(self, "presentPreview(animated:)", super.presentPreview(animated: animated))
    }
    override func dismissPreview(animated: Bool) {
        heard(self, "dismissPreview(animated:)", super.dismissPreview(animated: animated))
    }
    override func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        heard(
            self, "presentOptionsMenu(from:in:animated:)",
            super.presentOptionsMenu(from: rect, in: view, animated: animated))
    }
    override func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        heard(self, "presentOptionsMenu(from:animated:)", super.presentOptionsMenu(from: item, animated: animated))
    }
    override func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        heard(
            self, "presentOpenInMenu(from:in:animated:)",
            super.presentOpenInMenu(from: rect, in: view, animated: animated))
    }
    override func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        heard(self, "presentOpenInMenu(from:animated:)", super.presentOpenInMenu(from: item, animated: animated))
    }
    override func dismissMenu(animated: Bool) {
        heard(self, "dismissMenu(animated:)", super.dismissMenu(animated: animated))
    }
}
