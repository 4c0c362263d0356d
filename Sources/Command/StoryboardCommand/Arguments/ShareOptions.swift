import EditorServer
import PageServing
import StoryboardModel
import XMLTree

/// The options with which other computers reach a page.
struct ShareOptions {
    static let share = Option("share", says: "lets other computers open the editor, at addresses with other secrets")
    static let port = Option(
        "share-port", value: "N", says: "with --share: the port for others; by default a free one")
    static let name = Option(
        "share-name", value: "NAME", says: "with --share: a name by which others reach this computer")

    let entrance: PageEntrance
    let sharing: Sharing

    /// Opens the port, or returns nil if nothing is shared.
    init?(_ arguments: Arguments, verb: String) throws(Failure) {
        guard arguments.has(Self.share.name) else {
            for option in [Self.port, Self.name] where arguments.has(option.name) {
                throw .usage("'--\(option.name)' needs '--share'", help: verb)
            }
            return nil
        }
        let name = arguments.value(of: Self.name.name)
        if let name, name.wholeMatch(of: #/[A-Za-z0-9]([A-Za-z0-9.\-]*[A-Za-z0-9])?/#) == nil {
            throw .usage("'\(name)' is not the name of a computer, expected one such as studio.local", help: verb)
        }
        let port = try PageOptions.port(arguments, Self.port.name, verb)
        do throws(WebServerError) {
            entrance = try PageEntrance(sharingAt: port, name: name)
        } catch {
            throw Failure(.unwritable, Problem(message: error.message, hint: "choose another with --share-port"))
        }
        sharing = Sharing(
            editors: entrance.addresses(for: .editor, name: name), guests: entrance.addresses(for: .guest, name: name))
    }

    /// Prints the addresses, and what they let others do.
    func announce(in environment: CommandEnvironment) throws(Failure) {
        try environment.write("\nFor others who edit:\n\(Self.lines(sharing.editors))")
        try environment.write("For guests who only look:\n\(Self.lines(sharing.guests))\n")
        environment.report(
            Problem(
                severity: .warning,
                message:
                    "every computer that reaches this one can open these addresses, and nothing on the way is encrypted",
                hint: """
                    whoever has the address for editing can change the documents and sources of this folder, and run them \
                    here; use it in a network that you trust, or through an encrypted tunnel
                    """))
    }

    private static func lines(_ addresses: [String]) -> String { addresses.map { "  \($0)\n" }.joined() }
}
