/// The instructions that the server gives agents for working with documents.
enum AgentGuide {
    static let instructions = """
        Storyboards and xibs of Interface Builder. Never edit their XML as text: use 'change', which keeps ids, references and \
        constraints consistent, and saves nothing if a command fails or causes an error. The loop: open → outline → inspect what \
        you will change → commands (the names, then the fields of one) → change → render and look → layout → undo if it is worse. \
        Ids come from outline and find; make none up. Long answers end with how to get more.
        """

    static let text = """
        \(instructions)

        What breaks most often, and the command that makes it safe:
        - a dangling id after a deletion: 'delete' removes everything that refers to the object
        - a duplicate id after a copy: 'duplicate' and 'paste' create new ids
        - constraints without their view: 'delete', 'unembed' and 'move' update them; 'addMissingConstraints' completes a view
        - an outlet or action that the class lacks: 'check' compares with the app's sources
        - a frame that contradicts its constraints: 'layout' names commands that resolve it
        'fix' removes dangling ids, wherever they came from.
        """

    /// A prompt: a task that people choose, with its arguments.
    struct Prompt: Sendable {
        var name: String
        var says: String
        var fields: [AgentTool.Field]
        var text: @Sendable (_ argument: (String) -> String) -> String
    }

    static let prompts = [
        Prompt(
            name: "review", says: "Reviews what changed in storyboards since a revision",
            fields: [.optional("since", .string, "a git revision; by default HEAD")],
            text: { argument in
                """
                Review what changed in the storyboards and xibs here since \(argument("since").isEmpty ? "HEAD" : argument("since")). \
                Call 'open', then 'diff' with since for each document that may have changed; 'check' it; 'render' the scenes \
                that changed, light and dark. Tell what changed for a person who uses the app, what is wrong, and what you \
                aren't sure of. Change nothing.
                """
            }),
        Prompt(
            name: "repair-layout", says: "Resolves the layout issues of a document",
            fields: [.required("file", .string, "the document")],
            text: { argument in
                """
                Resolve the layout issues of \(argument("file")). Call 'layout'. For each issue choose among its commands the one \
                that keeps what the screen looks like, 'change', and 'render' before and after. Take back with 'undo' what looks \
                worse. End with 'layout' and 'wall' of the scenes that you changed.
                """
            }),
        Prompt(
            name: "build-screen", says: "Makes a screen from a description",
            fields: [
                .required("file", .string, "the document"),
                .required("wish", .string, "what the screen shows and does"),
            ],
            text: { argument in
                """
                Make this screen in \(argument("file")): \(argument("wish"))
                Look at 'outline' and 'render' of scenes that are there, and keep to their style. Use 'commands' for the fields of \
                addScene, addObject, embed, pin, addConstraint, addOutlet and addSegue. Prefer stack views, text styles and system \
                colors. After each 'change', 'render'; at the end 'layout', 'check', 'wall' and 'play'.
                """
            }),
    ]
}
