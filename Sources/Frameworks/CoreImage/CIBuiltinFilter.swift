public import CoreGraphics
public import Foundation

/// A filter of Core Image whose values are properties.
open class CIBuiltinFilter: CIFilter, @unchecked Sendable {
    public var radius: Float {
        get { number("inputRadius") }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    public var intensity: Float {
        get { number("inputIntensity") }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    public var saturation: Float {
        get { number("inputSaturation") }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
    public var brightness: Float {
        get { number("inputBrightness") }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    public var contrast: Float {
        get { number("inputContrast") }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    public var power: Float {
        get { number("inputPower") }
        set { setValue(newValue, forKey: "inputPower") }
    }
    public var angle: Float {
        get { number("inputAngle") }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    public var amount: Float {
        get { number("inputAmount") }
        set { setValue(newValue, forKey: "inputAmount") }
    }
    public var ev: Float {
        get { number("inputEV") }
        set { setValue(newValue, forKey: "inputEV") }
    }
    public var sharpness: Float {
        get { number("inputSharpness") }
        set { setValue(newValue, forKey: "inputSharpness") }
    }
    public var levels: Float {
        get { number("inputLevels") }
        set { setValue(newValue, forKey: "inputLevels") }
    }
    public var scale: Float {
        get { number("inputScale") }
        set { setValue(newValue, forKey: "inputScale") }
    }
    public var aspectRatio: Float {
        get { number("inputAspectRatio") }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
    public var width: Float {
        get { number("inputWidth") }
        set { setValue(newValue, forKey: "inputWidth") }
    }
    public var time: Float {
        get { number("inputTime") }
        set { setValue(newValue, forKey: "inputTime") }
    }
    public var radius0: Float {
        get { number("inputRadius0") }
        set { setValue(newValue, forKey: "inputRadius0") }
    }
    public var radius1: Float {
        get { number("inputRadius1") }
        set { setValue(newValue, forKey: "inputRadius1") }
    }
    public var highlightAmount: Float {
        get { number("inputHighlightAmount") }
        set { setValue(newValue, forKey: "inputHighlightAmount") }
    }
    public var shadowAmount: Float {
        get { number("inputShadowAmount") }
        set { setValue(newValue, forKey: "inputShadowAmount") }
    }
    public var barcodeHeight: Float {
        get { number("inputBarcodeHeight") }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
    public var quietSpace: Float {
        get { number("inputQuietSpace") }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    public var falloff: Float {
        get { number("inputFalloff") }
        set { setValue(newValue, forKey: "inputFalloff") }
    }
    public var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    public var backgroundImage: CIImage? {
        get { value(forKey: "inputBackgroundImage") as? CIImage }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
    public var maskImage: CIImage? {
        get { value(forKey: "inputMaskImage") as? CIImage }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
    public var targetImage: CIImage? {
        get { value(forKey: "inputTargetImage") as? CIImage }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    public var center: CGPoint {
        get { (value(forKey: "inputCenter") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }
    public var point0: CGPoint {
        get { (value(forKey: "inputPoint0") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
    public var point1: CGPoint {
        get { (value(forKey: "inputPoint1") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
    public var point2: CGPoint {
        get { (value(forKey: "inputPoint2") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint2") }
    }
    public var point3: CGPoint {
        get { (value(forKey: "inputPoint3") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint3") }
    }
    public var point4: CGPoint {
        get { (value(forKey: "inputPoint4") as? CIVector)?.cgPointValue ?? .zero }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint4") }
    }
    public var color: CIColor {
        get { value(forKey: "inputColor") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor") }
    }
    public var color0: CIColor {
        get { value(forKey: "inputColor0") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    public var color1: CIColor {
        get { value(forKey: "inputColor1") as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    public var neutral: CIVector {
        get { value(forKey: "inputNeutral") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputNeutral") }
    }
    public var targetNeutral: CIVector {
        get { value(forKey: "inputTargetNeutral") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }
    public var minComponents: CIVector {
        get { value(forKey: "inputMinComponents") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
    public var maxComponents: CIVector {
        get { value(forKey: "inputMaxComponents") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
    public var rVector: CIVector {
        get { value(forKey: "inputRVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputRVector") }
    }
    public var gVector: CIVector {
        get { value(forKey: "inputGVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputGVector") }
    }
    public var bVector: CIVector {
        get { value(forKey: "inputBVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBVector") }
    }
    public var aVector: CIVector {
        get { value(forKey: "inputAVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputAVector") }
    }
    public var biasVector: CIVector {
        get { value(forKey: "inputBiasVector") as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
    public var extent: CGRect {
        get { (value(forKey: "inputExtent") as? CIVector)?.cgRectValue ?? .zero }
        set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }
    public var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    public var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    public var transform: CGAffineTransform {
        get { value(forKey: "inputTransform") as? CGAffineTransform ?? .identity }
        set { setValue(newValue, forKey: "inputTransform") }
    }

    private func number(_ key: String) -> Float { FilterInput([key: value(forKey: key) ?? 0]).number(key, 0) }

    fileprivate static func named(_ name: String) -> CIBuiltinFilter {
        guard let recipe = FilterRecipe.named(name) else { preconditionFailure("there is no filter \(name)") }
        return CIBuiltinFilter(recipe)
    }
}

extension CIFilter {
    public class func qrCodeGenerator() -> CIBuiltinFilter { .named("CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> CIBuiltinFilter { .named("CICode128BarcodeGenerator") }
    public class func checkerboardGenerator() -> CIBuiltinFilter { .named("CICheckerboardGenerator") }
    public class func stripesGenerator() -> CIBuiltinFilter { .named("CIStripesGenerator") }
    public class func randomGenerator() -> CIBuiltinFilter { .named("CIRandomGenerator") }
    public class func linearGradient() -> CIBuiltinFilter { .named("CILinearGradient") }
    public class func radialGradient() -> CIBuiltinFilter { .named("CIRadialGradient") }
    public class func gaussianGradient() -> CIBuiltinFilter { .named("CIGaussianGradient") }
    public class func gaussianBlur() -> CIBuiltinFilter { .named("CIGaussianBlur") }
    public class func boxBlur() -> CIBuiltinFilter { .named("CIBoxBlur") }
    public class func discBlur() -> CIBuiltinFilter { .named("CIDiscBlur") }
    public class func motionBlur() -> CIBuiltinFilter { .named("CIMotionBlur") }
    public class func median() -> CIBuiltinFilter { .named("CIMedianFilter") }
    public class func colorControls() -> CIBuiltinFilter { .named("CIColorControls") }
    public class func exposureAdjust() -> CIBuiltinFilter { .named("CIExposureAdjust") }
    public class func gammaAdjust() -> CIBuiltinFilter { .named("CIGammaAdjust") }
    public class func hueAdjust() -> CIBuiltinFilter { .named("CIHueAdjust") }
    public class func vibrance() -> CIBuiltinFilter { .named("CIVibrance") }
    public class func temperatureAndTint() -> CIBuiltinFilter { .named("CITemperatureAndTint") }
    public class func whitePointAdjust() -> CIBuiltinFilter { .named("CIWhitePointAdjust") }
    public class func highlightShadowAdjust() -> CIBuiltinFilter { .named("CIHighlightShadowAdjust") }
    public class func toneCurve() -> CIBuiltinFilter { .named("CIToneCurve") }
    public class func colorClamp() -> CIBuiltinFilter { .named("CIColorClamp") }
    public class func colorMatrix() -> CIBuiltinFilter { .named("CIColorMatrix") }
    public class func maskToAlpha() -> CIBuiltinFilter { .named("CIMaskToAlpha") }
    public class func colorCube() -> CIBuiltinFilter { .named("CIColorCube") }
    public class func colorInvert() -> CIBuiltinFilter { .named("CIColorInvert") }
    public class func colorMonochrome() -> CIBuiltinFilter { .named("CIColorMonochrome") }
    public class func sepiaTone() -> CIBuiltinFilter { .named("CISepiaTone") }
    public class func colorPosterize() -> CIBuiltinFilter { .named("CIColorPosterize") }
    public class func falseColor() -> CIBuiltinFilter { .named("CIFalseColor") }
    public class func maximumComponent() -> CIBuiltinFilter { .named("CIMaximumComponent") }
    public class func minimumComponent() -> CIBuiltinFilter { .named("CIMinimumComponent") }
    public class func photoEffectMono() -> CIBuiltinFilter { .named("CIPhotoEffectMono") }
    public class func photoEffectTonal() -> CIBuiltinFilter { .named("CIPhotoEffectTonal") }
    public class func photoEffectNoir() -> CIBuiltinFilter { .named("CIPhotoEffectNoir") }
    public class func photoEffectFade() -> CIBuiltinFilter { .named("CIPhotoEffectFade") }
    public class func photoEffectChrome() -> CIBuiltinFilter { .named("CIPhotoEffectChrome") }
    public class func photoEffectProcess() -> CIBuiltinFilter { .named("CIPhotoEffectProcess") }
    public class func photoEffectTransfer() -> CIBuiltinFilter { .named("CIPhotoEffectTransfer") }
    public class func photoEffectInstant() -> CIBuiltinFilter { .named("CIPhotoEffectInstant") }
    public class func pixellate() -> CIBuiltinFilter { .named("CIPixellate") }
    public class func edges() -> CIBuiltinFilter { .named("CIEdges") }
    public class func sharpenLuminance() -> CIBuiltinFilter { .named("CISharpenLuminance") }
    public class func unsharpMask() -> CIBuiltinFilter { .named("CIUnsharpMask") }
    public class func bloom() -> CIBuiltinFilter { .named("CIBloom") }
    public class func gloom() -> CIBuiltinFilter { .named("CIGloom") }
    public class func vignette() -> CIBuiltinFilter { .named("CIVignette") }
    public class func vignetteEffect() -> CIBuiltinFilter { .named("CIVignetteEffect") }
    public class func blendWithMask() -> CIBuiltinFilter { .named("CIBlendWithMask") }
    public class func blendWithAlphaMask() -> CIBuiltinFilter { .named("CIBlendWithAlphaMask") }
    public class func dissolveTransition() -> CIBuiltinFilter { .named("CIDissolveTransition") }
    public class func areaAverage() -> CIBuiltinFilter { .named("CIAreaAverage") }
    public class func areaMaximum() -> CIBuiltinFilter { .named("CIAreaMaximum") }
    public class func areaMinimum() -> CIBuiltinFilter { .named("CIAreaMinimum") }
    public class func lanczosScaleTransform() -> CIBuiltinFilter { .named("CILanczosScaleTransform") }
    public class func straighten() -> CIBuiltinFilter { .named("CIStraightenFilter") }
    public class func affineClamp() -> CIBuiltinFilter { .named("CIAffineClamp") }
    public class func affineTile() -> CIBuiltinFilter { .named("CIAffineTile") }
    public class func sourceOverCompositing() -> CIBuiltinFilter { .named("CISourceOverCompositing") }
    public class func sourceInCompositing() -> CIBuiltinFilter { .named("CISourceInCompositing") }
    public class func sourceOutCompositing() -> CIBuiltinFilter { .named("CISourceOutCompositing") }
    public class func sourceAtopCompositing() -> CIBuiltinFilter { .named("CISourceAtopCompositing") }
    public class func additionCompositing() -> CIBuiltinFilter { .named("CIAdditionCompositing") }
    public class func multiplyCompositing() -> CIBuiltinFilter { .named("CIMultiplyCompositing") }
    public class func maximumCompositing() -> CIBuiltinFilter { .named("CIMaximumCompositing") }
    public class func minimumCompositing() -> CIBuiltinFilter { .named("CIMinimumCompositing") }
    public class func multiplyBlendMode() -> CIBuiltinFilter { .named("CIMultiplyBlendMode") }
    public class func screenBlendMode() -> CIBuiltinFilter { .named("CIScreenBlendMode") }
    public class func overlayBlendMode() -> CIBuiltinFilter { .named("CIOverlayBlendMode") }
    public class func hardLightBlendMode() -> CIBuiltinFilter { .named("CIHardLightBlendMode") }
    public class func softLightBlendMode() -> CIBuiltinFilter { .named("CISoftLightBlendMode") }
    public class func darkenBlendMode() -> CIBuiltinFilter { .named("CIDarkenBlendMode") }
    public class func lightenBlendMode() -> CIBuiltinFilter { .named("CILightenBlendMode") }
    public class func differenceBlendMode() -> CIBuiltinFilter { .named("CIDifferenceBlendMode") }
    public class func exclusionBlendMode() -> CIBuiltinFilter { .named("CIExclusionBlendMode") }
    public class func colorDodgeBlendMode() -> CIBuiltinFilter { .named("CIColorDodgeBlendMode") }
    public class func colorBurnBlendMode() -> CIBuiltinFilter { .named("CIColorBurnBlendMode") }
}
