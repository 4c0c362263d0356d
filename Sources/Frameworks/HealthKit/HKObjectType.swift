public import Foundation

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }

    public static let stepCount = Self("StepCount")
    public static let distanceWalkingRunning = Self("DistanceWalkingRunning")
    public static let distanceCycling = Self("DistanceCycling")
    public static let distanceSwimming = Self("DistanceSwimming")
    public static let flightsClimbed = Self("FlightsClimbed")
    public static let activeEnergyBurned = Self("ActiveEnergyBurned")
    public static let basalEnergyBurned = Self("BasalEnergyBurned")
    public static let appleExerciseTime = Self("AppleExerciseTime")
    public static let appleStandTime = Self("AppleStandTime")
    public static let heartRate = Self("HeartRate")
    public static let restingHeartRate = Self("RestingHeartRate")
    public static let walkingHeartRateAverage = Self("WalkingHeartRateAverage")
    public static let heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN")
    public static let vo2Max = Self("VO2Max")
    public static let oxygenSaturation = Self("OxygenSaturation")
    public static let respiratoryRate = Self("RespiratoryRate")
    public static let bodyTemperature = Self("BodyTemperature")
    public static let bloodGlucose = Self("BloodGlucose")
    public static let bloodPressureSystolic = Self("BloodPressureSystolic")
    public static let bloodPressureDiastolic = Self("BloodPressureDiastolic")
    public static let insulinDelivery = Self("InsulinDelivery")
    public static let height = Self("Height")
    public static let bodyMass = Self("BodyMass")
    public static let bodyMassIndex = Self("BodyMassIndex")
    public static let bodyFatPercentage = Self("BodyFatPercentage")
    public static let leanBodyMass = Self("LeanBodyMass")
    public static let waistCircumference = Self("WaistCircumference")
    public static let dietaryEnergyConsumed = Self("DietaryEnergyConsumed")
    public static let dietaryCarbohydrates = Self("DietaryCarbohydrates")
    public static let dietaryProtein = Self("DietaryProtein")
    public static let dietaryFatTotal = Self("DietaryFatTotal")
    public static let dietarySugar = Self("DietarySugar")
    public static let dietaryWater = Self("DietaryWater")
    public static let dietaryCaffeine = Self("DietaryCaffeine")
    public static let environmentalAudioExposure = Self("EnvironmentalAudioExposure")
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCategoryTypeIdentifier\(name)" }

    public static let sleepAnalysis = Self("SleepAnalysis")
    public static let mindfulSession = Self("MindfulSession")
    public static let appleStandHour = Self("AppleStandHour")
    public static let menstrualFlow = Self("MenstrualFlow")
}

public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "HKCharacteristicTypeIdentifier\(name)" }

    public static let biologicalSex = Self("BiologicalSex")
    public static let bloodType = Self("BloodType")
    public static let dateOfBirth = Self("DateOfBirth")
    public static let fitzpatrickSkinType = Self("FitzpatrickSkinType")
    public static let wheelchairUse = Self("WheelchairUse")
}

public struct HKCorrelationTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let bloodPressure = Self(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    public static let food = Self(rawValue: "HKCorrelationTypeIdentifierFood")
}

public let HKWorkoutTypeIdentifier = "HKWorkoutTypeIdentifier"

/// A kind of what is known of a person's health.
open class HKObjectType: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String

    init(_ identifier: String) { self.identifier = identifier }

    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? {
        HKQuantityType(identifier)
    }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? {
        HKCategoryType(identifier)
    }
    open class func characteristicType(
        forIdentifier identifier: HKCharacteristicTypeIdentifier
    ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? {
        HKCorrelationType(identifier)
    }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(HKWorkoutTypeIdentifier) }
    open class func activitySummaryType() -> HKActivitySummaryType {
        HKActivitySummaryType("HKActivitySummaryTypeIdentifier")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var description: String { identifier }
    open override var hash: Int { identifier.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
}

open class HKSampleType: HKObjectType, @unchecked Sendable {}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }

    open var aggregationStyle: HKQuantityAggregationStyle {
        let sums = ["Count", "Distance", "Burned", "Consumed", "Dietary", "Climbed", "Time", "Delivery"]
        return sums.contains { identifier.contains($0) } ? .cumulative : .discreteArithmetic
    }

    open func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}

public enum HKQuantityAggregationStyle: Int, Sendable {
    case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel
}

open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
}

open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier.rawValue) }
}
