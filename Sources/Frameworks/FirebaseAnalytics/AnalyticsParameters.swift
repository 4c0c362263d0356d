/// The name of the parameter "achievement id".
public let AnalyticsParameterAchievementID = "achievement_id"
/// The name of the parameter "ad format".
public let AnalyticsParameterAdFormat = "ad_format"
/// The name of the parameter "aclid".
public let AnalyticsParameterAdNetworkClickID = "aclid"
/// The name of the parameter "ad platform".
public let AnalyticsParameterAdPlatform = "ad_platform"
/// The name of the parameter "ad source".
public let AnalyticsParameterAdSource = "ad_source"
/// The name of the parameter "ad unit name".
public let AnalyticsParameterAdUnitName = "ad_unit_name"
/// The name of the parameter "affiliation".
public let AnalyticsParameterAffiliation = "affiliation"
/// The name of the parameter "cp1".
public let AnalyticsParameterCP1 = "cp1"
/// The name of the parameter "campaign".
public let AnalyticsParameterCampaign = "campaign"
/// The name of the parameter "campaign id".
public let AnalyticsParameterCampaignID = "campaign_id"
/// The name of the parameter "character".
public let AnalyticsParameterCharacter = "character"
/// The name of the parameter "checkout option".
public let AnalyticsParameterCheckoutOption = "checkout_option"
/// The name of the parameter "checkout step".
public let AnalyticsParameterCheckoutStep = "checkout_step"
/// The name of the parameter "content".
public let AnalyticsParameterContent = "content"
/// The name of the parameter "content type".
public let AnalyticsParameterContentType = "content_type"
/// The name of the parameter "coupon".
public let AnalyticsParameterCoupon = "coupon"
/// The name of the parameter "creative format".
public let AnalyticsParameterCreativeFormat = "creative_format"
/// The name of the parameter "creative name".
public let AnalyticsParameterCreativeName = "creative_name"
/// The name of the parameter "creative slot".
public let AnalyticsParameterCreativeSlot = "creative_slot"
/// The name of the parameter "currency".
public let AnalyticsParameterCurrency = "currency"
/// The name of the parameter "destination".
public let AnalyticsParameterDestination = "destination"
/// The name of the parameter "discount".
public let AnalyticsParameterDiscount = "discount"
/// The name of the parameter "end date".
public let AnalyticsParameterEndDate = "end_date"
/// The name of the parameter "extend session".
public let AnalyticsParameterExtendSession = "extend_session"
/// The name of the parameter "flight number".
public let AnalyticsParameterFlightNumber = "flight_number"
/// The name of the parameter "group id".
public let AnalyticsParameterGroupID = "group_id"
/// The name of the parameter "index".
public let AnalyticsParameterIndex = "index"
/// The name of the parameter "item brand".
public let AnalyticsParameterItemBrand = "item_brand"
/// The name of the parameter "item category".
public let AnalyticsParameterItemCategory = "item_category"
/// The name of the parameter "item category2".
public let AnalyticsParameterItemCategory2 = "item_category2"
/// The name of the parameter "item category3".
public let AnalyticsParameterItemCategory3 = "item_category3"
/// The name of the parameter "item category4".
public let AnalyticsParameterItemCategory4 = "item_category4"
/// The name of the parameter "item category5".
public let AnalyticsParameterItemCategory5 = "item_category5"
/// The name of the parameter "item id".
public let AnalyticsParameterItemID = "item_id"
/// The name of the parameter "item list".
public let AnalyticsParameterItemList = "item_list"
/// The name of the parameter "item list id".
public let AnalyticsParameterItemListID = "item_list_id"
/// The name of the parameter "item list name".
public let AnalyticsParameterItemListName = "item_list_name"
/// The name of the parameter "location id".
public let AnalyticsParameterItemLocationID = "location_id"
/// The name of the parameter "item name".
public let AnalyticsParameterItemName = "item_name"
/// The name of the parameter "item variant".
public let AnalyticsParameterItemVariant = "item_variant"
/// The name of the parameter "items".
public let AnalyticsParameterItems = "items"
/// The name of the parameter "level".
public let AnalyticsParameterLevel = "level"
/// The name of the parameter "level name".
public let AnalyticsParameterLevelName = "level_name"
/// The name of the parameter "location".
public let AnalyticsParameterLocation = "location"
/// The name of the parameter "location id".
public let AnalyticsParameterLocationID = "location_id"
/// The name of the parameter "marketing tactic".
public let AnalyticsParameterMarketingTactic = "marketing_tactic"
/// The name of the parameter "medium".
public let AnalyticsParameterMedium = "medium"
/// The name of the parameter "method".
public let AnalyticsParameterMethod = "method"
/// The name of the parameter "number of nights".
public let AnalyticsParameterNumberOfNights = "number_of_nights"
/// The name of the parameter "number of passengers".
public let AnalyticsParameterNumberOfPassengers = "number_of_passengers"
/// The name of the parameter "number of rooms".
public let AnalyticsParameterNumberOfRooms = "number_of_rooms"
/// The name of the parameter "origin".
public let AnalyticsParameterOrigin = "origin"
/// The name of the parameter "payment type".
public let AnalyticsParameterPaymentType = "payment_type"
/// The name of the parameter "price".
public let AnalyticsParameterPrice = "price"
/// The name of the parameter "promotion id".
public let AnalyticsParameterPromotionID = "promotion_id"
/// The name of the parameter "promotion name".
public let AnalyticsParameterPromotionName = "promotion_name"
/// The name of the parameter "quantity".
public let AnalyticsParameterQuantity = "quantity"
/// The name of the parameter "score".
public let AnalyticsParameterScore = "score"
/// The name of the parameter "screen class".
public let AnalyticsParameterScreenClass = "screen_class"
/// The name of the parameter "screen name".
public let AnalyticsParameterScreenName = "screen_name"
/// The name of the parameter "search term".
public let AnalyticsParameterSearchTerm = "search_term"
/// The name of the parameter "shipping".
public let AnalyticsParameterShipping = "shipping"
/// The name of the parameter "shipping tier".
public let AnalyticsParameterShippingTier = "shipping_tier"
/// The name of the parameter "source".
public let AnalyticsParameterSource = "source"
/// The name of the parameter "source platform".
public let AnalyticsParameterSourcePlatform = "source_platform"
/// The name of the parameter "start date".
public let AnalyticsParameterStartDate = "start_date"
/// The name of the parameter "success".
public let AnalyticsParameterSuccess = "success"
/// The name of the parameter "tax".
public let AnalyticsParameterTax = "tax"
/// The name of the parameter "term".
public let AnalyticsParameterTerm = "term"
/// The name of the parameter "transaction id".
public let AnalyticsParameterTransactionID = "transaction_id"
/// The name of the parameter "travel class".
public let AnalyticsParameterTravelClass = "travel_class"
/// The name of the parameter "value".
public let AnalyticsParameterValue = "value"
/// The name of the parameter "virtual currency name".
public let AnalyticsParameterVirtualCurrencyName = "virtual_currency_name"

/// The name of the property of users "sign up method".
public let AnalyticsUserPropertySignUpMethod = "sign_up_method"
/// The name of the property of users "allow personalized ads".
public let AnalyticsUserPropertyAllowAdPersonalizationSignals = "allow_personalized_ads"
