import Foundation
import NibArchive

/// The shared state of nibs that are loaded together: the source of classes and resources, and the handler of messages.
@MainActor
final class NibContext {
    let resources: any NibResources
    /// The name of the scenes' storyboard.
    var storyboardName: String?
    /// The storyboard that a scene is loaded from.
    var storyboard: UIStoryboard?
    /// The name of the document whose nib is being loaded, for its texts.
    var document: String?
    private var creator: ((NSCoder) -> AnyObject?)?

    /// Creates a context. `creator` creates the first controller in place of its class's `init(coder:)`.
    init(_ resources: any NibResources, creator: ((NSCoder) -> AnyObject?)? = nil) {
        self.resources = resources
        self.creator = creator
    }

    func takeCreator() -> ((NSCoder) -> AnyObject?)? {
        defer { creator = nil }
        return creator
    }

    /// Returns a text, cut to the maximum length.
    func shown(_ text: String) -> String {
        let most = resources.longestText
        // There are never more characters than bytes, which are quicker to count.
        guard text.utf8.count > most, text.count > most else { return text }
        report(.unfitValue, "a text of \(text.count) characters is shown up to the \(most)th")
        return String(text.prefix(most))
    }

    func report(_ kind: NibMessage.Kind, _ text: String) { resources.report(NibMessage(kind, text)) }

    /// Sets the document's id of an object if the nib contains it.
    func identify(_ object: AnyObject, as archived: NibObject) {
        guard let id = archived.string("OSBObjectID") else { return }
        (object as? any DocumentObject)?.documentID = id
    }
}

/// An object with the id of an object in the document that is being designed.
@MainActor
protocol DocumentObject: AnyObject {
    var documentID: String? { get set }
}

extension UIView: DocumentObject {}
extension UIBarItem: DocumentObject {}
extension UINavigationItem: DocumentObject {}
extension NSLayoutConstraint: DocumentObject {}

/// The source of nibs, images and colors: a bundle, or a document that is being edited.
@MainActor
package protocol NibResources: AnyObject {
    /// Returns a class of the app.
    func appClass(named name: String) -> AnyClass?
    /// Returns the bytes of a file: `Main.storyboardc/Info.plist`, `Cell.nib`.
    func piece(_ path: String) -> [UInt8]?
    func image(named name: String) -> UIImage?
    /// Returns a symbol image of the system.
    func symbol(named name: String) -> UIImage?
    func color(named name: String) -> UIColor?
    /// Returns a localized text of a document with a name, such as that for "YjF-TC-xdU.text".
    func text(forKey key: String, of document: String?) -> String?
    /// The traits of the objects.
    var traits: UITraitCollection { get }
    /// Whether lists show one cell of each prototype, as in Interface Builder.
    var showsPrototypes: Bool { get }
    /// Whether objects look as on Interface Builder's canvas, such as a stopped activity indicator, which an app hides.
    var isDesigning: Bool { get }
    /// Whether a placeholder takes the place of an image that there isn't. In an app it is nothing, as on iOS.
    var replacesMissingImages: Bool { get }
    /// Whether the outlets and actions of the app's controllers are connected.
    var connectsOutlets: Bool { get }
    /// Whether container views show the scenes that are embedded in them.
    var embedsScenes: Bool { get }
    /// The maximum number of characters of a text.
    var longestText: Int { get }
    /// Returns the resources of another bundle of the app, or nil if there is none.
    func resources(ofBundle identifier: String) -> (any NibResources)?
    /// Called when a controller has loaded its view.
    func viewLoaded(_ view: UIView)
    /// Hears of what is wrong and was got around.
    func report(_ message: NibMessage)
}

extension NibResources {
    package func text(forKey key: String, of document: String?) -> String? { nil }
    package func viewLoaded(_ view: UIView) {}
    package var embedsScenes: Bool { connectsOutlets }
    package var longestText: Int { .max }
    package var isDesigning: Bool { showsPrototypes }
    package var replacesMissingImages: Bool { true }
    package func resources(ofBundle identifier: String) -> (any NibResources)? { nil }

    /// Returns a nib of the app.
    package func nib(_ path: String) -> UINib? {
        guard let bytes = piece(path) else { return nil }
        do {
            return UINib(try NibArchive(bytes), resources: self, document: String(path.prefix { $0 != "." }))
        } catch {
            report(NibMessage(.damaged, "\(path): \(error)"))
            return nil
        }
    }
}
