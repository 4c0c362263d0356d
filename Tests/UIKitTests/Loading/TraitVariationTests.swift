import Foundation
import Testing

@testable import UIKit

/// What a document varies with the traits follows them also while the app runs.
@MainActor
struct TraitVariationTests {
    private static let contents = """
        <subviews><stackView translatesAutoresizingMaskIntoConstraints="NO" spacing="8" id="stack">
            <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
            <subviews>
                <label text="One" id="one"><rect key="frame" x="0.0" y="0.0" width="42" height="21"/>
                    <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    <variation key="widthClass=regular">
                        <fontDescription key="fontDescription" type="system" pointSize="30"/>
                        <color key="textColor" red="0.0" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                    </variation></label>
                <label text="Two" id="two"><rect key="frame" x="0.0" y="0.0" width="42" height="21"/></label>
            </subviews>
            <constraints>
                <constraint firstAttribute="width" constant="100" id="narrow"/>
                <constraint firstAttribute="width" constant="300" id="wide">
                    <variation key="heightClass=compact-widthClass=regular" constant="350"/></constraint>
            </constraints>
            <variation key="default">
                <mask key="subviews"><exclude reference="two"/></mask>
                <mask key="constraints"><exclude reference="wide"/></mask></variation>
            <variation key="widthClass=regular" axis="vertical" spacing="3">
                <mask key="subviews"><include reference="one"/><include reference="two"/></mask>
                <mask key="constraints"><include reference="wide"/><exclude reference="narrow"/></mask>
            </variation>
        </stackView></subviews>
        <constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="view" secondAttribute="leading" id="a"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="view" secondAttribute="top" id="b"/>
        </constraints>
        """

    private static func traits(
        _ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass = .regular
    ) -> UITraitCollection {
        UITraitCollection.standard.overridden(
            by: UITraitCollection(horizontalSizeClass: width, verticalSizeClass: height))
    }

    @MainActor private struct App {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let stack: UIStackView

        init(_ traits: UITraitCollection) throws {
            let app = try CompiledStoryboard(view: TraitVariationTests.contents)
            app.traits = traits
            window.ownTraits = traits
            window.rootViewController = app.storyboard().instantiateInitialViewController()
            window.layoutIfNeeded()
            stack = try #require(window.rootViewController?.view.subviews.first as? UIStackView)
        }

        /// As it looks, in words.
        var look: String {
            window.layoutIfNeeded()
            let labels = stack.arrangedSubviews.compactMap { $0 as? UILabel }
            let first = labels.first
            let ink = first?.textColor.resolvedColor(with: .standard).components
            return """
                \(Int(stack.frame.width)) wide, \(stack.axis == .vertical ? "vertical" : "horizontal") \(Int(stack.spacing)), \
                \(labels.compactMap(\.text).joined(separator: "+")), \(Int(first?.font.pointSize ?? 0)) pt \
                \(ink?.blue == 1 ? "blue" : "red")
                """
        }
    }

    private static let narrow = "100 wide, horizontal 8, One, 17 pt red"
    private static let wide = "300 wide, vertical 3, One+Two, 30 pt blue"
    private static let flat = "350 wide, vertical 3, One+Two, 30 pt blue"

    @Test("Views, constraints and attributes come and go with the size class, to and fro")
    func changes() throws {
        let app = try App(Self.traits(.compact))
        #expect(app.look == Self.narrow)
        for _ in 0..<3 {
            app.window.ownTraits = Self.traits(.regular)
            #expect(app.look == Self.wide)
            app.window.ownTraits = Self.traits(.regular, .compact)
            #expect(app.look == Self.flat)
            app.window.ownTraits = Self.traits(.compact)
            #expect(app.look == Self.narrow)
        }
    }

    @Test("It looks as if it had been loaded with the traits, whichever it was loaded with")
    func loadedElsewhere() throws {
        let app = try App(Self.traits(.regular))
        #expect(app.look == Self.wide)
        app.window.ownTraits = Self.traits(.compact)
        #expect(app.look == Self.narrow)
    }

    @Test("A value that the app sets is kept until the traits require another one")
    func ownValues() throws {
        let app = try App(Self.traits(.compact))
        app.stack.spacing = 20
        let first = try #require(app.stack.arrangedSubviews.first)
        app.window.ownTraits = Self.traits(.compact, .compact)
        #expect(app.stack.spacing == 20)
        first.removeFromSuperview()
        app.window.ownTraits = Self.traits(.compact)
        #expect(first.superview == nil && app.stack.arrangedSubviews.isEmpty)
        app.window.ownTraits = Self.traits(.regular)
        #expect(app.stack.spacing == 3)
        app.window.ownTraits = Self.traits(.compact)
        #expect(app.stack.spacing == 20)
    }

    @Test("A view that is removed from the screen is not changed, and gets its traits when they change")
    func removal() throws {
        final class Witness: UIView {
            var changes: [UITraitCollection?] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { changes.append(previous) }
        }
        let app = try App(Self.traits(.regular))
        let witness = Witness(frame: .zero)
        app.window.addSubview(witness)
        witness.changes = []
        app.window.ownTraits = Self.traits(.regular)
        #expect(witness.changes.isEmpty)
        app.window.ownTraits = Self.traits(.regular, .compact)
        #expect(witness.changes == [Self.traits(.regular)])
        app.window.rootViewController?.view.removeFromSuperview()
        #expect(app.stack.axis == .vertical && app.stack.arrangedSubviews.count == 2)
    }

    @Test("Texts that use Dynamic Type are measured again")
    func contentSize() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let label = UILabel()
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(label)
        label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        window.layoutIfNeeded()
        let small = label.frame.height
        window.ownTraits = window.traitCollection.overridden(
            by: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
        window.layoutIfNeeded()
        #expect(label.frame.height > small * 1.5)
    }
}
