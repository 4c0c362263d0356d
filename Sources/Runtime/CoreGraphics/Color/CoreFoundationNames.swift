public import Foundation

// Sources written for Apple's systems pass these to functions of this module, often with `as CFArray`.
public typealias CFArray = [Any]
public typealias CFString = String
public typealias CFData = Data
