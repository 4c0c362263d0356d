import DataModels
import Testing
import XMLTree

struct DataModelTests {
    private static let document = """
        <?xml version="1.0" encoding="UTF-8"?>
        <model type="com.apple.IDECoreDataModeler.DataModel">
            <entity name="Note" representedClassName="Note" codeGenerationType="class">
                <attribute name="text" optional="YES" attributeType="String"/>
                <attribute name="count" attributeType="Integer 64" usesScalarValueType="YES"/>
                <attribute name="default" optional="YES" attributeType="Boolean"/>
                <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="note" inverseEntity="Tag"/>
            </entity>
            <entity name="Tag" representedClassName=".Tag" codeGenerationType="category">
                <relationship name="note" maxCount="1" deletionRule="Cascade" destinationEntity="Note" inverseName="tags" inverseEntity="Note"/>
            </entity>
            <entity name="Plain" representedClassName="Plain"/>
        </model>
        """

    @Test("A class definition has the class, its properties and the methods of to-many relationships")
    func classes() throws {
        let sources = DataModelClasses(try DataModel(Array(Self.document.utf8))).sources
        #expect(
            sources.map(\.name) == [
                "Note+CoreDataClass.swift", "Note+CoreDataProperties.swift", "Tag+CoreDataProperties.swift",
            ])
        #expect(sources[0].text.contains("@objc(Note)\npublic class Note: NSManagedObject {"))
        for line in [
            "@NSManaged public var text: String?", "@NSManaged public var count: Int64",
            "@NSManaged public var `default`: NSNumber?", "@NSManaged public var tags: NSSet?",
            "@NSManaged public func addToTags(_ value: Tag)", "@NSManaged public func removeFromTags(_ values: NSSet)",
            "public class func fetchRequest() -> NSFetchRequest<Note>",
        ] { #expect(sources[1].text.contains(line), "\(line)") }
        #expect(sources[2].text.contains("@NSManaged public var note: Note?"))
    }

    @Test(
        "What is wrong in a model is reported with its place",
        arguments: [
            ("<plist/>", "the document isn't a data model: its root is 'plist'"),
            (#"<model><entity name="A"/><entity name="A"/></model>"#, "two entities have the name 'A'"),
            (#"<model><entity/></model>"#, "the element 'entity' has no name"),
            (#"<model><entity name="A" parentEntity="B"/></model>"#, "the parent 'B' of 'A' isn't an entity"),
            (
                #"<model><entity name="A" parentEntity="B"/><entity name="B" parentEntity="A"/></model>"#,
                "the entity 'A' is its own parent"
            ),
            (
                #"<model><entity name="A"><attribute name="x" attributeType="Odd"/></entity></model>"#,
                "the attribute has the unknown type 'Odd'"
            ),
            (
                #"<model><entity name="A"><relationship name="x" destinationEntity="B"/></entity></model>"#,
                "the destination 'B' of 'A.x' isn't an entity"
            ),
        ])
    func mistakes(document: String, message: String) {
        let error = #expect(throws: DataModelError.self) { try DataModel(Array(document.utf8)) }
        #expect(error?.message == message)
        #expect(error?.location?.line == 1)
    }
}
