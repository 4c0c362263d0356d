import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `UICollectionViewController` lets one override.
@MainActor
class OverridingUICollectionViewController: UICollectionViewController {
    override var clearsSelectionOnViewWillAppear: Bool {
        get { heard(self, "clearsSelectionOnViewWillAppear", super.clearsSelectionOnViewWillAppear) }
        set { super.clearsSelectionOnViewWillAppear = heard(self, "clearsSelectionOnViewWillAppear =", newValue) }
    }
    override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        heard(self, "init(nibName:bundle:)", ())
    }
    override init(collectionViewLayout layout: UICollectionViewLayout) {
        super.init(collectionViewLayout: layout)
        heard(self, "init(collectionViewLayout:)", ())
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        heard(self, "init(coder:)", ())
    }
    override func viewWillAppear(_ animated: Bool) {
        heard(self, "viewWillAppear(_:)", super.viewWillAppear(animated))
    }
    override var collectionView: UICollectionView! {
        get { heard(self, "collectionView", super.collectionView) }
        set { super.collectionView = heard(self, "collectionView =", newValue) }
    }
    override var collectionViewLayout: UICollectionViewLayout {
        heard(self, "collectionViewLayout", super.collectionViewLayout)
    }
    override func loadView() {
        heard(self, "loadView()", super.loadView())
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        heard(self, "numberOfSections(in:)", super.numberOfSections(in: collectionView))
    }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        heard(
            self, "collectionView(_:numberOfItemsInSection:)",
            super.collectionView(collectionView, numberOfItemsInSection: section))
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        heard(self, "collectionView(_:cellForItemAt:)", super.collectionView(collectionView, cellForItemAt: indexPath))
    }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        heard(
            self, "collectionView(_:viewForSupplementaryElementOfKind:at:)",
            super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath))
    }
    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        heard(
            self, "collectionView(_:didSelectItemAt:)", super.collectionView(collectionView, didSelectItemAt: indexPath)
        )
    }
    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
        heard(self, "scrollViewDidScroll(_:)", super.scrollViewDidScroll(scrollView))
    }
}
