/// A publisher that allows for recording a series of inputs and a completion, for later playback to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// The recorded output and completion.
    public let recording: Recording

    /// Creates a publisher with a recording that the provided closure makes.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    /// Creates a publisher to record from an existing recording.
    public init(recording: Recording) {
        self.recording = recording
    }

    /// Creates a publisher to record by using the specified output and completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        SequenceSubscription<[Output], S>.start(recording.output, completion: recording.completion, subscriber)
    }

    /// A recorded sequence of outputs, followed by a completion value.
    public struct Recording {
        public typealias Input = Output

        /// The output which is sent to subscribers.
        public private(set) var output: [Output]

        /// The completion which is sent to subscribers.
        public private(set) var completion: Subscribers.Completion<Failure>

        private var isComplete: Bool

        /// Creates a recording that still accepts values and a completion.
        public init() {
            output = []
            completion = .finished
            isComplete = false
        }

        /// Creates a complete recording.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isComplete = true
        }

        /// Adds an output to the recording; traps if the recording is complete.
        public mutating func receive(_ input: Input) {
            precondition(!isComplete, "A recording doesn't accept values after its completion")
            output.append(input)
        }

        /// Adds a completion to the recording; traps if the recording is complete.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            precondition(!isComplete, "A recording doesn't accept a second completion")
            self.completion = completion
            isComplete = true
        }
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}

extension Record.Recording: Codable where Output: Codable, Failure: Codable {
    private enum CodingKeys: String, CodingKey {
        case output
        case completion
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            output: try container.decode([Output].self, forKey: .output),
            completion: try container.decode(Subscribers.Completion<Failure>.self, forKey: .completion)
        )
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(output, forKey: .output)
        try container.encode(completion, forKey: .completion)
    }
}
