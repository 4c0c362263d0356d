import ClassModel
import StoryboardModel
import XMLTree

extension SwiftGenSource {
    private var storyboards: [ResourceContents.Interface] {
        contents.storyboards.filter { SwiftGenName.type($0.name) != "_" }.sorted { $0.name < $1.name }
    }

    // MARK: Scenes

    func addScenes(to source: inout GeneratedText) {
        source.block("\(access) enum \(output.typeName)") { source in
            for storyboard in storyboards {
                let name = SwiftName.declared(SwiftGenName.type(storyboard.name))
                source.block("\(access) enum \(name): StoryboardType") { source in
                    source.line("\(access) static let storyboardName = \(SwiftName.literal(storyboard.name))")
                    addScenes(of: storyboard, name, to: &source)
                }
            }
        }
        if !storyboards.isEmpty { addSceneTypes(to: &source) }
    }

    private func addScenes(of storyboard: ResourceContents.Interface, _ name: String, to source: inout GeneratedText) {
        if let initial = storyboard.document.initialController, !initial.isStoryboardReference {
            let type = "InitialSceneType<\(classes.name(of: initial, default: "UIViewController"))>"
            source.line("\(access) static var initialScene: \(type) { \(type)(storyboard: \(name).self) }")
        }
        let scenes = storyboard.document.controllers.filter { $0["storyboardIdentifier"]?.isEmpty == false }
        for (member, scene) in SwiftGenName.members(scenes, { $0["storyboardIdentifier"] ?? "" }) {
            let type = "SceneType<\(classes.name(of: scene, default: "UIViewController"))>"
            let identifier = SwiftName.literal(scene["storyboardIdentifier"] ?? "")
            source.line(
                "\(access) static var \(member): \(type) { \(type)(storyboard: \(name).self, identifier: \(identifier)) }"
            )
        }
    }

    private func addSceneTypes(to source: inout GeneratedText) {
        source.lines(
            """

            \(access) protocol StoryboardType {
                static var storyboardName: String { get }
            }

            extension StoryboardType {
                \(isolation)\(access) static var storyboard: UIKit.UIStoryboard {
                    UIKit.UIStoryboard(name: storyboardName, bundle: resourceBundle)
                }
            }

            \(access) struct SceneType<T: UIKit.UIViewController> {
                \(access) let storyboard: any StoryboardType.Type
                \(access) let identifier: String
                \(isolation)\(access) func instantiate() -> T {
                    guard let found = storyboard.storyboard.instantiateViewController(withIdentifier: identifier) as? T else {
                        fatalError("ViewController '\\(identifier)' is not of the expected class \\(T.self).")
                    }
                    return found
                }
                \(isolation)\(access) func instantiate(creator: @escaping (NSCoder) -> T?) -> T {
                    storyboard.storyboard.instantiateViewController(identifier: identifier, creator: creator)
                }
            }

            \(access) struct InitialSceneType<T: UIKit.UIViewController> {
                \(access) let storyboard: any StoryboardType.Type
                \(isolation)\(access) func instantiate() -> T {
                    guard let found = storyboard.storyboard.instantiateInitialViewController() as? T else {
                        fatalError("ViewController is not of the expected class \\(T.self).")
                    }
                    return found
                }
                \(isolation)\(access) func instantiate(creator: @escaping (NSCoder) -> T?) -> T {
                    guard let found = storyboard.storyboard.instantiateInitialViewController(creator: creator) as? T else {
                        fatalError("Storyboard \\(storyboard.storyboardName) does not have an initial scene.")
                    }
                    return found
                }
            }
            """)
    }

    // MARK: Segues

    func addSegues(to source: inout GeneratedText) {
        source.block("\(access) enum \(output.typeName)") { source in
            for storyboard in storyboards {
                let identifiers = Set(storyboard.document.segues.compactMap(\.identifier)).filter { !$0.isEmpty }
                guard !identifiers.isEmpty else { continue }
                let name = SwiftName.declared(SwiftGenName.type(storyboard.name))
                source.block("\(access) enum \(name): String, SegueType") { source in
                    for (member, identifier) in SwiftGenName.members(identifiers.sorted(), { $0 }) {
                        source.line("case \(member) = \(SwiftName.literal(identifier))")
                    }
                }
            }
        }
        guard !storyboards.isEmpty else { return }
        source.lines(
            """

            \(access) protocol SegueType: RawRepresentable {}

            extension UIKit.UIViewController {
                \(access) func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == String {
                    performSegue(withIdentifier: segue.rawValue, sender: sender)
                }
            }

            extension SegueType where RawValue == String {
                \(isolation)\(access) init?(_ segue: UIKit.UIStoryboardSegue) {
                    guard let identifier = segue.identifier else { return nil }
                    self.init(rawValue: identifier)
                }
            }
            """)
    }
}
