/// A list of members in a text: a line has a class and members of it by their full names, below a heading with the reason if there is one.
struct MemberList {
    struct Entry {
        let owner, member: String
        let line: Int
        /// The heading above, or nil.
        let reason: String?
    }

    let path: String
    private(set) var entries: [Entry] = []

    init(_ text: String, path: String) {
        self.path = path
        var reason: String?
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.hasPrefix("## ") {
                reason = String(line.dropFirst(3))
            } else if !line.hasPrefix("#"), let owner = line.split(separator: " ").first {
                for member in line.split(separator: " ").dropFirst() {
                    entries.append(
                        Entry(owner: String(owner), member: String(member), line: number + 1, reason: reason))
                }
            }
        }
    }

    func finding(_ message: String, at entry: Entry) -> Finding {
        Finding(path: path, line: entry.line, message: message)
    }

    /// Returns the lines of members by class, in their order, none longer than 120 characters if a member fits.
    static func lines(of members: [String: Set<String>]) -> String {
        var text = ""
        for (owner, names) in members.sorted(by: { $0.key < $1.key }) {
            var line = owner
            for name in names.sorted() {
                if line.count + 1 + name.count > 120, line != owner {
                    text += line + "\n"
                    line = owner
                }
                line += " " + name
            }
            if line != owner { text += line + "\n" }
        }
        return text
    }
}
