public import Dispatch

// Adapted sources call these in place of `asyncAfter`: what the main queue does later follows the app's time, which a driver lets pass
// as its steps say.
extension DispatchQueue {
    /// Whether this is the main queue, of which there are several objects on Linux.
    package var isMain: Bool { label == Self.main.label }

    public func asyncAfterInAppTime(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        nonisolated(unsafe) let work = work
        guard isMain else {
            return asyncAfter(deadline: deadline, qos: qos, flags: flags) { work() }
        }
        later(deadline, work)
    }

    public func asyncAfterInAppTime(deadline: DispatchTime, execute: DispatchWorkItem) {
        guard isMain else { return asyncAfter(deadline: deadline, execute: execute) }
        later(deadline) { if !execute.isCancelled { execute.perform() } }
    }

    public func asyncAfterInAppTime(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        nonisolated(unsafe) let work = work
        asyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags) { work() }
    }

    public func asyncAfterInAppTime(wallDeadline: DispatchWallTime, execute: DispatchWorkItem) {
        asyncAfter(wallDeadline: wallDeadline, execute: execute)
    }

    // MARK: Work that isn't checked for data races, as in Apple's Dispatch

    public func asyncUnsafe(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        nonisolated(unsafe) let work = work
        async(group: group, qos: qos, flags: flags) { work() }
    }

    public func asyncAfterUnsafe(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        asyncAfterInAppTime(deadline: deadline, qos: qos, flags: flags, execute: work)
    }

    public func asyncAfterUnsafe(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping () -> Void
    ) {
        asyncAfterInAppTime(wallDeadline: wallDeadline, qos: qos, flags: flags, execute: work)
    }

    private func later(_ deadline: DispatchTime, _ work: @escaping () -> Void) {
        let (now, then) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
        let delay = then > now ? min(Double(then - now) / 1e9, 1e9) : 0
        nonisolated(unsafe) let work = work
        MainThread.perform { UIEnvironment.current.schedule(after: delay, keepsAwake: false) { work() } }
    }
}
