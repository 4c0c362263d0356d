import CoreData
import Foundation
import Testing
import UIKit

@MainActor @Suite("Documents whose content is a store", .serialized) struct ManagedDocumentTests {
    private final class Shops: UIManagedDocument {
        nonisolated(unsafe) static var model: NSManagedObjectModel?
        var note = ""
        override var managedObjectModel: NSManagedObjectModel { Self.model ?? super.managedObjectModel }
        override func additionalContent(for absoluteURL: URL) throws -> Any { note }
        override func writeAdditionalContent(
            _ content: Any, to absoluteURL: URL, originalContentsURL absoluteOriginalContentsURL: URL?
        ) throws {
            let text = content as? String ?? ""
            try Data(text.utf8).write(to: absoluteURL.appendingPathComponent("note.txt"))
        }
        override func readAdditionalContent(from absoluteURL: URL) throws {
            note = try String(contentsOf: absoluteURL.appendingPathComponent("note.txt"), encoding: .utf8)
        }
    }

    @Test("Objects of a document are those of its file when it is opened again, with what is beside them")
    func saving() throws {
        Shops.model = try CoffeeModel.write()
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).shops")
        defer { try? FileManager.default.removeItem(at: url) }
        let document = Shops(fileURL: url)
        let contents = { (document: Shops) throws in
            try document.writeContents(
                document.contents(forType: "public.data"), andAttributes: nil, safelyTo: url, for: .forCreating)
        }
        try contents(document)
        let shop = Shop(context: document.managedObjectContext)
        shop.name = "Blue"
        #expect(document.hasUnsavedChanges)
        document.note = "open on Sundays"
        try contents(document)
        #expect(!document.managedObjectContext.hasChanges)
        #expect(FileManager.default.fileExists(atPath: url.appendingPathComponent("StoreContent/persistentStore").path))
        let again = Shops(fileURL: url)
        try again.read(from: url)
        let found = try again.managedObjectContext.fetch(NSFetchRequest<Shop>(entityName: "Shop"))
        #expect(found.map(\.name) == ["Blue"] && again.note == "open on Sundays" && !again.hasUnsavedChanges)
    }
}
