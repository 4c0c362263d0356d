import CoreGraphics
public import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import QuartzCore
public import UIKit

extension WKWebView {
    // MARK: Pictures

    /// Draws what is seen.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) {
        let image = snapshot(snapshotConfiguration ?? WKSnapshotConfiguration())
        environment.schedule(after: 0) { completionHandler(image, image == nil ? WKError(.unknown) : nil) }
    }

    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage {
        guard let image = snapshot(configuration ?? WKSnapshotConfiguration()) else { throw WKError(.unknown) }
        return image
    }

    private func snapshot(_ configuration: WKSnapshotConfiguration) -> UIImage? {
        layoutIfNeeded()
        let part = configuration.rect.isNull ? bounds : configuration.rect
        guard part.width > 0, part.height > 0 else { return nil }
        let share = (configuration.snapshotWidth.map { CGFloat($0.doubleValue) } ?? part.width) / part.width
        guard share > 0 else { return nil }
        let size = CGSize(width: part.width * share, height: part.height * share)
        return UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.scaleBy(x: share, y: share)
            context.cgContext.translateBy(x: -part.minX, y: -part.minY)
            layer.renderWhole(in: context.cgContext)
        }
    }

    /// Draws the page, or a part of it, as a PDF of one page.
    public func createPDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping (Result<Data, any Error>) -> Void
    ) {
        let data = pdfData(configuration)
        environment.schedule(after: 0) { completionHandler(data.map { .success($0) } ?? .failure(WKError(.unknown))) }
    }

    public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        guard let data = pdfData(configuration) else { throw WKError(.unknown) }
        return data
    }

    private func pdfData(_ configuration: WKPDFConfiguration) -> Data? {
        layoutIfNeeded()
        let part = configuration.rect ?? CGRect(origin: .zero, size: scrollView.contentSize)
        guard part.width > 0, part.height > 0 else { return nil }
        let page = CGRect(origin: .zero, size: part.size)
        return UIGraphicsPDFRenderer(bounds: page).pdfData { context in
            context.beginPage()
            let context = context.cgContext
            if !configuration.allowTransparentBackground {
                context.setFillColor(UIColor.white.cgColor)
                context.fill(page)
            }
            for view in parts {
                context.saveGState()
                context.translateBy(x: view.frame.minX - part.minX, y: view.frame.minY - part.minY)
                view.layer.renderWhole(in: context)
                context.restoreGState()
            }
        }
    }

    /// Writes the page as an archive: a property list with its main resource.
    public func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void) {
        let result = Result { try archive() }
        environment.schedule(after: 0) { completionHandler(result) }
    }

    private func archive() throws -> Data {
        guard let answer else { throw WKError(.unknown) }
        let resource: [String: Any] = [
            "WebResourceData": answer.data, "WebResourceURL": url?.absoluteString ?? "",
            "WebResourceMIMEType": answer.response.mimeType ?? "text/html",
            "WebResourceTextEncodingName": answer.response.textEncodingName ?? "UTF-8", "WebResourceFrameName": "",
        ]
        return try PropertyListSerialization.data(
            fromPropertyList: ["WebMainResource": resource], format: .binary, options: 0)
    }

    // MARK: Finding

    /// Looks for a text after the one that was found last, shows it, and marks it.
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping (WKFindResult) -> Void
    ) {
        let result = WKFindResult(find(string, configuration))
        environment.schedule(after: 0) { completionHandler(result) }
    }

    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
    ) async throws -> WKFindResult { WKFindResult(find(string, configuration)) }

    private func find(_ string: String, _ configuration: WKFindConfiguration) -> Bool {
        let labels = parts.map { $0 as? UILabel }
        let options: String.CompareOptions = configuration.caseSensitive ? [] : .caseInsensitive
        let places = labels.indices.filter { labels[$0]?.text?.range(of: string, options: options) != nil }
        let next =
            configuration.backwards
            ? places.last { $0 < found ?? .max } ?? (configuration.wraps ? places.last : nil)
            : places.first { $0 > found ?? -1 } ?? (configuration.wraps ? places.first : nil)
        found.map { labels[$0]?.backgroundColor = nil }
        found = next
        guard let next, let label = labels[next] else { return false }
        label.backgroundColor = .systemYellow
        scrollView.scrollRectToVisible(label.frame, animated: false)
        return true
    }
}
