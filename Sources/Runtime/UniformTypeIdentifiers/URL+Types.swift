public import Foundation

extension URL {
    /// Returns the URL with a component whose name has the type's extension.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName.appendingPathExtension(for: contentType))
    }

    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    public func appendingPathExtension(for contentType: UTType) -> URL {
        deletingLastPathComponent().appendingPathComponent(lastPathComponent.appendingPathExtension(for: contentType))
    }

    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}

extension String {
    /// Returns the name with the type's extension, unless it has one of the type's.
    fileprivate func appendingPathExtension(for type: UTType) -> String {
        guard let preferred = type.preferredFilenameExtension else { return self }
        let own = (self as NSString).pathExtension.lowercased()
        let isThere = type.tags[.filenameExtension]?.contains(own) == true
        return isThere ? self : "\(self).\(preferred)"
    }
}
