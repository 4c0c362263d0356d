// Saves to a store of Core Data, for tests that end a process midway.
//
//     StoreLoop STORE MODEL      inserts 20 coffees with the number of the save as cups, removes those of the save before the
//                                last one, and keeps the number in a shop's name; for ever

import CoreData
import Foundation

guard CommandLine.arguments.count == 3,
    let model = NSManagedObjectModel(contentsOf: URL(fileURLWithPath: CommandLine.arguments[2]))
else { exit(64) }
let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
try coordinator.addPersistentStore(
    ofType: NSSQLiteStoreType, configurationName: nil, at: URL(fileURLWithPath: CommandLine.arguments[1]), options: nil)
let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
context.persistentStoreCoordinator = coordinator

func objects(_ entity: String) throws -> [NSManagedObject] {
    try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity))
}

func save() throws {
    let shop =
        try objects("Shop").first ?? NSEntityDescription.insertNewObject(forEntityName: "Shop", into: context)
    let number = (Int(shop.value(forKey: "name") as? String ?? "") ?? 0) + 1
    shop.setValue("\(number)", forKey: "name")
    for coffee in try objects("Coffee") where (coffee.value(forKey: "cups") as? Int ?? 0) < number - 1 {
        context.delete(coffee)
    }
    for _ in 0..<20 {
        let coffee = NSEntityDescription.insertNewObject(forEntityName: "Coffee", into: context)
        coffee.setValue("of \(number)", forKey: "name")
        coffee.setValue(number, forKey: "cups")
        coffee.setValue(shop, forKey: "shop")
    }
    try context.save()
    context.reset()
}

while true {
    let result = context.performAndWait { Result { try save() } }
    try result.get()
}
