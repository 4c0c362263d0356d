extension Command {
    /// The objects whose scenes must be laid out for the command; empty if it needs only the document.
    package var laidOutObjects: [Address] {
        switch self {
        case .align(let objects, let side, _): Self.textLines.contains(side) ? objects : []
        case .pin(let objects, _, _, _, _, _, _, _, _, _, _, _, _, _, _), .addMissingConstraints(let objects, _),
            .resetConstraints(let objects, _), .updateFrames(let objects, _),
            .updateConstraintConstants(let objects, _), .sizeToFit(let objects):
            objects
        default: []
        }
    }

    /// The baselines that views can be aligned by.
    static let textLines = ["firstBaseline", "lastBaseline"]
}
