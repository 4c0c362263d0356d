public import Foundation

/// A controller whose view is a table.
@MainActor
open class UITableViewController: UIViewController {
    open var clearsSelectionOnViewWillAppear = true
    private let style: UITableView.Style

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
    }

    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    open override func loadView() {
        if nibName == nil {
            view = UITableView(frame: UIScreen.main.bounds, style: style)
        } else {
            super.loadView()
        }
    }
}

/// A controller whose view is a collection.
@MainActor
open class UICollectionViewController: UIViewController {
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }
}
