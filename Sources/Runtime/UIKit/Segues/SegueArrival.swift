/// Where a controller has come from: one of the segues of another controller, as it is known in every version of the
/// storyboard.
@MainActor
package struct SegueArrival {
    package private(set) weak var source: UIViewController?
    let destinationName: String?
    /// Whether the controller is in a view of its source.
    let isEmbedded: Bool
    /// The number of the segue among those to the same destination.
    private let number: Int

    init(_ template: UIStoryboardSegueTemplate, from source: UIViewController) {
        self.source = source
        (destinationName, isEmbedded) = (template.destinationName, template.performsOnViewLoad)
        let alike = source.segueTemplates.filter { $0.destinationName == template.destinationName }
        number = alike.firstIndex { $0 === template } ?? 0
    }

    /// Performs the segue again, from another instance of its source. Returns whether there is one.
    package func repeatSegue(from source: UIViewController) -> Bool {
        let alike = source.segueTemplates.filter { $0.destinationName == destinationName }
        guard alike.indices.contains(number) else { return false }
        source.environment.perform { alike[number].carryOut(from: source, nil) }
        return true
    }
}
