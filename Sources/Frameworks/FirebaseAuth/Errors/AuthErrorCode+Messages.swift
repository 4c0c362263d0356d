extension AuthErrorCode {
    /// The name of the error in its information: `ERROR_WRONG_PASSWORD`.
    var identifier: String {
        switch self {
        case .networkError: "ERROR_NETWORK_REQUEST_FAILED"
        case .invalidAPIKey: "ERROR_INVALID_API_KEY"
        case .tenantIDMismatch: "ERROR_TENANT_ID_MISMATCH"
        default: derivedIdentifier
        }
    }

    /// The name that follows from that of the case.
    private var derivedIdentifier: String {
        var name = "ERROR"
        var wasCapital = true
        for letter in "_" + String(describing: self) {
            if letter.isUppercase, !wasCapital { name += "_" }
            wasCapital = letter.isUppercase
            name += letter.uppercased()
        }
        return name
    }

    /// What the error says to people, as Firebase says it.
    var message: String {
        switch self {
        case .invalidCredential: "The supplied auth credential is malformed or has expired."
        case .userDisabled: "The user account has been disabled by an administrator."
        case .operationNotAllowed:
            "The given sign-in provider is disabled for this Firebase project. Enable it in the Firebase console, under the sign-in method tab of the Auth section."
        case .emailAlreadyInUse: "The email address is already in use by another account."
        case .invalidEmail: "The email address is badly formatted."
        case .wrongPassword: "The password is invalid or the user does not have a password."
        case .userNotFound:
            "There is no user record corresponding to this identifier. The user may have been deleted."
        case .accountExistsWithDifferentCredential:
            "An account already exists with the same email address but different sign-in credentials. Sign in using a provider associated with this email address."
        case .requiresRecentLogin:
            "This operation is sensitive and requires recent authentication. Log in again before retrying this request."
        case .providerAlreadyLinked:
            "[ERROR_PROVIDER_ALREADY_LINKED] - User can only be linked to one identity for the given provider."
        case .noSuchProvider: "User was not linked to an account with the given provider."
        case .invalidUserToken: "This user's credential isn't valid for this project."
        case .networkError:
            "Network error (such as timeout, interrupted connection or unreachable host) has occurred."
        case .userTokenExpired: "The user's credential is no longer valid. The user must sign in again."
        case .userMismatch: "The supplied credentials do not correspond to the previously signed in user."
        case .credentialAlreadyInUse: "This credential is already associated with a different user account."
        case .weakPassword: "The password must be 6 characters long or more."
        case .invalidActionCode:
            "The action code is invalid. This can happen if the code is malformed, expired, or has already been used."
        case .missingEmail: "An email address must be provided."
        case .missingPhoneNumber: "To send verification codes, provide a phone number for the recipient."
        case .invalidVerificationID:
            "The verification ID used to create the phone auth credential is invalid."
        case .invalidCustomToken: "The custom token format is incorrect. Please check the documentation."
        case .notificationNotForwarded, .appNotVerified, .captchaCheckFailed:
            "There is no service here that sends messages to phones."
        case .nullUser:
            "A null user object was provided as the argument for an operation which requires a non-null user object."
        case .internalError:
            "An internal error has occurred, print and inspect the error details for more information."
        default: "An error has occurred: \(identifier)."
        }
    }
}
