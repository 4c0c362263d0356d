public import Foundation

/// Something that gives random numbers.
public protocol GKRandom {
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// A source of random bits. Each has its own numbers, which for the same seed are the same.
open class GKRandomSource: NSObject, GKRandom, NSCopying, @unchecked Sendable {
    private static let shared = GKRandomSource()

    open class func sharedRandom() -> GKRandomSource { shared }

    public override init() {}

    /// Returns 32 random bits.
    func nextBits() -> UInt32 { .random(in: .min ... .max) }

    open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }

    /// Returns a number from 0 up to, not including, a bound, each as often as the others.
    open func nextInt(upperBound: Int) -> Int {
        guard upperBound > 1 else { return 0 }
        let bound = UInt64(upperBound)
        // The numbers beyond the last multiple of the bound would make the first ones come more often.
        let limit = UInt64.max - UInt64.max % bound
        while true {
            let bits = UInt64(nextBits()) << 32 | UInt64(nextBits())
            if bits < limit { return Int(bits % bound) }
        }
    }

    open func nextUniform() -> Float { Float(nextBits() >> 8) / Float(1 << 24) }
    open func nextBool() -> Bool { nextBits() >> 31 == 1 }

    /// Returns the objects in another order, by Fisher and Yates.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var shuffled = array
        for last in stride(from: shuffled.count - 1, to: 0, by: -1) {
            shuffled.swapAt(last, nextInt(upperBound: last + 1))
        }
        return shuffled
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSArray {
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: map { $0 })
    }
    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}

/// Rivest's stream cipher as a source.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    open var seed: Data { didSet { restart() } }
    private var state = Array(UInt8.min...UInt8.max)
    private var (i, j) = (UInt8(0), UInt8(0))

    public override convenience init() {
        self.init(seed: Data((0..<8).map { _ in UInt8.random(in: .min ... .max) }))
    }

    public init(seed: Data) {
        self.seed = seed
        super.init()
        restart()
    }

    private func restart() {
        (state, i, j) = (Array(UInt8.min...UInt8.max), 0, 0)
        let key = seed.isEmpty ? [0] : Array(seed)
        var place: UInt8 = 0
        for index in state.indices {
            place &+= state[index] &+ key[index % key.count]
            state.swapAt(index, Int(place))
        }
    }

    private func nextByte() -> UInt8 {
        i &+= 1
        j &+= state[Int(i)]
        state.swapAt(Int(i), Int(j))
        return state[Int(state[Int(i)] &+ state[Int(j)])]
    }

    override func nextBits() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) } }

    open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextBits() } }
}

/// A source that computes each number from the one before.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    open var seed: UInt64 { didSet { state = seed } }
    private var state: UInt64

    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }
    public init(seed: UInt64) { (self.seed, state) = (seed, seed) }

    override func nextBits() -> UInt32 {
        // The multiplier and the increment are Knuth's for 64 bits.
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(state >> 32)
    }
}

/// Matsumoto and Nishimura's generator with a period of 2 to the power of 19937.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    open var seed: UInt64 { didSet { restart() } }
    private var state: [UInt32] = []
    private var index = 624

    public override convenience init() { self.init(seed: .random(in: .min ... .max)) }

    public init(seed: UInt64) {
        self.seed = seed
        super.init()
        restart()
    }

    private func restart() {
        state = [UInt32(truncatingIfNeeded: seed)]
        for place in 1..<624 {
            let last = state[place - 1]
            state.append(1_812_433_253 &* (last ^ (last >> 30)) &+ UInt32(place))
        }
        index = 624
    }

    private func twist() {
        for place in 0..<624 {
            let bits = (state[place] & 0x8000_0000) | (state[(place + 1) % 624] & 0x7FFF_FFFF)
            state[place] = state[(place + 397) % 624] ^ (bits >> 1) ^ (bits & 1 == 1 ? 0x9908_B0DF : 0)
        }
        index = 0
    }

    override func nextBits() -> UInt32 {
        if index == 624 { twist() }
        var bits = state[index]
        index += 1
        bits ^= bits >> 11
        bits ^= (bits << 7) & 0x9D2C_5680
        bits ^= (bits << 15) & 0xEFC6_0000
        return bits ^ (bits >> 18)
    }
}

/// Numbers between two bounds, which both occur.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
    let source: any GKRandom
    public let lowestValue: Int
    public let highestValue: Int
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue: Int) {
        precondition(lowestInclusive <= highestValue, "the lowest value of a distribution is above its highest")
        (self.source, lowestValue, self.highestValue) = (source, lowestInclusive, highestValue)
    }

    public convenience init(lowestValue lowestInclusive: Int, highestValue: Int) {
        self.init(
            randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestValue)
    }

    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    open class func d6() -> Self { Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 6) }
    open class func d20() -> Self {
        Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 20)
    }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    open func nextInt(upperBound: Int) -> Int {
        let bound = min(upperBound - 1, highestValue)
        guard bound > lowestValue else { return lowestValue }
        return lowestValue + source.nextInt(upperBound: bound - lowestValue + 1)
    }

    open func nextUniform() -> Float { Float(nextInt() - lowestValue) / Float(max(1, numberOfPossibleOutcomes - 1)) }
    open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Numbers around a mean, seldom far from it.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
    open var mean: Float { Float(lowestValue + highestValue) / 2 }
    /// All values lie within three of it.
    open var deviation: Float { Float(highestValue - lowestValue) / 6 }

    public override func nextInt() -> Int {
        while true {
            // The transform of Box and Muller
            let (one, other) = (max(Double(source.nextUniform()), 1e-12), Double(source.nextUniform()))
            let normal = (-2 * log(one)).squareRoot() * cos(2 * .pi * other)
            let value = (Double(mean) + normal * Double(deviation)).rounded()
            if value >= Double(lowestValue), value <= Double(highestValue), let number = Int(exactly: value) {
                return number
            }
        }
    }
}

/// Numbers in an order without repetition, until each has come.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
    private var waiting: [Int] = []

    public override func nextInt() -> Int {
        if waiting.isEmpty { waiting = Array(lowestValue...highestValue) }
        return waiting.remove(at: source.nextInt(upperBound: waiting.count))
    }
}
