public import Foundation

// Code for Apple's systems passes these to functions of this module, often with `as CFArray`.
public typealias CFArray = [Any]
public typealias CFString = String
public typealias CFData = Data
