extension Optional {
    /// A publisher that publishes an optional value to each subscriber exactly once, if the optional has a value.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value to publish, if any.
        public let output: Wrapped?

        /// Creates a publisher to emit the value of the optional, or to finish at once if the optional is `nil`.
        public init(_ output: Wrapped?) {
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            if let output {
                subscriber.receive(subscription: OnceSubscription("Optional", subscriber, value: output))
            } else {
                Empty().subscribe(subscriber)
            }
        }
    }

    /// A publisher for the value of this optional, if any.
    public var publisher: Publisher {
        Publisher(self)
    }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}

// MARK: Operators that know their result at once

extension Optional.Publisher {
    public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        map(predicate)
    }

    public func collect() -> Optional<[Output]>.Publisher {
        Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
    }

    public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.flatMap(transform))
    }

    public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
        map(predicate)
    }

    public func count() -> Optional<Int>.Publisher {
        Optional<Int>.Publisher(output == nil ? 0 : 1)
    }

    public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter { !predicate($0) }
    }

    public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
        filter { _ in count == 0 }
    }

    public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
        Optional.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
    }

    public func first() -> Optional<Output>.Publisher {
        self
    }

    public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    public func ignoreOutput() -> Empty<Output, Failure> {
        Empty()
    }

    public func last() -> Optional<Output>.Publisher {
        self
    }

    public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.map(transform))
    }

    public func output(at index: Int) -> Optional<Output>.Publisher {
        output(in: index...index)
    }

    public func output<R: RangeExpression>(in range: R) -> Optional<Output>.Publisher where R.Bound == Int {
        filter { _ in range.contains(0) }
    }

    public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
        filter { _ in maxLength > 0 }
    }

    public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
        filter(predicate)
    }

    public func reduce<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) -> T
    ) -> Optional<T>.Publisher {
        Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) } ?? initialResult)
    }

    public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Optional<Output>.Publisher {
        self
    }

    public func replaceEmpty(with output: Output) -> Just<Output> {
        Just(self.output ?? output)
    }

    public func replaceError(with output: Output) -> Optional<Output>.Publisher {
        self
    }

    public func retry(_ times: Int) -> Optional<Output>.Publisher {
        self
    }

    public func scan<T>(
        _ initialResult: T,
        _ nextPartialResult: (T, Output) -> T
    ) -> Optional<T>.Publisher {
        map { nextPartialResult(initialResult, $0) }
    }
}

extension Optional.Publisher where Wrapped: Equatable {
    public func contains(_ output: Output) -> Optional<Bool>.Publisher {
        map { $0 == output }
    }

    public func removeDuplicates() -> Optional<Output>.Publisher {
        self
    }
}

extension Optional.Publisher where Wrapped: Comparable {
    public func max() -> Optional<Output>.Publisher {
        self
    }

    public func min() -> Optional<Output>.Publisher {
        self
    }
}
