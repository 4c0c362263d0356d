extension Command {
    /// The objects whose scenes have to be laid out for the command; none where it goes by the document alone.
    package var laidOutObjects: [Address] {
        switch self {
        case .align(let objects, let side, _): Self.textLines.contains(side) ? objects : []
        case .pin(let objects, _, _, _, _, _, _, _, _, _, _), .addMissingConstraints(let objects, _),
            .resetConstraints(let objects, _), .updateFrames(let objects, _),
            .updateConstraintConstants(let objects, _), .sizeToFit(let objects):
            objects
        default: []
        }
    }

    /// What views can be brought into line by beside their edges and middles.
    static let textLines = ["firstBaseline", "lastBaseline"]
}
