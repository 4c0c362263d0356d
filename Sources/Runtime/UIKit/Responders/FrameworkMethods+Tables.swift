// swift-format-ignore-file
// The public methods of UIKit's classes that selectors can name. `make tables` writes this file.

extension FrameworkMethods {
    static let tables: [ObjectIdentifier: @MainActor () -> FrameworkMethods] = [
        ObjectIdentifier(FileWrapper.self): methodsOfFileWrapper,
        ObjectIdentifier(NSException.self): methodsOfNSException,
        ObjectIdentifier(NSFileCoordinator.self): methodsOfNSFileCoordinator,
        ObjectIdentifier(NSKeyValueObservation.self): methodsOfNSKeyValueObservation,
        ObjectIdentifier(NSLayoutManager.self): methodsOfNSLayoutManager,
        ObjectIdentifier(NSLock.self): methodsOfNSLock,
        ObjectIdentifier(NSMutableParagraphStyle.self): methodsOfNSMutableParagraphStyle,
        ObjectIdentifier(NSParagraphStyle.self): methodsOfNSParagraphStyle,
        ObjectIdentifier(NSPredicate.self): methodsOfNSPredicate,
        ObjectIdentifier(NSSortDescriptor.self): methodsOfNSSortDescriptor,
        ObjectIdentifier(NSTextContainer.self): methodsOfNSTextContainer,
        ObjectIdentifier(NSTextContentManager.self): methodsOfNSTextContentManager,
        ObjectIdentifier(NSTextContentStorage.self): methodsOfNSTextContentStorage,
        ObjectIdentifier(NSTextLayoutFragment.self): methodsOfNSTextLayoutFragment,
        ObjectIdentifier(NSTextLayoutManager.self): methodsOfNSTextLayoutManager,
        ObjectIdentifier(NSTextRange.self): methodsOfNSTextRange,
        ObjectIdentifier(NSTextStorage.self): methodsOfNSTextStorage,
        ObjectIdentifier(NSTextViewportLayoutController.self): methodsOfNSTextViewportLayoutController,
        ObjectIdentifier(NSUbiquitousKeyValueStore.self): methodsOfNSUbiquitousKeyValueStore,
        ObjectIdentifier(NSUserActivity.self): methodsOfNSUserActivity,
        ObjectIdentifier(NetService.self): methodsOfNetService,
        ObjectIdentifier(Timer.self): methodsOfTimer,
        ObjectIdentifier(UIAction.self): methodsOfUIAction,
        ObjectIdentifier(UIActionSheet.self): methodsOfUIActionSheet,
        ObjectIdentifier(UIActivity.self): methodsOfUIActivity,
        ObjectIdentifier(UIActivityIndicatorView.self): methodsOfUIActivityIndicatorView,
        ObjectIdentifier(UIActivityItemProvider.self): methodsOfUIActivityItemProvider,
        ObjectIdentifier(UIAlertController.self): methodsOfUIAlertController,
        ObjectIdentifier(UIAlertView.self): methodsOfUIAlertView,
        ObjectIdentifier(UIApplication.self): methodsOfUIApplication,
        ObjectIdentifier(UIBandSelectionInteraction.self): methodsOfUIBandSelectionInteraction,
        ObjectIdentifier(UIBarAppearance.self): methodsOfUIBarAppearance,
        ObjectIdentifier(UIBarButtonItem.self): methodsOfUIBarButtonItem,
        ObjectIdentifier(UIBarItem.self): methodsOfUIBarItem,
        ObjectIdentifier(UIBezierPath.self): methodsOfUIBezierPath,
        ObjectIdentifier(UIButton.self): methodsOfUIButton,
        ObjectIdentifier(UICalendarSelection.self): methodsOfUICalendarSelection,
        ObjectIdentifier(UICloudSharingController.self): methodsOfUICloudSharingController,
        ObjectIdentifier(UICollectionReusableView.self): methodsOfUICollectionReusableView,
        ObjectIdentifier(UICollectionView.self): methodsOfUICollectionView,
        ObjectIdentifier(UICollectionViewCell.self): methodsOfUICollectionViewCell,
        ObjectIdentifier(UICollectionViewController.self): methodsOfUICollectionViewController,
        ObjectIdentifier(UICollectionViewLayout.self): methodsOfUICollectionViewLayout,
        ObjectIdentifier(UICollectionViewListCell.self): methodsOfUICollectionViewListCell,
        ObjectIdentifier(UICollisionBehavior.self): methodsOfUICollisionBehavior,
        ObjectIdentifier(UIColor.self): methodsOfUIColor,
        ObjectIdentifier(UICommand.self): methodsOfUICommand,
        ObjectIdentifier(UIContextMenuInteraction.self): methodsOfUIContextMenuInteraction,
        ObjectIdentifier(UIControl.self): methodsOfUIControl,
        ObjectIdentifier(UIDevice.self): methodsOfUIDevice,
        ObjectIdentifier(UIDocument.self): methodsOfUIDocument,
        ObjectIdentifier(UIDocumentInteractionController.self): methodsOfUIDocumentInteractionController,
        ObjectIdentifier(UIDocumentViewController.self): methodsOfUIDocumentViewController,
        ObjectIdentifier(UIDragInteraction.self): methodsOfUIDragInteraction,
        ObjectIdentifier(UIDragItem.self): methodsOfUIDragItem,
        ObjectIdentifier(UIDropInteraction.self): methodsOfUIDropInteraction,
        ObjectIdentifier(UIDynamicAnimator.self): methodsOfUIDynamicAnimator,
        ObjectIdentifier(UIDynamicBehavior.self): methodsOfUIDynamicBehavior,
        ObjectIdentifier(UIEditMenuInteraction.self): methodsOfUIEditMenuInteraction,
        ObjectIdentifier(UIEvent.self): methodsOfUIEvent,
        ObjectIdentifier(UIFeedbackGenerator.self): methodsOfUIFeedbackGenerator,
        ObjectIdentifier(UIFindInteraction.self): methodsOfUIFindInteraction,
        ObjectIdentifier(UIFindSession.self): methodsOfUIFindSession,
        ObjectIdentifier(UIFocusSystem.self): methodsOfUIFocusSystem,
        ObjectIdentifier(UIFontMetrics.self): methodsOfUIFontMetrics,
        ObjectIdentifier(UIGestureRecognizer.self): methodsOfUIGestureRecognizer,
        ObjectIdentifier(UIGraphicsPDFRendererContext.self): methodsOfUIGraphicsPDFRendererContext,
        ObjectIdentifier(UIHoverGestureRecognizer.self): methodsOfUIHoverGestureRecognizer,
        ObjectIdentifier(UIImage.self): methodsOfUIImage,
        ObjectIdentifier(UIImage.Configuration.self): methodsOfUIImageConfiguration,
        ObjectIdentifier(UIImage.SymbolConfiguration.self): methodsOfUIImageSymbolConfiguration,
        ObjectIdentifier(UIImageAsset.self): methodsOfUIImageAsset,
        ObjectIdentifier(UIImagePickerController.self): methodsOfUIImagePickerController,
        ObjectIdentifier(UIImageView.self): methodsOfUIImageView,
        ObjectIdentifier(UIImpactFeedbackGenerator.self): methodsOfUIImpactFeedbackGenerator,
        ObjectIdentifier(UIInputViewController.self): methodsOfUIInputViewController,
        ObjectIdentifier(UILargeContentViewerInteraction.self): methodsOfUILargeContentViewerInteraction,
        ObjectIdentifier(UIMenuController.self): methodsOfUIMenuController,
        ObjectIdentifier(UIMenuSystem.self): methodsOfUIMenuSystem,
        ObjectIdentifier(UINavigationBar.self): methodsOfUINavigationBar,
        ObjectIdentifier(UINavigationBarAppearance.self): methodsOfUINavigationBarAppearance,
        ObjectIdentifier(UINavigationController.self): methodsOfUINavigationController,
        ObjectIdentifier(UINavigationItem.self): methodsOfUINavigationItem,
        ObjectIdentifier(UIPageControlTimerProgress.self): methodsOfUIPageControlTimerProgress,
        ObjectIdentifier(UIPanGestureRecognizer.self): methodsOfUIPanGestureRecognizer,
        ObjectIdentifier(UIPencilInteraction.self): methodsOfUIPencilInteraction,
        ObjectIdentifier(UIPercentDrivenInteractiveTransition.self): methodsOfUIPercentDrivenInteractiveTransition,
        ObjectIdentifier(UIPickerView.self): methodsOfUIPickerView,
        ObjectIdentifier(UIPointerInteraction.self): methodsOfUIPointerInteraction,
        ObjectIdentifier(UIPopoverController.self): methodsOfUIPopoverController,
        ObjectIdentifier(UIPresentationController.self): methodsOfUIPresentationController,
        ObjectIdentifier(UIPressesEvent.self): methodsOfUIPressesEvent,
        ObjectIdentifier(UIPreviewInteraction.self): methodsOfUIPreviewInteraction,
        ObjectIdentifier(UIPrintFormatter.self): methodsOfUIPrintFormatter,
        ObjectIdentifier(UIPrintInteractionController.self): methodsOfUIPrintInteractionController,
        ObjectIdentifier(UIPrinterPickerController.self): methodsOfUIPrinterPickerController,
        ObjectIdentifier(UIRefreshControl.self): methodsOfUIRefreshControl,
        ObjectIdentifier(UIRegion.self): methodsOfUIRegion,
        ObjectIdentifier(UIResponder.self): methodsOfUIResponder,
        ObjectIdentifier(UIScene.self): methodsOfUIScene,
        ObjectIdentifier(UIScreen.self): methodsOfUIScreen,
        ObjectIdentifier(UIScribbleInteraction.self): methodsOfUIScribbleInteraction,
        ObjectIdentifier(UIScrollView.self): methodsOfUIScrollView,
        ObjectIdentifier(UISearchBar.self): methodsOfUISearchBar,
        ObjectIdentifier(UISearchDisplayController.self): methodsOfUISearchDisplayController,
        ObjectIdentifier(UISearchTextField.self): methodsOfUISearchTextField,
        ObjectIdentifier(UISegmentedControl.self): methodsOfUISegmentedControl,
        ObjectIdentifier(UISelectionFeedbackGenerator.self): methodsOfUISelectionFeedbackGenerator,
        ObjectIdentifier(UISheetPresentationController.self): methodsOfUISheetPresentationController,
        ObjectIdentifier(UISpringLoadedInteraction.self): methodsOfUISpringLoadedInteraction,
        ObjectIdentifier(UIStackView.self): methodsOfUIStackView,
        ObjectIdentifier(UIStandardTextCursorView.self): methodsOfUIStandardTextCursorView,
        ObjectIdentifier(UIStoryboard.self): methodsOfUIStoryboard,
        ObjectIdentifier(UIStoryboardSegue.self): methodsOfUIStoryboardSegue,
        ObjectIdentifier(UISwitch.self): methodsOfUISwitch,
        ObjectIdentifier(UITabBar.self): methodsOfUITabBar,
        ObjectIdentifier(UITabBarController.self): methodsOfUITabBarController,
        ObjectIdentifier(UITabBarController.Sidebar.self): methodsOfUITabBarControllerSidebar,
        ObjectIdentifier(UITabSidebarItem.self): methodsOfUITabSidebarItem,
        ObjectIdentifier(UITableView.self): methodsOfUITableView,
        ObjectIdentifier(UITableViewCell.self): methodsOfUITableViewCell,
        ObjectIdentifier(UITableViewController.self): methodsOfUITableViewController,
        ObjectIdentifier(UITableViewHeaderFooterView.self): methodsOfUITableViewHeaderFooterView,
        ObjectIdentifier(UITargetedDragPreview.self): methodsOfUITargetedDragPreview,
        ObjectIdentifier(UITextCursorDropPositionAnimator.self): methodsOfUITextCursorDropPositionAnimator,
        ObjectIdentifier(UITextField.self): methodsOfUITextField,
        ObjectIdentifier(UITextInteraction.self): methodsOfUITextInteraction,
        ObjectIdentifier(UITextLoupeSession.self): methodsOfUITextLoupeSession,
        ObjectIdentifier(UITextSelectionDisplayInteraction.self): methodsOfUITextSelectionDisplayInteraction,
        ObjectIdentifier(UITextView.self): methodsOfUITextView,
        ObjectIdentifier(UIToolTipInteraction.self): methodsOfUIToolTipInteraction,
        ObjectIdentifier(UITouch.self): methodsOfUITouch,
        ObjectIdentifier(UITrackingLayoutGuide.self): methodsOfUITrackingLayoutGuide,
        ObjectIdentifier(UITraitCollection.self): methodsOfUITraitCollection,
        ObjectIdentifier(UIView.self): methodsOfUIView,
        ObjectIdentifier(UIViewController.self): methodsOfUIViewController,
        ObjectIdentifier(UIViewPropertyAnimator.self): methodsOfUIViewPropertyAnimator,
        ObjectIdentifier(UIWindow.self): methodsOfUIWindow,
        ObjectIdentifier(UIWindowScene.ActivationInteraction.self): methodsOfUIWindowSceneActivationInteraction,
        ObjectIdentifier(UIWindowScene.DragInteraction.self): methodsOfUIWindowSceneDragInteraction,
        ObjectIdentifier(UndoManager.self): methodsOfUndoManager,
        ObjectIdentifier(ValueTransformer.self): methodsOfValueTransformer,
    ]
}

@MainActor private func methodsOfFileWrapper() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("addFileWrapper:") { (owner: FileWrapper, arguments) in _ = try owner.addFileWrapper(arguments.object(0) as FileWrapper) }
    table.add("keyForChildFileWrapper:") { (owner: FileWrapper, arguments) in _ = try owner.keyForChildFileWrapper(arguments.object(0) as FileWrapper) }
    table.add("removeFileWrapper:") { (owner: FileWrapper, arguments) in try owner.removeFileWrapper(arguments.object(0) as FileWrapper) }
    return table
}

@MainActor private func methodsOfNSException() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("raise") { (owner: NSException, arguments) in owner.raise() }
    return table
}

@MainActor private func methodsOfNSFileCoordinator() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("cancel") { (owner: NSFileCoordinator, arguments) in owner.cancel() }
    return table
}

@MainActor private func methodsOfNSKeyValueObservation() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("invalidate") { (owner: NSKeyValueObservation, arguments) in owner.invalidate() }
    return table
}

@MainActor private func methodsOfNSLayoutManager() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("addTextContainer:") { (owner: NSLayoutManager, arguments) in try owner.addTextContainer(arguments.object(0) as NSTextContainer) }
    table.add("ensureLayoutFor:") { (owner: NSLayoutManager, arguments) in try owner.ensureLayout(for: arguments.object(0) as NSTextContainer) }
    table.add("firstUnlaidCharacterIndex") { (owner: NSLayoutManager, arguments) in _ = owner.firstUnlaidCharacterIndex() }
    table.add("firstUnlaidGlyphIndex") { (owner: NSLayoutManager, arguments) in _ = owner.firstUnlaidGlyphIndex() }
    table.add("glyphRangeFor:") { (owner: NSLayoutManager, arguments) in _ = try owner.glyphRange(for: arguments.object(0) as NSTextContainer) }
    table.add("replaceTextStorage:") { (owner: NSLayoutManager, arguments) in try owner.replaceTextStorage(arguments.object(0) as NSTextStorage) }
    table.add("textContainerChangedGeometry:") { (owner: NSLayoutManager, arguments) in try owner.textContainerChangedGeometry(arguments.object(0) as NSTextContainer) }
    table.add("textContainerChangedTextView:") { (owner: NSLayoutManager, arguments) in try owner.textContainerChangedTextView(arguments.object(0) as NSTextContainer) }
    table.add("usedRectFor:") { (owner: NSLayoutManager, arguments) in _ = try owner.usedRect(for: arguments.object(0) as NSTextContainer) }
    return table
}

@MainActor private func methodsOfNSLock() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("lock") { (owner: NSLock, arguments) in owner.lock() }
    table.add("unlock") { (owner: NSLock, arguments) in owner.unlock() }
    return table
}

@MainActor private func methodsOfNSMutableParagraphStyle() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("addTabStop:") { (owner: NSMutableParagraphStyle, arguments) in try owner.addTabStop(arguments.object(0) as NSTextTab) }
    table.add("removeTabStop:") { (owner: NSMutableParagraphStyle, arguments) in try owner.removeTabStop(arguments.object(0) as NSTextTab) }
    table.add("setParagraphStyle:") { (owner: NSMutableParagraphStyle, arguments) in try owner.setParagraphStyle(arguments.object(0) as NSParagraphStyle) }
    return table
}

@MainActor private func methodsOfNSParagraphStyle() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("copy") { (owner: NSParagraphStyle, arguments) in _ = owner.copy() }
    table.add("mutableCopy") { (owner: NSParagraphStyle, arguments) in _ = owner.mutableCopy() }
    return table
}

@MainActor private func methodsOfNSPredicate() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("allowEvaluation") { (owner: NSPredicate, arguments) in owner.allowEvaluation() }
    table.add("evaluateWith:") { (owner: NSPredicate, arguments) in _ = owner.evaluate(with: arguments.any(0)) }
    return table
}

@MainActor private func methodsOfNSSortDescriptor() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("allowEvaluation") { (owner: NSSortDescriptor, arguments) in owner.allowEvaluation() }
    return table
}

@MainActor private func methodsOfNSTextContainer() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("replaceLayoutManager:") { (owner: NSTextContainer, arguments) in try owner.replaceLayoutManager(arguments.object(0) as NSLayoutManager) }
    return table
}

@MainActor private func methodsOfNSTextContentManager() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("addTextLayoutManager:") { (owner: NSTextContentManager, arguments) in try owner.addTextLayoutManager(arguments.object(0) as NSTextLayoutManager) }
    table.add("adjustedRangeFrom:forEditingTextSelection:") { (owner: NSTextContentManager, arguments) in _ = try owner.adjustedRange(from: arguments.object(0) as NSTextRange, forEditingTextSelection: arguments.flag(1)) }
    table.add("recordEditActionIn:newTextRange:") { (owner: NSTextContentManager, arguments) in try owner.recordEditAction(in: arguments.object(0) as NSTextRange, newTextRange: arguments.object(1) as NSTextRange) }
    table.add("removeTextLayoutManager:") { (owner: NSTextContentManager, arguments) in try owner.removeTextLayoutManager(arguments.object(0) as NSTextLayoutManager) }
    table.add("textElementsFor:") { (owner: NSTextContentManager, arguments) in _ = try owner.textElements(for: arguments.object(0) as NSTextRange) }
    return table
}

@MainActor private func methodsOfNSTextContentStorage() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("attributedStringFor:") { (owner: NSTextContentStorage, arguments) in _ = try owner.attributedString(for: arguments.object(0) as NSTextElement) }
    return table
}

@MainActor private func methodsOfNSTextLayoutFragment() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("invalidateLayout") { (owner: NSTextLayoutFragment, arguments) in owner.invalidateLayout() }
    return table
}

@MainActor private func methodsOfNSTextLayoutManager() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("ensureLayoutFor:") { (owner: NSTextLayoutManager, arguments) in try owner.ensureLayout(for: arguments.object(0) as NSTextRange) }
    table.add("invalidateLayoutFor:") { (owner: NSTextLayoutManager, arguments) in try owner.invalidateLayout(for: arguments.object(0) as NSTextRange) }
    table.add("invalidateRenderingAttributesFor:") { (owner: NSTextLayoutManager, arguments) in try owner.invalidateRenderingAttributes(for: arguments.object(0) as NSTextRange) }
    table.add("replace:") { (owner: NSTextLayoutManager, arguments) in try owner.replace(arguments.object(0) as NSTextContentManager) }
    return table
}

@MainActor private func methodsOfNSTextRange() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("contains:") { (owner: NSTextRange, arguments) in _ = try owner.contains(arguments.object(0) as NSTextRange) }
    table.add("intersection:") { (owner: NSTextRange, arguments) in _ = try owner.intersection(arguments.object(0) as NSTextRange) }
    table.add("intersects:") { (owner: NSTextRange, arguments) in _ = try owner.intersects(arguments.object(0) as NSTextRange) }
    table.add("isEqualTo:") { (owner: NSTextRange, arguments) in _ = try owner.isEqual(to: arguments.object(0) as NSTextRange) }
    table.add("union:") { (owner: NSTextRange, arguments) in _ = try owner.union(arguments.object(0) as NSTextRange) }
    return table
}

@MainActor private func methodsOfNSTextStorage() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("addLayoutManager:") { (owner: NSTextStorage, arguments) in try owner.addLayoutManager(arguments.object(0) as NSLayoutManager) }
    table.add("processEditing") { (owner: NSTextStorage, arguments) in owner.processEditing() }
    table.add("removeLayoutManager:") { (owner: NSTextStorage, arguments) in try owner.removeLayoutManager(arguments.object(0) as NSLayoutManager) }
    return table
}

@MainActor private func methodsOfNSTextViewportLayoutController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("layoutViewport") { (owner: NSTextViewportLayoutController, arguments) in owner.layoutViewport() }
    return table
}

@MainActor private func methodsOfNSUbiquitousKeyValueStore() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("synchronize") { (owner: NSUbiquitousKeyValueStore, arguments) in _ = owner.synchronize() }
    return table
}

@MainActor private func methodsOfNSUserActivity() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("becomeCurrent") { (owner: NSUserActivity, arguments) in owner.becomeCurrent() }
    table.add("invalidate") { (owner: NSUserActivity, arguments) in owner.invalidate() }
    table.add("resignCurrent") { (owner: NSUserActivity, arguments) in owner.resignCurrent() }
    return table
}

@MainActor private func methodsOfNetService() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("publish") { (owner: NetService, arguments) in owner.publish() }
    table.add("stop") { (owner: NetService, arguments) in owner.stop() }
    return table
}

@MainActor private func methodsOfTimer() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("fire") { (owner: Timer, arguments) in owner.fire() }
    table.add("invalidate") { (owner: Timer, arguments) in owner.invalidate() }
    return table
}

@MainActor private func methodsOfUIAction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("performWithSender:target:") { (owner: UIAction, arguments) in owner.performWithSender(arguments.any(0), target: arguments.any(1)) }
    return table
}

@MainActor private func methodsOfUIActionSheet() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("showFrom:") { (owner: UIActionSheet, arguments) in try owner.show(from: arguments.object(0) as UIToolbar) }
    table.add("showFrom:animated:") { (owner: UIActionSheet, arguments) in try owner.show(from: arguments.object(0) as UIBarButtonItem, animated: arguments.flag(1)) }
    table.add("showIn:") { (owner: UIActionSheet, arguments) in try owner.show(in: arguments.object(0) as UIView) }
    return table
}

@MainActor private func methodsOfUIActivity() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("activityDidFinish:") { (owner: UIActivity, arguments) in owner.activityDidFinish(arguments.flag(0)) }
    table.add("perform") { (owner: UIActivity, arguments) in owner.perform() }
    return table
}

@MainActor private func methodsOfUIActivityIndicatorView() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("startAnimating") { (owner: UIActivityIndicatorView, arguments) in owner.startAnimating() }
    table.add("stopAnimating") { (owner: UIActivityIndicatorView, arguments) in owner.stopAnimating() }
    return table
}

@MainActor private func methodsOfUIActivityItemProvider() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("activityViewControllerPlaceholderItem:") { (owner: UIActivityItemProvider, arguments) in _ = try owner.activityViewControllerPlaceholderItem(arguments.object(0) as UIActivityViewController) }
    return table
}

@MainActor private func methodsOfUIAlertController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("addAction:") { (owner: UIAlertController, arguments) in try owner.addAction(arguments.object(0) as UIAlertAction) }
    return table
}

@MainActor private func methodsOfUIAlertView() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("show") { (owner: UIAlertView, arguments) in owner.show() }
    return table
}

@MainActor private func methodsOfUIApplication() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("beginIgnoringInteractionEvents") { (owner: UIApplication, arguments) in owner.beginIgnoringInteractionEvents() }
    table.add("beginReceivingRemoteControlEvents") { (owner: UIApplication, arguments) in owner.beginReceivingRemoteControlEvents() }
    table.add("cancelAllLocalNotifications") { (owner: UIApplication, arguments) in owner.cancelAllLocalNotifications() }
    table.add("cancelLocalNotification:") { (owner: UIApplication, arguments) in try owner.cancelLocalNotification(arguments.object(0) as UILocalNotification) }
    table.add("clearKeepAliveTimeout") { (owner: UIApplication, arguments) in owner.clearKeepAliveTimeout() }
    table.add("completeStateRestoration") { (owner: UIApplication, arguments) in owner.completeStateRestoration() }
    table.add("enabledRemoteNotificationTypes") { (owner: UIApplication, arguments) in _ = owner.enabledRemoteNotificationTypes() }
    table.add("endIgnoringInteractionEvents") { (owner: UIApplication, arguments) in owner.endIgnoringInteractionEvents() }
    table.add("endReceivingRemoteControlEvents") { (owner: UIApplication, arguments) in owner.endReceivingRemoteControlEvents() }
    table.add("extendStateRestoration") { (owner: UIApplication, arguments) in owner.extendStateRestoration() }
    table.add("ignoreSnapshotOnNextApplicationLaunch") { (owner: UIApplication, arguments) in owner.ignoreSnapshotOnNextApplicationLaunch() }
    table.add("presentLocalNotificationNow:") { (owner: UIApplication, arguments) in try owner.presentLocalNotificationNow(arguments.object(0) as UILocalNotification) }
    table.add("registerForRemoteNotifications") { (owner: UIApplication, arguments) in owner.registerForRemoteNotifications() }
    table.add("registerUserNotificationSettings:") { (owner: UIApplication, arguments) in try owner.registerUserNotificationSettings(arguments.object(0) as UIUserNotificationSettings) }
    table.add("requestSceneSessionRefresh:") { (owner: UIApplication, arguments) in try owner.requestSceneSessionRefresh(arguments.object(0) as UISceneSession) }
    table.add("scheduleLocalNotification:") { (owner: UIApplication, arguments) in try owner.scheduleLocalNotification(arguments.object(0) as UILocalNotification) }
    table.add("sendEvent:") { (owner: UIApplication, arguments) in try owner.sendEvent(arguments.object(0) as UIEvent) }
    table.add("setNewsstandIconImage:") { (owner: UIApplication, arguments) in try owner.setNewsstandIconImage(arguments.optional(0) as UIImage?) }
    table.add("supportedInterfaceOrientationsFor:") { (owner: UIApplication, arguments) in _ = try owner.supportedInterfaceOrientations(for: arguments.optional(0) as UIWindow?) }
    table.add("unregisterForRemoteNotifications") { (owner: UIApplication, arguments) in owner.unregisterForRemoteNotifications() }
    return table
}

@MainActor private func methodsOfUIBandSelectionInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UIBandSelectionInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIBandSelectionInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIBarAppearance() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("configureWithDefaultBackground") { (owner: UIBarAppearance, arguments) in owner.configureWithDefaultBackground() }
    table.add("configureWithOpaqueBackground") { (owner: UIBarAppearance, arguments) in owner.configureWithOpaqueBackground() }
    table.add("configureWithTransparentBackground") { (owner: UIBarAppearance, arguments) in owner.configureWithTransparentBackground() }
    return table
}

@MainActor private func methodsOfUIBarButtonItem() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("creatingFixedGroup") { (owner: UIBarButtonItem, arguments) in _ = owner.creatingFixedGroup() }
    table.add("frameIn:") { (owner: UIBarButtonItem, arguments) in _ = try owner.frame(in: arguments.object(0) as UIView) }
    return table
}

@MainActor private func methodsOfUIBarItem() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("awakeFromNib") { (owner: UIBarItem, arguments) in owner.awakeFromNib() }
    table.add("prepareForInterfaceBuilder") { (owner: UIBarItem, arguments) in owner.prepareForInterfaceBuilder() }
    return table
}

@MainActor private func methodsOfUIBezierPath() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("addClip") { (owner: UIBezierPath, arguments) in owner.addClip() }
    table.add("append:") { (owner: UIBezierPath, arguments) in try owner.append(arguments.object(0) as UIBezierPath) }
    table.add("close") { (owner: UIBezierPath, arguments) in owner.close() }
    table.add("fill") { (owner: UIBezierPath, arguments) in owner.fill() }
    table.add("removeAllPoints") { (owner: UIBezierPath, arguments) in owner.removeAllPoints() }
    table.add("reversing") { (owner: UIBezierPath, arguments) in _ = owner.reversing() }
    table.add("stroke") { (owner: UIBezierPath, arguments) in owner.stroke() }
    return table
}

@MainActor private func methodsOfUIButton() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("setNeedsUpdateConfiguration") { (owner: UIButton, arguments) in owner.setNeedsUpdateConfiguration() }
    table.add("updateConfiguration") { (owner: UIButton, arguments) in owner.updateConfiguration() }
    return table
}

@MainActor private func methodsOfUICalendarSelection() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("updateSelectableDates") { (owner: UICalendarSelection, arguments) in owner.updateSelectableDates() }
    return table
}

@MainActor private func methodsOfUICloudSharingController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("activityItemSource") { (owner: UICloudSharingController, arguments) in _ = owner.activityItemSource() }
    return table
}

@MainActor private func methodsOfUICollectionReusableView() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("apply:") { (owner: UICollectionReusableView, arguments) in try owner.apply(arguments.object(0) as UICollectionViewLayoutAttributes) }
    table.add("didTransitionFrom:to:") { (owner: UICollectionReusableView, arguments) in try owner.didTransition(from: arguments.object(0) as UICollectionViewLayout, to: arguments.object(1) as UICollectionViewLayout) }
    table.add("preferredLayoutAttributesFitting:") { (owner: UICollectionReusableView, arguments) in _ = try owner.preferredLayoutAttributesFitting(arguments.object(0) as UICollectionViewLayoutAttributes) }
    table.add("prepareForReuse") { (owner: UICollectionReusableView, arguments) in owner.prepareForReuse() }
    table.add("willTransitionFrom:to:") { (owner: UICollectionReusableView, arguments) in try owner.willTransition(from: arguments.object(0) as UICollectionViewLayout, to: arguments.object(1) as UICollectionViewLayout) }
    return table
}

@MainActor private func methodsOfUICollectionView() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("cancelInteractiveMovement") { (owner: UICollectionView, arguments) in owner.cancelInteractiveMovement() }
    table.add("cancelInteractiveTransition") { (owner: UICollectionView, arguments) in owner.cancelInteractiveTransition() }
    table.add("endInteractiveMovement") { (owner: UICollectionView, arguments) in owner.endInteractiveMovement() }
    table.add("finishInteractiveTransition") { (owner: UICollectionView, arguments) in owner.finishInteractiveTransition() }
    table.add("indexPathFor:") { (owner: UICollectionView, arguments) in _ = try owner.indexPath(for: arguments.object(0) as UICollectionViewCell) }
    table.add("reloadData") { (owner: UICollectionView, arguments) in owner.reloadData() }
    table.add("setCollectionViewLayout:animated:") { (owner: UICollectionView, arguments) in try owner.setCollectionViewLayout(arguments.object(0) as UICollectionViewLayout, animated: arguments.flag(1)) }
    return table
}

@MainActor private func methodsOfUICollectionViewCell() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("defaultBackgroundConfiguration") { (owner: UICollectionViewCell, arguments) in _ = owner.defaultBackgroundConfiguration() }
    table.add("setNeedsUpdateConfiguration") { (owner: UICollectionViewCell, arguments) in owner.setNeedsUpdateConfiguration() }
    return table
}

@MainActor private func methodsOfUICollectionViewController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("collectionView:previewForDismissingContextMenuWithConfiguration:") { (owner: UICollectionViewController, arguments) in _ = try owner.collectionView(arguments.object(0) as UICollectionView, previewForDismissingContextMenuWithConfiguration: arguments.object(1) as UIContextMenuConfiguration) }
    table.add("collectionView:previewForHighlightingContextMenuWithConfiguration:") { (owner: UICollectionViewController, arguments) in _ = try owner.collectionView(arguments.object(0) as UICollectionView, previewForHighlightingContextMenuWithConfiguration: arguments.object(1) as UIContextMenuConfiguration) }
    table.add("collectionViewDidEndMultipleSelectionInteraction:") { (owner: UICollectionViewController, arguments) in try owner.collectionViewDidEndMultipleSelectionInteraction(arguments.object(0) as UICollectionView) }
    table.add("numberOfSectionsIn:") { (owner: UICollectionViewController, arguments) in _ = try owner.numberOfSections(in: arguments.object(0) as UICollectionView) }
    table.add("scrollViewDidChangeAdjustedContentInset:") { (owner: UICollectionViewController, arguments) in try owner.scrollViewDidChangeAdjustedContentInset(arguments.object(0) as UIScrollView) }
    table.add("scrollViewDidEndDecelerating:") { (owner: UICollectionViewController, arguments) in try owner.scrollViewDidEndDecelerating(arguments.object(0) as UIScrollView) }
    table.add("scrollViewDidEndDragging:willDecelerate:") { (owner: UICollectionViewController, arguments) in try owner.scrollViewDidEndDragging(arguments.object(0) as UIScrollView, willDecelerate: arguments.flag(1)) }
    table.add("scrollViewDidEndScrollingAnimation:") { (owner: UICollectionViewController, arguments) in try owner.scrollViewDidEndScrollingAnimation(arguments.object(0) as UIScrollView) }
    table.add("scrollViewDidScroll:") { (owner: UICollectionViewController, arguments) in try owner.scrollViewDidScroll(arguments.object(0) as UIScrollView) }
    table.add("scrollViewDidScrollToTop:") { (owner: UICollectionViewController, arguments) in try owner.scrollViewDidScrollToTop(arguments.object(0) as UIScrollView) }
    table.add("scrollViewDidZoom:") { (owner: UICollectionViewController, arguments) in try owner.scrollViewDidZoom(arguments.object(0) as UIScrollView) }
    table.add("scrollViewShouldScrollToTop:") { (owner: UICollectionViewController, arguments) in _ = try owner.scrollViewShouldScrollToTop(arguments.object(0) as UIScrollView) }
    table.add("scrollViewWillBeginDecelerating:") { (owner: UICollectionViewController, arguments) in try owner.scrollViewWillBeginDecelerating(arguments.object(0) as UIScrollView) }
    table.add("scrollViewWillBeginDragging:") { (owner: UICollectionViewController, arguments) in try owner.scrollViewWillBeginDragging(arguments.object(0) as UIScrollView) }
    table.add("scrollViewWillBeginZooming:with:") { (owner: UICollectionViewController, arguments) in try owner.scrollViewWillBeginZooming(arguments.object(0) as UIScrollView, with: arguments.optional(1) as UIView?) }
    table.add("viewForZoomingIn:") { (owner: UICollectionViewController, arguments) in _ = try owner.viewForZooming(in: arguments.object(0) as UIScrollView) }
    return table
}

@MainActor private func methodsOfUICollectionViewLayout() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("finalizeAnimatedBoundsChange") { (owner: UICollectionViewLayout, arguments) in owner.finalizeAnimatedBoundsChange() }
    table.add("finalizeCollectionViewUpdates") { (owner: UICollectionViewLayout, arguments) in owner.finalizeCollectionViewUpdates() }
    table.add("finalizeLayoutTransition") { (owner: UICollectionViewLayout, arguments) in owner.finalizeLayoutTransition() }
    table.add("invalidateLayout") { (owner: UICollectionViewLayout, arguments) in owner.invalidateLayout() }
    table.add("invalidateLayoutWith:") { (owner: UICollectionViewLayout, arguments) in try owner.invalidateLayout(with: arguments.object(0) as UICollectionViewLayoutInvalidationContext) }
    table.add("invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:") { (owner: UICollectionViewLayout, arguments) in _ = try owner.invalidationContext(forPreferredLayoutAttributes: arguments.object(0) as UICollectionViewLayoutAttributes, withOriginalAttributes: arguments.object(1) as UICollectionViewLayoutAttributes) }
    table.add("prepare") { (owner: UICollectionViewLayout, arguments) in owner.prepare() }
    table.add("prepareForTransitionFrom:") { (owner: UICollectionViewLayout, arguments) in try owner.prepareForTransition(from: arguments.object(0) as UICollectionViewLayout) }
    table.add("prepareForTransitionTo:") { (owner: UICollectionViewLayout, arguments) in try owner.prepareForTransition(to: arguments.object(0) as UICollectionViewLayout) }
    table.add("shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:") { (owner: UICollectionViewLayout, arguments) in _ = try owner.shouldInvalidateLayout(forPreferredLayoutAttributes: arguments.object(0) as UICollectionViewLayoutAttributes, withOriginalAttributes: arguments.object(1) as UICollectionViewLayoutAttributes) }
    return table
}

@MainActor private func methodsOfUICollectionViewListCell() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("defaultContentConfiguration") { (owner: UICollectionViewListCell, arguments) in _ = owner.defaultContentConfiguration() }
    return table
}

@MainActor private func methodsOfUICollisionBehavior() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("removeAllBoundaries") { (owner: UICollisionBehavior, arguments) in owner.removeAllBoundaries() }
    return table
}

@MainActor private func methodsOfUIColor() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("resolvedColorWith:") { (owner: UIColor, arguments) in _ = try owner.resolvedColor(with: arguments.object(0) as UITraitCollection) }
    table.add("set") { (owner: UIColor, arguments) in owner.set() }
    table.add("setFill") { (owner: UIColor, arguments) in owner.setFill() }
    table.add("setStroke") { (owner: UIColor, arguments) in owner.setStroke() }
    return table
}

@MainActor private func methodsOfUICommand() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("performWithSender:target:") { (owner: UICommand, arguments) in owner.performWithSender(arguments.any(0), target: arguments.any(1)) }
    return table
}

@MainActor private func methodsOfUIContextMenuInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UIContextMenuInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("dismissMenu") { (owner: UIContextMenuInteraction, arguments) in owner.dismissMenu() }
    table.add("locationIn:") { (owner: UIContextMenuInteraction, arguments) in _ = try owner.location(in: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIContextMenuInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIControl() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("beginTracking:with:") { (owner: UIControl, arguments) in _ = try owner.beginTracking(arguments.object(0) as UITouch, with: arguments.optional(1) as UIEvent?) }
    table.add("cancelTrackingWith:") { (owner: UIControl, arguments) in try owner.cancelTracking(with: arguments.optional(0) as UIEvent?) }
    table.add("continueTracking:with:") { (owner: UIControl, arguments) in _ = try owner.continueTracking(arguments.object(0) as UITouch, with: arguments.optional(1) as UIEvent?) }
    table.add("endTracking:with:") { (owner: UIControl, arguments) in try owner.endTracking(arguments.optional(0) as UITouch?, with: arguments.optional(1) as UIEvent?) }
    table.add("menuAttachmentPointFor:") { (owner: UIControl, arguments) in _ = try owner.menuAttachmentPoint(for: arguments.object(0) as UIContextMenuConfiguration) }
    table.add("performPrimaryAction") { (owner: UIControl, arguments) in owner.performPrimaryAction() }
    table.add("sendAction:") { (owner: UIControl, arguments) in try owner.sendAction(arguments.object(0) as UIAction) }
    return table
}

@MainActor private func methodsOfUIDevice() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("beginGeneratingDeviceOrientationNotifications") { (owner: UIDevice, arguments) in owner.beginGeneratingDeviceOrientationNotifications() }
    table.add("endGeneratingDeviceOrientationNotifications") { (owner: UIDevice, arguments) in owner.endGeneratingDeviceOrientationNotifications() }
    table.add("playInputClick") { (owner: UIDevice, arguments) in owner.playInputClick() }
    return table
}

@MainActor private func methodsOfUIDocument() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("disableEditing") { (owner: UIDocument, arguments) in owner.disableEditing() }
    table.add("enableEditing") { (owner: UIDocument, arguments) in owner.enableEditing() }
    table.add("restoreUserActivityState:") { (owner: UIDocument, arguments) in try owner.restoreUserActivityState(arguments.object(0) as NSUserActivity) }
    table.add("updateUserActivityState:") { (owner: UIDocument, arguments) in try owner.updateUserActivityState(arguments.object(0) as NSUserActivity) }
    return table
}

@MainActor private func methodsOfUIDocumentInteractionController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("dismissMenuAnimated:") { (owner: UIDocumentInteractionController, arguments) in owner.dismissMenu(animated: arguments.flag(0)) }
    table.add("dismissMenuWithAnimated:") { (owner: UIDocumentInteractionController, arguments) in owner.dismissMenu(animated: arguments.flag(0)) }
    table.add("dismissPreviewAnimated:") { (owner: UIDocumentInteractionController, arguments) in owner.dismissPreview(animated: arguments.flag(0)) }
    table.add("dismissPreviewWithAnimated:") { (owner: UIDocumentInteractionController, arguments) in owner.dismissPreview(animated: arguments.flag(0)) }
    table.add("presentOpenInMenuFrom:animated:") { (owner: UIDocumentInteractionController, arguments) in _ = try owner.presentOpenInMenu(from: arguments.object(0) as UIBarButtonItem, animated: arguments.flag(1)) }
    table.add("presentOptionsMenuFrom:animated:") { (owner: UIDocumentInteractionController, arguments) in _ = try owner.presentOptionsMenu(from: arguments.object(0) as UIBarButtonItem, animated: arguments.flag(1)) }
    table.add("presentPreviewAnimated:") { (owner: UIDocumentInteractionController, arguments) in _ = owner.presentPreview(animated: arguments.flag(0)) }
    table.add("presentPreviewWithAnimated:") { (owner: UIDocumentInteractionController, arguments) in _ = owner.presentPreview(animated: arguments.flag(0)) }
    return table
}

@MainActor private func methodsOfUIDocumentViewController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("documentDidOpen") { (owner: UIDocumentViewController, arguments) in owner.documentDidOpen() }
    table.add("navigationItemDidUpdate") { (owner: UIDocumentViewController, arguments) in owner.navigationItemDidUpdate() }
    return table
}

@MainActor private func methodsOfUIDragInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UIDragInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIDragInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIDragItem() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("setNeedsDropPreviewUpdate") { (owner: UIDragItem, arguments) in owner.setNeedsDropPreviewUpdate() }
    return table
}

@MainActor private func methodsOfUIDropInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UIDropInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIDropInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIDynamicAnimator() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("addBehavior:") { (owner: UIDynamicAnimator, arguments) in try owner.addBehavior(arguments.object(0) as UIDynamicBehavior) }
    table.add("removeAllBehaviors") { (owner: UIDynamicAnimator, arguments) in owner.removeAllBehaviors() }
    table.add("removeBehavior:") { (owner: UIDynamicAnimator, arguments) in try owner.removeBehavior(arguments.object(0) as UIDynamicBehavior) }
    return table
}

@MainActor private func methodsOfUIDynamicBehavior() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("addChildBehavior:") { (owner: UIDynamicBehavior, arguments) in try owner.addChildBehavior(arguments.object(0) as UIDynamicBehavior) }
    table.add("removeChildBehavior:") { (owner: UIDynamicBehavior, arguments) in try owner.removeChildBehavior(arguments.object(0) as UIDynamicBehavior) }
    table.add("willMoveTo:") { (owner: UIDynamicBehavior, arguments) in try owner.willMove(to: arguments.optional(0) as UIDynamicAnimator?) }
    return table
}

@MainActor private func methodsOfUIEditMenuInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UIEditMenuInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("dismissMenu") { (owner: UIEditMenuInteraction, arguments) in owner.dismissMenu() }
    table.add("locationIn:") { (owner: UIEditMenuInteraction, arguments) in _ = try owner.location(in: arguments.optional(0) as UIView?) }
    table.add("presentEditMenuWith:") { (owner: UIEditMenuInteraction, arguments) in try owner.presentEditMenu(with: arguments.object(0) as UIEditMenuConfiguration) }
    table.add("reloadVisibleMenu") { (owner: UIEditMenuInteraction, arguments) in owner.reloadVisibleMenu() }
    table.add("updateVisibleMenuPositionAnimated:") { (owner: UIEditMenuInteraction, arguments) in owner.updateVisibleMenuPosition(animated: arguments.flag(0)) }
    table.add("updateVisibleMenuPositionWithAnimated:") { (owner: UIEditMenuInteraction, arguments) in owner.updateVisibleMenuPosition(animated: arguments.flag(0)) }
    table.add("willMoveTo:") { (owner: UIEditMenuInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIEvent() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("coalescedTouchesFor:") { (owner: UIEvent, arguments) in _ = try owner.coalescedTouches(for: arguments.object(0) as UITouch) }
    table.add("predictedTouchesFor:") { (owner: UIEvent, arguments) in _ = try owner.predictedTouches(for: arguments.object(0) as UITouch) }
    table.add("touchesFor:") { (owner: UIEvent, arguments) in _ = try owner.touches(for: arguments.object(0) as UIWindow) }
    return table
}

@MainActor private func methodsOfUIFeedbackGenerator() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UIFeedbackGenerator, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("prepare") { (owner: UIFeedbackGenerator, arguments) in owner.prepare() }
    table.add("willMoveTo:") { (owner: UIFeedbackGenerator, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIFindInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UIFindInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("dismissFindNavigator") { (owner: UIFindInteraction, arguments) in owner.dismissFindNavigator() }
    table.add("findNext") { (owner: UIFindInteraction, arguments) in owner.findNext() }
    table.add("findPrevious") { (owner: UIFindInteraction, arguments) in owner.findPrevious() }
    table.add("presentFindNavigatorShowingReplace:") { (owner: UIFindInteraction, arguments) in owner.presentFindNavigator(showingReplace: arguments.flag(0)) }
    table.add("presentFindNavigatorWithShowingReplace:") { (owner: UIFindInteraction, arguments) in owner.presentFindNavigator(showingReplace: arguments.flag(0)) }
    table.add("updateResultCount") { (owner: UIFindInteraction, arguments) in owner.updateResultCount() }
    table.add("willMoveTo:") { (owner: UIFindInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIFindSession() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("invalidateFoundResults") { (owner: UIFindSession, arguments) in owner.invalidateFoundResults() }
    return table
}

@MainActor private func methodsOfUIFocusSystem() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("updateFocusIfNeeded") { (owner: UIFocusSystem, arguments) in owner.updateFocusIfNeeded() }
    return table
}

@MainActor private func methodsOfUIFontMetrics() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("scaledFontFor:compatibleWith:") { (owner: UIFontMetrics, arguments) in _ = try owner.scaledFont(for: arguments.object(0) as UIFont, compatibleWith: arguments.optional(1) as UITraitCollection?) }
    return table
}

@MainActor private func methodsOfUIGestureRecognizer() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("canBePreventedBy:") { (owner: UIGestureRecognizer, arguments) in _ = try owner.canBePrevented(by: arguments.object(0) as UIGestureRecognizer) }
    table.add("canPrevent:") { (owner: UIGestureRecognizer, arguments) in _ = try owner.canPrevent(arguments.object(0) as UIGestureRecognizer) }
    table.add("ignore:for:") { (owner: UIGestureRecognizer, arguments) in try owner.ignore(arguments.object(0) as UITouch, for: arguments.object(1) as UIEvent) }
    table.add("locationIn:") { (owner: UIGestureRecognizer, arguments) in _ = try owner.location(in: arguments.optional(0) as UIView?) }
    table.add("requireToFail:") { (owner: UIGestureRecognizer, arguments) in try owner.require(toFail: arguments.object(0) as UIGestureRecognizer) }
    table.add("reset") { (owner: UIGestureRecognizer, arguments) in owner.reset() }
    table.add("shouldBeRequiredToFailBy:") { (owner: UIGestureRecognizer, arguments) in _ = try owner.shouldBeRequiredToFail(by: arguments.object(0) as UIGestureRecognizer) }
    table.add("shouldReceive:") { (owner: UIGestureRecognizer, arguments) in _ = try owner.shouldReceive(arguments.object(0) as UIEvent) }
    table.add("shouldRequireFailureOf:") { (owner: UIGestureRecognizer, arguments) in _ = try owner.shouldRequireFailure(of: arguments.object(0) as UIGestureRecognizer) }
    return table
}

@MainActor private func methodsOfUIGraphicsPDFRendererContext() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("beginPage") { (owner: UIGraphicsPDFRendererContext, arguments) in owner.beginPage() }
    return table
}

@MainActor private func methodsOfUIHoverGestureRecognizer() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("azimuthAngleIn:") { (owner: UIHoverGestureRecognizer, arguments) in _ = try owner.azimuthAngle(in: arguments.optional(0) as UIView?) }
    table.add("azimuthUnitVectorIn:") { (owner: UIHoverGestureRecognizer, arguments) in _ = try owner.azimuthUnitVector(in: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIImage() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("copy") { (owner: UIImage, arguments) in _ = owner.copy() }
    table.add("imageFlippedForRightToLeftLayoutDirection") { (owner: UIImage, arguments) in _ = owner.imageFlippedForRightToLeftLayoutDirection() }
    table.add("imageRestrictedToStandardDynamicRange") { (owner: UIImage, arguments) in _ = owner.imageRestrictedToStandardDynamicRange() }
    table.add("imageWithoutBaseline") { (owner: UIImage, arguments) in _ = owner.imageWithoutBaseline() }
    table.add("pngData") { (owner: UIImage, arguments) in _ = owner.pngData() }
    table.add("preparingForDisplay") { (owner: UIImage, arguments) in _ = owner.preparingForDisplay() }
    table.add("withHorizontallyFlippedOrientation") { (owner: UIImage, arguments) in _ = owner.withHorizontallyFlippedOrientation() }
    return table
}

@MainActor private func methodsOfUIImageConfiguration() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("withTraitCollection:") { (owner: UIImage.Configuration, arguments) in _ = try owner.withTraitCollection(arguments.optional(0) as UITraitCollection?) }
    return table
}

@MainActor private func methodsOfUIImageSymbolConfiguration() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("configurationWithoutPointSizeAndWeight") { (owner: UIImage.SymbolConfiguration, arguments) in _ = owner.configurationWithoutPointSizeAndWeight() }
    table.add("configurationWithoutScale") { (owner: UIImage.SymbolConfiguration, arguments) in _ = owner.configurationWithoutScale() }
    table.add("configurationWithoutTextStyle") { (owner: UIImage.SymbolConfiguration, arguments) in _ = owner.configurationWithoutTextStyle() }
    table.add("configurationWithoutWeight") { (owner: UIImage.SymbolConfiguration, arguments) in _ = owner.configurationWithoutWeight() }
    return table
}

@MainActor private func methodsOfUIImageAsset() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("imageWith:") { (owner: UIImageAsset, arguments) in _ = try owner.image(with: arguments.object(0) as UIImage.Configuration) }
    table.add("register:with:") { (owner: UIImageAsset, arguments) in try owner.register(arguments.object(0) as UIImage, with: arguments.object(1) as UIImage.Configuration) }
    table.add("unregisterWith:") { (owner: UIImageAsset, arguments) in try owner.unregister(with: arguments.object(0) as UIImage.Configuration) }
    return table
}

@MainActor private func methodsOfUIImagePickerController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("startVideoCapture") { (owner: UIImagePickerController, arguments) in _ = owner.startVideoCapture() }
    table.add("stopVideoCapture") { (owner: UIImagePickerController, arguments) in owner.stopVideoCapture() }
    table.add("takePicture") { (owner: UIImagePickerController, arguments) in owner.takePicture() }
    return table
}

@MainActor private func methodsOfUIImageView() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("startAnimating") { (owner: UIImageView, arguments) in owner.startAnimating() }
    table.add("stopAnimating") { (owner: UIImageView, arguments) in owner.stopAnimating() }
    return table
}

@MainActor private func methodsOfUIImpactFeedbackGenerator() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("impactOccurred") { (owner: UIImpactFeedbackGenerator, arguments) in owner.impactOccurred() }
    return table
}

@MainActor private func methodsOfUIInputViewController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("advanceToNextInputMode") { (owner: UIInputViewController, arguments) in owner.advanceToNextInputMode() }
    table.add("dismissKeyboard") { (owner: UIInputViewController, arguments) in owner.dismissKeyboard() }
    table.add("handleInputModeListFrom:with:") { (owner: UIInputViewController, arguments) in try owner.handleInputModeList(from: arguments.object(0) as UIView, with: arguments.object(1) as UIEvent) }
    return table
}

@MainActor private func methodsOfUILargeContentViewerInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UILargeContentViewerInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UILargeContentViewerInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIMenuController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("hideMenu") { (owner: UIMenuController, arguments) in owner.hideMenu() }
    table.add("hideMenuFrom:") { (owner: UIMenuController, arguments) in try owner.hideMenu(from: arguments.object(0) as UIView) }
    table.add("setMenuVisible:animated:") { (owner: UIMenuController, arguments) in owner.setMenuVisible(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("update") { (owner: UIMenuController, arguments) in owner.update() }
    return table
}

@MainActor private func methodsOfUIMenuSystem() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("setNeedsRebuild") { (owner: UIMenuSystem, arguments) in owner.setNeedsRebuild() }
    table.add("setNeedsRevalidate") { (owner: UIMenuSystem, arguments) in owner.setNeedsRevalidate() }
    return table
}

@MainActor private func methodsOfUINavigationBar() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("popItemAnimated:") { (owner: UINavigationBar, arguments) in _ = owner.popItem(animated: arguments.flag(0)) }
    table.add("popItemWithAnimated:") { (owner: UINavigationBar, arguments) in _ = owner.popItem(animated: arguments.flag(0)) }
    table.add("pushItem:animated:") { (owner: UINavigationBar, arguments) in try owner.pushItem(arguments.object(0) as UINavigationItem, animated: arguments.flag(1)) }
    return table
}

@MainActor private func methodsOfUINavigationBarAppearance() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("setBackIndicatorImage:transitionMaskImage:") { (owner: UINavigationBarAppearance, arguments) in try owner.setBackIndicatorImage(arguments.optional(0) as UIImage?, transitionMaskImage: arguments.optional(1) as UIImage?) }
    return table
}

@MainActor private func methodsOfUINavigationController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("popToRootViewControllerAnimated:") { (owner: UINavigationController, arguments) in _ = owner.popToRootViewController(animated: arguments.flag(0)) }
    table.add("popToRootViewControllerWithAnimated:") { (owner: UINavigationController, arguments) in _ = owner.popToRootViewController(animated: arguments.flag(0)) }
    table.add("popToViewController:animated:") { (owner: UINavigationController, arguments) in _ = try owner.popToViewController(arguments.object(0) as UIViewController, animated: arguments.flag(1)) }
    table.add("popViewControllerAnimated:") { (owner: UINavigationController, arguments) in _ = owner.popViewController(animated: arguments.flag(0)) }
    table.add("popViewControllerWithAnimated:") { (owner: UINavigationController, arguments) in _ = owner.popViewController(animated: arguments.flag(0)) }
    table.add("pushViewController:animated:") { (owner: UINavigationController, arguments) in try owner.pushViewController(arguments.object(0) as UIViewController, animated: arguments.flag(1)) }
    table.add("setNavigationBarHidden:animated:") { (owner: UINavigationController, arguments) in owner.setNavigationBarHidden(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("setToolbarHidden:animated:") { (owner: UINavigationController, arguments) in owner.setToolbarHidden(arguments.flag(0), animated: arguments.flag(1)) }
    return table
}

@MainActor private func methodsOfUINavigationItem() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("setHidesBackButton:animated:") { (owner: UINavigationItem, arguments) in owner.setHidesBackButton(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("setLeftBarButton:animated:") { (owner: UINavigationItem, arguments) in try owner.setLeftBarButton(arguments.optional(0) as UIBarButtonItem?, animated: arguments.flag(1)) }
    table.add("setRightBarButton:animated:") { (owner: UINavigationItem, arguments) in try owner.setRightBarButton(arguments.optional(0) as UIBarButtonItem?, animated: arguments.flag(1)) }
    return table
}

@MainActor private func methodsOfUIPageControlTimerProgress() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("pauseTimer") { (owner: UIPageControlTimerProgress, arguments) in owner.pauseTimer() }
    table.add("resumeTimer") { (owner: UIPageControlTimerProgress, arguments) in owner.resumeTimer() }
    return table
}

@MainActor private func methodsOfUIPanGestureRecognizer() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("translationIn:") { (owner: UIPanGestureRecognizer, arguments) in _ = try owner.translation(in: arguments.optional(0) as UIView?) }
    table.add("velocityIn:") { (owner: UIPanGestureRecognizer, arguments) in _ = try owner.velocity(in: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIPencilInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UIPencilInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIPencilInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIPercentDrivenInteractiveTransition() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("cancel") { (owner: UIPercentDrivenInteractiveTransition, arguments) in owner.cancel() }
    table.add("finish") { (owner: UIPercentDrivenInteractiveTransition, arguments) in owner.finish() }
    table.add("pause") { (owner: UIPercentDrivenInteractiveTransition, arguments) in owner.pause() }
    return table
}

@MainActor private func methodsOfUIPickerView() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("reloadAllComponents") { (owner: UIPickerView, arguments) in owner.reloadAllComponents() }
    return table
}

@MainActor private func methodsOfUIPointerInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UIPointerInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("invalidate") { (owner: UIPointerInteraction, arguments) in owner.invalidate() }
    table.add("willMoveTo:") { (owner: UIPointerInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIPopoverController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("adaptivePresentationStyleFor:") { (owner: UIPopoverController, arguments) in _ = try owner.adaptivePresentationStyle(for: arguments.object(0) as UIPresentationController) }
    table.add("adaptivePresentationStyleFor:traitCollection:") { (owner: UIPopoverController, arguments) in _ = try owner.adaptivePresentationStyle(for: arguments.object(0) as UIPresentationController, traitCollection: arguments.object(1) as UITraitCollection) }
    table.add("dismissAnimated:") { (owner: UIPopoverController, arguments) in owner.dismiss(animated: arguments.flag(0)) }
    table.add("dismissWithAnimated:") { (owner: UIPopoverController, arguments) in owner.dismiss(animated: arguments.flag(0)) }
    table.add("presentationControllerDidDismiss:") { (owner: UIPopoverController, arguments) in try owner.presentationControllerDidDismiss(arguments.object(0) as UIPresentationController) }
    table.add("presentationControllerShouldDismiss:") { (owner: UIPopoverController, arguments) in _ = try owner.presentationControllerShouldDismiss(arguments.object(0) as UIPresentationController) }
    table.add("setContentViewController:animated:") { (owner: UIPopoverController, arguments) in try owner.setContentViewController(arguments.object(0) as UIViewController, animated: arguments.flag(1)) }
    return table
}

@MainActor private func methodsOfUIPresentationController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("adaptivePresentationStyleFor:") { (owner: UIPresentationController, arguments) in _ = try owner.adaptivePresentationStyle(for: arguments.object(0) as UITraitCollection) }
    table.add("containerViewDidLayoutSubviews") { (owner: UIPresentationController, arguments) in owner.containerViewDidLayoutSubviews() }
    table.add("containerViewWillLayoutSubviews") { (owner: UIPresentationController, arguments) in owner.containerViewWillLayoutSubviews() }
    table.add("dismissalTransitionDidEnd:") { (owner: UIPresentationController, arguments) in owner.dismissalTransitionDidEnd(arguments.flag(0)) }
    table.add("dismissalTransitionWillBegin") { (owner: UIPresentationController, arguments) in owner.dismissalTransitionWillBegin() }
    table.add("presentationTransitionDidEnd:") { (owner: UIPresentationController, arguments) in owner.presentationTransitionDidEnd(arguments.flag(0)) }
    table.add("presentationTransitionWillBegin") { (owner: UIPresentationController, arguments) in owner.presentationTransitionWillBegin() }
    return table
}

@MainActor private func methodsOfUIPressesEvent() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("pressesFor:") { (owner: UIPressesEvent, arguments) in _ = try owner.presses(for: arguments.object(0) as UIGestureRecognizer) }
    return table
}

@MainActor private func methodsOfUIPreviewInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("cancel") { (owner: UIPreviewInteraction, arguments) in owner.cancel() }
    return table
}

@MainActor private func methodsOfUIPrintFormatter() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("removeFromPrintPageRenderer") { (owner: UIPrintFormatter, arguments) in owner.removeFromPrintPageRenderer() }
    return table
}

@MainActor private func methodsOfUIPrintInteractionController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("dismissAnimated:") { (owner: UIPrintInteractionController, arguments) in owner.dismiss(animated: arguments.flag(0)) }
    table.add("dismissWithAnimated:") { (owner: UIPrintInteractionController, arguments) in owner.dismiss(animated: arguments.flag(0)) }
    return table
}

@MainActor private func methodsOfUIPrinterPickerController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("dismissAnimated:") { (owner: UIPrinterPickerController, arguments) in owner.dismiss(animated: arguments.flag(0)) }
    table.add("dismissWithAnimated:") { (owner: UIPrinterPickerController, arguments) in owner.dismiss(animated: arguments.flag(0)) }
    return table
}

@MainActor private func methodsOfUIRefreshControl() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("beginRefreshing") { (owner: UIRefreshControl, arguments) in owner.beginRefreshing() }
    table.add("endRefreshing") { (owner: UIRefreshControl, arguments) in owner.endRefreshing() }
    return table
}

@MainActor private func methodsOfUIRegion() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("byDifferenceFrom:") { (owner: UIRegion, arguments) in _ = try owner.byDifference(from: arguments.object(0) as UIRegion) }
    table.add("byIntersectionWith:") { (owner: UIRegion, arguments) in _ = try owner.byIntersection(with: arguments.object(0) as UIRegion) }
    table.add("byUnionWith:") { (owner: UIRegion, arguments) in _ = try owner.byUnion(with: arguments.object(0) as UIRegion) }
    table.add("inverse") { (owner: UIRegion, arguments) in _ = owner.inverse() }
    return table
}

@MainActor private func methodsOfUIResponder() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("accessibilityActivate") { (owner: UIResponder, arguments) in _ = owner.accessibilityActivate() }
    table.add("accessibilityDecrement") { (owner: UIResponder, arguments) in owner.accessibilityDecrement() }
    table.add("accessibilityElementCount") { (owner: UIResponder, arguments) in _ = owner.accessibilityElementCount() }
    table.add("accessibilityElementDidBecomeFocused") { (owner: UIResponder, arguments) in owner.accessibilityElementDidBecomeFocused() }
    table.add("accessibilityElementDidLoseFocus") { (owner: UIResponder, arguments) in owner.accessibilityElementDidLoseFocus() }
    table.add("accessibilityElementIsFocused") { (owner: UIResponder, arguments) in _ = owner.accessibilityElementIsFocused() }
    table.add("accessibilityIncrement") { (owner: UIResponder, arguments) in owner.accessibilityIncrement() }
    table.add("accessibilityPerformEscape") { (owner: UIResponder, arguments) in _ = owner.accessibilityPerformEscape() }
    table.add("accessibilityPerformMagicTap") { (owner: UIResponder, arguments) in _ = owner.accessibilityPerformMagicTap() }
    table.add("awakeFromNib") { (owner: UIResponder, arguments) in owner.awakeFromNib() }
    table.add("becomeFirstResponder") { (owner: UIResponder, arguments) in _ = owner.becomeFirstResponder() }
    table.add("captureTextFromCamera:") { (owner: UIResponder, arguments) in owner.captureTextFromCamera(arguments.any(0)) }
    table.add("copy:") { (owner: UIResponder, arguments) in owner.copy(arguments.any(0)) }
    table.add("cut:") { (owner: UIResponder, arguments) in owner.cut(arguments.any(0)) }
    table.add("decreaseSize:") { (owner: UIResponder, arguments) in owner.decreaseSize(arguments.any(0)) }
    table.add("delete:") { (owner: UIResponder, arguments) in owner.delete(arguments.any(0)) }
    table.add("duplicate:") { (owner: UIResponder, arguments) in owner.duplicate(arguments.any(0)) }
    table.add("export:") { (owner: UIResponder, arguments) in owner.export(arguments.any(0)) }
    table.add("find:") { (owner: UIResponder, arguments) in owner.find(arguments.any(0)) }
    table.add("findAndReplace:") { (owner: UIResponder, arguments) in owner.findAndReplace(arguments.any(0)) }
    table.add("findNext:") { (owner: UIResponder, arguments) in owner.findNext(arguments.any(0)) }
    table.add("findPrevious:") { (owner: UIResponder, arguments) in owner.findPrevious(arguments.any(0)) }
    table.add("increaseSize:") { (owner: UIResponder, arguments) in owner.increaseSize(arguments.any(0)) }
    table.add("makeTextWritingDirectionLeftToRight:") { (owner: UIResponder, arguments) in owner.makeTextWritingDirectionLeftToRight(arguments.any(0)) }
    table.add("makeTextWritingDirectionRightToLeft:") { (owner: UIResponder, arguments) in owner.makeTextWritingDirectionRightToLeft(arguments.any(0)) }
    table.add("move:") { (owner: UIResponder, arguments) in owner.move(arguments.any(0)) }
    table.add("paste:") { (owner: UIResponder, arguments) in owner.paste(arguments.any(0)) }
    table.add("pasteAndGo:") { (owner: UIResponder, arguments) in owner.pasteAndGo(arguments.any(0)) }
    table.add("pasteAndMatchStyle:") { (owner: UIResponder, arguments) in owner.pasteAndMatchStyle(arguments.any(0)) }
    table.add("pasteAndSearch:") { (owner: UIResponder, arguments) in owner.pasteAndSearch(arguments.any(0)) }
    table.add("printContent:") { (owner: UIResponder, arguments) in owner.printContent(arguments.any(0)) }
    table.add("reloadInputViews") { (owner: UIResponder, arguments) in owner.reloadInputViews() }
    table.add("remoteControlReceivedWith:") { (owner: UIResponder, arguments) in try owner.remoteControlReceived(with: arguments.optional(0) as UIEvent?) }
    table.add("rename:") { (owner: UIResponder, arguments) in owner.rename(arguments.any(0)) }
    table.add("resignFirstResponder") { (owner: UIResponder, arguments) in _ = owner.resignFirstResponder() }
    table.add("restoreUserActivityState:") { (owner: UIResponder, arguments) in try owner.restoreUserActivityState(arguments.object(0) as NSUserActivity) }
    table.add("select:") { (owner: UIResponder, arguments) in owner.select(arguments.any(0)) }
    table.add("selectAll:") { (owner: UIResponder, arguments) in owner.selectAll(arguments.any(0)) }
    table.add("toggleBoldface:") { (owner: UIResponder, arguments) in owner.toggleBoldface(arguments.any(0)) }
    table.add("toggleItalics:") { (owner: UIResponder, arguments) in owner.toggleItalics(arguments.any(0)) }
    table.add("toggleUnderline:") { (owner: UIResponder, arguments) in owner.toggleUnderline(arguments.any(0)) }
    table.add("updateUserActivityState:") { (owner: UIResponder, arguments) in try owner.updateUserActivityState(arguments.object(0) as NSUserActivity) }
    table.add("useSelectionForFind:") { (owner: UIResponder, arguments) in owner.useSelectionForFind(arguments.any(0)) }
    table.add("validate:") { (owner: UIResponder, arguments) in try owner.validate(arguments.object(0) as UICommand) }
    return table
}

@MainActor private func methodsOfUIScene() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("completeStateRestoration") { (owner: UIScene, arguments) in owner.completeStateRestoration() }
    table.add("extendStateRestoration") { (owner: UIScene, arguments) in owner.extendStateRestoration() }
    return table
}

@MainActor private func methodsOfUIScreen() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("snapshotViewAfterScreenUpdates:") { (owner: UIScreen, arguments) in _ = owner.snapshotView(afterScreenUpdates: arguments.flag(0)) }
    return table
}

@MainActor private func methodsOfUIScribbleInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UIScribbleInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIScribbleInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIScrollView() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("adjustedContentInsetDidChange") { (owner: UIScrollView, arguments) in owner.adjustedContentInsetDidChange() }
    table.add("flashScrollIndicators") { (owner: UIScrollView, arguments) in owner.flashScrollIndicators() }
    table.add("stopScrollingAndZooming") { (owner: UIScrollView, arguments) in owner.stopScrollingAndZooming() }
    table.add("touchesShouldCancelIn:") { (owner: UIScrollView, arguments) in _ = try owner.touchesShouldCancel(in: arguments.object(0) as UIView) }
    return table
}

@MainActor private func methodsOfUISearchBar() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("setShowsCancelButton:animated:") { (owner: UISearchBar, arguments) in owner.setShowsCancelButton(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("setShowsScope:animated:") { (owner: UISearchBar, arguments) in owner.setShowsScope(arguments.flag(0), animated: arguments.flag(1)) }
    return table
}

@MainActor private func methodsOfUISearchDisplayController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didDismissSearchController:") { (owner: UISearchDisplayController, arguments) in try owner.didDismissSearchController(arguments.object(0) as UISearchController) }
    table.add("didPresentSearchController:") { (owner: UISearchDisplayController, arguments) in try owner.didPresentSearchController(arguments.object(0) as UISearchController) }
    table.add("setActive:animated:") { (owner: UISearchDisplayController, arguments) in owner.setActive(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("updateSearchResultsFor:") { (owner: UISearchDisplayController, arguments) in try owner.updateSearchResults(for: arguments.object(0) as UISearchController) }
    table.add("willDismissSearchController:") { (owner: UISearchDisplayController, arguments) in try owner.willDismissSearchController(arguments.object(0) as UISearchController) }
    table.add("willPresentSearchController:") { (owner: UISearchDisplayController, arguments) in try owner.willPresentSearchController(arguments.object(0) as UISearchController) }
    return table
}

@MainActor private func methodsOfUISearchTextField() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("tokensIn:") { (owner: UISearchTextField, arguments) in _ = try owner.tokens(in: arguments.object(0) as UITextRange) }
    return table
}

@MainActor private func methodsOfUISegmentedControl() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("removeAllSegments") { (owner: UISegmentedControl, arguments) in owner.removeAllSegments() }
    return table
}

@MainActor private func methodsOfUISelectionFeedbackGenerator() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("selectionChanged") { (owner: UISelectionFeedbackGenerator, arguments) in owner.selectionChanged() }
    return table
}

@MainActor private func methodsOfUISheetPresentationController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("invalidateDetents") { (owner: UISheetPresentationController, arguments) in owner.invalidateDetents() }
    return table
}

@MainActor private func methodsOfUISpringLoadedInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UISpringLoadedInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UISpringLoadedInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIStackView() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("addArrangedSubview:") { (owner: UIStackView, arguments) in try owner.addArrangedSubview(arguments.object(0) as UIView) }
    table.add("customSpacingAfter:") { (owner: UIStackView, arguments) in _ = try owner.customSpacing(after: arguments.object(0) as UIView) }
    table.add("removeArrangedSubview:") { (owner: UIStackView, arguments) in try owner.removeArrangedSubview(arguments.object(0) as UIView) }
    return table
}

@MainActor private func methodsOfUIStandardTextCursorView() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("resetBlinkAnimation") { (owner: UIStandardTextCursorView, arguments) in owner.resetBlinkAnimation() }
    return table
}

@MainActor private func methodsOfUIStoryboard() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("instantiateInitialViewController") { (owner: UIStoryboard, arguments) in _ = owner.instantiateInitialViewController() }
    return table
}

@MainActor private func methodsOfUIStoryboardSegue() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("perform") { (owner: UIStoryboardSegue, arguments) in owner.perform() }
    return table
}

@MainActor private func methodsOfUISwitch() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("setOn:animated:") { (owner: UISwitch, arguments) in owner.setOn(arguments.flag(0), animated: arguments.flag(1)) }
    return table
}

@MainActor private func methodsOfUITabBar() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("endCustomizingAnimated:") { (owner: UITabBar, arguments) in _ = owner.endCustomizing(animated: arguments.flag(0)) }
    table.add("endCustomizingWithAnimated:") { (owner: UITabBar, arguments) in _ = owner.endCustomizing(animated: arguments.flag(0)) }
    return table
}

@MainActor private func methodsOfUITabBarController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("setTabBarHidden:animated:") { (owner: UITabBarController, arguments) in owner.setTabBarHidden(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("tabBar:didSelect:") { (owner: UITabBarController, arguments) in try owner.tabBar(arguments.object(0) as UITabBar, didSelect: arguments.object(1) as UITabBarItem) }
    return table
}

@MainActor private func methodsOfUITabBarControllerSidebar() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("reconfigureItemFor:") { (owner: UITabBarController.Sidebar, arguments) in try owner.reconfigureItem(for: arguments.object(0) as UITab) }
    table.add("scrollTo:animated:") { (owner: UITabBarController.Sidebar, arguments) in try owner.scroll(to: arguments.object(0) as UITabSidebarScrollTarget, animated: arguments.flag(1)) }
    return table
}

@MainActor private func methodsOfUITabSidebarItem() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("defaultBackgroundConfiguration") { (owner: UITabSidebarItem, arguments) in _ = owner.defaultBackgroundConfiguration() }
    table.add("defaultContentConfiguration") { (owner: UITabSidebarItem, arguments) in _ = owner.defaultContentConfiguration() }
    return table
}

@MainActor private func methodsOfUITableView() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("beginUpdates") { (owner: UITableView, arguments) in owner.beginUpdates() }
    table.add("endUpdates") { (owner: UITableView, arguments) in owner.endUpdates() }
    table.add("indexPathFor:") { (owner: UITableView, arguments) in _ = try owner.indexPath(for: arguments.object(0) as UITableViewCell) }
    table.add("reloadData") { (owner: UITableView, arguments) in owner.reloadData() }
    table.add("reloadSectionIndexTitles") { (owner: UITableView, arguments) in owner.reloadSectionIndexTitles() }
    table.add("setEditing:animated:") { (owner: UITableView, arguments) in owner.setEditing(arguments.flag(0), animated: arguments.flag(1)) }
    return table
}

@MainActor private func methodsOfUITableViewCell() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("defaultBackgroundConfiguration") { (owner: UITableViewCell, arguments) in _ = owner.defaultBackgroundConfiguration() }
    table.add("defaultContentConfiguration") { (owner: UITableViewCell, arguments) in _ = owner.defaultContentConfiguration() }
    table.add("prepareForReuse") { (owner: UITableViewCell, arguments) in owner.prepareForReuse() }
    table.add("setEditing:animated:") { (owner: UITableViewCell, arguments) in owner.setEditing(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("setHighlighted:animated:") { (owner: UITableViewCell, arguments) in owner.setHighlighted(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("setNeedsUpdateConfiguration") { (owner: UITableViewCell, arguments) in owner.setNeedsUpdateConfiguration() }
    table.add("setSelected:animated:") { (owner: UITableViewCell, arguments) in owner.setSelected(arguments.flag(0), animated: arguments.flag(1)) }
    return table
}

@MainActor private func methodsOfUITableViewController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("numberOfSectionsIn:") { (owner: UITableViewController, arguments) in _ = try owner.numberOfSections(in: arguments.object(0) as UITableView) }
    table.add("scrollViewDidChangeAdjustedContentInset:") { (owner: UITableViewController, arguments) in try owner.scrollViewDidChangeAdjustedContentInset(arguments.object(0) as UIScrollView) }
    table.add("scrollViewDidEndDecelerating:") { (owner: UITableViewController, arguments) in try owner.scrollViewDidEndDecelerating(arguments.object(0) as UIScrollView) }
    table.add("scrollViewDidEndDragging:willDecelerate:") { (owner: UITableViewController, arguments) in try owner.scrollViewDidEndDragging(arguments.object(0) as UIScrollView, willDecelerate: arguments.flag(1)) }
    table.add("scrollViewDidEndScrollingAnimation:") { (owner: UITableViewController, arguments) in try owner.scrollViewDidEndScrollingAnimation(arguments.object(0) as UIScrollView) }
    table.add("scrollViewDidScroll:") { (owner: UITableViewController, arguments) in try owner.scrollViewDidScroll(arguments.object(0) as UIScrollView) }
    table.add("scrollViewDidScrollToTop:") { (owner: UITableViewController, arguments) in try owner.scrollViewDidScrollToTop(arguments.object(0) as UIScrollView) }
    table.add("scrollViewDidZoom:") { (owner: UITableViewController, arguments) in try owner.scrollViewDidZoom(arguments.object(0) as UIScrollView) }
    table.add("scrollViewShouldScrollToTop:") { (owner: UITableViewController, arguments) in _ = try owner.scrollViewShouldScrollToTop(arguments.object(0) as UIScrollView) }
    table.add("scrollViewWillBeginDecelerating:") { (owner: UITableViewController, arguments) in try owner.scrollViewWillBeginDecelerating(arguments.object(0) as UIScrollView) }
    table.add("scrollViewWillBeginDragging:") { (owner: UITableViewController, arguments) in try owner.scrollViewWillBeginDragging(arguments.object(0) as UIScrollView) }
    table.add("scrollViewWillBeginZooming:with:") { (owner: UITableViewController, arguments) in try owner.scrollViewWillBeginZooming(arguments.object(0) as UIScrollView, with: arguments.optional(1) as UIView?) }
    table.add("sectionIndexTitlesFor:") { (owner: UITableViewController, arguments) in _ = try owner.sectionIndexTitles(for: arguments.object(0) as UITableView) }
    table.add("tableView:previewForDismissingContextMenuWithConfiguration:") { (owner: UITableViewController, arguments) in _ = try owner.tableView(arguments.object(0) as UITableView, previewForDismissingContextMenuWithConfiguration: arguments.object(1) as UIContextMenuConfiguration) }
    table.add("tableView:previewForHighlightingContextMenuWithConfiguration:") { (owner: UITableViewController, arguments) in _ = try owner.tableView(arguments.object(0) as UITableView, previewForHighlightingContextMenuWithConfiguration: arguments.object(1) as UIContextMenuConfiguration) }
    table.add("tableViewDidEndMultipleSelectionInteraction:") { (owner: UITableViewController, arguments) in try owner.tableViewDidEndMultipleSelectionInteraction(arguments.object(0) as UITableView) }
    table.add("viewForZoomingIn:") { (owner: UITableViewController, arguments) in _ = try owner.viewForZooming(in: arguments.object(0) as UIScrollView) }
    return table
}

@MainActor private func methodsOfUITableViewHeaderFooterView() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("defaultBackgroundConfiguration") { (owner: UITableViewHeaderFooterView, arguments) in _ = owner.defaultBackgroundConfiguration() }
    table.add("defaultContentConfiguration") { (owner: UITableViewHeaderFooterView, arguments) in _ = owner.defaultContentConfiguration() }
    table.add("prepareForReuse") { (owner: UITableViewHeaderFooterView, arguments) in owner.prepareForReuse() }
    table.add("setNeedsUpdateConfiguration") { (owner: UITableViewHeaderFooterView, arguments) in owner.setNeedsUpdateConfiguration() }
    return table
}

@MainActor private func methodsOfUITargetedDragPreview() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("retargetedPreviewWith:") { (owner: UITargetedDragPreview, arguments) in _ = try owner.retargetedPreview(with: arguments.object(0) as UIDragPreviewTarget) }
    return table
}

@MainActor private func methodsOfUITextCursorDropPositionAnimator() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("placeCursorAt:animated:") { (owner: UITextCursorDropPositionAnimator, arguments) in try owner.placeCursor(at: arguments.object(0) as UITextPosition, animated: arguments.flag(1)) }
    table.add("setCursorVisible:animated:") { (owner: UITextCursorDropPositionAnimator, arguments) in owner.setCursorVisible(arguments.flag(0), animated: arguments.flag(1)) }
    return table
}

@MainActor private func methodsOfUITextField() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("deleteBackward") { (owner: UITextField, arguments) in owner.deleteBackward() }
    return table
}

@MainActor private func methodsOfUITextInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UITextInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UITextInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUITextLoupeSession() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("invalidate") { (owner: UITextLoupeSession, arguments) in owner.invalidate() }
    return table
}

@MainActor private func methodsOfUITextSelectionDisplayInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UITextSelectionDisplayInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("layoutManagedSubviews") { (owner: UITextSelectionDisplayInteraction, arguments) in owner.layoutManagedSubviews() }
    table.add("setNeedsSelectionUpdate") { (owner: UITextSelectionDisplayInteraction, arguments) in owner.setNeedsSelectionUpdate() }
    table.add("willMoveTo:") { (owner: UITextSelectionDisplayInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUITextView() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("clearAllDecoratedFoundText") { (owner: UITextView, arguments) in owner.clearAllDecoratedFoundText() }
    table.add("deleteBackward") { (owner: UITextView, arguments) in owner.deleteBackward() }
    return table
}

@MainActor private func methodsOfUIToolTipInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UIToolTipInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIToolTipInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUITouch() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("azimuthAngleIn:") { (owner: UITouch, arguments) in _ = try owner.azimuthAngle(in: arguments.optional(0) as UIView?) }
    table.add("azimuthUnitVectorIn:") { (owner: UITouch, arguments) in _ = try owner.azimuthUnitVector(in: arguments.optional(0) as UIView?) }
    table.add("locationIn:") { (owner: UITouch, arguments) in _ = try owner.location(in: arguments.optional(0) as UIView?) }
    table.add("preciseLocationIn:") { (owner: UITouch, arguments) in _ = try owner.preciseLocation(in: arguments.optional(0) as UIView?) }
    table.add("precisePreviousLocationIn:") { (owner: UITouch, arguments) in _ = try owner.precisePreviousLocation(in: arguments.optional(0) as UIView?) }
    table.add("previousLocationIn:") { (owner: UITouch, arguments) in _ = try owner.previousLocation(in: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUITrackingLayoutGuide() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("removeAllTrackedConstraints") { (owner: UITrackingLayoutGuide, arguments) in owner.removeAllTrackedConstraints() }
    return table
}

@MainActor private func methodsOfUITraitCollection() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("changedTraitsFrom:") { (owner: UITraitCollection, arguments) in _ = try owner.changedTraits(from: arguments.optional(0) as UITraitCollection?) }
    table.add("containsTraitsIn:") { (owner: UITraitCollection, arguments) in _ = try owner.containsTraits(in: arguments.optional(0) as UITraitCollection?) }
    table.add("hasDifferentColorAppearanceComparedTo:") { (owner: UITraitCollection, arguments) in _ = try owner.hasDifferentColorAppearance(comparedTo: arguments.optional(0) as UITraitCollection?) }
    table.add("hasDifferentColorAppearanceWithComparedTo:") { (owner: UITraitCollection, arguments) in _ = try owner.hasDifferentColorAppearance(comparedTo: arguments.optional(0) as UITraitCollection?) }
    return table
}

@MainActor private func methodsOfUIView() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("addConstraint:") { (owner: UIView, arguments) in try owner.addConstraint(arguments.object(0) as NSLayoutConstraint) }
    table.add("addGestureRecognizer:") { (owner: UIView, arguments) in try owner.addGestureRecognizer(arguments.object(0) as UIGestureRecognizer) }
    table.add("addLayoutGuide:") { (owner: UIView, arguments) in try owner.addLayoutGuide(arguments.object(0) as UILayoutGuide) }
    table.add("addMotionEffect:") { (owner: UIView, arguments) in try owner.addMotionEffect(arguments.object(0) as UIMotionEffect) }
    table.add("addSubview:") { (owner: UIView, arguments) in try owner.addSubview(arguments.object(0) as UIView) }
    table.add("bringSubviewToFront:") { (owner: UIView, arguments) in try owner.bringSubviewToFront(arguments.object(0) as UIView) }
    table.add("didAddSubview:") { (owner: UIView, arguments) in try owner.didAddSubview(arguments.object(0) as UIView) }
    table.add("didMoveToSuperview") { (owner: UIView, arguments) in owner.didMoveToSuperview() }
    table.add("didMoveToWindow") { (owner: UIView, arguments) in owner.didMoveToWindow() }
    table.add("didUpdateFocusIn:with:") { (owner: UIView, arguments) in try owner.didUpdateFocus(in: arguments.object(0) as UIFocusUpdateContext, with: arguments.object(1) as UIFocusAnimationCoordinator) }
    table.add("endEditing:") { (owner: UIView, arguments) in _ = owner.endEditing(arguments.flag(0)) }
    table.add("exerciseAmbiguityInLayout") { (owner: UIView, arguments) in owner.exerciseAmbiguityInLayout() }
    table.add("forBaselineLayout") { (owner: UIView, arguments) in _ = owner.forBaselineLayout() }
    table.add("frameIn:") { (owner: UIView, arguments) in _ = try owner.frame(in: arguments.object(0) as UIView) }
    table.add("gestureRecognizerShouldBegin:") { (owner: UIView, arguments) in _ = try owner.gestureRecognizerShouldBegin(arguments.object(0) as UIGestureRecognizer) }
    table.add("insertSubview:aboveSubview:") { (owner: UIView, arguments) in try owner.insertSubview(arguments.object(0) as UIView, aboveSubview: arguments.object(1) as UIView) }
    table.add("insertSubview:belowSubview:") { (owner: UIView, arguments) in try owner.insertSubview(arguments.object(0) as UIView, belowSubview: arguments.object(1) as UIView) }
    table.add("invalidateIntrinsicContentSize") { (owner: UIView, arguments) in owner.invalidateIntrinsicContentSize() }
    table.add("isDescendantOf:") { (owner: UIView, arguments) in _ = try owner.isDescendant(of: arguments.object(0) as UIView) }
    table.add("layoutIfNeeded") { (owner: UIView, arguments) in owner.layoutIfNeeded() }
    table.add("layoutMarginsDidChange") { (owner: UIView, arguments) in owner.layoutMarginsDidChange() }
    table.add("layoutSubviews") { (owner: UIView, arguments) in owner.layoutSubviews() }
    table.add("needsUpdateConstraints") { (owner: UIView, arguments) in _ = owner.needsUpdateConstraints() }
    table.add("prepareForInterfaceBuilder") { (owner: UIView, arguments) in owner.prepareForInterfaceBuilder() }
    table.add("removeConstraint:") { (owner: UIView, arguments) in try owner.removeConstraint(arguments.object(0) as NSLayoutConstraint) }
    table.add("removeFromSuperview") { (owner: UIView, arguments) in owner.removeFromSuperview() }
    table.add("removeGestureRecognizer:") { (owner: UIView, arguments) in try owner.removeGestureRecognizer(arguments.object(0) as UIGestureRecognizer) }
    table.add("removeLayoutGuide:") { (owner: UIView, arguments) in try owner.removeLayoutGuide(arguments.object(0) as UILayoutGuide) }
    table.add("removeMotionEffect:") { (owner: UIView, arguments) in try owner.removeMotionEffect(arguments.object(0) as UIMotionEffect) }
    table.add("safeAreaInsetsDidChange") { (owner: UIView, arguments) in owner.safeAreaInsetsDidChange() }
    table.add("sendSubviewToBack:") { (owner: UIView, arguments) in try owner.sendSubviewToBack(arguments.object(0) as UIView) }
    table.add("setNeedsDisplay") { (owner: UIView, arguments) in owner.setNeedsDisplay() }
    table.add("setNeedsFocusUpdate") { (owner: UIView, arguments) in owner.setNeedsFocusUpdate() }
    table.add("setNeedsLayout") { (owner: UIView, arguments) in owner.setNeedsLayout() }
    table.add("setNeedsUpdateConstraints") { (owner: UIView, arguments) in owner.setNeedsUpdateConstraints() }
    table.add("shouldUpdateFocusIn:") { (owner: UIView, arguments) in _ = try owner.shouldUpdateFocus(in: arguments.object(0) as UIFocusUpdateContext) }
    table.add("sizeToFit") { (owner: UIView, arguments) in owner.sizeToFit() }
    table.add("snapshotViewAfterScreenUpdates:") { (owner: UIView, arguments) in _ = owner.snapshotView(afterScreenUpdates: arguments.flag(0)) }
    table.add("tintColorDidChange") { (owner: UIView, arguments) in owner.tintColorDidChange() }
    table.add("traitCollectionDidChange:") { (owner: UIView, arguments) in try owner.traitCollectionDidChange(arguments.optional(0) as UITraitCollection?) }
    table.add("updateConstraints") { (owner: UIView, arguments) in owner.updateConstraints() }
    table.add("updateConstraintsIfNeeded") { (owner: UIView, arguments) in owner.updateConstraintsIfNeeded() }
    table.add("updateFocusIfNeeded") { (owner: UIView, arguments) in owner.updateFocusIfNeeded() }
    table.add("updateTraitsIfNeeded") { (owner: UIView, arguments) in owner.updateTraitsIfNeeded() }
    table.add("viewPrintFormatter") { (owner: UIView, arguments) in _ = owner.viewPrintFormatter() }
    table.add("willMoveToSuperview:") { (owner: UIView, arguments) in try owner.willMove(toSuperview: arguments.optional(0) as UIView?) }
    table.add("willMoveToWindow:") { (owner: UIView, arguments) in try owner.willMove(toWindow: arguments.optional(0) as UIWindow?) }
    table.add("willRemoveSubview:") { (owner: UIView, arguments) in try owner.willRemoveSubview(arguments.object(0) as UIView) }
    return table
}

@MainActor private func methodsOfUIViewController() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("addChild:") { (owner: UIViewController, arguments) in try owner.addChild(arguments.object(0) as UIViewController) }
    table.add("addKeyCommand:") { (owner: UIViewController, arguments) in try owner.addKeyCommand(arguments.object(0) as UIKeyCommand) }
    table.add("allowedChildrenForUnwindingFrom:") { (owner: UIViewController, arguments) in _ = try owner.allowedChildrenForUnwinding(from: arguments.object(0) as UIStoryboardUnwindSegueSource) }
    table.add("applicationFinishedRestoringState") { (owner: UIViewController, arguments) in owner.applicationFinishedRestoringState() }
    table.add("beginAppearanceTransition:animated:") { (owner: UIViewController, arguments) in owner.beginAppearanceTransition(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("childContaining:") { (owner: UIViewController, arguments) in _ = try owner.childContaining(arguments.object(0) as UIStoryboardUnwindSegueSource) }
    table.add("collapseSecondaryViewController:for:") { (owner: UIViewController, arguments) in try owner.collapseSecondaryViewController(arguments.object(0) as UIViewController, for: arguments.object(1) as UISplitViewController) }
    table.add("didMoveToParent:") { (owner: UIViewController, arguments) in try owner.didMove(toParent: arguments.optional(0) as UIViewController?) }
    table.add("didReceiveMemoryWarning") { (owner: UIViewController, arguments) in owner.didReceiveMemoryWarning() }
    table.add("didUpdateFocusIn:with:") { (owner: UIViewController, arguments) in try owner.didUpdateFocus(in: arguments.object(0) as UIFocusUpdateContext, with: arguments.object(1) as UIFocusAnimationCoordinator) }
    table.add("endAppearanceTransition") { (owner: UIViewController, arguments) in owner.endAppearanceTransition() }
    table.add("loadView") { (owner: UIViewController, arguments) in owner.loadView() }
    table.add("loadViewIfNeeded") { (owner: UIViewController, arguments) in owner.loadViewIfNeeded() }
    table.add("overrideTraitCollectionForChild:") { (owner: UIViewController, arguments) in _ = try owner.overrideTraitCollection(forChild: arguments.object(0) as UIViewController) }
    table.add("prepareFor:sender:") { (owner: UIViewController, arguments) in try owner.prepare(for: arguments.object(0) as UIStoryboardSegue, sender: arguments.any(1)) }
    table.add("removeFromParent") { (owner: UIViewController, arguments) in owner.removeFromParent() }
    table.add("removeKeyCommand:") { (owner: UIViewController, arguments) in try owner.removeKeyCommand(arguments.object(0) as UIKeyCommand) }
    table.add("rotatingFooterView") { (owner: UIViewController, arguments) in _ = owner.rotatingFooterView() }
    table.add("rotatingHeaderView") { (owner: UIViewController, arguments) in _ = owner.rotatingHeaderView() }
    table.add("separateSecondaryViewControllerFor:") { (owner: UIViewController, arguments) in _ = try owner.separateSecondaryViewController(for: arguments.object(0) as UISplitViewController) }
    table.add("setEditing:animated:") { (owner: UIViewController, arguments) in owner.setEditing(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("setNeedsFocusUpdate") { (owner: UIViewController, arguments) in owner.setNeedsFocusUpdate() }
    table.add("setNeedsStatusBarAppearanceUpdate") { (owner: UIViewController, arguments) in owner.setNeedsStatusBarAppearanceUpdate() }
    table.add("setNeedsUpdateContentUnavailableConfiguration") { (owner: UIViewController, arguments) in owner.setNeedsUpdateContentUnavailableConfiguration() }
    table.add("setNeedsUpdateOfHomeIndicatorAutoHidden") { (owner: UIViewController, arguments) in owner.setNeedsUpdateOfHomeIndicatorAutoHidden() }
    table.add("setNeedsUpdateOfPrefersPointerLocked") { (owner: UIViewController, arguments) in owner.setNeedsUpdateOfPrefersPointerLocked() }
    table.add("setNeedsUpdateOfScreenEdgesDeferringSystemGestures") { (owner: UIViewController, arguments) in owner.setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
    table.add("setNeedsUpdateOfSupportedInterfaceOrientations") { (owner: UIViewController, arguments) in owner.setNeedsUpdateOfSupportedInterfaceOrientations() }
    table.add("setOverrideTraitCollection:forChild:") { (owner: UIViewController, arguments) in try owner.setOverrideTraitCollection(arguments.optional(0) as UITraitCollection?, forChild: arguments.object(1) as UIViewController) }
    table.add("shouldAutomaticallyForwardRotationMethods") { (owner: UIViewController, arguments) in _ = owner.shouldAutomaticallyForwardRotationMethods() }
    table.add("shouldUpdateFocusIn:") { (owner: UIViewController, arguments) in _ = try owner.shouldUpdateFocus(in: arguments.object(0) as UIFocusUpdateContext) }
    table.add("show:sender:") { (owner: UIViewController, arguments) in try owner.show(arguments.object(0) as UIViewController, sender: arguments.any(1)) }
    table.add("showDetailViewController:sender:") { (owner: UIViewController, arguments) in try owner.showDetailViewController(arguments.object(0) as UIViewController, sender: arguments.any(1)) }
    table.add("traitCollectionDidChange:") { (owner: UIViewController, arguments) in try owner.traitCollectionDidChange(arguments.optional(0) as UITraitCollection?) }
    table.add("unwindFor:towards:") { (owner: UIViewController, arguments) in try owner.unwind(for: arguments.object(0) as UIStoryboardSegue, towards: arguments.object(1) as UIViewController) }
    table.add("updateFocusIfNeeded") { (owner: UIViewController, arguments) in owner.updateFocusIfNeeded() }
    table.add("updateTraitsIfNeeded") { (owner: UIViewController, arguments) in owner.updateTraitsIfNeeded() }
    table.add("updateViewConstraints") { (owner: UIViewController, arguments) in owner.updateViewConstraints() }
    table.add("viewDidAppear:") { (owner: UIViewController, arguments) in owner.viewDidAppear(arguments.flag(0)) }
    table.add("viewDidDisappear:") { (owner: UIViewController, arguments) in owner.viewDidDisappear(arguments.flag(0)) }
    table.add("viewDidLayoutSubviews") { (owner: UIViewController, arguments) in owner.viewDidLayoutSubviews() }
    table.add("viewDidLoad") { (owner: UIViewController, arguments) in owner.viewDidLoad() }
    table.add("viewIsAppearing:") { (owner: UIViewController, arguments) in owner.viewIsAppearing(arguments.flag(0)) }
    table.add("viewLayoutMarginsDidChange") { (owner: UIViewController, arguments) in owner.viewLayoutMarginsDidChange() }
    table.add("viewSafeAreaInsetsDidChange") { (owner: UIViewController, arguments) in owner.viewSafeAreaInsetsDidChange() }
    table.add("viewWillAppear:") { (owner: UIViewController, arguments) in owner.viewWillAppear(arguments.flag(0)) }
    table.add("viewWillDisappear:") { (owner: UIViewController, arguments) in owner.viewWillDisappear(arguments.flag(0)) }
    table.add("viewWillLayoutSubviews") { (owner: UIViewController, arguments) in owner.viewWillLayoutSubviews() }
    table.add("willMoveToParent:") { (owner: UIViewController, arguments) in try owner.willMove(toParent: arguments.optional(0) as UIViewController?) }
    return table
}

@MainActor private func methodsOfUIViewPropertyAnimator() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("pauseAnimation") { (owner: UIViewPropertyAnimator, arguments) in owner.pauseAnimation() }
    table.add("startAnimation") { (owner: UIViewPropertyAnimator, arguments) in owner.startAnimation() }
    table.add("stopAnimation:") { (owner: UIViewPropertyAnimator, arguments) in owner.stopAnimation(arguments.flag(0)) }
    return table
}

@MainActor private func methodsOfUIWindow() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("becomeKey") { (owner: UIWindow, arguments) in owner.becomeKey() }
    table.add("makeKey") { (owner: UIWindow, arguments) in owner.makeKey() }
    table.add("makeKeyAndVisible") { (owner: UIWindow, arguments) in owner.makeKeyAndVisible() }
    table.add("resignKey") { (owner: UIWindow, arguments) in owner.resignKey() }
    table.add("sendEvent:") { (owner: UIWindow, arguments) in try owner.sendEvent(arguments.object(0) as UIEvent) }
    return table
}

@MainActor private func methodsOfUIWindowSceneActivationInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UIWindowScene.ActivationInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIWindowScene.ActivationInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUIWindowSceneDragInteraction() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("didMoveTo:") { (owner: UIWindowScene.DragInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIWindowScene.DragInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func methodsOfUndoManager() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("beginUndoGrouping") { (owner: UndoManager, arguments) in owner.beginUndoGrouping() }
    table.add("disableUndoRegistration") { (owner: UndoManager, arguments) in owner.disableUndoRegistration() }
    table.add("enableUndoRegistration") { (owner: UndoManager, arguments) in owner.enableUndoRegistration() }
    table.add("endUndoGrouping") { (owner: UndoManager, arguments) in owner.endUndoGrouping() }
    table.add("redo") { (owner: UndoManager, arguments) in owner.redo() }
    table.add("removeAllActions") { (owner: UndoManager, arguments) in owner.removeAllActions() }
    table.add("undo") { (owner: UndoManager, arguments) in owner.undo() }
    table.add("undoNestedGroup") { (owner: UndoManager, arguments) in owner.undoNestedGroup() }
    return table
}

@MainActor private func methodsOfValueTransformer() -> FrameworkMethods {
    var table = FrameworkMethods()
    table.add("reverseTransformedValue:") { (owner: ValueTransformer, arguments) in _ = owner.reverseTransformedValue(arguments.any(0)) }
    table.add("transformedValue:") { (owner: ValueTransformer, arguments) in _ = owner.transformedValue(arguments.any(0)) }
    return table
}
