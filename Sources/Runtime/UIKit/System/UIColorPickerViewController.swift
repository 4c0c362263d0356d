import CoreGraphics
public import Foundation
import QuartzCore

/// Hears of the color that a person chooses. All methods are optional.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: DelegateObject {
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A grid of colors, and a slider of their opacity.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    public weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// Whether the opacity can be chosen.
    public var supportsAlpha = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    public var selectedColor = UIColor.systemBlue { didSet { showSelection() } }
    private let grid = ColorGrid()
    private let heading = UILabel()
    private let close = UIButton(type: .close)
    private let opacity = UISlider()
    private let sample = UIView()

    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        setUp()
    }
    public init() {
        super.init(nibName: nil, bundle: nil)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        title = "Colors"
    }

    private func setUp() {
        title = "Colors"
        preferredContentSize = CGSize(width: 375, height: 480)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = title
        heading.font = .systemFont(ofSize: 17, weight: .semibold)
        heading.textAlignment = .center
        sample.layer.cornerRadius = 10
        (opacity.minimumValue, opacity.maximumValue) = (0, 1)
        for part in [heading, close, grid, opacity, sample] as [UIView] { view.addSubview(part) }
        grid.choose = { [weak self] color, isOver in self?.choose(color, continuously: !isOver) }
        opacity.addAction(UIAction { [weak self] _ in self?.opacityChanged() }, for: .valueChanged)
        close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        showSelection()
    }

    private func choose(_ color: UIColor, continuously: Bool) {
        selectedColor = color.withAlphaComponent(CGFloat(supportsAlpha ? opacity.value : 1))
        notifyDelegate(continuously)
    }

    private func opacityChanged() {
        selectedColor = selectedColor.withAlphaComponent(CGFloat(opacity.value))
        notifyDelegate(opacity.isTracking)
    }

    private func notifyDelegate(_ continuously: Bool) {
        delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
        delegate?.colorPickerViewControllerDidSelectColor(self)
    }

    private func finish() {
        let delegate = delegate
        guard presentingViewController != nil else {
            delegate?.colorPickerViewControllerDidFinish(self)
            return
        }
        dismiss(animated: true) { delegate?.colorPickerViewControllerDidFinish(self) }
    }

    private func showSelection() {
        guard isViewLoaded else { return }
        sample.backgroundColor = selectedColor
        if !opacity.isTracking { opacity.value = Float(selectedColor.components.alpha) }
        grid.selected = selectedColor
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
        heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 30)
        close.frame = CGRect(x: area.maxX - 30, y: area.minY, width: 30, height: 30)
        let side = (area.width / 12).rounded(.down)
        grid.frame = CGRect(x: area.midX - side * 6, y: area.minY + 44, width: side * 12, height: side * 10)
        opacity.isHidden = !supportsAlpha
        opacity.frame = CGRect(x: area.minX, y: grid.frame.maxY + 16, width: area.width, height: 34)
        let top = (supportsAlpha ? opacity.frame.maxY : grid.frame.maxY) + 16
        sample.frame = CGRect(x: area.minX, y: top, width: 72, height: 72)
    }
}

/// Twelve hues in ten shades, the first row gray.
@MainActor
final class ColorGrid: UIView {
    var choose: ((UIColor, Bool) -> Void)?
    var selected: UIColor? { didSet { setNeedsDisplay() } }

    init() {
        super.init(frame: .zero)
        contentMode = .redraw
        isOpaque = false
        clipsToBounds = true
        layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { nil }

    static func color(column: Int, row: Int) -> UIColor {
        let step = CGFloat(column) / 11
        if row == 0 { return UIColor(white: 1 - step, alpha: 1) }
        let shade = CGFloat(row)
        let brightness = row <= 4 ? 0.28 + 0.18 * shade : 1
        let saturation = row <= 5 ? 1 : max(0.12, 1 - 0.2 * (shade - 5))
        return UIColor(
            hue: CGFloat((column + 6) % 12) / 12, saturation: saturation, brightness: min(1, brightness), alpha: 1)
    }

    override func draw(_ rect: CGRect) {
        guard let pen = Pen(self) else { return }
        let size = CGSize(width: bounds.width / 12, height: bounds.height / 10)
        var mark: CGRect?
        for row in 0..<10 {
            for column in 0..<12 {
                let cell = CGRect(
                    x: CGFloat(column) * size.width, y: CGFloat(row) * size.height, width: size.width,
                    height: size.height)
                let color = Self.color(column: column, row: row)
                pen.fill(cell, color)
                if let selected, selected.withAlphaComponent(1).isNear(color) { mark = cell }
            }
        }
        if let mark { pen.border(mark.insetBy(dx: -1, dy: -1), radius: 4, width: 3, .white) }
    }

    private func follow(_ touches: Set<UITouch>, isOver: Bool) {
        guard let point = touches.first?.location(in: self), bounds.width > 0, bounds.height > 0 else { return }
        let column = min(11, max(0, Int(clamping: (point.x / bounds.width * 12).rounded(.down))))
        let row = min(9, max(0, Int(clamping: (point.y / bounds.height * 10).rounded(.down))))
        choose?(Self.color(column: column, row: row), isOver)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, isOver: false) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, isOver: false) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches, isOver: true) }
}

extension UIColor {
    fileprivate func isNear(_ other: UIColor) -> Bool {
        let (one, two) = (components, other.components)
        return abs(one.red - two.red) + abs(one.green - two.green) + abs(one.blue - two.blue) < 0.02
    }
}
