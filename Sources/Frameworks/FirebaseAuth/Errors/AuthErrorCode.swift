public import Foundation

/// The codes of errors of accounts. An error with such a code has the domain `AuthErrorDomain` as an `NSError`.
///
/// Versions of Firebase differ in the type: an enumeration, or a structure with the enumeration `Code`. Both styles work.
public enum AuthErrorCode: Int, Error, CaseIterable, Sendable {
    case invalidCustomToken = 17000
    case customTokenMismatch = 17002
    case invalidCredential = 17004
    case userDisabled = 17005
    case operationNotAllowed = 17006
    case emailAlreadyInUse = 17007
    case invalidEmail = 17008
    case wrongPassword = 17009
    case tooManyRequests = 17010
    case userNotFound = 17011
    case accountExistsWithDifferentCredential = 17012
    case requiresRecentLogin = 17014
    case providerAlreadyLinked = 17015
    case noSuchProvider = 17016
    case invalidUserToken = 17017
    case networkError = 17020
    case userTokenExpired = 17021
    case invalidAPIKey = 17023
    case userMismatch = 17024
    case credentialAlreadyInUse = 17025
    case weakPassword = 17026
    case appNotAuthorized = 17028
    case expiredActionCode = 17029
    case invalidActionCode = 17030
    case invalidMessagePayload = 17031
    case invalidSender = 17032
    case invalidRecipientEmail = 17033
    case missingEmail = 17034
    case missingIosBundleID = 17036
    case missingAndroidPackageName = 17037
    case unauthorizedDomain = 17038
    case invalidContinueURI = 17039
    case missingContinueURI = 17040
    case missingPhoneNumber = 17041
    case invalidPhoneNumber = 17042
    case missingVerificationCode = 17043
    case invalidVerificationCode = 17044
    case missingVerificationID = 17045
    case invalidVerificationID = 17046
    case missingAppCredential = 17047
    case invalidAppCredential = 17048
    case sessionExpired = 17051
    case quotaExceeded = 17052
    case missingAppToken = 17053
    case notificationNotForwarded = 17054
    case appNotVerified = 17055
    case captchaCheckFailed = 17056
    case webContextAlreadyPresented = 17057
    case webContextCancelled = 17058
    case appVerificationUserInteractionFailure = 17059
    case invalidClientID = 17060
    case webNetworkRequestFailed = 17061
    case webInternalError = 17062
    case webSignInUserInteractionFailure = 17063
    case localPlayerNotAuthenticated = 17066
    case nullUser = 17067
    case dynamicLinkNotActivated = 17068
    case invalidProviderID = 17071
    case tenantIDMismatch = 17072
    case unsupportedTenantOperation = 17073
    case invalidDynamicLinkDomain = 17074
    case rejectedCredential = 17075
    case gameKitNotLinked = 17076
    case secondFactorRequired = 17078
    case missingMultiFactorSession = 17081
    case missingMultiFactorInfo = 17082
    case invalidMultiFactorSession = 17083
    case multiFactorInfoNotFound = 17084
    case adminRestrictedOperation = 17085
    case unverifiedEmail = 17086
    case secondFactorAlreadyEnrolled = 17087
    case maximumSecondFactorCountExceeded = 17088
    case unsupportedFirstFactor = 17089
    case emailChangeNeedsVerification = 17090
    case missingOrInvalidNonce = 17094
    case missingClientIdentifier = 17993
    case keychainError = 17995
    case internalError = 17999
    case malformedJWT = 18000

    /// The codes themselves, where the error is a structure.
    public typealias Code = AuthErrorCode

    /// The code of the error.
    public var code: Code { self }

    /// Creates an error with a code.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self = code }

    /// Creates an error with the code of an `NSError`, or an internal one if its code is no error of accounts.
    public init(_nsError error: NSError) { self = AuthErrorCode(rawValue: error.code) ?? .internalError }
}

/// The domain of errors of accounts.
public let AuthErrorDomain = "FIRAuthErrorDomain"
/// The key of an error's name, such as `ERROR_WRONG_PASSWORD`.
public let AuthErrorUserInfoNameKey = "FIRAuthErrorUserInfoNameKey"
/// The key of the address that an error is about.
public let AuthErrorUserInfoEmailKey = "FIRAuthErrorUserInfoEmailKey"
/// The key of a credential that can be used to sign in instead.
public let AuthErrorUserInfoUpdatedCredentialKey = "FIRAuthErrorUserInfoUpdatedCredentialKey"

extension AuthErrorCode: CustomNSError, LocalizedError {
    public static var errorDomain: String { AuthErrorDomain }
    public var errorCode: Int { rawValue }
    public var errorDescription: String? { message }
    public var localizedDescription: String { message }

    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: message, AuthErrorUserInfoNameKey: identifier]
    }

    /// Returns whether an error has a code, for patterns such as `catch AuthErrorCode.wrongPassword`.
    public static func ~= (code: AuthErrorCode, error: any Error) -> Bool {
        error._domain == AuthErrorDomain && error._code == code.rawValue
    }
}
