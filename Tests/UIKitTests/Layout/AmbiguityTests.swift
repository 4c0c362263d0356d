import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@Suite("What anchors and constraints tell of themselves")
@MainActor
struct AmbiguityTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    @Test("Anchors and guides tell whether their layout is ambiguous, and which constraints they have")
    func telling() {
        let (view, guide) = (UIView(), UILayoutGuide())
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        window.addLayoutGuide(guide)
        let top = view.topAnchor.constraint(equalTo: window.topAnchor)
        let width = guide.widthAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([top, width, view.heightAnchor.constraint(equalToConstant: 10)])
        window.layoutIfNeeded()
        #expect(view.leadingAnchor.hasAmbiguousLayout && view.hasAmbiguousLayout && guide.hasAmbiguousLayout)
        #expect(view.topAnchor.constraintsAffectingLayout.contains(top))
        #expect(!view.leadingAnchor.constraintsAffectingLayout.contains(top))
        #expect(guide.constraintsAffectingLayout(for: .horizontal) == [width])
        #expect(view.topAnchor.name.contains("top"))
        #expect(top.firstAnchor?.name == view.topAnchor.name && top.secondAnchor?.item === window)
        #expect(width.secondAnchor == nil)
    }

    @Test("Exercising ambiguity moves a view only where constraints leave it open")
    func exercise() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
            view.heightAnchor.constraint(equalToConstant: 10), view.widthAnchor.constraint(equalToConstant: 30),
        ])
        window.layoutIfNeeded()
        let before = view.frame
        view.exerciseAmbiguityInLayout()
        #expect(view.frame.minX != before.minX)
        #expect(view.frame.minY == before.minY && view.frame.size == before.size)
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 5).isActive = true
        window.layoutIfNeeded()
        view.exerciseAmbiguityInLayout()
        #expect(view.frame == CGRect(x: 5, y: 20, width: 30, height: 10))
    }
}
