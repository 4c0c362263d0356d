/// What constraints leave open of a view's frame.
package struct OpenLayout: Hashable, Sendable {
    /// What they leave open on an axis.
    package struct Axis: Hashable, Sendable {
        package var hasPosition = false
        package var hasLength = false
        /// Whether a constraint for one of position and length would determine the other as well.
        package var needsOnlyOne = false
        /// Whether constraints of equal priorities leave it open, rather than missing ones.
        package var isTied = false

        package var isOpen: Bool { hasPosition || hasLength }
        /// Whether constraints are missing.
        package var isMissing: Bool { isOpen && !isTied }
    }

    package var horizontal = Axis()
    package var vertical = Axis()

    /// Whether constraints are missing on an axis.
    package var isMissing: Bool { horizontal.isMissing || vertical.isMissing }
}
