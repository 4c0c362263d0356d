import Foundation
import QuartzCore
import UIKit

/// Materials over a colorful background, vibrancy, and views with 3D transforms.
@MainActor
func effects() -> Page {
    var page = Page()
    let materials: [(String, UIBlurEffect.Style)] = [
        ("ultra thin material", .systemUltraThinMaterial), ("thin", .systemThinMaterial), ("material", .systemMaterial),
        ("thick", .systemThickMaterial), ("chrome", .systemChromeMaterial), ("regular", .regular),
        ("prominent", .prominent), ("extra light", .extraLight), ("light", .light), ("dark", .dark),
    ]
    for (name, style) in materials {
        page.add(name, ground(under: UIVisualEffectView(effect: UIBlurEffect(style: style))))
    }
    page.startColumn()
    let styles: [(String, UIVibrancyEffectStyle)] = [
        ("vibrant label", .label), ("secondary label", .secondaryLabel), ("tertiary label", .tertiaryLabel),
        ("quaternary label", .quaternaryLabel), ("fill", .fill), ("secondary fill", .secondaryFill),
        ("tertiary fill", .tertiaryFill), ("separator", .separator),
    ]
    for (name, style) in styles { page.add(name, ground(under: vibrant(style))) }
    page.startColumn()
    for degrees in [0, 25, 50, 75] {
        page.add("turned by \(degrees)°", turned(by: CGFloat(degrees) * .pi / 180))
    }
    return page
}

/// Returns the view in the center of an image with bright colors.
@MainActor
private func ground(under view: UIView) -> UIView {
    let ground = UIView(frame: CGRect(x: 0, y: 0, width: 205, height: 64))
    let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemYellow, .systemPink, .systemGreen, .systemGray]
    for (index, color) in colors.enumerated() {
        let width = 205 / CGFloat(colors.count)
        let stripe = UIView(frame: CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 64))
        stripe.backgroundColor = color
        ground.addSubview(stripe)
    }
    view.frame = CGRect(x: 12, y: 8, width: 181, height: 48)
    (view.layer.cornerRadius, view.clipsToBounds) = (10, true)
    ground.addSubview(view)
    (ground.layer.cornerRadius, ground.clipsToBounds) = (6, true)
    return ground
}

@MainActor
private func vibrant(_ style: UIVibrancyEffectStyle) -> UIView {
    let blur = UIBlurEffect(style: .systemThinMaterial)
    let outer = UIVisualEffectView(effect: blur)
    let inner = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
    inner.frame = CGRect(x: 0, y: 0, width: 181, height: 48)
    outer.contentView.addSubview(inner)
    let label = UILabel(frame: CGRect(x: 12, y: 12, width: 130, height: 24))
    (label.text, label.font) = ("Vibrant text", .systemFont(ofSize: 19, weight: .semibold))
    inner.contentView.addSubview(label)
    let symbol = UIImageView(image: UIImage(systemName: "heart.fill"))
    symbol.frame = CGRect(x: 146, y: 13, width: 24, height: 22)
    inner.contentView.addSubview(symbol)
    return outer
}

@MainActor
private func turned(by angle: CGFloat) -> UIView {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 205, height: 130))
    room.layer.sublayerTransform.m34 = -1 / 500
    let card = ground(
        under: with(UILabel(frame: .zero)) {
            ($0.text, $0.font, $0.textAlignment) = ("In space", .systemFont(ofSize: 22, weight: .bold), .center)
            $0.backgroundColor = .systemBackground
        })
    card.frame = CGRect(x: 0, y: 33, width: 205, height: 64)
    card.transform3D = CATransform3DMakeRotation(angle, 0, 1, 0)
    room.addSubview(card)
    return room
}
