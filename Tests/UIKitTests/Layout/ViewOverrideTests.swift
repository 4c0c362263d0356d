import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// UIKit calls what an app overrides in views where it does such things itself.
@MainActor
@Suite struct ViewOverrideTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test func layoutPlacesViewsThroughTheirFrames() {
        let view = HeardView(frame: .zero)
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
            view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
        ])
        let heard = Heard.of(view) { window.layoutIfNeeded() }
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
        #expect(
            heard.isSuperset(of: [
                "frame =", "layoutSubviews()", "updateConstraints()", "updateConstraintsIfNeeded()",
                "intrinsicContentSize", "alignmentRectInsets", "setNeedsLayout()",
            ]))
    }

    @Test func aSizeByHandLaysOutAnew() {
        let (view, child) = (HeardView(frame: .zero), HeardView(frame: .zero))
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.contentMode = .redraw
        view.addSubview(child)
        window.addSubview(view)
        window.layoutIfNeeded()
        var heardByChild: Set<String> = []
        let heard = Heard.of(view) {
            heardByChild = Heard.of(child) { view.frame = CGRect(x: 0, y: 0, width: 10, height: 10) }
        }
        #expect(heard.isSuperset(of: ["frame =", "setNeedsLayout()", "setNeedsDisplay()"]))
        #expect(heardByChild.isSuperset(of: ["frame =", "setNeedsLayout()"]))
        #expect(Heard.of(view) { window.layoutIfNeeded() }.contains("layoutSubviews()"))
        #expect(Heard.of(view) { view.sizeToFit() }.isSuperset(of: ["sizeThatFits(_:)", "bounds ="]))
    }

    @Test func viewsAreToldOfThoseThatComeAndGo() {
        let (parent, child) = (HeardView(frame: .zero), HeardView(frame: .zero))
        window.addSubview(parent)
        var heardByChild: Set<String> = []
        var heard = Heard.of(parent) { heardByChild = Heard.of(child) { parent.addSubview(child) } }
        #expect(heard.isSuperset(of: ["addSubview(_:)", "didAddSubview(_:)", "setNeedsLayout()"]))
        #expect(
            heardByChild.isSuperset(of: [
                "willMove(toSuperview:)", "didMoveToSuperview()", "willMove(toWindow:)", "didMoveToWindow()",
                "tintColorDidChange()", "setNeedsLayout()",
            ]))
        heard = Heard.of(parent) { heardByChild = Heard.of(child) { child.removeFromSuperview() } }
        #expect(heard.contains("willRemoveSubview(_:)"))
        #expect(
            heardByChild.isSuperset(of: [
                "removeFromSuperview()", "willMove(toSuperview:)", "didMoveToSuperview()", "willMove(toWindow:)",
                "didMoveToWindow()",
            ]))
        #expect(Heard.of(parent) { parent.addConstraints([]) } == ["addConstraints(_:)"])
    }

    @Test func whatIsPassedOnInwardsIsHeardThere() {
        let (parent, child) = (HeardView(frame: .zero), HeardView(frame: .zero))
        parent.addSubview(child)
        window.addSubview(parent)
        window.layoutIfNeeded()
        #expect(Heard.of(child) { parent.tintColor = .systemRed }.contains("tintColorDidChange()"))
        #expect(
            Heard.of(child) { window.overrideUserInterfaceStyle = .dark }.isSuperset(of: [
                "traitCollectionDidChange(_:)", "setNeedsDisplay()",
            ]))
        child.preservesSuperviewLayoutMargins = true
        #expect(
            Heard.of(child) { parent.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
                .contains("layoutMarginsDidChange()"))
        child.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        window.frame.size.width += 1
        let controller = UIViewController()
        controller.view.addSubview(child)
        controller.view.frame = child.frame
        window.rootViewController = controller
        #expect(
            Heard.of(child) { controller.additionalSafeAreaInsets = UIEdgeInsets(top: 9, left: 0, bottom: 0, right: 0) }
                .contains("safeAreaInsetsDidChange()"))
    }

    @Test func touchesAreOfferedToThePointsOfViews() {
        let view = HeardView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(view)
        let heard = Heard.of(view) {
            #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
        }
        #expect(
            heard.isSuperset(of: [
                "hitTest(_:with:)", "point(inside:with:)", "isHidden", "alpha", "isUserInteractionEnabled",
            ]))
        #expect(Heard.of(view) { _ = view.gestureRecognizerShouldBegin(UITapGestureRecognizer()) }.count == 1)
    }

    @Test func viewsTakeTheLayerOfTheirClass() {
        final class Shape: UIView {
            override class var layerClass: AnyClass { CAShapeLayer.self }
            override var layer: CAShapeLayer { super.layer as? CAShapeLayer ?? CAShapeLayer() }
        }
        let view = Shape(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.layer.frame == view.frame)
        let copy = CALayer(layer: view.layer)
        #expect(copy.frame == view.frame)
    }
}
