public import Foundation
import UIKit

public enum CMAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

public let CMErrorDomain = "CMErrorDomain"
public let CMErrorMotionActivityNotAuthorized = 105
public let CMErrorNotAvailable = 109

extension PrivacyPermission {
    static let motion = PrivacyPermission(
        "CoreMotion", purposeKey: "NSMotionUsageDescription", wish: "Access Your Motion & Fitness Activity")

    var motionStatus: CMAuthorizationStatus {
        status(undetermined: .notDetermined, denied: .denied, authorized: .authorized)
    }
}

/// What an owner has walked between two times.
open class CMPedometerData: NSObject, @unchecked Sendable {
    public let startDate: Date
    public let endDate: Date
    public let numberOfSteps: NSNumber
    /// In meters.
    public let distance: NSNumber?
    public let floorsAscended: NSNumber? = 0
    public let floorsDescended: NSNumber? = 0
    public let currentPace: NSNumber? = nil
    public let currentCadence: NSNumber? = nil
    public let averageActivePace: NSNumber? = nil

    init(from start: Date, to end: Date, steps: Int) {
        (startDate, endDate, numberOfSteps) = (start, end, NSNumber(value: steps))
        // The length of an average step.
        distance = NSNumber(value: Double(steps) * 0.76)
    }
}

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void

/// Counts steps: those of the device's conditions are walked today.
open class CMPedometer: NSObject, @unchecked Sendable {
    private var update: (from: Date, handler: CMPedometerHandler)?

    public override init() { super.init() }

    open class func isStepCountingAvailable() -> Bool { true }
    open class func isDistanceAvailable() -> Bool { true }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { PrivacyPermission.motion.motionStatus }

    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
        PrivacyPermission.motion.request { isAllowed in
            guard isAllowed else { return handler(nil, Self.refusal) }
            let today = Calendar.current.startOfDay(for: Date())
            let isToday = end > today && start < Date()
            let steps = isToday ? DeviceConditions.current.steps : 0
            handler(CMPedometerData(from: start, to: end, steps: steps), nil)
        }
    }

    /// Tells the steps since a time, and each change of them.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        update = (start, handler)
        PrivacyPermission.motion.request { [self] isAllowed in
            guard isAllowed else { return handler(nil, Self.refusal) }
            let count = DeviceConditions.current.steps
            let isFromToday = start <= Calendar.current.startOfDay(for: Date())
            notify(since: isFromToday ? 0 : count)
            MainThread.perform { [self] in
                UIEnvironment.current.observe(\.steps, for: self) { [weak self] in
                    self?.notify(since: isFromToday ? 0 : count)
                }
            }
        }
    }

    private func notify(since count: Int) {
        guard let update else { return }
        let steps = max(0, DeviceConditions.current.steps - count)
        update.handler(CMPedometerData(from: update.from, to: Date(), steps: steps), nil)
    }

    open func stopUpdates() { update = nil }

    private static var refusal: NSError { NSError(domain: CMErrorDomain, code: CMErrorMotionActivityNotAuthorized) }
}

/// What an owner does. The device doesn't know.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    public let startDate: Date
    open var stationary: Bool { true }
    open var walking: Bool { false }
    open var running: Bool { false }
    open var automotive: Bool { false }
    open var cycling: Bool { false }
    open var unknown: Bool { false }

    init(startDate: Date) {
        self.startDate = startDate
        super.init(timestamp: 0)
    }
}

/// Tells what an owner does. There is no processor of activities here, as in Apple's simulator.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { PrivacyPermission.motion.motionStatus }
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void)
    {}
    open func stopActivityUpdates() {}

    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping ([CMMotionActivity]?, (any Error)?) -> Void
    ) {
        handler([], nil)
    }
}

/// How much higher the device is than at first, and the pressure of the air.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    public let relativeAltitude: NSNumber
    public let pressure: NSNumber

    init(relativeAltitude: Double, pressure: Double, timestamp: TimeInterval) {
        (self.relativeAltitude, self.pressure) = (NSNumber(value: relativeAltitude), NSNumber(value: pressure))
        super.init(timestamp: timestamp)
    }
}

/// Measures the height of the device. There is no barometer here, as in Apple's simulator.
open class CMAltimeter: NSObject, @unchecked Sendable {
    public override init() { super.init() }

    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { PrivacyPermission.motion.motionStatus }
    /// Reports that the height can't be measured.
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping @Sendable (CMAltitudeData?, (any Error)?) -> Void
    ) { queue.addOperation { handler(nil, NSError(domain: CMErrorDomain, code: CMErrorNotAvailable)) } }
    open func stopRelativeAltitudeUpdates() {}
}
