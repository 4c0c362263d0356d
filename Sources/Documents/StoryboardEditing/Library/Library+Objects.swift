extension Library {
    static let gestures: [LibraryItem] = [
        object(
            "tapGestureRecognizer", "Tap Gesture Recognizer", "Notices taps on a view.", .gestures,
            "<tapGestureRecognizer/>"),
        object(
            "pinchGestureRecognizer", "Pinch Gesture Recognizer", "Notices two fingers moving apart or together.",
            .gestures, "<pinchGestureRecognizer/>"),
        object(
            "rotationGestureRecognizer", "Rotation Gesture Recognizer", "Notices two fingers turning.", .gestures,
            "<rotationGestureRecognizer/>"),
        object(
            "swipeGestureRecognizer", "Swipe Gesture Recognizer", "Notices a swipe in one direction.", .gestures,
            #"<swipeGestureRecognizer direction="right"/>"#),
        object(
            "panGestureRecognizer", "Pan Gesture Recognizer", "Notices a finger that drags.", .gestures,
            #"<panGestureRecognizer minimumNumberOfTouches="1"/>"#),
        object(
            "screenEdgePanGestureRecognizer", "Screen Edge Pan Gesture Recognizer",
            "Notices a finger that drags from an edge of the screen.", .gestures,
            #"<screenEdgePanGestureRecognizer minimumNumberOfTouches="1"/>"#),
        object(
            "longPressGestureRecognizer", "Long Press Gesture Recognizer", "Notices a finger that stays.", .gestures,
            #"<pongPressGestureRecognizer allowableMovement="10" minimumPressDuration="0.5"/>"#),
    ]

    static let objects: [LibraryItem] = [
        object(
            "object", "Object", "An instance of a class of your own.", .objects,
            #"<customObject customClass="NSObject"/>"#)
    ]
}
