import AVFoundation
import CoreData
import CoreImage
import CoreLocation
import Foundation
import MapKit
import Photos
import SpriteKit
import Testing
import UIKit

/// Properties of apps begin with objects that nothing was said about: Objective-C's classes inherit `init()`.
@MainActor
struct EmptyObjectsTests {
    @Test func `Places, maps and lines are empty`() {
        #expect(CLLocation().coordinate.latitude == 0 && CLCircularRegion().radius == 0)
        #expect(MKPolyline().pointCount == 0 && MKPolygon().pointCount == 0 && MKCircle().radius == 0)
        #expect(MKAnnotationView().annotation == nil && MKRoute().distance == 0)
        #expect(MKOverlayRenderer().overlay is MKPolyline && MKMapItem().name == nil)
    }

    @Test func `A player has no sound, and an asset no content`() {
        let player = AVAudioPlayer()
        #expect(player.url == nil && player.duration == 0 && !player.isPlaying)
        #expect(PHAsset().pixelWidth == 0 && CIImage().extent.isNull)
    }

    @Test func `Animators, actions and effects do nothing`() {
        #expect(UIViewPropertyAnimator().duration == 0 && UISwipeActionsConfiguration().actions.isEmpty)
        #expect(UIAlertAction().title == nil && SKAction().duration == 0)
        #expect(UIKit.NSPredicate().evaluate(with: nil) && UIKit.NSSortDescriptor().key == nil)
    }

    @Test func `Contexts and objects belong to no store`() {
        #expect(NSManagedObjectContext().persistentStoreCoordinator == nil)
        #expect(NSManagedObject().managedObjectContext == nil)
    }
}
