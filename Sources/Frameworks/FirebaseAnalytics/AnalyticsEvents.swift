/// The name of the event "add payment info".
public let AnalyticsEventAddPaymentInfo = "add_payment_info"
/// The name of the event "add shipping info".
public let AnalyticsEventAddShippingInfo = "add_shipping_info"
/// The name of the event "add to cart".
public let AnalyticsEventAddToCart = "add_to_cart"
/// The name of the event "add to wishlist".
public let AnalyticsEventAddToWishlist = "add_to_wishlist"
/// The name of the event "ad impression".
public let AnalyticsEventAdImpression = "ad_impression"
/// The name of the event "app open".
public let AnalyticsEventAppOpen = "app_open"
/// The name of the event "begin checkout".
public let AnalyticsEventBeginCheckout = "begin_checkout"
/// The name of the event "campaign details".
public let AnalyticsEventCampaignDetails = "campaign_details"
/// The name of the event "checkout progress".
public let AnalyticsEventCheckoutProgress = "checkout_progress"
/// The name of the event "earn virtual currency".
public let AnalyticsEventEarnVirtualCurrency = "earn_virtual_currency"
/// The name of the event "ecommerce purchase".
public let AnalyticsEventEcommercePurchase = "ecommerce_purchase"
/// The name of the event "generate lead".
public let AnalyticsEventGenerateLead = "generate_lead"
/// The name of the event "join group".
public let AnalyticsEventJoinGroup = "join_group"
/// The name of the event "level end".
public let AnalyticsEventLevelEnd = "level_end"
/// The name of the event "level start".
public let AnalyticsEventLevelStart = "level_start"
/// The name of the event "level up".
public let AnalyticsEventLevelUp = "level_up"
/// The name of the event "login".
public let AnalyticsEventLogin = "login"
/// The name of the event "post score".
public let AnalyticsEventPostScore = "post_score"
/// The name of the event "present offer".
public let AnalyticsEventPresentOffer = "present_offer"
/// The name of the event "purchase".
public let AnalyticsEventPurchase = "purchase"
/// The name of the event "purchase refund".
public let AnalyticsEventPurchaseRefund = "purchase_refund"
/// The name of the event "refund".
public let AnalyticsEventRefund = "refund"
/// The name of the event "remove from cart".
public let AnalyticsEventRemoveFromCart = "remove_from_cart"
/// The name of the event "screen view".
public let AnalyticsEventScreenView = "screen_view"
/// The name of the event "search".
public let AnalyticsEventSearch = "search"
/// The name of the event "select content".
public let AnalyticsEventSelectContent = "select_content"
/// The name of the event "select item".
public let AnalyticsEventSelectItem = "select_item"
/// The name of the event "select promotion".
public let AnalyticsEventSelectPromotion = "select_promotion"
/// The name of the event "set checkout option".
public let AnalyticsEventSetCheckoutOption = "set_checkout_option"
/// The name of the event "share".
public let AnalyticsEventShare = "share"
/// The name of the event "sign up".
public let AnalyticsEventSignUp = "sign_up"
/// The name of the event "spend virtual currency".
public let AnalyticsEventSpendVirtualCurrency = "spend_virtual_currency"
/// The name of the event "tutorial begin".
public let AnalyticsEventTutorialBegin = "tutorial_begin"
/// The name of the event "tutorial complete".
public let AnalyticsEventTutorialComplete = "tutorial_complete"
/// The name of the event "unlock achievement".
public let AnalyticsEventUnlockAchievement = "unlock_achievement"
/// The name of the event "view cart".
public let AnalyticsEventViewCart = "view_cart"
/// The name of the event "view item".
public let AnalyticsEventViewItem = "view_item"
/// The name of the event "view item list".
public let AnalyticsEventViewItemList = "view_item_list"
/// The name of the event "view promotion".
public let AnalyticsEventViewPromotion = "view_promotion"
/// The name of the event "view search results".
public let AnalyticsEventViewSearchResults = "view_search_results"
