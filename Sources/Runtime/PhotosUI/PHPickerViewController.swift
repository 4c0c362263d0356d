import CoreGraphics
public import Foundation
import Photos
public import UIKit

/// A photo that was picked.
public struct PHPickerResult: Hashable {
    public let itemProvider: NSItemProvider
    /// The photo in the library, if the picker was given the library.
    public let assetIdentifier: String?
}

@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Picks photos of the device's library, of which the app gets only those that are picked.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
    public weak var delegate: (any PHPickerViewControllerDelegate)?
    open private(set) var configuration: PHPickerConfiguration

    private var assets: [PHAsset] = []
    private var picked: [String] = []
    private let grid = PickerGrid(frame: .zero)
    private let item = UINavigationItem(title: "Photos")

    public init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
        picked = configuration.preselectedAssetIdentifiers
    }

    public required init?(coder: NSCoder) { nil }

    // MARK: While it is shown

    /// Takes photos out of those that are picked.
    open func deselectAssets(withIdentifiers identifiers: [String]) {
        picked.removeAll(where: identifiers.contains)
        showPicked()
    }

    /// Puts a picked photo behind another, or first.
    open func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {
        guard configuration.isOrdered, let place = picked.firstIndex(of: identifier) else { return }
        picked.remove(at: place)
        let after = afterIdentifier.flatMap { picked.firstIndex(of: $0) }
        picked.insert(identifier, at: after.map { $0 + 1 } ?? 0)
        showPicked()
    }

    open func updatePicker(using configuration: PHPickerConfiguration.Update) {
        configuration.selectionLimit.map { self.configuration.selectionLimit = $0 }
        configuration.edgesWithoutContentMargins.map { self.configuration.edgesWithoutContentMargins = $0 }
        showPicked()
    }

    open func scrollToInitialPosition() { grid.scrollToStart() }

    /// Shows fewer and larger photos, or more and smaller ones.
    open func zoomIn() { grid.columns -= 1 }
    open func zoomOut() { grid.columns += 1 }

    // MARK: View

    open override func loadView() {
        assets = PHAsset.inWholeLibrary.filter { configuration.filter?.contains($0) ?? true }
        let bar = UINavigationBar()
        bar.items = [item]
        let content: UIView = assets.isEmpty ? Self.messageLabel("There are no photos on this device.") : grid
        view = UIView()
        view.backgroundColor = .systemBackground
        for part in [bar, content] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.topAnchor.constraint(equalTo: bar.bottomAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        grid.show(assets) { [weak self] in self?.tap($0) }
        showPicked()
    }

    private static func messageLabel(_ text: String) -> UIView {
        let label = UILabel()
        label.text = text
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        return label
    }

    private var picksOne: Bool { configuration.selectionLimit == 1 && !configuration.isContinuous }

    private func showPicked() {
        guard isViewLoaded else { return }
        item.leftBarButtonItem =
            configuration.isContinuous
            ? nil
            : UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish([]) })
        let add = UIBarButtonItem(
            title: "Add", style: .done, target: nil, action: nil)
        add.primaryAction = UIAction(title: "Add") { [weak self] _ in
            guard let self else { return }
            finish(picked)
        }
        add.isEnabled = !picked.isEmpty
        item.rightBarButtonItem = picksOne || configuration.isContinuous ? nil : add
        grid.mark(picked, withNumbers: configuration.isOrdered)
    }

    private func tap(_ asset: PHAsset) {
        let id = asset.localIdentifier
        if picksOne { return finish([id]) }
        if picked.contains(id) {
            picked.removeAll { $0 == id }
        } else if configuration.selectionLimit == 0 || picked.count < configuration.selectionLimit {
            picked.append(id)
        }
        showPicked()
        if configuration.isContinuous { finish(picked) }
    }

    private func finish(_ ids: [String]) {
        let found = ids.compactMap { id in assets.first { $0.localIdentifier == id } }
        delegate?.picker(self, didFinishPicking: found.map(result))
    }

    private func result(_ asset: PHAsset) -> PHPickerResult {
        PHPickerResult(
            itemProvider: asset.itemProvider, assetIdentifier: configuration.hasLibrary ? asset.localIdentifier : nil)
    }
}
