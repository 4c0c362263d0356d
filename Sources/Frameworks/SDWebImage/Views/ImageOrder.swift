import Foundation
import UIKit

/// What a view does with the image that it has asked for.
@MainActor
final class ImageOrder {
    private weak var view: UIView?
    private let name: String
    private let placeholder: UIImage?
    private let options: SDWebImageOptions
    private let set: SDSetImageBlock
    private let progress: SDImageLoaderProgressBlock?
    private let completed: SDInternalCompletionBlock?
    private(set) var hasEnded = false
    weak var load: SDWebImageCombinedOperation?

    init(
        _ view: UIView, _ name: String, _ placeholder: UIImage?, _ options: SDWebImageOptions,
        _ set: @escaping SDSetImageBlock, _ progress: SDImageLoaderProgressBlock?,
        _ completed: SDInternalCompletionBlock?
    ) {
        (self.view, self.name, self.placeholder, self.options) = (view, name, placeholder, options)
        (self.set, self.progress, self.completed) = (set, progress, completed)
    }

    func progressed(_ received: Int, _ expected: Int, _ url: URL?) {
        if let state = view?.sd_state {
            (state.progress.totalUnitCount, state.progress.completedUnitCount) = (Int64(expected), Int64(received))
            if expected > 0 { state.indicator?.updateProgress(Double(received) / Double(expected)) }
        }
        progress?(received, expected, url)
    }

    func ended(
        _ image: UIImage?, _ data: Data?, _ error: (any Error)?, _ type: SDImageCacheType, _ isLast: Bool, _ url: URL?
    ) {
        let complete = { [completed] in completed?(image, data, error, type, isLast, url) ?? () }
        if isLast { hasEnded = true }
        guard let view else { return complete() }
        let isCancelled = error.map { SDWebImageError.cancelled ~= $0 } ?? false
        if isLast, !isCancelled { forget(view.sd_state) }
        if isCancelled { return complete() }
        if isLast { view.sd_state.indicator?.stopAnimatingIndicator() }
        let shown = image ?? (options.contains(.delayPlaceholder) ? placeholder : nil)
        let isLeft = image != nil && options.contains(.avoidAutoSetImage)
        guard shown != nil, !isLeft else { return complete() }
        let isNew = type == .none || options.contains(.forceTransition)
        let result = ImageResult(
            image: shown, data: data, type: type, url: url, usesTransition: image != nil && isNew)
        let waits = options.contains(.waitTransition)
        view.sd_show(result, set: set) { if waits { complete() } }
        if !waits { complete() }
    }

    /// Removes the load from the view's, if it wasn't replaced.
    private func forget(_ state: ViewState) {
        if let load, state.loads[name] === load { state.loads[name] = nil }
    }
}
