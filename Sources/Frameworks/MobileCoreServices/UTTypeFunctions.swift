public import CoreGraphics
import Foundation
import UniformTypeIdentifiers

public let kUTTagClassFilenameExtension: CFString = "public.filename-extension"
public let kUTTagClassMIMEType: CFString = "public.mime-type"

public let kUTExportedTypeDeclarationsKey: CFString = "UTExportedTypeDeclarations"
public let kUTImportedTypeDeclarationsKey: CFString = "UTImportedTypeDeclarations"
public let kUTTypeIdentifierKey: CFString = "UTTypeIdentifier"
public let kUTTypeTagSpecificationKey: CFString = "UTTypeTagSpecification"
public let kUTTypeConformsToKey: CFString = "UTTypeConformsTo"
public let kUTTypeDescriptionKey: CFString = "UTTypeDescription"

/// Returns the identifier of the type that a tag has, and that conforms to another if one is given.
public func UTTypeCreatePreferredIdentifierForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedValue<CFString>? {
    let parent = inConformingToUTI.flatMap { UTType($0) }
    let type = UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: parent)
    return type.map { UnmanagedValue($0.identifier) }
}

/// Returns the identifiers of all types that a tag has.
public func UTTypeCreateAllIdentifiersForTag(
    _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> UnmanagedValue<CFArray>? {
    let parent = inConformingToUTI.flatMap { UTType($0) }
    let types = UTType.types(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: parent)
    return types.isEmpty ? nil : UnmanagedValue(types.map(\.identifier))
}

/// Returns the preferred tag of a type.
public func UTTypeCopyPreferredTagWithClass(
    _ inUTI: CFString, _ inTagClass: CFString
) -> UnmanagedValue<CFString>? {
    UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]?.first.map { UnmanagedValue($0) }
}

public func UTTypeCopyAllTagsWithClass(_ inUTI: CFString, _ inTagClass: CFString) -> UnmanagedValue<CFArray>? {
    UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)].map { UnmanagedValue($0) }
}

public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
    if inUTI == inConformsToUTI { return true }
    guard let type = UTType(inUTI), let parent = UTType(inConformsToUTI) else { return false }
    return type.conforms(to: parent)
}

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
    inUTI1.caseInsensitiveCompare(inUTI2) == .orderedSame
}

public func UTTypeCopyDescription(_ inUTI: CFString) -> UnmanagedValue<CFString>? {
    UTType(inUTI)?.localizedDescription.map { UnmanagedValue($0) }
}

public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDeclared ?? false }
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDynamic ?? false }
