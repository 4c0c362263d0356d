public import CoreGraphics
import Foundation
import UIKit

public typealias SystemSoundID = UInt32
public typealias AudioServicesPropertyID = UInt32
public typealias AudioServicesSystemSoundCompletionProc =
    @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) ->
    Void

public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kSystemSoundID_FlashScreen: SystemSoundID = 0xFFE
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
public let kAudioServicesPropertyIsUISound: AudioServicesPropertyID = 0x6973_7569
public let kAudioServicesPropertyCompletePlaybackIfAppDies: AudioServicesPropertyID = 0x6966_6469

/// The sounds that an app has made. They aren't heard; each takes half a second.
private final class SystemSounds: @unchecked Sendable {
    static let shared = SystemSounds()

    private let lock = Foundation.NSLock()
    private var last: SystemSoundID = 0x1000
    private var urls: [SystemSoundID: URL] = [:]
    private var completions: [SystemSoundID: () -> Void] = [:]

    func add(_ url: URL) -> SystemSoundID? {
        guard FileManager.default.fileExists(atPath: url.path) else { return nil }
        return lock.withLock {
            last += 1
            urls[last] = url
            return last
        }
    }

    func remove(_ id: SystemSoundID) -> Bool { lock.withLock { urls.removeValue(forKey: id) != nil } }

    func complete(_ id: SystemSoundID, _ body: (() -> Void)?) { lock.withLock { completions[id] = body } }

    func play(_ id: SystemSoundID, _ completion: (() -> Void)?) {
        nonisolated(unsafe) let completion = completion
        MainThread.perform {
            UIEnvironment.current.schedule(after: 0.5, keepsAwake: false) { [self] in
                lock.withLock { completions[id] }?()
                completion?()
            }
        }
    }
}

@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    guard let id = SystemSounds.shared.add(inFileURL) else { return kAudioServicesSystemSoundUnspecifiedError }
    outSystemSoundID.pointee = id
    return kAudioServicesNoError
}

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SystemSounds.shared.remove(inSystemSoundID)
        ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.play(inSystemSoundID, nil)
}

public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.play(inSystemSoundID, nil)
}

public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { SystemSounds.shared.play(inSystemSoundID, inCompletionBlock) }

public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { SystemSounds.shared.play(inSystemSoundID, inCompletionBlock) }

@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
    _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    SystemSounds.shared.complete(inSystemSoundID) { inCompletionRoutine(inSystemSoundID, inClientData) }
    return kAudioServicesNoError
}

public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.complete(inSystemSoundID, nil)
}
