import Foundation

/// The brewing sessions, newest first, which are kept in a database.
final class Diary {
    private let database: Database?
    private(set) var sessions: [BrewSession] = []

    /// Opens the diary in the folder for documents; a new one has examples.
    init() {
        do {
            database = try Diary.open()
        } catch {
            print("The diary can't be opened: \(error)")
            database = nil
        }
        if let database = database { sessions = (try? load(from: database)) ?? [] }
        if sessions.isEmpty, !UserDefaults.standard.bool(forKey: "HasExamples") {
            for session in BrewSession.examples.reversed() { add(session) }
            UserDefaults.standard.set(true, forKey: "HasExamples")
        }
    }

    private static func open() throws -> Database {
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let database = try Database(at: folder.appendingPathComponent("Diary.sqlite"))
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS session
            (id INTEGER PRIMARY KEY, coffee TEXT, temperature INTEGER, date INTEGER)
            """)
        return database
    }

    private func load(from database: Database) throws -> [BrewSession] {
        try database.run("SELECT id, coffee, temperature, date FROM session ORDER BY id DESC").compactMap { row in
            guard case .integer(let id) = row[0], case .text(let coffee) = row[1],
                case .integer(let temperature) = row[2], case .integer(let seconds) = row[3]
            else { return nil }
            return BrewSession(
                id: id, coffee: Coffee(name: coffee), temperature: temperature,
                date: Date(timeIntervalSince1970: TimeInterval(seconds)))
        }
    }

    /// Adds a session at the beginning.
    func add(_ session: BrewSession) {
        var session = session
        let rows = try? database?.run(
            "INSERT INTO session (coffee, temperature, date) VALUES (?, ?, ?) RETURNING id",
            .text(session.coffee.name), .integer(session.temperature),
            .integer(Int(session.date.timeIntervalSince1970)))
        if let first = rows?.first, case .integer(let id)? = first.first { session.id = id }
        sessions.insert(session, at: 0)
    }

    func remove(at index: Int) {
        let session = sessions.remove(at: index)
        if let id = session.id { _ = try? database?.run("DELETE FROM session WHERE id = ?", .integer(id)) }
    }
}
