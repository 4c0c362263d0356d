import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif
import UIKit
import UniformTypeIdentifiers

/// What a web view shows of an answer: a text or a picture.
enum PageContent {
    case text(PageText)
    case picture(UIImage)

    /// Creates the content of an answer, or returns nil for one that can't be shown.
    init?(_ response: URLResponse, _ data: Data) {
        let type = Self.type(response.mimeType)
        if type.conforms(to: .image), let image = UIImage(data: data) {
            self = .picture(image)
        } else if Self.isText(type) {
            let text = Self.decoded(data, response.textEncodingName)
            let isPage = type.conforms(to: .html) || type.conforms(to: .xml)
            self = .text(isPage ? PageText(html: text) : PageText(plain: text))
        } else {
            return nil
        }
    }

    var title: String? { if case .text(let text) = self { text.title } else { nil } }

    static func canShow(_ mimeType: String?) -> Bool {
        let type = type(mimeType)
        return type.conforms(to: .image) || isText(type)
    }

    /// An answer that says nothing of its type is a page.
    private static func type(_ mimeType: String?) -> UTType { mimeType.flatMap { UTType(mimeType: $0) } ?? .html }

    private static func isText(_ type: UTType) -> Bool {
        type.conforms(to: .text) || type.conforms(to: .html) || type.conforms(to: .json) || type.conforms(to: .xml)
    }

    private static func decoded(_ data: Data, _ name: String?) -> String {
        let isLatin = ["iso-8859-1", "latin1", "windows-1252"].contains(name?.lowercased())
        return String(data: data, encoding: isLatin ? .windowsCP1252 : .utf8) ?? String(decoding: data, as: UTF8.self)
    }
}

/// From where a page comes.
enum PageSource {
    case answer(URLResponse, Data)
    case file(URL)
    case handler(any WKURLSchemeHandler)
    /// An address whose page isn't loaded here.
    case address
}

extension URLResponse {
    /// The answer of a file, or of a text that an app brings.
    static func local(_ url: URL, mimeType: String?, length: Int, encoding: String? = "utf-8") -> URLResponse {
        URLResponse(
            url: url, mimeType: mimeType ?? "application/octet-stream", expectedContentLength: length,
            textEncodingName: encoding)
    }
}
