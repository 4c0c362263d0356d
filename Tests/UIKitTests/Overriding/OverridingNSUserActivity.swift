import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// Overrides all that `NSUserActivity` lets one override.
@MainActor
class OverridingNSUserActivity: NSUserActivity {
    override var activityType: String { heard(self, "activityType", super.activityType) }
    override var title: String? {
        get { heard(self, "title", super.title) }
        set { super.title = heard(self, "title =", newValue) }
    }
    override var userInfo: [AnyHashable: Any]? {
        get { heard(self, "userInfo", super.userInfo) }
        set { super.userInfo = heard(self, "userInfo =", newValue) }
    }
    override var requiredUserInfoKeys: Set<String>? {
        get { heard(self, "requiredUserInfoKeys", super.requiredUserInfoKeys) }
        set { super.requiredUserInfoKeys = heard(self, "requiredUserInfoKeys =", newValue) }
    }
    override var needsSave: Bool {
        get { heard(self, "needsSave", super.needsSave) }
        set { super.needsSave = heard(self, "needsSave =", newValue) }
    }
    override var webpageURL: URL? {
        get { heard(self, "webpageURL", super.webpageURL) }
        set { super.webpageURL = heard(self, "webpageURL =", newValue) }
    }
    override var referrerURL: URL? {
        get { heard(self, "referrerURL", super.referrerURL) }
        set { super.referrerURL = heard(self, "referrerURL =", newValue) }
    }
    override var expirationDate: Date? {
        get { heard(self, "expirationDate", super.expirationDate) }
        set { super.expirationDate = heard(self, "expirationDate =", newValue) }
    }
    override var keywords: Set<String> {
        get { heard(self, "keywords", super.keywords) }
        set { super.keywords = heard(self, "keywords =", newValue) }
    }
    override var isEligibleForHandoff: Bool {
        get { heard(self, "isEligibleForHandoff", super.isEligibleForHandoff) }
        set { super.isEligibleForHandoff = heard(self, "isEligibleForHandoff =", newValue) }
    }
    override var isEligibleForSearch: Bool {
        get { heard(self, "isEligibleForSearch", super.isEligibleForSearch) }
        set { super.isEligibleForSearch = heard(self, "isEligibleForSearch =", newValue) }
    }
    override var isEligibleForPublicIndexing: Bool {
        get { heard(self, "isEligibleForPublicIndexing", super.isEligibleForPublicIndexing) }
        set { super.isEligibleForPublicIndexing = heard(self, "isEligibleForPublicIndexing =", newValue) }
    }
    override var isEligibleForPrediction: Bool {
        get { heard(self, "isEligibleForPrediction", super.isEligibleForPrediction) }
        set { super.isEligibleForPrediction = heard(self, "isEligibleForPrediction =", newValue) }
    }
    override var persistentIdentifier: String? {
        get { heard(self, "persistentIdentifier", super.persistentIdentifier) }
        set { super.persistentIdentifier = heard(self, "persistentIdentifier =", newValue) }
    }
    override var targetContentIdentifier: String? {
        get { heard(self, "targetContentIdentifier", super.targetContentIdentifier) }
        set { super.targetContentIdentifier = heard(self, "targetContentIdentifier =", newValue) }
    }
    override var delegate: (any NSUserActivityDelegate)? {
        get { heard(self, "delegate", super.delegate) }
        set { super.delegate = heard(self, "delegate =", newValue) }
    }
    override init(activityType: String) {
        super.init(activityType: activityType)
        heard(self, "init(activityType:)", ())
    }
    override func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        heard(self, "addUserInfoEntries(from:)", super.addUserInfoEntries(from: otherDictionary))
    }
    override func becomeCurrent() {
        heard(self, "becomeCurrent()", super.becomeCurrent())
    }
    override func resignCurrent() {
        heard(self, "resignCurrent()", super.resignCurrent())
    }
    override func invalidate() {
        heard(self, "invalidate()", super.invalidate())
    }
}
