import Foundation
import StoryboardModel
import XMLTree

extension Document {
    /// The screen size of the document's canvas. Documents that name no device have the screen of their simulated
    /// metrics, which is square with size classes.
    var canvasScreen: CGSize {
        if namedDevice != nil {
            let own = DocumentDevice(of: self)
            return CGSize(width: own.width, height: own.height)
        }
        let metrics = root.child("simulatedMetricsContainer")?.child(key: "destination")
        guard let type = metrics?["type"], root["useTraitCollections"] != "YES",
            let device = DocumentDevice(id: Self.oldScreens[type] ?? type)
        else { return CGSize(width: 600, height: 600) }
        let isTurned = root.child("simulatedMetricsContainer")?.child(key: "orientation")?["type"] == "landscape"
        return isTurned
            ? CGSize(width: device.height, height: device.width) : CGSize(width: device.width, height: device.height)
    }

    /// The devices for the screens in documents of Xcode 5 and 6. A phone without a type has a 3.5-inch screen.
    private static let oldScreens = ["retina4": "retina4_0", "retina47": "retina4_7", "retina55": "retina5_5"]
}
