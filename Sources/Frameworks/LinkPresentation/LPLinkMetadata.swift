public import Foundation
public import UIKit

/// What is known of a page: its address, its title, its pictures.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
    open var originalURL: URL?
    open var url: URL?
    open var title: String?
    open var iconProvider: NSItemProvider?
    open var imageProvider: NSItemProvider?
    open var videoProvider: NSItemProvider?
    open var remoteVideoURL: URL?

    public override init() { super.init() }
}

public let LPErrorDomain = "LPErrorDomain"

public struct LPError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown = 1
        case metadataFetchFailed, metadataFetchCancelled, metadataFetchTimedOut
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { LPErrorDomain }
    public var errorCode: Int { code.rawValue }
}

/// Fetches what is known of a page. Pages aren't read here, so that each request fails.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    open var shouldFetchSubresources = true
    open var timeout: TimeInterval = 30

    public override init() { super.init() }

    open func startFetchingMetadata(
        for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
    ) {
        nonisolated(unsafe) let handler = completionHandler
        DispatchQueue.global().async { handler(nil, LPError(.metadataFetchFailed)) }
    }

    open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
        throw LPError(.metadataFetchFailed)
    }

    open func cancel() {}
}

/// A card with the title and the address of a page.
@preconcurrency @MainActor
open class LPLinkView: UIView {
    private let labels = [UILabel(), UILabel()]
    open var metadata: LPLinkMetadata { didSet { show() } }

    public init(url URL: URL) {
        metadata = LPLinkMetadata()
        metadata.url = URL
        super.init(frame: .zero)
        begin()
    }

    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        begin()
    }

    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        backgroundColor = .secondarySystemBackground
        clipsToBounds = true
        labels[0].font = .preferredFont(forTextStyle: .headline)
        labels[1].font = .preferredFont(forTextStyle: .footnote)
        labels[1].textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: labels)
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            stack.topAnchor.constraint(equalTo: topAnchor, constant: 10),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
        ])
        show()
    }

    private func show() {
        let host = (metadata.url ?? metadata.originalURL)?.host
        labels[0].text = metadata.title ?? host
        labels[1].text = metadata.title == nil ? nil : host
        labels[1].isHidden = metadata.title == nil
    }
}
