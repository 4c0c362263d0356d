import CoreGraphics
import Testing

import MobileCoreServices

@Suite("Types of content, as functions")
struct TypeFunctionTests {
    @Test("Identifiers and tags lead to each other")
    func tags() {
        let png = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "png", nil)?.takeRetainedValue()
        #expect(png == kUTTypePNG)
        #expect(UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassMIMEType)?.takeRetainedValue() == "image/jpeg")
        #expect(UTTypeCopyPreferredTagWithClass("org.example.none", kUTTagClassMIMEType) == nil)
        let all = UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, "mp4", nil)?.takeRetainedValue()
        #expect(Set(all as? [String] ?? []) == ["public.mpeg-4", "public.mpeg-4-audio"])
    }

    @Test("Types conform to more general ones, and are compared without regard to case")
    func conformance() {
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        #expect(UTTypeConformsTo("org.example.none", "org.example.none") && !UTTypeConformsTo("a.b", kUTTypeData))
        #expect(UTTypeEqual("Public.PNG", kUTTypePNG) && UTTypeIsDeclared(kUTTypePNG) && !UTTypeIsDynamic(kUTTypePNG))
    }
}
