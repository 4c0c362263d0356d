import AVFoundation
import AVKit
import CoreData
import CoreLocation
import MapKit
import MessageUI
import Photos
import PhotosUI
import SafariServices
package import UIKit
import UserNotifications
import WebKit

/// The frameworks beside UIKit that apps can import.
@MainActor
package enum SystemFrameworks {
    /// Lets nibs in an environment have objects of these frameworks, instead of placeholders.
    package static func open(in environment: UIEnvironment) {
        environment.photoSource = LibraryPhotos()
        environment.frameworkClasses = [
            "AVPlayerViewController": AVPlayerViewController.self, "MKMapView": MKMapView.self,
            "WKWebView": WKWebView.self, "UIWebView": UIWebView.self,
        ]
    }
}
