/// Scenes that are in code now, as the sources of their app have to know them.
package struct SceneAdoption: Sendable {
    /// A scene that is made by an expression.
    package struct Scene: Sendable {
        package var expression: String
        package var type: String

        package init(expression: String, type: String) { (self.expression, self.type) = (expression, type) }
    }

    /// The scenes of a storyboard, by their identifiers; the initial one has an empty one.
    package struct Storyboard: Sendable {
        package var scenes: [String: Scene] = [:]

        package init() {}
    }

    /// A class that gets its views by an extension.
    package struct Class: Sendable {
        /// The members that it lacks unless it has them already: the first line of each says which.
        package var members: [Member] = []
        /// The methods of segues, by their identifiers.
        package var segues: [String: String] = [:]
        /// The name of the storyboard.
        package var storyboard: String

        package init(storyboard: String) { self.storyboard = storyboard }
    }

    /// A member that a class needs.
    package struct Member: Hashable, Sendable {
        /// What a class has that has the member: `loadView`, `init(style:reuseIdentifier:)`, `tableView(_:didSelectRowAt:)`.
        package var signature: String
        package var lines: [String]
        /// What to do by hand in a class that has the member.
        package var advice: String

        package init(_ signature: String, _ lines: [String], advice: String) {
            (self.signature, self.lines, self.advice) = (signature, lines, advice)
        }
    }

    package var storyboards: [String: Storyboard] = [:]
    package var classes: [String: Class] = [:]

    package init() {}
}

/// What changes in a source, and what is left to a person.
package struct AdoptedSource: Hashable, Sendable {
    package struct Remark: Hashable, Sendable {
        package var line: Int
        package var message: String
    }

    package var edits: [SourceEdit] = []
    package var remarks: [Remark] = []
}
