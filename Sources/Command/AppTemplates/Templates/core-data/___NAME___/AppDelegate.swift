import CoreData
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    /// The objects of the app, in a store on disk.
    lazy var persistentContainer: NSPersistentContainer = {
        let container = NSPersistentContainer(name: "___NAME___")
        container.loadPersistentStores { _, error in
            if let error = error { fatalError("The store can't be opened: \(error)") }
        }
        return container
    }()

    func applicationDidEnterBackground(_ application: UIApplication) {
        saveContext()
    }

    func saveContext() {
        let context = persistentContainer.viewContext
        guard context.hasChanges else { return }
        do {
            try context.save()
        } catch {
            fatalError("The changes can't be saved: \(error)")
        }
    }
}
