public import Foundation

/// A controller whose view is a table view.
@MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    open var clearsSelectionOnViewWillAppear = true
    private let style: UITableView.Style

    public override init(nibName: String?, bundle: Bundle?) {
        style = .plain
        super.init(nibName: nibName, bundle: bundle)
    }

    public init(style: UITableView.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        clearsSelectionOnViewWillAppear = nib.bool("UIClearsSelectionOnViewWillAppear") ?? true
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("tableView", \UITableViewController.tableView)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for cell in tableView?.visibleCells ?? [] where cell.isSelected { cell.isSelected = false }
    }

    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    open override func loadView() {
        if nibName == nil {
            let table = UITableView(frame: UIScreen.main.bounds, style: style)
            table.dataSource = self
            table.delegate = self
            view = table
        } else {
            super.loadView()
        }
    }

    // MARK: Table view data source and delegate, for overriding

    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        preconditionFailure("\(type(of: self)) has rows but returns no cells")
    }
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    open func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A controller whose view is a collection view.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    open var clearsSelectionOnViewWillAppear = true

    private let layout: UICollectionViewLayout?

    public override init(nibName: String?, bundle: Bundle?) {
        layout = nil
        super.init(nibName: nibName, bundle: bundle)
    }

    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        layout = nil
        super.init(coder: coder)
        guard let nib = coder as? UINibDecoder else { return nil }
        clearsSelectionOnViewWillAppear = nib.bool("UIClearsSelectionOnViewWillAppear") ?? true
    }

    open override class var interfaceMembers: InterfaceMembers {
        super.interfaceMembers + .property("collectionView", \UICollectionViewController.collectionView)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        for cell in collectionView?.visibleCells ?? [] where cell.isSelected { cell.isSelected = false }
    }

    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }

    open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

    open override func loadView() {
        guard nibName == nil else { return super.loadView() }
        let collection = UICollectionView(
            frame: UIScreen.main.bounds, collectionViewLayout: layout ?? UICollectionViewFlowLayout())
        collection.dataSource = self
        collection.delegate = self
        view = collection
    }

    // MARK: Collection view data source, for overriding

    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        preconditionFailure("\(type(of: self)) has items but returns no cells")
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
