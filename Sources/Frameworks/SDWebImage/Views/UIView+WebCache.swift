public import Foundation
public import UIKit

/// Images that views load.
extension UIView {
    var sd_state: ViewState { ViewState.of(self) }

    /// The address of the latest image, or nil.
    public var sd_imageURL: URL? { sd_state.latest.flatMap { sd_state.urls[$0] } }
    /// How much of the latest image is loaded.
    public var sd_imageProgress: Progress! {
        get { sd_state.progress }
        set { sd_state.progress = newValue ?? Progress(totalUnitCount: 0) }
    }
    /// The name of the latest load.
    public var sd_latestOperationKey: String? { sd_state.latest }

    /// How the view changes to an image that was loaded; nil for at once.
    public var sd_imageTransition: SDWebImageTransition? {
        get { sd_state.transition }
        set { sd_state.transition = newValue }
    }

    /// What shows that an image is being loaded; nil for nothing.
    public var sd_imageIndicator: (any SDWebImageIndicator)? {
        get { sd_state.indicator }
        set {
            sd_state.indicator?.indicatorView.removeFromSuperview()
            sd_state.indicator = newValue
            guard let view = newValue?.indicatorView else { return }
            view.isHidden = true
            addSubview(view)
            sd_placeIndicator(view)
        }
    }

    private func sd_placeIndicator(_ view: UIView) {
        if view is UIProgressView { view.bounds.size.width = bounds.width }
        view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    private func sd_startIndicator() {
        guard let indicator = sd_state.indicator else { return }
        bringSubviewToFront(indicator.indicatorView)
        sd_placeIndicator(indicator.indicatorView)
        indicator.startAnimatingIndicator()
    }

    // MARK: Loading

    /// Cancels the latest load.
    public func sd_cancelCurrentImageLoad() {
        if let latest = sd_state.latest { sd_state.cancel(latest) }
        sd_state.indicator?.stopAnimatingIndicator()
    }
    /// Cancels the latest load.
    public func sd_cancelLatestImageLoad() { sd_cancelCurrentImageLoad() }
    /// Cancels a load.
    public func sd_cancelImageLoadOperation(withKey key: String?) {
        if let key { sd_state.cancel(key) }
    }

    /// Loads an image, and sets it by a block.
    ///
    /// A load with the same name ends. The placeholder is shown at once.
    @discardableResult
    public func sd_internalSetImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions,
        context: SDWebImageContext?, setImageBlock: @escaping SDSetImageBlock,
        progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDInternalCompletionBlock?
    ) -> SDWebImageCombinedOperation? {
        let name = context?[.setImageOperationKey] as? String ?? String(describing: type(of: self))
        let state = sd_state
        if !options.contains(.avoidAutoCancelImage) { state.cancel(name) }
        (state.latest, state.urls[name]) = (name, url)
        state.progress = Progress(totalUnitCount: 0)
        if !options.contains(.delayPlaceholder) { setImageBlock(placeholder, nil, .none, url) }
        guard url != nil else {
            state.indicator?.stopAnimatingIndicator()
            if options.contains(.delayPlaceholder) { setImageBlock(placeholder, nil, .none, url) }
            completedBlock?(nil, nil, SDWebImageError(.invalidURL), .none, true, url)
            return nil
        }
        sd_startIndicator()
        let manager = context?[.customManager] as? SDWebImageManager ?? .shared
        let order = ImageOrder(self, name, placeholder, options, setImageBlock, progressBlock, completedBlock)
        let load = manager.loadImage(
            with: url, options: options, context: context, progress: { order.progressed($0, $1, $2) }
        ) { image, data, error, type, isLast, url in
            order.ended(image, data, error, type, isLast, url)
        }
        if let load, !order.hasEnded { (order.load, state.loads[name]) = (load, load) }
        return load
    }

    /// Sets the image that was loaded, with the transition if there is one.
    func sd_show(_ result: ImageResult, set: @escaping SDSetImageBlock, done: @escaping () -> Void) {
        let (image, data, type, url) = (result.image, result.data, result.type, result.url)
        guard let transition = sd_state.transition, result.usesTransition else {
            set(image, data, type, url)
            setNeedsLayout()
            return done()
        }
        transition.run(on: self, image, data, type, url, set: { set(image, data, type, url) }, done: done)
    }
}

/// What a load has given.
struct ImageResult {
    let image: UIImage?
    let data: Data?
    let type: SDImageCacheType
    let url: URL?
    let usesTransition: Bool
}
