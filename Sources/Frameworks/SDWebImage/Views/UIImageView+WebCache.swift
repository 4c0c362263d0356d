public import Foundation
public import UIKit

/// Images of image views.
extension UIImageView {
    /// The address of the image that is shown or being loaded, or nil.
    public var sd_currentImageURL: URL? { sd_imageURL }

    /// Shows the image of an address.
    public func sd_setImage(with url: URL?) { sd_setImage(with: url, placeholderImage: nil) }
    /// Shows the image of an address, and a placeholder until then.
    public func sd_setImage(with url: URL?, placeholderImage placeholder: UIImage?) {
        sd_setImage(with: url, placeholderImage: placeholder, options: [])
    }
    /// Shows the image of an address, and a placeholder until then.
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = []
    ) { sd_setImage(with: url, placeholderImage: placeholder, options: options, context: nil) }
    /// Shows the image of an address with a context.
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        context: SDWebImageContext?
    ) {
        sd_setImage(
            with: url, placeholderImage: placeholder, options: options, context: context, progress: nil, completed: nil)
    }
    /// Shows the image of an address, and calls a block then.
    public func sd_setImage(with url: URL?, completed completedBlock: SDExternalCompletionBlock?) {
        sd_setImage(with: url, placeholderImage: nil, completed: completedBlock)
    }
    /// Shows the image of an address, and calls a block then.
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, completed completedBlock: SDExternalCompletionBlock?
    ) { sd_setImage(with: url, placeholderImage: placeholder, options: [], completed: completedBlock) }
    /// Shows the image of an address, and calls a block then.
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        completed completedBlock: SDExternalCompletionBlock?
    ) {
        sd_setImage(
            with: url, placeholderImage: placeholder, options: options, progress: nil, completed: completedBlock)
    }
    /// Shows the image of an address, and calls blocks as it's loaded and then.
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_setImage(
            with: url, placeholderImage: placeholder, options: options, context: nil, progress: progressBlock,
            completed: completedBlock)
    }
    /// Shows the image of an address with a context, and calls blocks as it's loaded and then.
    public func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        context: SDWebImageContext?, progress progressBlock: SDImageLoaderProgressBlock?,
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_internalSetImage(
            with: url, placeholderImage: placeholder, options: options, context: context,
            setImageBlock: { [weak self] image, _, _, _ in self?.image = image }, progress: progressBlock
        ) { image, _, error, type, _, url in completedBlock?(image, error, type, url) }
    }

    /// Shows what is kept for an address before, and the image when it's loaded: the name of version 4.
    public func sd_setImageWithPreviousCachedImage(
        with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
        progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        let key = SDWebImageManager.shared.cacheKey(for: url)
        sd_setImage(
            with: url, placeholderImage: SDImageCache.shared.imageFromCache(forKey: key) ?? placeholder,
            options: options, progress: progressBlock, completed: completedBlock)
    }

    /// Shows the image of an address while the view is highlighted.
    public func sd_setHighlightedImage(
        with url: URL?, options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
        progress progressBlock: SDImageLoaderProgressBlock? = nil,
        completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        var context = context ?? [:]
        context[.setImageOperationKey] = "UIImageViewImageOperationHighlighted"
        sd_internalSetImage(
            with: url, placeholderImage: nil, options: options, context: context,
            setImageBlock: { [weak self] image, _, _, _ in self?.highlightedImage = image }, progress: progressBlock
        ) { image, _, error, type, _, url in completedBlock?(image, error, type, url) }
    }

    /// Shows the images of addresses one after the other.
    public func sd_setAnimationImages(with urls: [URL]) {
        stopAnimating()
        let manager = SDWebImageManager.shared
        var images = [UIImage?](repeating: nil, count: urls.count)
        for (place, url) in urls.enumerated() {
            manager.loadImage(with: url, progress: nil) { [weak self] image, _, _, _, isLast, _ in
                guard let self, let image, isLast else { return }
                images[place] = image
                animationImages = images.compactMap { $0 }
                startAnimating()
            }
        }
    }
}

/// Version 4's indicator.
extension UIView {
    /// Sets whether an indicator is shown while an image is loaded.
    public func sd_setShowActivityIndicatorView(_ show: Bool) {
        sd_imageIndicator = show ? SDWebImageActivityIndicator(style: sd_state.indicatorStyle) : nil
    }
    /// Sets the style of the indicator.
    public func sd_setIndicatorStyle(_ style: UIActivityIndicatorView.Style) {
        sd_state.indicatorStyle = style
        if sd_imageIndicator != nil { sd_setShowActivityIndicatorView(true) }
    }
    /// Returns whether an indicator is shown while an image is loaded.
    public func sd_showActivityIndicatorView() -> Bool { sd_imageIndicator != nil }
    /// Adds the indicator, and starts it.
    public func sd_addActivityIndicator() {
        if sd_imageIndicator == nil { sd_setShowActivityIndicatorView(true) }
        sd_imageIndicator?.startAnimatingIndicator()
    }
    /// Removes the indicator.
    public func sd_removeActivityIndicator() { sd_imageIndicator?.stopAnimatingIndicator() }
}
