import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor
@Suite("Creating without arguments") struct CreationTests {
    @Test("what NSObject lets one create without arguments is empty, and has its usual style")
    func plain() {
        #expect(UITableViewCell().reuseIdentifier == nil && UITableViewCell().textLabel != nil)
        #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
        #expect(UICollectionViewCell().contentView.superview != nil || UICollectionViewCell().frame == .zero)
        #expect(UIVisualEffectView().effect == nil)
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(UIVisualEffectView(frame: frame).frame == frame)
        #expect(UIImage().size == .zero && UIImage().cgImage == nil && UIImage().pngData() == nil)
        #expect(UIColor().cgColor.alpha == 0)
        #expect(UINavigationItem().title?.isEmpty != false)
    }

    @Test("a cell of an app that is created without arguments has the initializer of its class called")
    func subclass() {
        final class Row: UITableViewCell {
            var calls = 0
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                calls += 1
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        #expect(Row().calls == 1)
    }

    @Test("an empty image as the line and background of a bar leaves both out")
    func clearBar() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.setBackgroundImage(UIImage(), for: .default)
        bar.shadowImage = UIImage()
        bar.layoutIfNeeded()
        let renderer = UIGraphicsImageRenderer(size: bar.bounds.size)
        let image = renderer.image { bar.layer.render(in: $0.cgContext) }
        #expect(image.size == bar.bounds.size)
    }
}
