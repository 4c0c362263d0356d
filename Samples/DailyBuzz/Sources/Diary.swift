import CoreData

/// The brewing sessions, which are kept with Core Data.
final class Diary {
    private let container = NSPersistentContainer(name: "Diary")

    private var context: NSManagedObjectContext { container.viewContext }

    /// Opens the diary; a new one has examples.
    init() {
        container.loadPersistentStores { _, error in
            if let error = error { print("The diary can't be opened: \(error)") }
        }
        if UserDefaults.standard.bool(forKey: "HasExamples") { return }
        // Of June 2011
        let examples = [(0, 203, 1_307_440_800.0), (2, 198, 1_307_354_400), (4, 205, 1_307_268_000)]
        for (coffee, temperature, seconds) in examples {
            add(Coffee.all[coffee], temperature: temperature, on: Date(timeIntervalSince1970: seconds))
        }
        UserDefaults.standard.set(true, forKey: "HasExamples")
    }

    /// Returns the sessions, newest first, with what changes in them.
    func makeResults() -> NSFetchedResultsController<BrewSession> {
        let request = BrewSession.fetchRequest()
        request.sortDescriptors = [NSSortDescriptor(key: "date", ascending: false)]
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    }

    func add(_ coffee: Coffee, temperature: Int, on date: Date = Date()) {
        let session = BrewSession(context: context)
        session.coffeeName = coffee.name
        session.temperature = Int16(clamping: temperature)
        session.date = date
        save()
    }

    func remove(_ session: BrewSession) {
        context.delete(session)
        save()
    }

    private func save() {
        do {
            try context.save()
        } catch {
            print("The diary can't be saved: \(error)")
        }
    }
}
