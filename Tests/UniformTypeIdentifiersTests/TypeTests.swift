import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite("Types of content")
struct TypeTests {
    @Test("Types conform to themselves and to what is more general, also over several steps")
    func conformance() {
        #expect(UTType.png.conforms(to: .png) && UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
        #expect(!UTType.image.conforms(to: .png) && !UTType.png.conforms(to: .text))
        #expect(UTType.image.isSupertype(of: .png) && UTType.png.isSubtype(of: .image))
        #expect(!UTType.png.isSubtype(of: .png))
        #expect(UTType.json.supertypes.contains(.content) && UTType.swiftSource.conforms(to: .plainText))
    }

    @Test("A type is found by an extension or a MIME type in any case, and has its preferred ones")
    func tags() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "image/PNG") == .png)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.plainText.preferredFilenameExtension == "txt")
        #expect(UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: .movie) == [.mpeg4Movie])
        #expect(UTType(tag: "", tagClass: .filenameExtension, conformingTo: nil) == nil)
    }

    @Test("A type that nobody declares is dynamic, and keeps its tag and its supertype")
    func dynamicTypes() throws {
        let type = try #require(UTType(filenameExtension: "Zqx", conformingTo: .text))
        #expect(type.isDynamic && !type.isDeclared && type.preferredFilenameExtension == "zqx")
        #expect(type.conforms(to: .text) && type.conforms(to: .content) && !type.conforms(to: .image))
        #expect(UTType(type.identifier) == type && UTType("dyn.zz")?.tags == [:])
        #expect(UTType("org.example.nothing") == nil && UTType("public.png") == .png)
    }

    @Test("Each supertype of the system's types is declared, and no type is twice")
    func table() {
        let all = TypeDeclarations(information: [:]).all()
        let names = Set(all.map(\.identifier))
        #expect(names.count == SystemTypes.lines.split(separator: "\n").count)
        for type in all {
            for parent in type.parents { #expect(names.contains(parent), "\(type.identifier): \(parent)") }
        }
    }

    @Test("Info.plist declares an app's types, with lists or single words")
    func declarations() throws {
        let information: [String: Any] = [
            "UTExportedTypeDeclarations": [
                [
                    "UTTypeIdentifier": "org.example.menu", "UTTypeConformsTo": "public.json",
                    "UTTypeDescription": "Menu",
                    "UTTypeTagSpecification": ["public.filename-extension": ["Menu"], "public.mime-type": "text/menu"],
                ],
                ["UTTypeConformsTo": "public.data"],
            ]
        ]
        let type = try #require(TypeDeclarations(information: information).type("org.example.menu"))
        #expect(type.parents == ["public.json"] && type.text == "Menu")
        #expect(type.tags(.filenameExtension) == ["menu"] && type.tags(.mimeType) == ["text/menu"])
        let own = UTType(exportedAs: "org.example.own", conformingTo: .json)
        #expect(own.conforms(to: .text) && UTType("org.example.own") == own && own.isDeclared)
    }

    @Test("Addresses and names get the extension of a type once")
    func names() {
        let folder = URL(fileURLWithPath: "/folder", isDirectory: true)
        #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
        #expect(folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
        #expect(folder.appendingPathComponent("a").appendingPathExtension(for: .json).path == "/folder/a.json")
    }

    @Test("Types are written as their identifiers")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
    }
}
