import UIKit

/// Shows pages beside each other, with dots below them.
class PagesViewController: UIViewController, UIScrollViewDelegate {
    @IBOutlet private var scrollView: UIScrollView!
    @IBOutlet private var pageControl: UIPageControl!

    private let titles = ["First", "Second", "Third"]

    override func viewDidLoad() {
        super.viewDidLoad()
        pageControl.numberOfPages = titles.count
        let pages = UIStackView(arrangedSubviews: titles.map(makePage))
        pages.distribution = .fillEqually
        pages.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(pages)
        NSLayoutConstraint.activate([
            pages.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            pages.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            pages.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            pages.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            pages.heightAnchor.constraint(equalTo: scrollView.frameLayoutGuide.heightAnchor),
            pages.widthAnchor.constraint(
                equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: CGFloat(titles.count)),
        ])
    }

    private func makePage(_ title: String) -> UIView {
        let label = UILabel()
        label.text = title
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.textAlignment = .center
        return label
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        let page = (scrollView.contentOffset.x / scrollView.bounds.width).rounded()
        pageControl.currentPage = Int(exactly: page) ?? 0
    }

    @IBAction private func showPage(_ sender: UIPageControl) {
        let offset = CGPoint(x: scrollView.bounds.width * CGFloat(sender.currentPage), y: 0)
        scrollView.setContentOffset(offset, animated: true)
    }
}
