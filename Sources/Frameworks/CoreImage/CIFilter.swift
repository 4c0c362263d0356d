public import Foundation

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputTargetImageKey = "inputTargetImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputColorKey = "inputColor"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputScaleKey = "inputScale"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputEVKey = "inputEV"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputTimeKey = "inputTime"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputBiasKey = "inputBias"
public let kCIInputWeightsKey = "inputWeights"
public let kCIOutputImageKey = "outputImage"

public let kCICategoryBlur = "CICategoryBlur"
public let kCICategoryColorEffect = "CICategoryColorEffect"
public let kCICategoryColorAdjustment = "CICategoryColorAdjustment"
public let kCICategoryStylize = "CICategoryStylize"
public let kCICategoryGenerator = "CICategoryGenerator"
public let kCICategoryCompositeOperation = "CICategoryCompositeOperation"
public let kCICategoryGeometryAdjustment = "CICategoryGeometryAdjustment"
public let kCICategoryBuiltIn = "CICategoryBuiltIn"
public let kCIAttributeFilterName = "CIAttributeFilterName"
public let kCIAttributeFilterDisplayName = "CIAttributeFilterDisplayName"
public let kCIAttributeDefault = "CIAttributeDefault"

/// Makes an image of others, by the values of its keys.
open class CIFilter: NSObject, @unchecked Sendable {
    private let recipe: FilterRecipe?
    private var values: [String: Any] = [:]

    /// A filter of an app's own, which overrides `outputImage`.
    public override init() { recipe = nil }

    init(_ recipe: FilterRecipe) {
        self.recipe = recipe
        super.init()
        setDefaults()
    }

    /// Creates a filter of Core Image, or returns nil if there is none with the name here.
    public convenience init?(name: String) {
        guard let recipe = FilterRecipe.named(name) else { return nil }
        self.init(recipe)
    }

    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    open var name: String { recipe?.name ?? String(describing: type(of: self)) }
    open var inputKeys: [String] { recipe.map { [String]($0.defaults.keys).sorted() } ?? [] }
    open var outputKeys: [String] { [kCIOutputImageKey] }

    open var attributes: [String: Any] {
        var all: [String: Any] = [kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: name]
        for (key, value) in recipe?.defaults ?? [:] { all[key] = [kCIAttributeDefault: value] }
        return all
    }

    open class func filterNames(inCategory category: String?) -> [String] { FilterRecipe.names(in: category) }
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        (categories ?? [kCICategoryBuiltIn]).flatMap { filterNames(inCategory: $0) }
    }
    open class func localizedName(forFilterName filterName: String) -> String? { filterName }

    open func setDefaults() {
        for (key, value) in recipe?.defaults ?? [:] where !(value is NSNull) { values[key] = value }
    }

    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    /// What the filter makes, or nil if an image that it needs is missing.
    open var outputImage: CIImage? { recipe?.make(FilterInput(values)) }
}
