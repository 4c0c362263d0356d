import Foundation
import Testing

@Suite("Apps with data models")
struct DataModelAppTests {
    private static let model = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
            <entity name="Note" representedClassName="Note" codeGenerationType="class">
                <attribute name="text" optional="YES" attributeType="String"/>
                <attribute name="count" attributeType="Integer 64" defaultValueString="0" usesScalarValueType="YES"/>
                <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="note" inverseEntity="Tag"/>
            </entity>
            <entity name="Tag" representedClassName=".Tag">
                <attribute name="title" attributeType="String"/>
                <relationship name="note" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Note" inverseName="tags" inverseEntity="Note"/>
            </entity>
        </model>
        """

    private static let tag = """
        import CoreData

        public class Tag: NSManagedObject {
            @NSManaged var title: String
            @NSManaged private(set) var note: Note?

            convenience init(_ title: String, in context: NSManagedObjectContext) {
                self.init(entity: Self.entity(), insertInto: context)
                self.title = title
            }
        }
        """

    private static let body = """
            @IBOutlet weak var count: UILabel!
            private let container = NSPersistentContainer(name: "Notes")
            private var results: NSFetchedResultsController<Note>!

            override func viewDidLoad() {
                super.viewDidLoad()
                container.loadPersistentStores { _, error in
                    if let error = error as NSError? { fatalError("\\(error), \\(error.userInfo)") }
                }
                let request: NSFetchRequest<Note> = Note.fetchRequest()
                request.sortDescriptors = [NSSortDescriptor(keyPath: \\Note.count, ascending: false)]
                request.predicate = NSPredicate(format: "ANY %K.title BEGINSWITH %@", #keyPath(Note.tags), "t")
                results = NSFetchedResultsController(
                    fetchRequest: request, managedObjectContext: container.viewContext, sectionNameKeyPath: nil,
                    cacheName: nil)
                results.delegate = self
                try! results.performFetch()
            }

            /// Reads the store again, as the next launch does.
            private func show() {
                let next = NSPersistentContainer(name: "Notes", managedObjectModel: container.managedObjectModel)
                next.loadPersistentStores { _, _ in }
                let request = NSFetchRequest<Note>(entityName: "Note")
                request.sortDescriptors = results.fetchRequest.sortDescriptors
                let notes = try! next.viewContext.fetch(request)
                count.text! += notes.map { " \\($0.text ?? ""):\\($0.tags?.count ?? 0)" }.joined()
            }

            @IBAction func buy() {
                let note = Note(context: container.viewContext)
                note.count = Int64(results.fetchedObjects!.count)
                note.text = "n\\(note.count)"
                note.addToTags(Tag("t", in: container.viewContext))
                note.addToTags(NSSet(array: [Tag("u", in: container.viewContext)]))
                try! container.viewContext.save()
                show()
            }
        """

    private static let following = """
        import CoreData

        extension ShopController: NSFetchedResultsControllerDelegate {
            func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
                count.text = "\\(controller.fetchedObjects!.count)"
            }
        }
        """

    @Test("An app keeps objects of its model, whose generated and own classes it uses, as stores keep them")
    func keeps() throws {
        let app = try SmallApp(
            body: Self.body,
            besides: [
                "Shop/Notes.xcdatamodeld/Notes.xcdatamodel/contents": Self.model, "Shop/Tag.swift": Self.tag,
                "Shop/Following.swift": Self.following,
            ])
        defer { app.remove() }
        try app.write(
            String(contentsOf: app.folder.appending(path: "Shop/ShopController.swift"), encoding: .utf8)
                .replacing("import UIKit", with: "import CoreData\nimport UIKit"), to: "Shop/ShopController.swift")
        let outcome = try app.run(
            #"{"tap": {"text": "Buy"}}"#, #"{"expect": {"text": "1 n0:2"}}"#, #"{"tap": {"text": "Buy"}}"#,
            #"{"expect": {"text": "2 n1:2 n0:2"}}"#)
        #expect(outcome.code == 0, "\(outcome.errors)")
    }

    @Test("A mistake in a model is reported with its place, in the model")
    func mistake() throws {
        let app = try SmallApp(
            body: BuildTests.counting,
            besides: [
                "Shop/Notes.xcdatamodeld/Notes.xcdatamodel/contents": Self.model.replacing("Integer 64", with: "Number")
            ])
        defer { app.remove() }
        let outcome = try app.storyboard("build", app.folder.path)
        #expect(outcome.code != 0)
        #expect(outcome.errors.contains("Shop/Notes.xcdatamodeld/Notes.xcdatamodel/contents:5:"), "\(outcome.errors)")
    }
}
