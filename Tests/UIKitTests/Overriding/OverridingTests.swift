import CoreGraphics
import Foundation
import QuartzCore
import Testing
@testable import UIKit

/// UIKit calls what an app overrides where it does such things itself.
@MainActor
@Suite struct OverridingTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    @Test func layoutPlacesViewsThroughTheirFrames() {
        let view = OverridingUIView(frame: .zero)
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
        let (view, child) = (OverridingUIView(frame: .zero), OverridingUIView(frame: .zero))
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
        let (parent, child) = (OverridingUIView(frame: .zero), OverridingUIView(frame: .zero))
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
        let (parent, child) = (OverridingUIView(frame: .zero), OverridingUIView(frame: .zero))
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
        let view = OverridingUIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
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

    @Test func drawingAsksViewsAndLayers() {
        let (view, layer) = (OverridingUIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8)), OverridingCALayer())
        layer.frame = view.bounds
        view.layer.addSublayer(layer)
        var heardByLayer: Set<String> = []
        let heard = Heard.of(view) {
            heardByLayer = Heard.of(layer) {
                _ = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
                    _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
                }
            }
        }
        #expect(heard.isSuperset(of: ["drawHierarchy(in:afterScreenUpdates:)", "draw(_:)", "layoutIfNeeded()"]))
        #expect(heardByLayer.contains("draw(in:)"))
        #expect(
            Heard.of(layer) { layer.frame.size.width = 9 }.isSuperset(of: ["frame", "frame =", "setNeedsLayout()"]))
        #expect(Heard.of(layer) { view.layer.layoutIfNeeded() }.contains("layoutSublayers()"))
    }

    @Test func imageRenderersDrawInTheirOwnWay() {
        let format = OverridingUIGraphicsImageRendererFormat.default()
        (format.scale, format.opaque) = (3, true)
        let renderer = OverridingUIGraphicsImageRenderer(
            bounds: CGRect(x: 0, y: 0, width: 4, height: 2), format: format)
        var (image, soFar): (UIImage?, UIImage?)
        let heard = Heard.of(renderer) {
            image = renderer.image { context in
                context.stroke(CGRect(x: 0, y: 0, width: 4, height: 2), blendMode: .normal)
                soFar = context.currentImage
            }
        }
        #expect(heard == ["image"])
        #expect(image?.scale == 3 && image?.cgImage?.width == 12 && image?.cgImage?.height == 6)
        #expect(soFar?.size == CGSize(width: 4, height: 2) && soFar?.scale == 3)
        #expect(renderer.format === format && format.bounds.size == CGSize(width: 4, height: 2))
    }

    @Test func controllersAreToldWhatTheirViewsGoThrough() {
        let controller = OverridingUIViewController(nibName: nil, bundle: nil)
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let heard = Heard.of(controller) {
            navigation.pushViewController(controller, animated: false)
            window.layoutIfNeeded()
            controller.view.layoutMargins.left += 1
        }
        #expect(
            heard.isSuperset(of: [
                "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
                "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "updateViewConstraints()", "navigationItem",
                "willMove(toParent:)", "didMove(toParent:)", "viewSafeAreaInsetsDidChange()",
                "viewLayoutMarginsDidChange()",
            ]))
        #expect(
            Heard.of(controller) { navigation.pushViewController(UIViewController(), animated: false) }.isSuperset(of: [
                "viewWillDisappear(_:)", "viewDidDisappear(_:)",
            ]))
        #expect(Heard.of(controller) { controller.isEditing = true }.contains("setEditing(_:animated:)"))
        #expect(controller.isEditing)
        #expect(
            Heard.of(controller) { controller.overrideUserInterfaceStyle = .dark }.contains(
                "traitCollectionDidChange(_:)"))
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func containersGoThroughTheirOwnMethods() {
        let navigation = OverridingUINavigationController(nibName: nil, bundle: nil)
        let first = UIViewController()
        #expect(
            Heard.of(navigation) { navigation.viewControllers = [first] }.contains("setViewControllers(_:animated:)"))
        #expect(
            Heard.of(navigation) { first.show(UIViewController(), sender: nil) }.contains(
                "pushViewController(_:animated:)"))
        let custom = OverridingUINavigationController(
            navigationBarClass: OverridingUINavigationBar.self, toolbarClass: OverridingUIToolbar.self)
        #expect(custom.navigationBar is OverridingUINavigationBar && custom.toolbar is OverridingUIToolbar)
        let bar = OverridingUINavigationBar(frame: .zero)
        #expect(
            Heard.of(bar) { bar.pushItem(UINavigationItem(title: "a"), animated: true) }.contains(
                "setItems(_:animated:)"))
        #expect(bar.topItem?.title == "a" && bar.backItem == nil)
    }

    @Test func cellsHearHowTheyAreToLook() {
        let cell = OverridingUITableViewCell(style: .default, reuseIdentifier: "cell")
        #expect(Heard.of(cell) { cell.isSelected = true }.contains("setSelected(_:animated:)"))
        #expect(Heard.of(cell) { cell.isHighlighted = true }.contains("setHighlighted(_:animated:)"))
        #expect(Heard.of(cell) { cell.isEditing = true }.contains("setEditing(_:animated:)"))
        #expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
    }

    @Test func listsMakeCellsOfRegisteredClasses() throws {
        final class Rows: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
            }
        }
        let (table, rows) = (OverridingUITableView(frame: window.bounds, style: .plain), Rows())
        table.register(OverridingUITableViewCell.self, forCellReuseIdentifier: "cell")
        let heard = Heard.of(table) {
            table.dataSource = rows
            window.addSubview(table)
            window.layoutIfNeeded()
        }
        #expect(
            heard.isSuperset(of: [
                "reloadData()", "dataSource", "layoutSubviews()", "dequeueReusableCell(withIdentifier:)",
            ]))
        let cell = try #require(table.visibleCells.first as? OverridingUITableViewCell)
        #expect(cell.reuseIdentifier == "cell")
        #expect(Heard.of(cell) { _ = table.dequeueReusableCell(withIdentifier: "cell") }.isEmpty)
        #expect(table.visibleCells.count == 2)
    }

    @Test func collectionsAskTheirLayout() throws {
        final class Items: UICollectionViewDataSource {
            func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
                view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            }
        }
        let (layout, items) = (OverridingUICollectionViewFlowLayout(), Items())
        let collection = OverridingUICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(OverridingUICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let heard = Heard.of(layout) {
            collection.dataSource = items
            window.addSubview(collection)
            window.layoutIfNeeded()
        }
        #expect(
            heard.isSuperset(of: [
                "prepare()", "collectionViewContentSize", "layoutAttributesForElements(in:)", "itemSize",
            ]))
        let path = IndexPath(item: 1, section: 0)
        let cell = try #require(collection.cellForItem(at: path) as? OverridingUICollectionViewCell)
        #expect(collection.indexPath(for: cell) == path && collection.indexPathForItem(at: cell.center) == path)
        #expect(collection.layoutAttributesForItem(at: path)?.frame == cell.frame)
        #expect(collection.numberOfItems(inSection: 0) == 3 && collection.numberOfSections == 1)
        let plain = OverridingUICollectionReusableView(frame: .zero)
        let attributes = OverridingUICollectionViewLayoutAttributes(forCellWith: path)
        (attributes.frame, attributes.alpha, attributes.zIndex) = (CGRect(x: 1, y: 2, width: 3, height: 4), 0.5, 6)
        #expect(Heard.of(plain) { attributes.place(plain) } == ["apply(_:)"])
        #expect(plain.frame == attributes.frame && plain.alpha == 0.5 && plain.layer.zPosition == 6)
    }

    @Test func controlsSendTheirActionsThroughOneMethod() {
        final class Target: UIView {
            var taps: [UIControl] = []
            override class var interfaceMembers: InterfaceMembers {
                super.interfaceMembers
                    + .action("tap:") { (target: Target, sender, _) in
                        if let control = sender as? UIControl { target.taps.append(control) }
                    }
            }
        }
        let (control, target) = (OverridingUIControl(frame: .zero), Target(frame: .zero))
        control.addTarget(target, action: "tap:", for: .touchUpInside)
        #expect(Heard.of(control) { control.sendActions(for: .touchUpInside) }.contains("sendAction(_:to:for:)"))
        #expect(Heard.of(control) { control.sendActions(for: .valueChanged) } == ["sendActions(for:)"])
        #expect(target.taps == [control])
        // Without a target, the first around the control that has the action does it.
        let other = UIButton(type: .system)
        target.addSubview(other)
        other.addTarget(nil, action: "tap:", for: .touchUpInside)
        other.sendActions(for: .touchUpInside)
        #expect(target.taps == [control, other])
        #expect(control.allControlEvents == .touchUpInside && control.allTargets == [target])
        #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tap:"])
        #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    }

    @Test func windowsHearThatTheyAreTheKeyWindow() {
        let window = OverridingUIWindow(frame: .zero)
        #expect(
            Heard.of(window) { window.makeKeyAndVisible() }.isSuperset(of: ["makeKey()", "becomeKey()", "canBecomeKey"])
        )
        #expect(window.isKeyWindow)
    }

    @Test func textsAreMeasuredAndDrawnThroughTheirMethods() {
        let label = OverridingUILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "Text"
        let drawn = Heard.of(label) {
            _ = UIGraphicsImageRenderer(bounds: label.bounds).image { _ in
                _ = label.drawHierarchy(in: label.bounds, afterScreenUpdates: true)
            }
        }
        #expect(drawn.isSuperset(of: ["draw(_:)", "drawText(in:)"]))
        let field = OverridingUITextField(frame: label.frame)
        field.text = "Text"
        let heard = Heard.of(field) {
            _ = UIGraphicsImageRenderer(bounds: field.bounds).image { _ in
                _ = field.drawHierarchy(in: field.bounds, afterScreenUpdates: true)
            }
        }
        #expect(heard.isSuperset(of: ["draw(_:)", "textRect(forBounds:)"]))
    }

    @Test func viewsTakeTheLayerOfTheirClass() {
        final class Shape: UIView {
            override class var layerClass: AnyClass { OverridingCAShapeLayer.self }
            override var layer: OverridingCAShapeLayer { super.layer as! OverridingCAShapeLayer }
        }
        let view = Shape(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.layer.frame == view.frame)
        let copy = OverridingCALayer(layer: view.layer)
        #expect(copy.frame == view.frame)
    }
}
