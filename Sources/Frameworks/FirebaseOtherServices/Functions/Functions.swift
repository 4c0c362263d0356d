public import FirebaseCore
public import Foundation

/// The domain of errors of functions.
public let FunctionsErrorDomain = "com.firebase.functions"
/// The key of what a function says of its error.
public let FunctionsErrorDetailsKey = "details"

/// The functions of an app's server, which nobody runs here.
public final class Functions: NSObject, Sendable {
    /// Returns the functions of the default app.
    public class func functions() -> Functions { Functions() }
    /// Returns the functions of an app.
    public class func functions(app: FirebaseApp) -> Functions { Functions() }
    /// Returns the functions in a region.
    public class func functions(region: String) -> Functions { Functions() }
    /// Returns the functions at an address.
    public class func functions(customDomain: String) -> Functions { Functions() }
    /// Returns the functions of an app in a region.
    public class func functions(app: FirebaseApp, region: String) -> Functions { Functions() }

    /// Returns a function.
    public func httpsCallable(_ name: String) -> HTTPSCallable { HTTPSCallable(name) }
    /// Returns the function at an address.
    public func httpsCallable(_ url: URL) -> HTTPSCallable { HTTPSCallable(url.absoluteString) }

    /// Returns a function that takes and returns values of types.
    public func httpsCallable<Request: Encodable, Response: Decodable>(
        _ name: String, requestAs: Request.Type = Request.self, responseAs: Response.Type = Response.self
    ) -> Callable<Request, Response> {
        Callable(callable: httpsCallable(name))
    }

    /// Returns the function at an address that takes and returns values of types.
    public func httpsCallable<Request: Encodable, Response: Decodable>(
        _ url: URL, requestAs: Request.Type = Request.self, responseAs: Response.Type = Response.self
    ) -> Callable<Request, Response> {
        Callable(callable: httpsCallable(url))
    }

    /// Uses a local emulator. Functions don't run here.
    public func useEmulator(withHost host: String, port: Int) {}
    /// Uses a local emulator. Functions don't run here.
    public func useFunctionsEmulator(origin: String) {}
}
