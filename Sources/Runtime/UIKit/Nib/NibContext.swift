import Foundation
import NibArchive

/// What all nibs that are loaded together share: where classes and resources come from, and who hears of problems.
@MainActor
final class NibContext {
    let resources: any NibResources
    /// Of the storyboard whose scenes these are.
    var storyboardName: String?
    private var creator: ((NSCoder) -> AnyObject?)?

    /// `creator` makes the first controller in place of its class's `init(coder:)`.
    init(_ resources: any NibResources, creator: ((NSCoder) -> AnyObject?)? = nil) {
        self.resources = resources
        self.creator = creator
    }

    func takeCreator() -> ((NSCoder) -> AnyObject?)? {
        defer { creator = nil }
        return creator
    }

    func report(_ kind: NibMessage.Kind, _ text: String) { resources.report(NibMessage(kind, text)) }

    /// Remembers which object of the document an object comes from, where the nib says so.
    func identify(_ object: AnyObject, as archived: NibObject) {
        guard let id = archived.string("OSBObjectID") else { return }
        (object as? any DocumentObject)?.documentID = id
    }
}

/// An object that knows which one of the document it comes from, while that is designed.
@MainActor
protocol DocumentObject: AnyObject {
    var documentID: String? { get set }
}

extension UIView: DocumentObject {}
extension UIBarItem: DocumentObject {}
extension UINavigationItem: DocumentObject {}
extension NSLayoutConstraint: DocumentObject {}

/// Where nibs, images and colours come from: a bundle, or a document that is being edited.
@MainActor
package protocol NibResources: AnyObject {
    /// A class of the app.
    func appClass(named name: String) -> AnyClass?
    /// The bytes of a file: `Main.storyboardc/Info.plist`, `Cell.nib`.
    func piece(_ path: String) -> [UInt8]?
    func image(named name: String) -> UIImage?
    /// A picture of the system's set of symbols.
    func symbol(named name: String) -> UIImage?
    func color(named name: String) -> UIColor?
    /// A text of the document in another language, such as that of "YjF-TC-xdU.text".
    func text(forKey key: String) -> String?
    /// The traits of where the objects will be shown.
    var traits: UITraitCollection { get }
    /// Whether lists show one cell of each prototype, as they do while they are designed.
    var showsPrototypes: Bool { get }
    /// Whether the outlets and actions of the app's controllers are there to connect.
    var connectsOutlets: Bool { get }
    /// Hears of what is wrong and was got around.
    func report(_ message: NibMessage)
}

extension NibResources {
    package func text(forKey key: String) -> String? { nil }

    /// A nib of the app.
    package func nib(_ path: String) -> UINib? {
        guard let bytes = piece(path) else { return nil }
        do {
            return UINib(try NibArchive(bytes), resources: self)
        } catch {
            report(NibMessage(.damaged, "\(path): \(error)"))
            return nil
        }
    }
}
