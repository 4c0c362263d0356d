@_exported public import FirebaseAnalytics
@_exported public import FirebaseAuth
@_exported public import FirebaseCore
@_exported public import FirebaseDatabase
@_exported public import FirebaseFirestore
@_exported public import FirebaseOtherServices
@_exported public import FirebaseStorage
