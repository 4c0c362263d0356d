public import Foundation
public import UIKit

/// Images of buttons.
extension UIButton {
    private func sd_name(_ kind: String, _ state: UIControl.State) -> String {
        "UIButton\(kind)Operation\(state.rawValue)"
    }

    /// The address of the image for the button's state, or nil.
    public var sd_currentImageURL: URL? { sd_imageURL(for: state) ?? sd_imageURL(for: .normal) }
    /// Returns the address of the image for a state, or nil.
    public func sd_imageURL(for state: UIControl.State) -> URL? { sd_state.urls[sd_name("Image", state)] }
    /// The address of the background for the button's state, or nil.
    public var sd_currentBackgroundImageURL: URL? {
        sd_backgroundImageURL(for: state) ?? sd_backgroundImageURL(for: .normal)
    }
    /// Returns the address of the background for a state, or nil.
    public func sd_backgroundImageURL(for state: UIControl.State) -> URL? {
        sd_state.urls[sd_name("Background", state)]
    }
    /// Cancels the load of the image for a state.
    public func sd_cancelImageLoad(for state: UIControl.State) { sd_state.cancel(sd_name("Image", state)) }
    /// Cancels the load of the background for a state.
    public func sd_cancelBackgroundImageLoad(for state: UIControl.State) {
        sd_state.cancel(sd_name("Background", state))
    }

    // MARK: Images

    /// Shows the image of an address.
    public func sd_setImage(with url: URL?, for state: UIControl.State) {
        sd_setImage(with: url, for: state, placeholderImage: nil)
    }
    /// Shows the image of an address, and a placeholder until then.
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
        options: SDWebImageOptions = [], context: SDWebImageContext? = nil
    ) {
        sd_setImage(
            with: url, for: state, placeholderImage: placeholder, options: options, context: context, progress: nil,
            completed: nil)
    }
    /// Shows the image of an address, and calls a block then.
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, completed completedBlock: SDExternalCompletionBlock?
    ) { sd_setImage(with: url, for: state, placeholderImage: nil, completed: completedBlock) }
    /// Shows the image of an address, and calls a block then.
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
        options: SDWebImageOptions = [], completed completedBlock: SDExternalCompletionBlock?
    ) {
        sd_setImage(
            with: url, for: state, placeholderImage: placeholder, options: options, context: nil, progress: nil,
            completed: completedBlock)
    }
    /// Shows the image of an address with a context, and calls blocks as it's loaded and then.
    public func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
        options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
        progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_load(url, sd_name("Image", state), placeholder, options, context, progressBlock, completedBlock) {
            $0.setImage($1, for: state)
        }
    }

    // MARK: Backgrounds

    /// Shows the image of an address as the background.
    public func sd_setBackgroundImage(with url: URL?, for state: UIControl.State) {
        sd_setBackgroundImage(with: url, for: state, placeholderImage: nil)
    }
    /// Shows the image of an address as the background, and a placeholder until then.
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
        options: SDWebImageOptions = [], context: SDWebImageContext? = nil
    ) {
        sd_setBackgroundImage(
            with: url, for: state, placeholderImage: placeholder, options: options, context: context, progress: nil,
            completed: nil)
    }
    /// Shows the image of an address as the background, and calls a block then.
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, completed completedBlock: SDExternalCompletionBlock?
    ) { sd_setBackgroundImage(with: url, for: state, placeholderImage: nil, completed: completedBlock) }
    /// Shows the image of an address as the background, and calls a block then.
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
        options: SDWebImageOptions = [], completed completedBlock: SDExternalCompletionBlock?
    ) {
        sd_setBackgroundImage(
            with: url, for: state, placeholderImage: placeholder, options: options, context: nil, progress: nil,
            completed: completedBlock)
    }
    /// Shows the image of an address as the background with a context, and calls blocks as it's loaded and then.
    public func sd_setBackgroundImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage?,
        options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
        progress progressBlock: SDImageLoaderProgressBlock?, completed completedBlock: SDExternalCompletionBlock? = nil
    ) {
        sd_load(url, sd_name("Background", state), placeholder, options, context, progressBlock, completedBlock) {
            $0.setBackgroundImage($1, for: state)
        }
    }

    private func sd_load(
        _ url: URL?, _ name: String, _ placeholder: UIImage?, _ options: SDWebImageOptions,
        _ context: SDWebImageContext?, _ progress: SDImageLoaderProgressBlock?, _ completed: SDExternalCompletionBlock?,
        set: @escaping (UIButton, UIImage?) -> Void
    ) {
        var context = context ?? [:]
        context[.setImageOperationKey] = name
        sd_internalSetImage(
            with: url, placeholderImage: placeholder, options: options, context: context,
            setImageBlock: { [weak self] image, _, _, _ in if let self { set(self, image) } }, progress: progress
        ) { image, _, error, type, _, url in completed?(image, error, type, url) }
    }
}
