public import Foundation
public import UIKit

@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
    func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection)
    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
    public func mediaPicker(
        _ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection
    ) {}
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// Lets the owner choose among the library's songs.
@preconcurrency @MainActor
open class MPMediaPickerController: UIViewController {
    open weak var delegate: (any MPMediaPickerControllerDelegate)?
    open var allowsPickingMultipleItems = false
    open var showsCloudItems = true
    open var prompt: String?
    public let mediaTypes: MPMediaType

    public init(mediaTypes: MPMediaType = .any) {
        self.mediaTypes = mediaTypes
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        mediaTypes = .any
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let list = SongList(mediaTypes.contains(.music) ? MPMediaItem.all : []) { [weak self] item in
            guard let self else { return }
            if let item {
                delegate?.mediaPicker(self, didPickMediaItems: MPMediaItemCollection(items: [item]))
            } else {
                delegate?.mediaPickerDidCancel(self)
            }
        }
        list.navigationItem.prompt = prompt
        let navigation = UINavigationController(rootViewController: list)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }
}

/// The songs to choose from.
@MainActor
private final class SongList: UITableViewController {
    private let items: [MPMediaItem]
    private let chosen: (MPMediaItem?) -> Void

    init(_ items: [MPMediaItem], chosen: @escaping (MPMediaItem?) -> Void) {
        (self.items, self.chosen) = (items, chosen)
        super.init(style: .plain)
        title = "Music"
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.chosen(nil) })
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = items[indexPath.row].title
        cell.detailTextLabel?.text = items[indexPath.row].artist
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen(items[indexPath.row])
    }
}
