public import Foundation

/// The app or the device that something came from.
open class HKSource: NSObject, @unchecked Sendable {
    public let name: String
    public let bundleIdentifier: String

    init(name: String, bundleIdentifier: String) {
        (self.name, self.bundleIdentifier) = (name, bundleIdentifier)
    }

    open class func `default`() -> HKSource {
        let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
        return HKSource(name: name ?? "App", bundleIdentifier: Bundle.main.bundleIdentifier ?? "")
    }
}

open class HKDevice: NSObject, @unchecked Sendable {
    public let name: String?
    public let manufacturer: String?
    public let model: String?

    public init(
        name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?,
        softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier UDIDeviceIdentifier: String?
    ) { (self.name, self.manufacturer, self.model) = (name, manufacturer, model) }

    open class func local() -> HKDevice {
        HKDevice(
            name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil,
            softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
    }
}

/// Something that is known of a person's health.
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let metadata: [String: Any]?
    public let device: HKDevice?
    open var source: HKSource { .default() }

    init(_ device: HKDevice?, _ metadata: [String: Any]?) { (self.device, self.metadata) = (device, metadata) }
}

/// Something that was measured in a time.
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date

    init(
        _ type: HKSampleType, _ start: Date, _ end: Date, _ device: HKDevice? = nil, _ metadata: [String: Any]? = nil
    ) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(device, metadata)
    }
}

open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    open var count: Int { 1 }

    public init(
        type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
        device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(quantityType, startDate, endDate, device, metadata)
    }
}

open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int

    public init(
        type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice? = nil,
        metadata: [String: Any]? = nil
    ) {
        (categoryType, self.value) = (type, value)
        super.init(type, startDate, endDate, device, metadata)
    }
}

open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>

    public init(
        type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>,
        metadata: [String: Any]? = nil
    ) {
        (self.correlationType, self.objects) = (correlationType, objects)
        super.init(correlationType, startDate, endDate, nil, metadata)
    }

    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType == objectType } }
}

public enum HKWorkoutActivityType: UInt, Sendable {
    case americanFootball = 1
    case basketball = 6
    case boxing = 8
    case climbing = 9
    case crossTraining = 11
    case cycling = 13
    case dance = 14
    case elliptical = 16
    case functionalStrengthTraining = 20
    case golf = 21
    case hiking = 24
    case rowing = 35
    case running = 37
    case soccer = 41
    case swimming = 46
    case tennis = 48
    case traditionalStrengthTraining = 50
    case walking = 52
    case yoga = 57
    case coreTraining = 59
    case highIntensityIntervalTraining = 63
    case pilates = 66
    case stairs = 68
    case mixedCardio = 73
    case other = 3000
}

public enum HKCategoryValueSleepAnalysis: Int, Sendable {
    case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM

    public static var asleep: Self { .asleepUnspecified }
}

public enum HKCategoryValue: Int, Sendable { case notApplicable }

open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?

    public convenience init(activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
        self.init(
            activityType: activityType, start: startDate, end: endDate,
            duration: endDate.timeIntervalSince(startDate), totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
    }

    public init(
        activityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        (workoutActivityType, self.duration) = (activityType, duration)
        (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
        super.init(HKObjectType.workoutType(), startDate, endDate, nil, metadata)
    }
}

public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable {
    case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}

open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    open var biologicalSex: HKBiologicalSex { .notSet }
}
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    open var bloodType: HKBloodType { .notSet }
}
