import AppDriver
import AppStage
import AppTrackingTransparency
import CoreMotion
import Dispatch
import Foundation
import LocalAuthentication
import Network
import SystemConfiguration
import Testing
import UIKit

/// What frameworks tell of the device's conditions.
@MainActor
@Suite("Conditions of a device", .serialized)
struct ConditionTests {
    private let stage: AppStage

    init() throws { stage = try AppStage { UIViewController() } }

    @Test("A device knows its sensor after a policy was checked; one without a sensor says so")
    func biometry() throws {
        try stage.perform(#"{"device": {"biometry": "touch"}}"#)
        let context = LAContext()
        #expect(context.biometryType == .none)
        #expect(context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: nil))
        #expect(context.biometryType == .touchID)
        try stage.perform(#"{"device": {"biometry": "none"}}"#)
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == LAError.biometryNotAvailable.rawValue)
        #expect(context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) && error == nil)
    }

    @Test(
        "The owner succeeds, fails or cancels, as the conditions say",
        arguments: [("succeeds", nil), ("fails", LAError.authenticationFailed), ("cancels", .userCancel)])
    func authentication(outcome: String, code: LAError.Code?) throws {
        try stage.perform(#"{"device": {"authentication": "\#(outcome)"}}"#)
        var answers: [(Bool, LAError.Code?)] = []
        try stage.run {
            LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To see") { isSuccess, error in
                answers.append((isSuccess, (error as? LAError)?.code))
            }
            #expect(answers.isEmpty)
        }
        #expect(answers.count == 1 && answers.first?.0 == (code == nil) && answers.first?.1 == code)
    }

    @Test("A context that was invalidated answers that the app canceled, and takes no more questions")
    func invalidated() throws {
        let context = LAContext()
        var codes: [LAError.Code?] = []
        try stage.run {
            context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "To see") { _, error in
                codes.append((error as? LAError)?.code)
            }
            context.invalidate()
        }
        #expect(codes == [.appCancel])
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication))
    }

    @Test("Reachability has the flags of now, and tells a change once")
    func reachability() throws {
        final class Ledger { var flags: [SCNetworkReachabilityFlags] = [] }
        let ledger = Ledger()
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
        var context = SCNetworkReachabilityContext()
        context.info = Unmanaged.passUnretained(ledger).toOpaque()
        SCNetworkReachabilitySetCallback(
            target,
            { _, flags, info in
                info.map { Unmanaged<Ledger>.fromOpaque($0).takeUnretainedValue().flags.append(flags) }
            }, &context)
        try stage.run { SCNetworkReachabilityScheduleWithRunLoop(target, .main, "mode") }
        var flags = SCNetworkReachabilityFlags()
        SCNetworkReachabilityGetFlags(target, &flags)
        #expect(flags == .reachable)
        try stage.perform(
            #"{"device": {"network": "off"}}"#, #"{"device": {"network": "off"}}"#, #"{"device": {"steps": 3}}"#)
        SCNetworkReachabilityGetFlags(target, &flags)
        #expect(flags == [] && ledger.flags == [[]])
        try stage.run { SCNetworkReachabilityUnscheduleFromRunLoop(target, .main, "mode") }
        try stage.perform(#"{"device": {"network": "on"}}"#)
        #expect(ledger.flags == [[]])
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
    }

    @Test("A monitor tells the path after its start and with each change, until it is canceled")
    func paths() throws {
        let queue = DispatchQueue(label: "paths")
        nonisolated(unsafe) var paths: [NWPath.Status] = []
        let monitor = NWPathMonitor()
        monitor.pathUpdateHandler = { paths.append($0.status) }
        try stage.run { monitor.start(queue: queue) }
        queue.sync {}
        #expect(paths == [.satisfied] && monitor.currentPath.usesInterfaceType(.wifi))
        #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
        try stage.perform(#"{"device": {"network": "off"}}"#)
        queue.sync {}
        #expect(paths == [.satisfied, .unsatisfied] && monitor.currentPath.availableInterfaces.isEmpty)
        monitor.cancel()
        try stage.perform(#"{"device": {"network": "on"}}"#)
        queue.sync {}
        #expect(paths == [.satisfied, .unsatisfied])
    }

    @Test("The accelerometer measures at its interval while it runs, and gravity is a part of what it feels")
    func acceleration() throws {
        try stage.perform(#"{"device": {"acceleration": [0, -2, 0]}}"#)
        let manager = CMMotionManager()
        #expect(manager.accelerometerData == nil && !manager.isGyroAvailable)
        var felt: [Double] = []
        try stage.run {
            manager.accelerometerUpdateInterval = 0.5
            manager.startAccelerometerUpdates(to: .main) { data, _ in data.map { felt.append($0.acceleration.y) } }
            manager.startDeviceMotionUpdates()
        }
        let motion = try #require(manager.deviceMotion)
        #expect(motion.gravity == CMAcceleration(x: 0, y: -1, z: 0))
        #expect(motion.userAcceleration == CMAcceleration(x: 0, y: -1, z: 0))
        #expect(abs(motion.attitude.pitch - .pi / 2) < 1e-9)
        try stage.perform(#"{"wait": 1.2}"#)
        #expect(felt == [-2, -2])
        try stage.run { manager.stopAccelerometerUpdates() }
        try stage.perform(#"{"wait": 1.2}"#)
        #expect(felt.count == 2 && !manager.isAccelerometerActive)
    }

    @Test("Steps that say nothing about a device are refused with words")
    func mistakes() {
        for (step, words) in [
            (#"{"device": {"network": "slow"}}"#, "there is no network 'slow'"),
            (#"{"device": {"biometry": 1}}"#, "there is no biometry"),
            (#"{"device": {"acceleration": [1, 2]}}"#, "'acceleration' is a list of three numbers"),
            (#"{"device": {"steps": -1}}"#, "'steps' is the number of steps"),
        ] {
            #expect { try stage.perform(step) } throws: { ($0 as? DriverError)?.message.contains(words) == true }
        }
    }
}
