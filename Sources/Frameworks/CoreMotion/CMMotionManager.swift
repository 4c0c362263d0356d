public import Foundation
import UIKit

/// A measurement of a sensor, and when it was taken, in seconds since the device started.
open class CMLogItem: NSObject, @unchecked Sendable {
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) { self.timestamp = timestamp }
}

/// An acceleration in multiples of the Earth's.
public struct CMAcceleration: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A rotation in radians a second.
public struct CMRotationRate: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field in microteslas.
public struct CMMagneticField: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double

    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable { case uncalibrated = -1, low, medium, high }

public struct CMCalibratedMagneticField: Sendable {
    public var field = CMMagneticField()
    public var accuracy = CMMagneticFieldCalibrationAccuracy.uncalibrated

    public init() {}
}

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    public let acceleration: CMAcceleration

    init(_ acceleration: CMAcceleration, at time: TimeInterval) {
        self.acceleration = acceleration
        super.init(timestamp: time)
    }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
    public let rotationRate = CMRotationRate()
}

open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    public let magneticField = CMMagneticField()
}

/// How a device is turned, in a frame of reference.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

public struct CMQuaternion: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public var z: Double
    public var w: Double

    public init() { self.init(x: 0, y: 0, z: 0, w: 1) }
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

public struct CMRotationMatrix: Hashable, Sendable {
    public var m11 = 1.0, m12 = 0.0, m13 = 0.0
    public var m21 = 0.0, m22 = 1.0, m23 = 0.0
    public var m31 = 0.0, m32 = 0.0, m33 = 1.0

    public init() {}
}

/// How a device is turned.
open class CMAttitude: NSObject, @unchecked Sendable {
    /// Rotations in radians: about the device's long side, about its short side, and about the line out of its screen.
    open private(set) var roll: Double
    open private(set) var pitch: Double
    open private(set) var yaw: Double

    /// The attitude in which a device at rest feels a gravity.
    init(gravity: CMAcceleration) {
        pitch = atan2(-gravity.y, (gravity.x * gravity.x + gravity.z * gravity.z).squareRoot())
        roll = atan2(gravity.x, -gravity.z)
        yaw = 0
    }

    open var quaternion: CMQuaternion {
        let (r, p, y) = (roll / 2, pitch / 2, yaw / 2)
        return CMQuaternion(
            x: cos(r) * sin(p) * cos(y) - sin(r) * cos(p) * sin(y),
            y: sin(r) * cos(p) * cos(y) + cos(r) * sin(p) * sin(y),
            z: cos(r) * cos(p) * sin(y) + sin(r) * sin(p) * cos(y),
            w: cos(r) * cos(p) * cos(y) - sin(r) * sin(p) * sin(y))
    }

    open var rotationMatrix: CMRotationMatrix {
        let q = quaternion
        var matrix = CMRotationMatrix()
        (matrix.m11, matrix.m12, matrix.m13) =
            (1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w), 2 * (q.x * q.z - q.y * q.w))
        (matrix.m21, matrix.m22, matrix.m23) =
            (2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.x * q.w))
        (matrix.m31, matrix.m32, matrix.m33) =
            (2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w), 1 - 2 * (q.x * q.x + q.y * q.y))
        return matrix
    }

    /// Makes this the change from another attitude.
    open func multiply(byInverseOf attitude: CMAttitude) {
        (roll, pitch, yaw) = (roll - attitude.roll, pitch - attitude.pitch, yaw - attitude.yaw)
    }
}

open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    public let gravity: CMAcceleration
    public let userAcceleration: CMAcceleration
    public let attitude: CMAttitude
    public let rotationRate = CMRotationRate()
    public let magneticField = CMCalibratedMagneticField()
    open var heading: Double { -1 }

    /// Takes an acceleration apart into gravity, which is the Earth's, and the rest.
    init(_ acceleration: CMAcceleration, at time: TimeInterval) {
        let length =
            (acceleration.x * acceleration.x + acceleration.y * acceleration.y
            + acceleration.z * acceleration.z).squareRoot()
        let gravity =
            length == 0
            ? CMAcceleration(x: 0, y: 0, z: -1)
            : CMAcceleration(x: acceleration.x / length, y: acceleration.y / length, z: acceleration.z / length)
        self.gravity = gravity
        userAcceleration = CMAcceleration(
            x: acceleration.x - gravity.x, y: acceleration.y - gravity.y, z: acceleration.z - gravity.z)
        attitude = CMAttitude(gravity: gravity)
        super.init(timestamp: time)
    }
}

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Tells what the device's sensors measure: the acceleration of its conditions. There is no gyroscope or compass, as in
/// Apple's simulator.
open class CMMotionManager: NSObject, @unchecked Sendable {
    /// Calls closures again and again at an interval, while something is measured.
    private final class Measuring {
        private(set) var isActive = false
        private var number = 0

        func start(every interval: @escaping () -> TimeInterval, _ body: @escaping @MainActor () -> Void) {
            isActive = true
            number += 1
            nonisolated(unsafe) let (measuring, interval) = (self, interval)
            let number = number
            MainThread.perform { measuring.goOn(number, interval, body) }
        }

        @MainActor
        private func goOn(
            _ number: Int, _ interval: @escaping () -> TimeInterval, _ body: @escaping @MainActor () -> Void
        ) {
            let wait = max(0.01, interval())
            UIEnvironment.current.schedule(after: wait, keepsAwake: false) { [weak self] in
                guard let self, isActive, self.number == number else { return }
                body()
                goOn(number, interval, body)
            }
        }

        func stop() { isActive = false }
    }

    private let accelerometer = Measuring()
    private let motion = Measuring()
    open var accelerometerUpdateInterval: TimeInterval = 0.01
    open var gyroUpdateInterval: TimeInterval = 0.01
    open var magnetometerUpdateInterval: TimeInterval = 0.01
    open var deviceMotionUpdateInterval: TimeInterval = 0.01
    open var showsDeviceMovementDisplay = false

    public override init() { super.init() }

    private var felt: CMAcceleration {
        let felt = DeviceConditions.current.acceleration
        return CMAcceleration(x: felt.x, y: felt.y, z: felt.z)
    }

    private var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    open var isAccelerometerAvailable: Bool { true }
    open var isAccelerometerActive: Bool { accelerometer.isActive }
    open var accelerometerData: CMAccelerometerData? {
        accelerometer.isActive ? CMAccelerometerData(felt, at: now) : nil
    }

    open func startAccelerometerUpdates() { accelerometer.start(every: { 1 }) {} }

    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler)
    {
        nonisolated(unsafe) let handler = handler
        accelerometer.start(every: { [weak self] in self?.accelerometerUpdateInterval ?? 1 }) { [weak self] in
            guard let data = self?.accelerometerData else { return }
            Self.perform(on: queue) { handler(data, nil) }
        }
    }

    open func stopAccelerometerUpdates() { accelerometer.stop() }

    open var isDeviceMotionAvailable: Bool { true }
    open var isDeviceMotionActive: Bool { motion.isActive }
    open var deviceMotion: CMDeviceMotion? { motion.isActive ? CMDeviceMotion(felt, at: now) : nil }
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { .xArbitraryZVertical }

    open func startDeviceMotionUpdates() { motion.start(every: { 1 }) {} }
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) { startDeviceMotionUpdates() }

    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {
        nonisolated(unsafe) let handler = handler
        motion.start(every: { [weak self] in self?.deviceMotionUpdateInterval ?? 1 }) { [weak self] in
            guard let data = self?.deviceMotion else { return }
            Self.perform(on: queue) { handler(data, nil) }
        }
    }

    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
        withHandler handler: @escaping CMDeviceMotionHandler
    ) {
        startDeviceMotionUpdates(to: queue, withHandler: handler)
    }

    open func stopDeviceMotionUpdates() { motion.stop() }

    /// The main queue's closures run at once, so that they are a part of the app's time.
    private static func perform(on queue: OperationQueue, _ body: @escaping @Sendable () -> Void) {
        if queue === OperationQueue.main { body() } else { queue.addOperation(body) }
    }

    open var isGyroAvailable: Bool { false }
    open var isGyroActive: Bool { false }
    open var gyroData: CMGyroData? { nil }
    open func startGyroUpdates() {}
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
    open func stopGyroUpdates() {}

    open var isMagnetometerAvailable: Bool { false }
    open var isMagnetometerActive: Bool { false }
    open var magnetometerData: CMMagnetometerData? { nil }
    open func startMagnetometerUpdates() {}
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {
    }
    open func stopMagnetometerUpdates() {}
}
