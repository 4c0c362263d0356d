// swift-format-ignore-file
// The public methods of UIKit's classes that selectors can name, and the properties that keys can. `make tables` writes
// this file.

extension FrameworkMembers {
    static let tables: [ObjectIdentifier: @MainActor () -> FrameworkMembers] = [
        ObjectIdentifier(AXCustomContent.self): membersOfAXCustomContent,
        ObjectIdentifier(DateComponentsFormatter.self): membersOfDateComponentsFormatter,
        ObjectIdentifier(FileWrapper.self): membersOfFileWrapper,
        ObjectIdentifier(ListFormatter.self): membersOfListFormatter,
        ObjectIdentifier(MeasurementFormatter.self): membersOfMeasurementFormatter,
        ObjectIdentifier(NSCollectionLayoutAnchor.self): membersOfNSCollectionLayoutAnchor,
        ObjectIdentifier(NSCollectionLayoutBoundarySupplementaryItem.self): membersOfNSCollectionLayoutBoundarySupplementaryItem,
        ObjectIdentifier(NSCollectionLayoutDecorationItem.self): membersOfNSCollectionLayoutDecorationItem,
        ObjectIdentifier(NSCollectionLayoutDimension.self): membersOfNSCollectionLayoutDimension,
        ObjectIdentifier(NSCollectionLayoutEdgeSpacing.self): membersOfNSCollectionLayoutEdgeSpacing,
        ObjectIdentifier(NSCollectionLayoutGroup.self): membersOfNSCollectionLayoutGroup,
        ObjectIdentifier(NSCollectionLayoutGroupCustomItem.self): membersOfNSCollectionLayoutGroupCustomItem,
        ObjectIdentifier(NSCollectionLayoutItem.self): membersOfNSCollectionLayoutItem,
        ObjectIdentifier(NSCollectionLayoutSection.self): membersOfNSCollectionLayoutSection,
        ObjectIdentifier(NSCollectionLayoutSize.self): membersOfNSCollectionLayoutSize,
        ObjectIdentifier(NSCollectionLayoutSpacing.self): membersOfNSCollectionLayoutSpacing,
        ObjectIdentifier(NSCollectionLayoutSupplementaryItem.self): membersOfNSCollectionLayoutSupplementaryItem,
        ObjectIdentifier(NSComparisonPredicate.self): membersOfNSComparisonPredicate,
        ObjectIdentifier(NSCompoundPredicate.self): membersOfNSCompoundPredicate,
        ObjectIdentifier(NSDataAsset.self): membersOfNSDataAsset,
        ObjectIdentifier(NSDataDetector.self): membersOfNSDataDetector,
        ObjectIdentifier(NSException.self): membersOfNSException,
        ObjectIdentifier(NSExpression.self): membersOfNSExpression,
        ObjectIdentifier(NSExtensionContext.self): membersOfNSExtensionContext,
        ObjectIdentifier(NSExtensionItem.self): membersOfNSExtensionItem,
        ObjectIdentifier(NSFileCoordinator.self): membersOfNSFileCoordinator,
        ObjectIdentifier(NSItemProvider.self): membersOfNSItemProvider,
        ObjectIdentifier(NSKeyValueObservation.self): membersOfNSKeyValueObservation,
        ObjectIdentifier(NSLayoutConstraint.self): membersOfNSLayoutConstraint,
        ObjectIdentifier(NSLayoutManager.self): membersOfNSLayoutManager,
        ObjectIdentifier(NSLayoutXAxisAnchor.self): membersOfNSLayoutXAxisAnchor,
        ObjectIdentifier(NSLayoutYAxisAnchor.self): membersOfNSLayoutYAxisAnchor,
        ObjectIdentifier(NSLock.self): membersOfNSLock,
        ObjectIdentifier(NSMutableParagraphStyle.self): membersOfNSMutableParagraphStyle,
        ObjectIdentifier(NSParagraphStyle.self): membersOfNSParagraphStyle,
        ObjectIdentifier(NSPredicate.self): membersOfNSPredicate,
        ObjectIdentifier(NSShadow.self): membersOfNSShadow,
        ObjectIdentifier(NSSortDescriptor.self): membersOfNSSortDescriptor,
        ObjectIdentifier(NSStringDrawingContext.self): membersOfNSStringDrawingContext,
        ObjectIdentifier(NSTextAttachment.self): membersOfNSTextAttachment,
        ObjectIdentifier(NSTextContainer.self): membersOfNSTextContainer,
        ObjectIdentifier(NSTextContentManager.self): membersOfNSTextContentManager,
        ObjectIdentifier(NSTextContentStorage.self): membersOfNSTextContentStorage,
        ObjectIdentifier(NSTextElement.self): membersOfNSTextElement,
        ObjectIdentifier(NSTextLayoutFragment.self): membersOfNSTextLayoutFragment,
        ObjectIdentifier(NSTextLayoutManager.self): membersOfNSTextLayoutManager,
        ObjectIdentifier(NSTextLineFragment.self): membersOfNSTextLineFragment,
        ObjectIdentifier(NSTextParagraph.self): membersOfNSTextParagraph,
        ObjectIdentifier(NSTextRange.self): membersOfNSTextRange,
        ObjectIdentifier(NSTextStorage.self): membersOfNSTextStorage,
        ObjectIdentifier(NSTextTab.self): membersOfNSTextTab,
        ObjectIdentifier(NSTextViewportLayoutController.self): membersOfNSTextViewportLayoutController,
        ObjectIdentifier(NSUbiquitousKeyValueStore.self): membersOfNSUbiquitousKeyValueStore,
        ObjectIdentifier(NSUserActivity.self): membersOfNSUserActivity,
        ObjectIdentifier(NetService.self): membersOfNetService,
        ObjectIdentifier(RelativeDateTimeFormatter.self): membersOfRelativeDateTimeFormatter,
        ObjectIdentifier(Timer.self): membersOfTimer,
        ObjectIdentifier(UIAcceleration.self): membersOfUIAcceleration,
        ObjectIdentifier(UIAccelerometer.self): membersOfUIAccelerometer,
        ObjectIdentifier(UIAccessibilityCustomAction.self): membersOfUIAccessibilityCustomAction,
        ObjectIdentifier(UIAccessibilityCustomRotor.self): membersOfUIAccessibilityCustomRotor,
        ObjectIdentifier(UIAccessibilityCustomRotorItemResult.self): membersOfUIAccessibilityCustomRotorItemResult,
        ObjectIdentifier(UIAccessibilityCustomRotorSearchPredicate.self): membersOfUIAccessibilityCustomRotorSearchPredicate,
        ObjectIdentifier(UIAccessibilityElement.self): membersOfUIAccessibilityElement,
        ObjectIdentifier(UIAccessibilityLocationDescriptor.self): membersOfUIAccessibilityLocationDescriptor,
        ObjectIdentifier(UIAction.self): membersOfUIAction,
        ObjectIdentifier(UIActionSheet.self): membersOfUIActionSheet,
        ObjectIdentifier(UIActivity.self): membersOfUIActivity,
        ObjectIdentifier(UIActivityCollaborationModeRestriction.self): membersOfUIActivityCollaborationModeRestriction,
        ObjectIdentifier(UIActivityIndicatorView.self): membersOfUIActivityIndicatorView,
        ObjectIdentifier(UIActivityItemProvider.self): membersOfUIActivityItemProvider,
        ObjectIdentifier(UIActivityItemsConfiguration.self): membersOfUIActivityItemsConfiguration,
        ObjectIdentifier(UIActivityViewController.self): membersOfUIActivityViewController,
        ObjectIdentifier(UIAlertAction.self): membersOfUIAlertAction,
        ObjectIdentifier(UIAlertController.self): membersOfUIAlertController,
        ObjectIdentifier(UIAlertView.self): membersOfUIAlertView,
        ObjectIdentifier(UIApplication.self): membersOfUIApplication,
        ObjectIdentifier(UIApplicationShortcutItem.self): membersOfUIApplicationShortcutItem,
        ObjectIdentifier(UIAttachmentBehavior.self): membersOfUIAttachmentBehavior,
        ObjectIdentifier(UIBandSelectionInteraction.self): membersOfUIBandSelectionInteraction,
        ObjectIdentifier(UIBarAppearance.self): membersOfUIBarAppearance,
        ObjectIdentifier(UIBarButtonItem.self): membersOfUIBarButtonItem,
        ObjectIdentifier(UIBarButtonItemAppearance.self): membersOfUIBarButtonItemAppearance,
        ObjectIdentifier(UIBarButtonItemGroup.self): membersOfUIBarButtonItemGroup,
        ObjectIdentifier(UIBarButtonItemStateAppearance.self): membersOfUIBarButtonItemStateAppearance,
        ObjectIdentifier(UIBarItem.self): membersOfUIBarItem,
        ObjectIdentifier(UIBezierPath.self): membersOfUIBezierPath,
        ObjectIdentifier(UIButton.self): membersOfUIButton,
        ObjectIdentifier(UICalendarSelection.self): membersOfUICalendarSelection,
        ObjectIdentifier(UICalendarSelectionMultiDate.self): membersOfUICalendarSelectionMultiDate,
        ObjectIdentifier(UICalendarSelectionSingleDate.self): membersOfUICalendarSelectionSingleDate,
        ObjectIdentifier(UICalendarSelectionWeekOfYear.self): membersOfUICalendarSelectionWeekOfYear,
        ObjectIdentifier(UICalendarView.self): membersOfUICalendarView,
        ObjectIdentifier(UICloudSharingController.self): membersOfUICloudSharingController,
        ObjectIdentifier(UICollectionReusableView.self): membersOfUICollectionReusableView,
        ObjectIdentifier(UICollectionView.self): membersOfUICollectionView,
        ObjectIdentifier(UICollectionViewCell.self): membersOfUICollectionViewCell,
        ObjectIdentifier(UICollectionViewCompositionalLayout.self): membersOfUICollectionViewCompositionalLayout,
        ObjectIdentifier(UICollectionViewCompositionalLayoutConfiguration.self): membersOfUICollectionViewCompositionalLayoutConfiguration,
        ObjectIdentifier(UICollectionViewController.self): membersOfUICollectionViewController,
        ObjectIdentifier(UICollectionViewDropProposal.self): membersOfUICollectionViewDropProposal,
        ObjectIdentifier(UICollectionViewFlowLayout.self): membersOfUICollectionViewFlowLayout,
        ObjectIdentifier(UICollectionViewFlowLayoutInvalidationContext.self): membersOfUICollectionViewFlowLayoutInvalidationContext,
        ObjectIdentifier(UICollectionViewFocusUpdateContext.self): membersOfUICollectionViewFocusUpdateContext,
        ObjectIdentifier(UICollectionViewLayout.self): membersOfUICollectionViewLayout,
        ObjectIdentifier(UICollectionViewLayoutAttributes.self): membersOfUICollectionViewLayoutAttributes,
        ObjectIdentifier(UICollectionViewLayoutInvalidationContext.self): membersOfUICollectionViewLayoutInvalidationContext,
        ObjectIdentifier(UICollectionViewListCell.self): membersOfUICollectionViewListCell,
        ObjectIdentifier(UICollectionViewTransitionLayout.self): membersOfUICollectionViewTransitionLayout,
        ObjectIdentifier(UICollectionViewUpdateItem.self): membersOfUICollectionViewUpdateItem,
        ObjectIdentifier(UICollisionBehavior.self): membersOfUICollisionBehavior,
        ObjectIdentifier(UIColor.self): membersOfUIColor,
        ObjectIdentifier(UIColorPickerViewController.self): membersOfUIColorPickerViewController,
        ObjectIdentifier(UIColorWell.self): membersOfUIColorWell,
        ObjectIdentifier(UICommand.self): membersOfUICommand,
        ObjectIdentifier(UICommandAlternate.self): membersOfUICommandAlternate,
        ObjectIdentifier(UIContentUnavailableView.self): membersOfUIContentUnavailableView,
        ObjectIdentifier(UIContextMenuConfiguration.self): membersOfUIContextMenuConfiguration,
        ObjectIdentifier(UIContextMenuInteraction.self): membersOfUIContextMenuInteraction,
        ObjectIdentifier(UIContextualAction.self): membersOfUIContextualAction,
        ObjectIdentifier(UIControl.self): membersOfUIControl,
        ObjectIdentifier(UICubicTimingParameters.self): membersOfUICubicTimingParameters,
        ObjectIdentifier(UIDatePicker.self): membersOfUIDatePicker,
        ObjectIdentifier(UIDevice.self): membersOfUIDevice,
        ObjectIdentifier(UIDictationPhrase.self): membersOfUIDictationPhrase,
        ObjectIdentifier(UIDocument.self): membersOfUIDocument,
        ObjectIdentifier(UIDocumentBrowserAction.self): membersOfUIDocumentBrowserAction,
        ObjectIdentifier(UIDocumentBrowserTransitionController.self): membersOfUIDocumentBrowserTransitionController,
        ObjectIdentifier(UIDocumentBrowserViewController.self): membersOfUIDocumentBrowserViewController,
        ObjectIdentifier(UIDocumentInteractionController.self): membersOfUIDocumentInteractionController,
        ObjectIdentifier(UIDocumentPickerExtensionViewController.self): membersOfUIDocumentPickerExtensionViewController,
        ObjectIdentifier(UIDocumentPickerViewController.self): membersOfUIDocumentPickerViewController,
        ObjectIdentifier(UIDocumentProperties.self): membersOfUIDocumentProperties,
        ObjectIdentifier(UIDocumentViewController.self): membersOfUIDocumentViewController,
        ObjectIdentifier(UIDocumentViewController.LaunchOptions.self): membersOfUIDocumentViewControllerLaunchOptions,
        ObjectIdentifier(UIDragInteraction.self): membersOfUIDragInteraction,
        ObjectIdentifier(UIDragItem.self): membersOfUIDragItem,
        ObjectIdentifier(UIDragPreview.self): membersOfUIDragPreview,
        ObjectIdentifier(UIDropInteraction.self): membersOfUIDropInteraction,
        ObjectIdentifier(UIDropProposal.self): membersOfUIDropProposal,
        ObjectIdentifier(UIDynamicAnimator.self): membersOfUIDynamicAnimator,
        ObjectIdentifier(UIDynamicBehavior.self): membersOfUIDynamicBehavior,
        ObjectIdentifier(UIDynamicItemBehavior.self): membersOfUIDynamicItemBehavior,
        ObjectIdentifier(UIDynamicItemGroup.self): membersOfUIDynamicItemGroup,
        ObjectIdentifier(UIEditMenuConfiguration.self): membersOfUIEditMenuConfiguration,
        ObjectIdentifier(UIEditMenuInteraction.self): membersOfUIEditMenuInteraction,
        ObjectIdentifier(UIEvent.self): membersOfUIEvent,
        ObjectIdentifier(UIEventAttribution.self): membersOfUIEventAttribution,
        ObjectIdentifier(UIFeedbackGenerator.self): membersOfUIFeedbackGenerator,
        ObjectIdentifier(UIFieldBehavior.self): membersOfUIFieldBehavior,
        ObjectIdentifier(UIFindInteraction.self): membersOfUIFindInteraction,
        ObjectIdentifier(UIFindSession.self): membersOfUIFindSession,
        ObjectIdentifier(UIFocusGuide.self): membersOfUIFocusGuide,
        ObjectIdentifier(UIFocusHaloEffect.self): membersOfUIFocusHaloEffect,
        ObjectIdentifier(UIFocusMovementHint.self): membersOfUIFocusMovementHint,
        ObjectIdentifier(UIFocusSystem.self): membersOfUIFocusSystem,
        ObjectIdentifier(UIFocusUpdateContext.self): membersOfUIFocusUpdateContext,
        ObjectIdentifier(UIFont.self): membersOfUIFont,
        ObjectIdentifier(UIFontDescriptor.self): membersOfUIFontDescriptor,
        ObjectIdentifier(UIFontMetrics.self): membersOfUIFontMetrics,
        ObjectIdentifier(UIFontPickerViewController.self): membersOfUIFontPickerViewController,
        ObjectIdentifier(UIFontPickerViewController.Configuration.self): membersOfUIFontPickerViewControllerConfiguration,
        ObjectIdentifier(UIGestureRecognizer.self): membersOfUIGestureRecognizer,
        ObjectIdentifier(UIGraphicsImageRendererContext.self): membersOfUIGraphicsImageRendererContext,
        ObjectIdentifier(UIGraphicsImageRendererFormat.self): membersOfUIGraphicsImageRendererFormat,
        ObjectIdentifier(UIGraphicsPDFRendererContext.self): membersOfUIGraphicsPDFRendererContext,
        ObjectIdentifier(UIGraphicsPDFRendererFormat.self): membersOfUIGraphicsPDFRendererFormat,
        ObjectIdentifier(UIGraphicsRenderer.self): membersOfUIGraphicsRenderer,
        ObjectIdentifier(UIGraphicsRendererContext.self): membersOfUIGraphicsRendererContext,
        ObjectIdentifier(UIGraphicsRendererFormat.self): membersOfUIGraphicsRendererFormat,
        ObjectIdentifier(UIGravityBehavior.self): membersOfUIGravityBehavior,
        ObjectIdentifier(UIHoverGestureRecognizer.self): membersOfUIHoverGestureRecognizer,
        ObjectIdentifier(UIHoverStyle.self): membersOfUIHoverStyle,
        ObjectIdentifier(UIImage.self): membersOfUIImage,
        ObjectIdentifier(UIImage.Configuration.self): membersOfUIImageConfiguration,
        ObjectIdentifier(UIImage.SymbolConfiguration.self): membersOfUIImageSymbolConfiguration,
        ObjectIdentifier(UIImageAsset.self): membersOfUIImageAsset,
        ObjectIdentifier(UIImagePickerController.self): membersOfUIImagePickerController,
        ObjectIdentifier(UIImageReader.self): membersOfUIImageReader,
        ObjectIdentifier(UIImageView.self): membersOfUIImageView,
        ObjectIdentifier(UIImpactFeedbackGenerator.self): membersOfUIImpactFeedbackGenerator,
        ObjectIdentifier(UIInputView.self): membersOfUIInputView,
        ObjectIdentifier(UIInputViewController.self): membersOfUIInputViewController,
        ObjectIdentifier(UIInterpolatingMotionEffect.self): membersOfUIInterpolatingMotionEffect,
        ObjectIdentifier(UIKey.self): membersOfUIKey,
        ObjectIdentifier(UIKeyCommand.self): membersOfUIKeyCommand,
        ObjectIdentifier(UIKeyboardLayoutGuide.self): membersOfUIKeyboardLayoutGuide,
        ObjectIdentifier(UILabel.self): membersOfUILabel,
        ObjectIdentifier(UILargeContentViewerInteraction.self): membersOfUILargeContentViewerInteraction,
        ObjectIdentifier(UILayoutGuide.self): membersOfUILayoutGuide,
        ObjectIdentifier(UILexicon.self): membersOfUILexicon,
        ObjectIdentifier(UILexiconEntry.self): membersOfUILexiconEntry,
        ObjectIdentifier(UILocalNotification.self): membersOfUILocalNotification,
        ObjectIdentifier(UILocalizedIndexedCollation.self): membersOfUILocalizedIndexedCollation,
        ObjectIdentifier(UILongPressGestureRecognizer.self): membersOfUILongPressGestureRecognizer,
        ObjectIdentifier(UIMarkupTextPrintFormatter.self): membersOfUIMarkupTextPrintFormatter,
        ObjectIdentifier(UIMenu.self): membersOfUIMenu,
        ObjectIdentifier(UIMenuController.self): membersOfUIMenuController,
        ObjectIdentifier(UIMenuDisplayPreferences.self): membersOfUIMenuDisplayPreferences,
        ObjectIdentifier(UIMenuElement.self): membersOfUIMenuElement,
        ObjectIdentifier(UIMenuItem.self): membersOfUIMenuItem,
        ObjectIdentifier(UIMenuSystem.self): membersOfUIMenuSystem,
        ObjectIdentifier(UIMotionEffectGroup.self): membersOfUIMotionEffectGroup,
        ObjectIdentifier(UINavigationBar.self): membersOfUINavigationBar,
        ObjectIdentifier(UINavigationBarAppearance.self): membersOfUINavigationBarAppearance,
        ObjectIdentifier(UINavigationController.self): membersOfUINavigationController,
        ObjectIdentifier(UINavigationItem.self): membersOfUINavigationItem,
        ObjectIdentifier(UIOpenURLContext.self): membersOfUIOpenURLContext,
        ObjectIdentifier(UIPageControl.self): membersOfUIPageControl,
        ObjectIdentifier(UIPageControlProgress.self): membersOfUIPageControlProgress,
        ObjectIdentifier(UIPageControlTimerProgress.self): membersOfUIPageControlTimerProgress,
        ObjectIdentifier(UIPageViewController.self): membersOfUIPageViewController,
        ObjectIdentifier(UIPanGestureRecognizer.self): membersOfUIPanGestureRecognizer,
        ObjectIdentifier(UIPasteConfiguration.self): membersOfUIPasteConfiguration,
        ObjectIdentifier(UIPasteControl.self): membersOfUIPasteControl,
        ObjectIdentifier(UIPasteControl.Configuration.self): membersOfUIPasteControlConfiguration,
        ObjectIdentifier(UIPasteboard.self): membersOfUIPasteboard,
        ObjectIdentifier(UIPencilHoverPose.self): membersOfUIPencilHoverPose,
        ObjectIdentifier(UIPencilInteraction.self): membersOfUIPencilInteraction,
        ObjectIdentifier(UIPencilInteraction.Squeeze.self): membersOfUIPencilInteractionSqueeze,
        ObjectIdentifier(UIPencilInteraction.Tap.self): membersOfUIPencilInteractionTap,
        ObjectIdentifier(UIPercentDrivenInteractiveTransition.self): membersOfUIPercentDrivenInteractiveTransition,
        ObjectIdentifier(UIPickerView.self): membersOfUIPickerView,
        ObjectIdentifier(UIPinchGestureRecognizer.self): membersOfUIPinchGestureRecognizer,
        ObjectIdentifier(UIPointerAccessory.self): membersOfUIPointerAccessory,
        ObjectIdentifier(UIPointerInteraction.self): membersOfUIPointerInteraction,
        ObjectIdentifier(UIPointerLockState.self): membersOfUIPointerLockState,
        ObjectIdentifier(UIPointerRegion.self): membersOfUIPointerRegion,
        ObjectIdentifier(UIPointerRegionRequest.self): membersOfUIPointerRegionRequest,
        ObjectIdentifier(UIPointerStyle.self): membersOfUIPointerStyle,
        ObjectIdentifier(UIPopoverBackgroundView.self): membersOfUIPopoverBackgroundView,
        ObjectIdentifier(UIPopoverController.self): membersOfUIPopoverController,
        ObjectIdentifier(UIPopoverPresentationController.self): membersOfUIPopoverPresentationController,
        ObjectIdentifier(UIPresentationController.self): membersOfUIPresentationController,
        ObjectIdentifier(UIPress.self): membersOfUIPress,
        ObjectIdentifier(UIPressesEvent.self): membersOfUIPressesEvent,
        ObjectIdentifier(UIPreviewAction.self): membersOfUIPreviewAction,
        ObjectIdentifier(UIPreviewActionGroup.self): membersOfUIPreviewActionGroup,
        ObjectIdentifier(UIPreviewInteraction.self): membersOfUIPreviewInteraction,
        ObjectIdentifier(UIPreviewParameters.self): membersOfUIPreviewParameters,
        ObjectIdentifier(UIPreviewTarget.self): membersOfUIPreviewTarget,
        ObjectIdentifier(UIPrintFormatter.self): membersOfUIPrintFormatter,
        ObjectIdentifier(UIPrintInfo.self): membersOfUIPrintInfo,
        ObjectIdentifier(UIPrintInteractionController.self): membersOfUIPrintInteractionController,
        ObjectIdentifier(UIPrintPageRenderer.self): membersOfUIPrintPageRenderer,
        ObjectIdentifier(UIPrintPaper.self): membersOfUIPrintPaper,
        ObjectIdentifier(UIPrinter.self): membersOfUIPrinter,
        ObjectIdentifier(UIPrinterDestination.self): membersOfUIPrinterDestination,
        ObjectIdentifier(UIPrinterPickerController.self): membersOfUIPrinterPickerController,
        ObjectIdentifier(UIProgressView.self): membersOfUIProgressView,
        ObjectIdentifier(UIPushBehavior.self): membersOfUIPushBehavior,
        ObjectIdentifier(UIRefreshControl.self): membersOfUIRefreshControl,
        ObjectIdentifier(UIRegion.self): membersOfUIRegion,
        ObjectIdentifier(UIResponder.self): membersOfUIResponder,
        ObjectIdentifier(UIRotationGestureRecognizer.self): membersOfUIRotationGestureRecognizer,
        ObjectIdentifier(UIScene.self): membersOfUIScene,
        ObjectIdentifier(UIScene.ActivationRequestOptions.self): membersOfUISceneActivationRequestOptions,
        ObjectIdentifier(UIScene.ConnectionOptions.self): membersOfUISceneConnectionOptions,
        ObjectIdentifier(UIScene.OpenExternalURLOptions.self): membersOfUISceneOpenExternalURLOptions,
        ObjectIdentifier(UIScene.OpenURLOptions.self): membersOfUISceneOpenURLOptions,
        ObjectIdentifier(UISceneActivationConditions.self): membersOfUISceneActivationConditions,
        ObjectIdentifier(UISceneConfiguration.self): membersOfUISceneConfiguration,
        ObjectIdentifier(UISceneSession.self): membersOfUISceneSession,
        ObjectIdentifier(UISceneSizeRestrictions.self): membersOfUISceneSizeRestrictions,
        ObjectIdentifier(UISceneSystemProtectionManager.self): membersOfUISceneSystemProtectionManager,
        ObjectIdentifier(UISceneWindowingBehaviors.self): membersOfUISceneWindowingBehaviors,
        ObjectIdentifier(UIScreen.self): membersOfUIScreen,
        ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): membersOfUIScreenEdgePanGestureRecognizer,
        ObjectIdentifier(UIScreenMode.self): membersOfUIScreenMode,
        ObjectIdentifier(UIScreenshotService.self): membersOfUIScreenshotService,
        ObjectIdentifier(UIScribbleInteraction.self): membersOfUIScribbleInteraction,
        ObjectIdentifier(UIScrollView.self): membersOfUIScrollView,
        ObjectIdentifier(UISearchBar.self): membersOfUISearchBar,
        ObjectIdentifier(UISearchContainerViewController.self): membersOfUISearchContainerViewController,
        ObjectIdentifier(UISearchController.self): membersOfUISearchController,
        ObjectIdentifier(UISearchDisplayController.self): membersOfUISearchDisplayController,
        ObjectIdentifier(UISearchSuggestionItem.self): membersOfUISearchSuggestionItem,
        ObjectIdentifier(UISearchTextField.self): membersOfUISearchTextField,
        ObjectIdentifier(UISearchToken.self): membersOfUISearchToken,
        ObjectIdentifier(UISegmentedControl.self): membersOfUISegmentedControl,
        ObjectIdentifier(UISelectionFeedbackGenerator.self): membersOfUISelectionFeedbackGenerator,
        ObjectIdentifier(UISheetPresentationController.self): membersOfUISheetPresentationController,
        ObjectIdentifier(UISheetPresentationController.Detent.self): membersOfUISheetPresentationControllerDetent,
        ObjectIdentifier(UISimpleTextPrintFormatter.self): membersOfUISimpleTextPrintFormatter,
        ObjectIdentifier(UISlider.self): membersOfUISlider,
        ObjectIdentifier(UISnapBehavior.self): membersOfUISnapBehavior,
        ObjectIdentifier(UISplitViewController.self): membersOfUISplitViewController,
        ObjectIdentifier(UISpringLoadedInteraction.self): membersOfUISpringLoadedInteraction,
        ObjectIdentifier(UISpringTimingParameters.self): membersOfUISpringTimingParameters,
        ObjectIdentifier(UIStackView.self): membersOfUIStackView,
        ObjectIdentifier(UIStandardTextCursorView.self): membersOfUIStandardTextCursorView,
        ObjectIdentifier(UIStatusBarManager.self): membersOfUIStatusBarManager,
        ObjectIdentifier(UIStepper.self): membersOfUIStepper,
        ObjectIdentifier(UIStoryboard.self): membersOfUIStoryboard,
        ObjectIdentifier(UIStoryboardPopoverSegue.self): membersOfUIStoryboardPopoverSegue,
        ObjectIdentifier(UIStoryboardSegue.self): membersOfUIStoryboardSegue,
        ObjectIdentifier(UIStoryboardUnwindSegueSource.self): membersOfUIStoryboardUnwindSegueSource,
        ObjectIdentifier(UISwipeActionsConfiguration.self): membersOfUISwipeActionsConfiguration,
        ObjectIdentifier(UISwipeGestureRecognizer.self): membersOfUISwipeGestureRecognizer,
        ObjectIdentifier(UISwitch.self): membersOfUISwitch,
        ObjectIdentifier(UISymbolEffectCompletionContext.self): membersOfUISymbolEffectCompletionContext,
        ObjectIdentifier(UITab.self): membersOfUITab,
        ObjectIdentifier(UITabBar.self): membersOfUITabBar,
        ObjectIdentifier(UITabBarAppearance.self): membersOfUITabBarAppearance,
        ObjectIdentifier(UITabBarController.self): membersOfUITabBarController,
        ObjectIdentifier(UITabBarController.Sidebar.self): membersOfUITabBarControllerSidebar,
        ObjectIdentifier(UITabBarItem.self): membersOfUITabBarItem,
        ObjectIdentifier(UITabBarItemAppearance.self): membersOfUITabBarItemAppearance,
        ObjectIdentifier(UITabBarItemStateAppearance.self): membersOfUITabBarItemStateAppearance,
        ObjectIdentifier(UITabGroup.self): membersOfUITabGroup,
        ObjectIdentifier(UITabSidebarItem.self): membersOfUITabSidebarItem,
        ObjectIdentifier(UITabSidebarItem.Request.self): membersOfUITabSidebarItemRequest,
        ObjectIdentifier(UITableView.self): membersOfUITableView,
        ObjectIdentifier(UITableViewCell.self): membersOfUITableViewCell,
        ObjectIdentifier(UITableViewController.self): membersOfUITableViewController,
        ObjectIdentifier(UITableViewDropProposal.self): membersOfUITableViewDropProposal,
        ObjectIdentifier(UITableViewFocusUpdateContext.self): membersOfUITableViewFocusUpdateContext,
        ObjectIdentifier(UITableViewHeaderFooterView.self): membersOfUITableViewHeaderFooterView,
        ObjectIdentifier(UITableViewRowAction.self): membersOfUITableViewRowAction,
        ObjectIdentifier(UITapGestureRecognizer.self): membersOfUITapGestureRecognizer,
        ObjectIdentifier(UITargetedDragPreview.self): membersOfUITargetedDragPreview,
        ObjectIdentifier(UITargetedPreview.self): membersOfUITargetedPreview,
        ObjectIdentifier(UITextChecker.self): membersOfUITextChecker,
        ObjectIdentifier(UITextCursorDropPositionAnimator.self): membersOfUITextCursorDropPositionAnimator,
        ObjectIdentifier(UITextDragPreviewRenderer.self): membersOfUITextDragPreviewRenderer,
        ObjectIdentifier(UITextDropProposal.self): membersOfUITextDropProposal,
        ObjectIdentifier(UITextField.self): membersOfUITextField,
        ObjectIdentifier(UITextFormattingViewController.self): membersOfUITextFormattingViewController,
        ObjectIdentifier(UITextFormattingViewController.Configuration.self): membersOfUITextFormattingViewControllerConfiguration,
        ObjectIdentifier(UITextFormattingViewController.FormattingDescriptor.self): membersOfUITextFormattingViewControllerFormattingDescriptor,
        ObjectIdentifier(UITextInputAssistantItem.self): membersOfUITextInputAssistantItem,
        ObjectIdentifier(UITextInputContext.self): membersOfUITextInputContext,
        ObjectIdentifier(UITextInputMode.self): membersOfUITextInputMode,
        ObjectIdentifier(UITextInputPasswordRules.self): membersOfUITextInputPasswordRules,
        ObjectIdentifier(UITextInteraction.self): membersOfUITextInteraction,
        ObjectIdentifier(UITextLoupeSession.self): membersOfUITextLoupeSession,
        ObjectIdentifier(UITextPlaceholder.self): membersOfUITextPlaceholder,
        ObjectIdentifier(UITextRange.self): membersOfUITextRange,
        ObjectIdentifier(UITextSelectionDisplayInteraction.self): membersOfUITextSelectionDisplayInteraction,
        ObjectIdentifier(UITextSelectionRect.self): membersOfUITextSelectionRect,
        ObjectIdentifier(UITextView.self): membersOfUITextView,
        ObjectIdentifier(UIToolTipInteraction.self): membersOfUIToolTipInteraction,
        ObjectIdentifier(UIToolbar.self): membersOfUIToolbar,
        ObjectIdentifier(UIToolbarAppearance.self): membersOfUIToolbarAppearance,
        ObjectIdentifier(UITouch.self): membersOfUITouch,
        ObjectIdentifier(UITrackingLayoutGuide.self): membersOfUITrackingLayoutGuide,
        ObjectIdentifier(UITraitCollection.self): membersOfUITraitCollection,
        ObjectIdentifier(UIUpdateInfo.self): membersOfUIUpdateInfo,
        ObjectIdentifier(UIUpdateLink.self): membersOfUIUpdateLink,
        ObjectIdentifier(UIUserNotificationAction.self): membersOfUIUserNotificationAction,
        ObjectIdentifier(UIUserNotificationCategory.self): membersOfUIUserNotificationCategory,
        ObjectIdentifier(UIUserNotificationSettings.self): membersOfUIUserNotificationSettings,
        ObjectIdentifier(UIVideoEditorController.self): membersOfUIVideoEditorController,
        ObjectIdentifier(UIView.self): membersOfUIView,
        ObjectIdentifier(UIViewController.self): membersOfUIViewController,
        ObjectIdentifier(UIViewControllerTransition.ZoomAlignmentRectContext.self): membersOfUIViewControllerTransitionZoomAlignmentRectContext,
        ObjectIdentifier(UIViewControllerTransition.ZoomInteractionContext.self): membersOfUIViewControllerTransitionZoomInteractionContext,
        ObjectIdentifier(UIViewControllerTransition.ZoomOptions.self): membersOfUIViewControllerTransitionZoomOptions,
        ObjectIdentifier(UIViewControllerTransition.ZoomSourceViewProviderContext.self): membersOfUIViewControllerTransitionZoomSourceViewProviderContext,
        ObjectIdentifier(UIViewPrintFormatter.self): membersOfUIViewPrintFormatter,
        ObjectIdentifier(UIViewPropertyAnimator.self): membersOfUIViewPropertyAnimator,
        ObjectIdentifier(UIVisualEffectView.self): membersOfUIVisualEffectView,
        ObjectIdentifier(UIWindow.self): membersOfUIWindow,
        ObjectIdentifier(UIWindowScene.self): membersOfUIWindowScene,
        ObjectIdentifier(UIWindowScene.ActivationConfiguration.self): membersOfUIWindowSceneActivationConfiguration,
        ObjectIdentifier(UIWindowScene.ActivationInteraction.self): membersOfUIWindowSceneActivationInteraction,
        ObjectIdentifier(UIWindowScene.ActivationRequestOptions.self): membersOfUIWindowSceneActivationRequestOptions,
        ObjectIdentifier(UIWindowScene.DragInteraction.self): membersOfUIWindowSceneDragInteraction,
        ObjectIdentifier(UIWindowScene.Geometry.self): membersOfUIWindowSceneGeometry,
        ObjectIdentifier(UIWindowScene.GeometryPreferences.iOS.self): membersOfUIWindowSceneGeometryPreferencesiOS,
        ObjectIdentifier(UIWindowSceneDestructionRequestOptions.self): membersOfUIWindowSceneDestructionRequestOptions,
        ObjectIdentifier(UndoManager.self): membersOfUndoManager,
        ObjectIdentifier(ValueTransformer.self): membersOfValueTransformer,
    ]
}

@MainActor private func membersOfAXCustomContent() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("importance", \AXCustomContent.importance)
    table.value("label", \AXCustomContent.label)
    table.value("value", \AXCustomContent.value)
    return table
}

@MainActor private func membersOfDateComponentsFormatter() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowedUnits", \DateComponentsFormatter.allowedUnits)
    table.property("allowsFractionalUnits", \DateComponentsFormatter.allowsFractionalUnits)
    table.property("calendar", \DateComponentsFormatter.calendar)
    table.property("collapsesLargestUnit", \DateComponentsFormatter.collapsesLargestUnit)
    table.property("formattingContext", \DateComponentsFormatter.formattingContext)
    table.property("includesApproximationPhrase", \DateComponentsFormatter.includesApproximationPhrase)
    table.property("includesTimeRemainingPhrase", \DateComponentsFormatter.includesTimeRemainingPhrase)
    table.property("maximumUnitCount", \DateComponentsFormatter.maximumUnitCount)
    table.property("referenceDate", \DateComponentsFormatter.referenceDate)
    table.property("unitsStyle", \DateComponentsFormatter.unitsStyle)
    table.property("zeroFormattingBehavior", \DateComponentsFormatter.zeroFormattingBehavior)
    return table
}

@MainActor private func membersOfFileWrapper() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("directory", \FileWrapper.isDirectory)
    table.property("fileAttributes", \FileWrapper.fileAttributes)
    table.value("fileWrappers", \FileWrapper.fileWrappers)
    table.property("filename", \FileWrapper.filename)
    table.property("preferredFilename", \FileWrapper.preferredFilename)
    table.value("regularFile", \FileWrapper.isRegularFile)
    table.value("regularFileContents", \FileWrapper.regularFileContents)
    table.value("symbolicLink", \FileWrapper.isSymbolicLink)
    table.value("symbolicLinkDestinationURL", \FileWrapper.symbolicLinkDestinationURL)
    table.add("addFileWrapper:") { (owner: FileWrapper, arguments) in _ = try owner.addFileWrapper(arguments.object(0) as FileWrapper) }
    table.add("keyForChildFileWrapper:") { (owner: FileWrapper, arguments) in _ = try owner.keyForChildFileWrapper(arguments.object(0) as FileWrapper) }
    table.add("removeFileWrapper:") { (owner: FileWrapper, arguments) in try owner.removeFileWrapper(arguments.object(0) as FileWrapper) }
    return table
}

@MainActor private func membersOfListFormatter() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("itemFormatter", \ListFormatter.itemFormatter)
    table.property("locale", \ListFormatter.locale)
    return table
}

@MainActor private func membersOfMeasurementFormatter() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("locale", \MeasurementFormatter.locale)
    table.property("numberFormatter", \MeasurementFormatter.numberFormatter)
    table.property("unitOptions", \MeasurementFormatter.unitOptions)
    table.property("unitStyle", \MeasurementFormatter.unitStyle)
    return table
}

@MainActor private func membersOfNSCollectionLayoutAnchor() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("absoluteOffset", \NSCollectionLayoutAnchor.isAbsoluteOffset)
    table.value("edges", \NSCollectionLayoutAnchor.edges)
    table.value("fractionalOffset", \NSCollectionLayoutAnchor.isFractionalOffset)
    table.value("offset", \NSCollectionLayoutAnchor.offset)
    return table
}

@MainActor private func membersOfNSCollectionLayoutBoundarySupplementaryItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("alignment", \NSCollectionLayoutBoundarySupplementaryItem.alignment)
    table.property("extendsBoundary", \NSCollectionLayoutBoundarySupplementaryItem.extendsBoundary)
    table.value("offset", \NSCollectionLayoutBoundarySupplementaryItem.offset)
    table.property("pinToVisibleBounds", \NSCollectionLayoutBoundarySupplementaryItem.pinToVisibleBounds)
    return table
}

@MainActor private func membersOfNSCollectionLayoutDecorationItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("elementKind", \NSCollectionLayoutDecorationItem.elementKind)
    table.property("zIndex", \NSCollectionLayoutDecorationItem.zIndex)
    return table
}

@MainActor private func membersOfNSCollectionLayoutDimension() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("absolute", \NSCollectionLayoutDimension.isAbsolute)
    table.value("dimension", \NSCollectionLayoutDimension.dimension)
    table.value("estimated", \NSCollectionLayoutDimension.isEstimated)
    table.value("fractionalHeight", \NSCollectionLayoutDimension.isFractionalHeight)
    table.value("fractionalWidth", \NSCollectionLayoutDimension.isFractionalWidth)
    return table
}

@MainActor private func membersOfNSCollectionLayoutEdgeSpacing() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("bottom", \NSCollectionLayoutEdgeSpacing.bottom)
    table.value("leading", \NSCollectionLayoutEdgeSpacing.leading)
    table.value("top", \NSCollectionLayoutEdgeSpacing.top)
    table.value("trailing", \NSCollectionLayoutEdgeSpacing.trailing)
    return table
}

@MainActor private func membersOfNSCollectionLayoutGroup() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("interItemSpacing", \NSCollectionLayoutGroup.interItemSpacing)
    table.value("subitems", \NSCollectionLayoutGroup.subitems)
    return table
}

@MainActor private func membersOfNSCollectionLayoutGroupCustomItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("frame", \NSCollectionLayoutGroupCustomItem.frame)
    table.value("zIndex", \NSCollectionLayoutGroupCustomItem.zIndex)
    return table
}

@MainActor private func membersOfNSCollectionLayoutItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("contentInsets", \NSCollectionLayoutItem.contentInsets)
    table.property("edgeSpacing", \NSCollectionLayoutItem.edgeSpacing)
    table.value("layoutSize", \NSCollectionLayoutItem.layoutSize)
    table.property("supplementaryItems", \NSCollectionLayoutItem.supplementaryItems)
    return table
}

@MainActor private func membersOfNSCollectionLayoutSection() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("boundarySupplementaryItems", \NSCollectionLayoutSection.boundarySupplementaryItems)
    table.property("contentInsets", \NSCollectionLayoutSection.contentInsets)
    table.property("contentInsetsReference", \NSCollectionLayoutSection.contentInsetsReference)
    table.property("decorationItems", \NSCollectionLayoutSection.decorationItems)
    table.property("interGroupSpacing", \NSCollectionLayoutSection.interGroupSpacing)
    table.property("orthogonalScrollingBehavior", \NSCollectionLayoutSection.orthogonalScrollingBehavior)
    table.property("supplementariesFollowContentInsets", \NSCollectionLayoutSection.supplementariesFollowContentInsets)
    table.property("supplementaryContentInsetsReference", \NSCollectionLayoutSection.supplementaryContentInsetsReference)
    table.property("visibleItemsInvalidationHandler", \NSCollectionLayoutSection.visibleItemsInvalidationHandler)
    return table
}

@MainActor private func membersOfNSCollectionLayoutSize() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("heightDimension", \NSCollectionLayoutSize.heightDimension)
    table.value("widthDimension", \NSCollectionLayoutSize.widthDimension)
    return table
}

@MainActor private func membersOfNSCollectionLayoutSpacing() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("fixedSpacing", \NSCollectionLayoutSpacing.isFixedSpacing)
    table.value("flexibleSpacing", \NSCollectionLayoutSpacing.isFlexibleSpacing)
    table.value("spacing", \NSCollectionLayoutSpacing.spacing)
    return table
}

@MainActor private func membersOfNSCollectionLayoutSupplementaryItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("containerAnchor", \NSCollectionLayoutSupplementaryItem.containerAnchor)
    table.value("elementKind", \NSCollectionLayoutSupplementaryItem.elementKind)
    table.value("itemAnchor", \NSCollectionLayoutSupplementaryItem.itemAnchor)
    table.property("zIndex", \NSCollectionLayoutSupplementaryItem.zIndex)
    return table
}

@MainActor private func membersOfNSComparisonPredicate() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("comparisonPredicateModifier", \NSComparisonPredicate.comparisonPredicateModifier)
    table.value("leftExpression", \NSComparisonPredicate.leftExpression)
    table.value("options", \NSComparisonPredicate.options)
    table.value("predicateOperatorType", \NSComparisonPredicate.predicateOperatorType)
    table.value("rightExpression", \NSComparisonPredicate.rightExpression)
    return table
}

@MainActor private func membersOfNSCompoundPredicate() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("compoundPredicateType", \NSCompoundPredicate.compoundPredicateType)
    table.value("subpredicates", \NSCompoundPredicate.subpredicates)
    return table
}

@MainActor private func membersOfNSDataAsset() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("data", \NSDataAsset.data)
    table.value("name", \NSDataAsset.name)
    table.value("typeIdentifier", \NSDataAsset.typeIdentifier)
    return table
}

@MainActor private func membersOfNSDataDetector() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("checkingTypes", \NSDataDetector.checkingTypes)
    return table
}

@MainActor private func membersOfNSException() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("callStackReturnAddresses", \NSException.callStackReturnAddresses)
    table.value("callStackSymbols", \NSException.callStackSymbols)
    table.value("name", \NSException.name)
    table.value("reason", \NSException.reason)
    table.value("userInfo", \NSException.userInfo)
    table.add("raise") { (owner: NSException, arguments) in owner.raise() }
    return table
}

@MainActor private func membersOfNSExpression() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("arguments", \NSExpression.arguments)
    table.value("constantValue", \NSExpression.constantValue)
    table.value("expressionType", \NSExpression.expressionType)
    table.value("function", \NSExpression.function)
    table.value("keyPath", \NSExpression.keyPath)
    table.value("variable", \NSExpression.variable)
    return table
}

@MainActor private func membersOfNSExtensionContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("inputItems", \NSExtensionContext.inputItems)
    return table
}

@MainActor private func membersOfNSExtensionItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("attachments", \NSExtensionItem.attachments)
    table.property("attributedContentText", \NSExtensionItem.attributedContentText)
    table.property("attributedTitle", \NSExtensionItem.attributedTitle)
    table.property("userInfo", \NSExtensionItem.userInfo)
    return table
}

@MainActor private func membersOfNSFileCoordinator() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("cancel") { (owner: NSFileCoordinator, arguments) in owner.cancel() }
    return table
}

@MainActor private func membersOfNSItemProvider() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("registeredContentTypes", \NSItemProvider.registeredContentTypes)
    table.value("registeredTypeIdentifiers", \NSItemProvider.registeredTypeIdentifiers)
    table.property("suggestedName", \NSItemProvider.suggestedName)
    return table
}

@MainActor private func membersOfNSKeyValueObservation() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("invalidate") { (owner: NSKeyValueObservation, arguments) in owner.invalidate() }
    return table
}

@MainActor private func membersOfNSLayoutConstraint() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("active", \NSLayoutConstraint.isActive)
    table.property("constant", \NSLayoutConstraint.constant)
    table.value("firstAnchor", \NSLayoutConstraint.firstAnchor)
    table.value("firstAttribute", \NSLayoutConstraint.firstAttribute)
    table.value("firstItem", \NSLayoutConstraint.firstItem)
    table.property("identifier", \NSLayoutConstraint.identifier)
    table.value("multiplier", \NSLayoutConstraint.multiplier)
    table.property("priority", \NSLayoutConstraint.priority)
    table.value("relation", \NSLayoutConstraint.relation)
    table.value("secondAnchor", \NSLayoutConstraint.secondAnchor)
    table.value("secondAttribute", \NSLayoutConstraint.secondAttribute)
    table.value("secondItem", \NSLayoutConstraint.secondItem)
    table.property("shouldBeArchived", \NSLayoutConstraint.shouldBeArchived)
    return table
}

@MainActor private func membersOfNSLayoutManager() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsNonContiguousLayout", \NSLayoutManager.allowsNonContiguousLayout)
    table.value("extraLineFragmentRect", \NSLayoutManager.extraLineFragmentRect)
    table.value("extraLineFragmentTextContainer", \NSLayoutManager.extraLineFragmentTextContainer)
    table.value("extraLineFragmentUsedRect", \NSLayoutManager.extraLineFragmentUsedRect)
    table.value("hasNonContiguousLayout", \NSLayoutManager.hasNonContiguousLayout)
    table.property("limitsLayoutForSuspiciousContents", \NSLayoutManager.limitsLayoutForSuspiciousContents)
    table.value("numberOfGlyphs", \NSLayoutManager.numberOfGlyphs)
    table.property("showsControlCharacters", \NSLayoutManager.showsControlCharacters)
    table.property("showsInvisibleCharacters", \NSLayoutManager.showsInvisibleCharacters)
    table.value("textContainers", \NSLayoutManager.textContainers)
    table.value("textStorage", \NSLayoutManager.textStorage)
    table.property("usesDefaultHyphenation", \NSLayoutManager.usesDefaultHyphenation)
    table.property("usesFontLeading", \NSLayoutManager.usesFontLeading)
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

@MainActor private func membersOfNSLayoutXAxisAnchor() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("anchorWithOffsetTo:") { (owner: NSLayoutXAxisAnchor, arguments) in _ = try owner.anchorWithOffset(to: arguments.object(0) as NSLayoutXAxisAnchor) }
    return table
}

@MainActor private func membersOfNSLayoutYAxisAnchor() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("anchorWithOffsetTo:") { (owner: NSLayoutYAxisAnchor, arguments) in _ = try owner.anchorWithOffset(to: arguments.object(0) as NSLayoutYAxisAnchor) }
    return table
}

@MainActor private func membersOfNSLock() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("name", \NSLock.name)
    table.add("lock") { (owner: NSLock, arguments) in owner.lock() }
    table.add("unlock") { (owner: NSLock, arguments) in owner.unlock() }
    return table
}

@MainActor private func membersOfNSMutableParagraphStyle() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("addTabStop:") { (owner: NSMutableParagraphStyle, arguments) in try owner.addTabStop(arguments.object(0) as NSTextTab) }
    table.add("removeTabStop:") { (owner: NSMutableParagraphStyle, arguments) in try owner.removeTabStop(arguments.object(0) as NSTextTab) }
    table.add("setParagraphStyle:") { (owner: NSMutableParagraphStyle, arguments) in try owner.setParagraphStyle(arguments.object(0) as NSParagraphStyle) }
    return table
}

@MainActor private func membersOfNSParagraphStyle() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("alignment", \NSParagraphStyle.alignment)
    table.value("allowsDefaultTighteningForTruncation", \NSParagraphStyle.allowsDefaultTighteningForTruncation)
    table.value("baseWritingDirection", \NSParagraphStyle.baseWritingDirection)
    table.value("defaultTabInterval", \NSParagraphStyle.defaultTabInterval)
    table.value("firstLineHeadIndent", \NSParagraphStyle.firstLineHeadIndent)
    table.value("headIndent", \NSParagraphStyle.headIndent)
    table.value("hyphenationFactor", \NSParagraphStyle.hyphenationFactor)
    table.value("lineBreakMode", \NSParagraphStyle.lineBreakMode)
    table.value("lineBreakStrategy", \NSParagraphStyle.lineBreakStrategy)
    table.value("lineHeightMultiple", \NSParagraphStyle.lineHeightMultiple)
    table.value("lineSpacing", \NSParagraphStyle.lineSpacing)
    table.value("maximumLineHeight", \NSParagraphStyle.maximumLineHeight)
    table.value("minimumLineHeight", \NSParagraphStyle.minimumLineHeight)
    table.value("paragraphSpacing", \NSParagraphStyle.paragraphSpacing)
    table.value("paragraphSpacingBefore", \NSParagraphStyle.paragraphSpacingBefore)
    table.value("tabStops", \NSParagraphStyle.tabStops)
    table.value("tailIndent", \NSParagraphStyle.tailIndent)
    table.value("usesDefaultHyphenation", \NSParagraphStyle.usesDefaultHyphenation)
    table.add("copy") { (owner: NSParagraphStyle, arguments) in _ = owner.copy() }
    table.add("mutableCopy") { (owner: NSParagraphStyle, arguments) in _ = owner.mutableCopy() }
    return table
}

@MainActor private func membersOfNSPredicate() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("predicateFormat", \NSPredicate.predicateFormat)
    table.add("allowEvaluation") { (owner: NSPredicate, arguments) in owner.allowEvaluation() }
    table.add("evaluateWith:") { (owner: NSPredicate, arguments) in _ = owner.evaluate(with: arguments.any(0)) }
    return table
}

@MainActor private func membersOfNSShadow() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("shadowBlurRadius", \NSShadow.shadowBlurRadius)
    table.property("shadowColor", \NSShadow.shadowColor)
    table.property("shadowOffset", \NSShadow.shadowOffset)
    return table
}

@MainActor private func membersOfNSSortDescriptor() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("ascending", \NSSortDescriptor.ascending)
    table.value("key", \NSSortDescriptor.key)
    table.value("reversedSortDescriptor", \NSSortDescriptor.reversedSortDescriptor)
    table.value("selector", \NSSortDescriptor.selector)
    table.add("allowEvaluation") { (owner: NSSortDescriptor, arguments) in owner.allowEvaluation() }
    return table
}

@MainActor private func membersOfNSStringDrawingContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("actualScaleFactor", \NSStringDrawingContext.actualScaleFactor)
    table.property("minimumScaleFactor", \NSStringDrawingContext.minimumScaleFactor)
    table.value("totalBounds", \NSStringDrawingContext.totalBounds)
    return table
}

@MainActor private func membersOfNSTextAttachment() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("bounds", \NSTextAttachment.bounds)
    table.property("contents", \NSTextAttachment.contents)
    table.property("fileType", \NSTextAttachment.fileType)
    table.property("image", \NSTextAttachment.image)
    table.property("lineLayoutPadding", \NSTextAttachment.lineLayoutPadding)
    return table
}

@MainActor private func membersOfNSTextContainer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("exclusionPaths", \NSTextContainer.exclusionPaths)
    table.property("heightTracksTextView", \NSTextContainer.heightTracksTextView)
    table.value("layoutManager", \NSTextContainer.layoutManager)
    table.property("lineBreakMode", \NSTextContainer.lineBreakMode)
    table.property("lineFragmentPadding", \NSTextContainer.lineFragmentPadding)
    table.property("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines)
    table.value("simpleRectangular", \NSTextContainer.isSimpleRectangular)
    table.property("size", \NSTextContainer.size)
    table.value("textLayoutManager", \NSTextContainer.textLayoutManager)
    table.property("widthTracksTextView", \NSTextContainer.widthTracksTextView)
    table.add("replaceLayoutManager:") { (owner: NSTextContainer, arguments) in try owner.replaceLayoutManager(arguments.object(0) as NSLayoutManager) }
    return table
}

@MainActor private func membersOfNSTextContentManager() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("automaticallySynchronizesTextLayoutManagers", \NSTextContentManager.automaticallySynchronizesTextLayoutManagers)
    table.property("automaticallySynchronizesToBackingStore", \NSTextContentManager.automaticallySynchronizesToBackingStore)
    table.value("documentRange", \NSTextContentManager.documentRange)
    table.value("hasEditingTransaction", \NSTextContentManager.hasEditingTransaction)
    table.property("primaryTextLayoutManager", \NSTextContentManager.primaryTextLayoutManager)
    table.value("textLayoutManagers", \NSTextContentManager.textLayoutManagers)
    table.add("addTextLayoutManager:") { (owner: NSTextContentManager, arguments) in try owner.addTextLayoutManager(arguments.object(0) as NSTextLayoutManager) }
    table.add("adjustedRangeFrom:forEditingTextSelection:") { (owner: NSTextContentManager, arguments) in _ = try owner.adjustedRange(from: arguments.object(0) as NSTextRange, forEditingTextSelection: arguments.flag(1)) }
    table.add("recordEditActionIn:newTextRange:") { (owner: NSTextContentManager, arguments) in try owner.recordEditAction(in: arguments.object(0) as NSTextRange, newTextRange: arguments.object(1) as NSTextRange) }
    table.add("removeTextLayoutManager:") { (owner: NSTextContentManager, arguments) in try owner.removeTextLayoutManager(arguments.object(0) as NSTextLayoutManager) }
    table.add("textElementsFor:") { (owner: NSTextContentManager, arguments) in _ = try owner.textElements(for: arguments.object(0) as NSTextRange) }
    return table
}

@MainActor private func membersOfNSTextContentStorage() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("attributedString", \NSTextContentStorage.attributedString)
    table.property("textStorage", \NSTextContentStorage.textStorage)
    table.add("attributedStringFor:") { (owner: NSTextContentStorage, arguments) in _ = try owner.attributedString(for: arguments.object(0) as NSTextElement) }
    return table
}

@MainActor private func membersOfNSTextElement() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("childElements", \NSTextElement.childElements)
    table.property("elementRange", \NSTextElement.elementRange)
    table.value("parentElement", \NSTextElement.parentElement)
    table.value("representedElement", \NSTextElement.isRepresentedElement)
    table.property("textContentManager", \NSTextElement.textContentManager)
    return table
}

@MainActor private func membersOfNSTextLayoutFragment() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("bottomMargin", \NSTextLayoutFragment.bottomMargin)
    table.value("layoutFragmentFrame", \NSTextLayoutFragment.layoutFragmentFrame)
    table.value("leadingPadding", \NSTextLayoutFragment.leadingPadding)
    table.value("rangeInElement", \NSTextLayoutFragment.rangeInElement)
    table.value("renderingSurfaceBounds", \NSTextLayoutFragment.renderingSurfaceBounds)
    table.value("state", \NSTextLayoutFragment.state)
    table.value("textElement", \NSTextLayoutFragment.textElement)
    table.value("textLayoutManager", \NSTextLayoutFragment.textLayoutManager)
    table.value("textLineFragments", \NSTextLayoutFragment.textLineFragments)
    table.value("topMargin", \NSTextLayoutFragment.topMargin)
    table.value("trailingPadding", \NSTextLayoutFragment.trailingPadding)
    table.add("invalidateLayout") { (owner: NSTextLayoutFragment, arguments) in owner.invalidateLayout() }
    return table
}

@MainActor private func membersOfNSTextLayoutManager() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("limitsLayoutForSuspiciousContents", \NSTextLayoutManager.limitsLayoutForSuspiciousContents)
    table.property("textContainer", \NSTextLayoutManager.textContainer)
    table.value("textContentManager", \NSTextLayoutManager.textContentManager)
    table.value("textViewportLayoutController", \NSTextLayoutManager.textViewportLayoutController)
    table.value("usageBoundsForTextContainer", \NSTextLayoutManager.usageBoundsForTextContainer)
    table.property("usesFontLeading", \NSTextLayoutManager.usesFontLeading)
    table.property("usesHyphenation", \NSTextLayoutManager.usesHyphenation)
    table.add("ensureLayoutFor:") { (owner: NSTextLayoutManager, arguments) in try owner.ensureLayout(for: arguments.object(0) as NSTextRange) }
    table.add("invalidateLayoutFor:") { (owner: NSTextLayoutManager, arguments) in try owner.invalidateLayout(for: arguments.object(0) as NSTextRange) }
    table.add("invalidateRenderingAttributesFor:") { (owner: NSTextLayoutManager, arguments) in try owner.invalidateRenderingAttributes(for: arguments.object(0) as NSTextRange) }
    table.add("replace:") { (owner: NSTextLayoutManager, arguments) in try owner.replace(arguments.object(0) as NSTextContentManager) }
    return table
}

@MainActor private func membersOfNSTextLineFragment() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("attributedString", \NSTextLineFragment.attributedString)
    table.value("characterRange", \NSTextLineFragment.characterRange)
    table.value("glyphOrigin", \NSTextLineFragment.glyphOrigin)
    table.value("typographicBounds", \NSTextLineFragment.typographicBounds)
    return table
}

@MainActor private func membersOfNSTextParagraph() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("attributedString", \NSTextParagraph.attributedString)
    table.value("paragraphContentRange", \NSTextParagraph.paragraphContentRange)
    table.value("paragraphSeparatorRange", \NSTextParagraph.paragraphSeparatorRange)
    return table
}

@MainActor private func membersOfNSTextRange() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("empty", \NSTextRange.isEmpty)
    table.add("contains:") { (owner: NSTextRange, arguments) in _ = try owner.contains(arguments.object(0) as NSTextRange) }
    table.add("intersection:") { (owner: NSTextRange, arguments) in _ = try owner.intersection(arguments.object(0) as NSTextRange) }
    table.add("intersects:") { (owner: NSTextRange, arguments) in _ = try owner.intersects(arguments.object(0) as NSTextRange) }
    table.add("isEqualTo:") { (owner: NSTextRange, arguments) in _ = try owner.isEqual(to: arguments.object(0) as NSTextRange) }
    table.add("union:") { (owner: NSTextRange, arguments) in _ = try owner.union(arguments.object(0) as NSTextRange) }
    return table
}

@MainActor private func membersOfNSTextStorage() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("changeInLength", \NSTextStorage.changeInLength)
    table.value("editedMask", \NSTextStorage.editedMask)
    table.value("editedRange", \NSTextStorage.editedRange)
    table.value("fixesAttributesLazily", \NSTextStorage.fixesAttributesLazily)
    table.value("layoutManagers", \NSTextStorage.layoutManagers)
    table.add("addLayoutManager:") { (owner: NSTextStorage, arguments) in try owner.addLayoutManager(arguments.object(0) as NSLayoutManager) }
    table.add("processEditing") { (owner: NSTextStorage, arguments) in owner.processEditing() }
    table.add("removeLayoutManager:") { (owner: NSTextStorage, arguments) in try owner.removeLayoutManager(arguments.object(0) as NSLayoutManager) }
    return table
}

@MainActor private func membersOfNSTextTab() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("alignment", \NSTextTab.alignment)
    table.value("location", \NSTextTab.location)
    table.value("options", \NSTextTab.options)
    return table
}

@MainActor private func membersOfNSTextViewportLayoutController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("textLayoutManager", \NSTextViewportLayoutController.textLayoutManager)
    table.value("viewportBounds", \NSTextViewportLayoutController.viewportBounds)
    table.value("viewportRange", \NSTextViewportLayoutController.viewportRange)
    table.add("layoutViewport") { (owner: NSTextViewportLayoutController, arguments) in owner.layoutViewport() }
    return table
}

@MainActor private func membersOfNSUbiquitousKeyValueStore() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("dictionaryRepresentation", \NSUbiquitousKeyValueStore.dictionaryRepresentation)
    table.add("synchronize") { (owner: NSUbiquitousKeyValueStore, arguments) in _ = owner.synchronize() }
    return table
}

@MainActor private func membersOfNSUserActivity() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("activityType", \NSUserActivity.activityType)
    table.value("current", \NSUserActivity.isCurrent)
    table.property("eligibleForHandoff", \NSUserActivity.isEligibleForHandoff)
    table.property("eligibleForPrediction", \NSUserActivity.isEligibleForPrediction)
    table.property("eligibleForPublicIndexing", \NSUserActivity.isEligibleForPublicIndexing)
    table.property("eligibleForSearch", \NSUserActivity.isEligibleForSearch)
    table.property("expirationDate", \NSUserActivity.expirationDate)
    table.property("keywords", \NSUserActivity.keywords)
    table.property("needsSave", \NSUserActivity.needsSave)
    table.property("persistentIdentifier", \NSUserActivity.persistentIdentifier)
    table.property("referrerURL", \NSUserActivity.referrerURL)
    table.property("requiredUserInfoKeys", \NSUserActivity.requiredUserInfoKeys)
    table.property("targetContentIdentifier", \NSUserActivity.targetContentIdentifier)
    table.property("title", \NSUserActivity.title)
    table.property("userInfo", \NSUserActivity.userInfo)
    table.property("webpageURL", \NSUserActivity.webpageURL)
    table.add("becomeCurrent") { (owner: NSUserActivity, arguments) in owner.becomeCurrent() }
    table.add("invalidate") { (owner: NSUserActivity, arguments) in owner.invalidate() }
    table.add("resignCurrent") { (owner: NSUserActivity, arguments) in owner.resignCurrent() }
    return table
}

@MainActor private func membersOfNetService() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("addresses", \NetService.addresses)
    table.value("domain", \NetService.domain)
    table.value("hostName", \NetService.hostName)
    table.property("includesPeerToPeer", \NetService.includesPeerToPeer)
    table.value("name", \NetService.name)
    table.value("port", \NetService.port)
    table.value("type", \NetService.type)
    table.add("publish") { (owner: NetService, arguments) in owner.publish() }
    table.add("stop") { (owner: NetService, arguments) in owner.stop() }
    return table
}

@MainActor private func membersOfRelativeDateTimeFormatter() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("calendar", \RelativeDateTimeFormatter.calendar)
    table.property("dateTimeStyle", \RelativeDateTimeFormatter.dateTimeStyle)
    table.property("formattingContext", \RelativeDateTimeFormatter.formattingContext)
    table.property("locale", \RelativeDateTimeFormatter.locale)
    table.property("unitsStyle", \RelativeDateTimeFormatter.unitsStyle)
    return table
}

@MainActor private func membersOfTimer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("fireDate", \Timer.fireDate)
    table.value("timeInterval", \Timer.timeInterval)
    table.property("tolerance", \Timer.tolerance)
    table.value("userInfo", \Timer.userInfo)
    table.value("valid", \Timer.isValid)
    table.add("fire") { (owner: Timer, arguments) in owner.fire() }
    table.add("invalidate") { (owner: Timer, arguments) in owner.invalidate() }
    return table
}

@MainActor private func membersOfUIAcceleration() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("timestamp", \UIAcceleration.timestamp)
    table.value("x", \UIAcceleration.x)
    table.value("y", \UIAcceleration.y)
    table.value("z", \UIAcceleration.z)
    return table
}

@MainActor private func membersOfUIAccelerometer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("updateInterval", \UIAccelerometer.updateInterval)
    return table
}

@MainActor private func membersOfUIAccessibilityCustomAction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("actionHandler", \UIAccessibilityCustomAction.actionHandler)
    table.property("attributedName", \UIAccessibilityCustomAction.attributedName)
    table.property("category", \UIAccessibilityCustomAction.category)
    table.property("image", \UIAccessibilityCustomAction.image)
    table.property("name", \UIAccessibilityCustomAction.name)
    table.property("selector", \UIAccessibilityCustomAction.selector)
    table.property("target", \UIAccessibilityCustomAction.target)
    return table
}

@MainActor private func membersOfUIAccessibilityCustomRotor() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("attributedName", \UIAccessibilityCustomRotor.attributedName)
    table.property("itemSearchBlock", \UIAccessibilityCustomRotor.itemSearchBlock)
    table.property("name", \UIAccessibilityCustomRotor.name)
    table.value("systemRotorType", \UIAccessibilityCustomRotor.systemRotorType)
    return table
}

@MainActor private func membersOfUIAccessibilityCustomRotorItemResult() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("targetRange", \UIAccessibilityCustomRotorItemResult.targetRange)
    return table
}

@MainActor private func membersOfUIAccessibilityCustomRotorSearchPredicate() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("currentItem", \UIAccessibilityCustomRotorSearchPredicate.currentItem)
    table.property("searchDirection", \UIAccessibilityCustomRotorSearchPredicate.searchDirection)
    return table
}

@MainActor private func membersOfUIAccessibilityElement() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("accessibilityContainer", \UIAccessibilityElement.accessibilityContainer)
    table.property("accessibilityFrameInContainerSpace", \UIAccessibilityElement.accessibilityFrameInContainerSpace)
    table.property("accessibilityIdentifier", \UIAccessibilityElement.accessibilityIdentifier)
    return table
}

@MainActor private func membersOfUIAccessibilityLocationDescriptor() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("attributedName", \UIAccessibilityLocationDescriptor.attributedName)
    table.value("name", \UIAccessibilityLocationDescriptor.name)
    table.value("point", \UIAccessibilityLocationDescriptor.point)
    table.value("view", \UIAccessibilityLocationDescriptor.view)
    return table
}

@MainActor private func membersOfUIAction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("attributes", \UIAction.attributes)
    table.property("discoverabilityTitle", \UIAction.discoverabilityTitle)
    table.value("identifier", \UIAction.identifier)
    table.property("selectedImage", \UIAction.selectedImage)
    table.value("sender", \UIAction.sender)
    table.property("state", \UIAction.state)
    table.add("performWithSender:target:") { (owner: UIAction, arguments) in owner.performWithSender(arguments.any(0), target: arguments.any(1)) }
    return table
}

@MainActor private func membersOfUIActionSheet() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("actionSheetStyle", \UIActionSheet.actionSheetStyle)
    table.property("cancelButtonIndex", \UIActionSheet.cancelButtonIndex)
    table.property("destructiveButtonIndex", \UIActionSheet.destructiveButtonIndex)
    table.value("firstOtherButtonIndex", \UIActionSheet.firstOtherButtonIndex)
    table.value("numberOfButtons", \UIActionSheet.numberOfButtons)
    table.property("title", \UIActionSheet.title)
    table.value("visible", \UIActionSheet.isVisible)
    table.add("showFrom:") { (owner: UIActionSheet, arguments) in try owner.show(from: arguments.object(0) as UIToolbar) }
    table.add("showFrom:animated:") { (owner: UIActionSheet, arguments) in try owner.show(from: arguments.object(0) as UIBarButtonItem, animated: arguments.flag(1)) }
    table.add("showIn:") { (owner: UIActionSheet, arguments) in try owner.show(in: arguments.object(0) as UIView) }
    return table
}

@MainActor private func membersOfUIActivity() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("activityImage", \UIActivity.activityImage)
    table.value("activityTitle", \UIActivity.activityTitle)
    table.value("activityType", \UIActivity.activityType)
    table.value("activityViewController", \UIActivity.activityViewController)
    table.add("activityDidFinish:") { (owner: UIActivity, arguments) in owner.activityDidFinish(arguments.flag(0)) }
    table.add("perform") { (owner: UIActivity, arguments) in owner.perform() }
    return table
}

@MainActor private func membersOfUIActivityCollaborationModeRestriction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("alertDismissButtonTitle", \UIActivityCollaborationModeRestriction.alertDismissButtonTitle)
    table.value("alertMessage", \UIActivityCollaborationModeRestriction.alertMessage)
    table.value("alertRecoverySuggestionButtonLaunchURL", \UIActivityCollaborationModeRestriction.alertRecoverySuggestionButtonLaunchURL)
    table.value("alertRecoverySuggestionButtonTitle", \UIActivityCollaborationModeRestriction.alertRecoverySuggestionButtonTitle)
    table.value("alertTitle", \UIActivityCollaborationModeRestriction.alertTitle)
    table.value("disabledMode", \UIActivityCollaborationModeRestriction.disabledMode)
    return table
}

@MainActor private func membersOfUIActivityIndicatorView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("animating", \UIActivityIndicatorView.isAnimating)
    table.property("color", \UIActivityIndicatorView.color)
    table.property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
    table.property("style", \UIActivityIndicatorView.style)
    table.add("startAnimating") { (owner: UIActivityIndicatorView, arguments) in owner.startAnimating() }
    table.add("stopAnimating") { (owner: UIActivityIndicatorView, arguments) in owner.stopAnimating() }
    return table
}

@MainActor private func membersOfUIActivityItemProvider() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("activityType", \UIActivityItemProvider.activityType)
    table.value("item", \UIActivityItemProvider.item)
    table.value("placeholderItem", \UIActivityItemProvider.placeholderItem)
    table.add("activityViewControllerPlaceholderItem:") { (owner: UIActivityItemProvider, arguments) in _ = try owner.activityViewControllerPlaceholderItem(arguments.object(0) as UIActivityViewController) }
    return table
}

@MainActor private func membersOfUIActivityItemsConfiguration() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("applicationActivitiesForActivityItemsConfiguration", \UIActivityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    table.value("itemProvidersForActivityItemsConfiguration", \UIActivityItemsConfiguration.itemProvidersForActivityItemsConfiguration)
    table.property("localObject", \UIActivityItemsConfiguration.localObject)
    table.property("supportedInteractions", \UIActivityItemsConfiguration.supportedInteractions)
    return table
}

@MainActor private func membersOfUIActivityViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsProminentActivity", \UIActivityViewController.allowsProminentActivity)
    table.property("completionWithItemsHandler", \UIActivityViewController.completionWithItemsHandler)
    table.property("excludedActivitySectionTypes", \UIActivityViewController.excludedActivitySectionTypes)
    table.property("excludedActivityTypes", \UIActivityViewController.excludedActivityTypes)
    return table
}

@MainActor private func membersOfUIAlertAction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("accessibilityIdentifier", \UIAlertAction.accessibilityIdentifier)
    table.property("enabled", \UIAlertAction.isEnabled)
    table.value("style", \UIAlertAction.style)
    table.value("title", \UIAlertAction.title)
    return table
}

@MainActor private func membersOfUIAlertController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("actions", \UIAlertController.actions)
    table.property("message", \UIAlertController.message)
    table.property("preferredAction", \UIAlertController.preferredAction)
    table.value("preferredStyle", \UIAlertController.preferredStyle)
    table.property("severity", \UIAlertController.severity)
    table.value("textFields", \UIAlertController.textFields)
    table.add("addAction:") { (owner: UIAlertController, arguments) in try owner.addAction(arguments.object(0) as UIAlertAction) }
    return table
}

@MainActor private func membersOfUIAlertView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("alertViewStyle", \UIAlertView.alertViewStyle)
    table.property("cancelButtonIndex", \UIAlertView.cancelButtonIndex)
    table.property("delegate", \UIAlertView.delegate)
    table.value("firstOtherButtonIndex", \UIAlertView.firstOtherButtonIndex)
    table.property("message", \UIAlertView.message)
    table.value("numberOfButtons", \UIAlertView.numberOfButtons)
    table.property("title", \UIAlertView.title)
    table.value("visible", \UIAlertView.isVisible)
    table.add("show") { (owner: UIAlertView, arguments) in owner.show() }
    return table
}

@MainActor private func membersOfUIApplication() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("alternateIconName", \UIApplication.alternateIconName)
    table.property("applicationIconBadgeNumber", \UIApplication.applicationIconBadgeNumber)
    table.value("applicationState", \UIApplication.applicationState)
    table.property("applicationSupportsShakeToEdit", \UIApplication.applicationSupportsShakeToEdit)
    table.value("backgroundRefreshStatus", \UIApplication.backgroundRefreshStatus)
    table.value("backgroundTimeRemaining", \UIApplication.backgroundTimeRemaining)
    table.value("connectedScenes", \UIApplication.connectedScenes)
    table.value("currentUserNotificationSettings", \UIApplication.currentUserNotificationSettings)
    table.property("idleTimerDisabled", \UIApplication.isIdleTimerDisabled)
    table.value("ignoringInteractionEvents", \UIApplication.isIgnoringInteractionEvents)
    table.value("keyWindow", \UIApplication.keyWindow)
    table.property("networkActivityIndicatorVisible", \UIApplication.isNetworkActivityIndicatorVisible)
    table.value("openSessions", \UIApplication.openSessions)
    table.value("preferredContentSizeCategory", \UIApplication.preferredContentSizeCategory)
    table.value("protectedDataAvailable", \UIApplication.isProtectedDataAvailable)
    table.value("registeredForRemoteNotifications", \UIApplication.isRegisteredForRemoteNotifications)
    table.property("scheduledLocalNotifications", \UIApplication.scheduledLocalNotifications)
    table.property("shortcutItems", \UIApplication.shortcutItems)
    table.value("statusBarFrame", \UIApplication.statusBarFrame)
    table.property("statusBarHidden", \UIApplication.isStatusBarHidden)
    table.value("statusBarOrientation", \UIApplication.statusBarOrientation)
    table.property("statusBarStyle", \UIApplication.statusBarStyle)
    table.value("supportsAlternateIcons", \UIApplication.supportsAlternateIcons)
    table.value("supportsMultipleScenes", \UIApplication.supportsMultipleScenes)
    table.value("userInterfaceLayoutDirection", \UIApplication.userInterfaceLayoutDirection)
    table.value("windows", \UIApplication.windows)
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

@MainActor private func membersOfUIApplicationShortcutItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("icon", \UIApplicationShortcutItem.icon)
    table.value("localizedSubtitle", \UIApplicationShortcutItem.localizedSubtitle)
    table.value("localizedTitle", \UIApplicationShortcutItem.localizedTitle)
    table.property("targetContentIdentifier", \UIApplicationShortcutItem.targetContentIdentifier)
    table.value("type", \UIApplicationShortcutItem.type)
    table.value("userInfo", \UIApplicationShortcutItem.userInfo)
    return table
}

@MainActor private func membersOfUIAttachmentBehavior() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("anchorPoint", \UIAttachmentBehavior.anchorPoint)
    table.value("attachedBehaviorType", \UIAttachmentBehavior.attachedBehaviorType)
    table.property("attachmentRange", \UIAttachmentBehavior.attachmentRange)
    table.property("damping", \UIAttachmentBehavior.damping)
    table.property("frequency", \UIAttachmentBehavior.frequency)
    table.property("frictionTorque", \UIAttachmentBehavior.frictionTorque)
    table.value("items", \UIAttachmentBehavior.items)
    table.property("length", \UIAttachmentBehavior.length)
    return table
}

@MainActor private func membersOfUIBandSelectionInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("enabled", \UIBandSelectionInteraction.isEnabled)
    table.value("initialModifierFlags", \UIBandSelectionInteraction.initialModifierFlags)
    table.value("selectionRect", \UIBandSelectionInteraction.selectionRect)
    table.value("state", \UIBandSelectionInteraction.state)
    table.value("view", \UIBandSelectionInteraction.view)
    table.add("didMoveTo:") { (owner: UIBandSelectionInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIBandSelectionInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUIBarAppearance() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("backgroundColor", \UIBarAppearance.backgroundColor)
    table.property("backgroundEffect", \UIBarAppearance.backgroundEffect)
    table.property("backgroundImage", \UIBarAppearance.backgroundImage)
    table.property("backgroundImageContentMode", \UIBarAppearance.backgroundImageContentMode)
    table.value("idiom", \UIBarAppearance.idiom)
    table.property("shadowColor", \UIBarAppearance.shadowColor)
    table.property("shadowImage", \UIBarAppearance.shadowImage)
    table.add("configureWithDefaultBackground") { (owner: UIBarAppearance, arguments) in owner.configureWithDefaultBackground() }
    table.add("configureWithOpaqueBackground") { (owner: UIBarAppearance, arguments) in owner.configureWithOpaqueBackground() }
    table.add("configureWithTransparentBackground") { (owner: UIBarAppearance, arguments) in owner.configureWithTransparentBackground() }
    return table
}

@MainActor private func membersOfUIBarButtonItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("action", \UIBarButtonItem.action)
    table.property("changesSelectionAsPrimaryAction", \UIBarButtonItem.changesSelectionAsPrimaryAction)
    table.property("customView", \UIBarButtonItem.customView)
    table.property("hidden", \UIBarButtonItem.isHidden)
    table.property("menu", \UIBarButtonItem.menu)
    table.property("possibleTitles", \UIBarButtonItem.possibleTitles)
    table.property("preferredMenuElementOrder", \UIBarButtonItem.preferredMenuElementOrder)
    table.property("primaryAction", \UIBarButtonItem.primaryAction)
    table.property("selected", \UIBarButtonItem.isSelected)
    table.property("springLoaded", \UIBarButtonItem.isSpringLoaded)
    table.property("style", \UIBarButtonItem.style)
    table.property("symbolAnimationEnabled", \UIBarButtonItem.isSymbolAnimationEnabled)
    table.property("target", \UIBarButtonItem.target)
    table.property("tintColor", \UIBarButtonItem.tintColor)
    table.property("width", \UIBarButtonItem.width)
    table.add("creatingFixedGroup") { (owner: UIBarButtonItem, arguments) in _ = owner.creatingFixedGroup() }
    table.add("frameIn:") { (owner: UIBarButtonItem, arguments) in _ = try owner.frame(in: arguments.object(0) as UIView) }
    return table
}

@MainActor private func membersOfUIBarButtonItemAppearance() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("disabled", \UIBarButtonItemAppearance.disabled)
    table.value("focused", \UIBarButtonItemAppearance.focused)
    table.value("highlighted", \UIBarButtonItemAppearance.highlighted)
    table.value("normal", \UIBarButtonItemAppearance.normal)
    return table
}

@MainActor private func membersOfUIBarButtonItemGroup() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("alwaysAvailable", \UIBarButtonItemGroup.alwaysAvailable)
    table.property("barButtonItems", \UIBarButtonItemGroup.barButtonItems)
    table.value("displayingRepresentativeItem", \UIBarButtonItemGroup.isDisplayingRepresentativeItem)
    table.property("hidden", \UIBarButtonItemGroup.isHidden)
    table.property("menuRepresentation", \UIBarButtonItemGroup.menuRepresentation)
    table.property("representativeItem", \UIBarButtonItemGroup.representativeItem)
    return table
}

@MainActor private func membersOfUIBarButtonItemStateAppearance() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("backgroundImage", \UIBarButtonItemStateAppearance.backgroundImage)
    table.property("backgroundImagePositionAdjustment", \UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment)
    table.property("titlePositionAdjustment", \UIBarButtonItemStateAppearance.titlePositionAdjustment)
    table.property("titleTextAttributes", \UIBarButtonItemStateAppearance.titleTextAttributes)
    return table
}

@MainActor private func membersOfUIBarItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("accessibilityElement", \UIBarItem.isAccessibilityElement)
    table.property("accessibilityFrame", \UIBarItem.accessibilityFrame)
    table.property("accessibilityHint", \UIBarItem.accessibilityHint)
    table.property("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier)
    table.property("accessibilityLabel", \UIBarItem.accessibilityLabel)
    table.property("accessibilityLanguage", \UIBarItem.accessibilityLanguage)
    table.property("accessibilityTraits", \UIBarItem.accessibilityTraits)
    table.property("accessibilityValue", \UIBarItem.accessibilityValue)
    table.property("enabled", \UIBarItem.isEnabled)
    table.property("image", \UIBarItem.image)
    table.property("imageInsets", \UIBarItem.imageInsets)
    table.property("landscapeImagePhone", \UIBarItem.landscapeImagePhone)
    table.property("landscapeImagePhoneInsets", \UIBarItem.landscapeImagePhoneInsets)
    table.property("largeContentSizeImage", \UIBarItem.largeContentSizeImage)
    table.property("largeContentSizeImageInsets", \UIBarItem.largeContentSizeImageInsets)
    table.property("tag", \UIBarItem.tag)
    table.property("title", \UIBarItem.title)
    table.add("awakeFromNib") { (owner: UIBarItem, arguments) in owner.awakeFromNib() }
    table.add("prepareForInterfaceBuilder") { (owner: UIBarItem, arguments) in owner.prepareForInterfaceBuilder() }
    return table
}

@MainActor private func membersOfUIBezierPath() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("bounds", \UIBezierPath.bounds)
    table.property("cgPath", \UIBezierPath.cgPath)
    table.value("currentPoint", \UIBezierPath.currentPoint)
    table.value("empty", \UIBezierPath.isEmpty)
    table.property("flatness", \UIBezierPath.flatness)
    table.property("lineCapStyle", \UIBezierPath.lineCapStyle)
    table.property("lineJoinStyle", \UIBezierPath.lineJoinStyle)
    table.property("lineWidth", \UIBezierPath.lineWidth)
    table.property("miterLimit", \UIBezierPath.miterLimit)
    table.property("usesEvenOddFillRule", \UIBezierPath.usesEvenOddFillRule)
    table.add("addClip") { (owner: UIBezierPath, arguments) in owner.addClip() }
    table.add("append:") { (owner: UIBezierPath, arguments) in try owner.append(arguments.object(0) as UIBezierPath) }
    table.add("close") { (owner: UIBezierPath, arguments) in owner.close() }
    table.add("fill") { (owner: UIBezierPath, arguments) in owner.fill() }
    table.add("removeAllPoints") { (owner: UIBezierPath, arguments) in owner.removeAllPoints() }
    table.add("reversing") { (owner: UIBezierPath, arguments) in _ = owner.reversing() }
    table.add("stroke") { (owner: UIBezierPath, arguments) in owner.stroke() }
    return table
}

@MainActor private func membersOfUIButton() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("adjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled)
    table.property("adjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted)
    table.property("automaticallyUpdatesConfiguration", \UIButton.automaticallyUpdatesConfiguration)
    table.value("behavioralStyle", \UIButton.behavioralStyle)
    table.value("buttonType", \UIButton.buttonType)
    table.property("changesSelectionAsPrimaryAction", \UIButton.changesSelectionAsPrimaryAction)
    table.property("configuration", \UIButton.configuration)
    table.property("configurationUpdateHandler", \UIButton.configurationUpdateHandler)
    table.property("contentEdgeInsets", \UIButton.contentEdgeInsets)
    table.value("currentAttributedTitle", \UIButton.currentAttributedTitle)
    table.value("currentBackgroundImage", \UIButton.currentBackgroundImage)
    table.value("currentImage", \UIButton.currentImage)
    table.value("currentPreferredSymbolConfiguration", \UIButton.currentPreferredSymbolConfiguration)
    table.value("currentTitle", \UIButton.currentTitle)
    table.value("currentTitleColor", \UIButton.currentTitleColor)
    table.value("currentTitleShadowColor", \UIButton.currentTitleShadowColor)
    table.value("held", \UIButton.isHeld)
    table.value("hovered", \UIButton.isHovered)
    table.property("imageEdgeInsets", \UIButton.imageEdgeInsets)
    table.value("imageView", \UIButton.imageView)
    table.property("menu", \UIButton.menu)
    table.property("pointerInteractionEnabled", \UIButton.isPointerInteractionEnabled)
    table.property("pointerStyleProvider", \UIButton.pointerStyleProvider)
    table.property("preferredBehavioralStyle", \UIButton.preferredBehavioralStyle)
    table.property("preferredMenuElementOrder", \UIButton.preferredMenuElementOrder)
    table.property("reversesTitleShadowWhenHighlighted", \UIButton.reversesTitleShadowWhenHighlighted)
    table.property("role", \UIButton.role)
    table.property("showsTouchWhenHighlighted", \UIButton.showsTouchWhenHighlighted)
    table.property("springLoaded", \UIButton.isSpringLoaded)
    table.value("subtitleLabel", \UIButton.subtitleLabel)
    table.property("titleEdgeInsets", \UIButton.titleEdgeInsets)
    table.value("titleLabel", \UIButton.titleLabel)
    table.add("setNeedsUpdateConfiguration") { (owner: UIButton, arguments) in owner.setNeedsUpdateConfiguration() }
    table.add("updateConfiguration") { (owner: UIButton, arguments) in owner.updateConfiguration() }
    return table
}

@MainActor private func membersOfUICalendarSelection() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("updateSelectableDates") { (owner: UICalendarSelection, arguments) in owner.updateSelectableDates() }
    return table
}

@MainActor private func membersOfUICalendarSelectionMultiDate() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("selectedDates", \UICalendarSelectionMultiDate.selectedDates)
    return table
}

@MainActor private func membersOfUICalendarSelectionSingleDate() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("selectedDate", \UICalendarSelectionSingleDate.selectedDate)
    return table
}

@MainActor private func membersOfUICalendarSelectionWeekOfYear() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("selectedWeekOfYear", \UICalendarSelectionWeekOfYear.selectedWeekOfYear)
    return table
}

@MainActor private func membersOfUICalendarView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("availableDateRange", \UICalendarView.availableDateRange)
    table.property("calendar", \UICalendarView.calendar)
    table.property("fontDesign", \UICalendarView.fontDesign)
    table.property("locale", \UICalendarView.locale)
    table.property("selectionBehavior", \UICalendarView.selectionBehavior)
    table.property("timeZone", \UICalendarView.timeZone)
    table.property("visibleDateComponents", \UICalendarView.visibleDateComponents)
    table.property("wantsDateDecorations", \UICalendarView.wantsDateDecorations)
    return table
}

@MainActor private func membersOfUICloudSharingController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("availablePermissions", \UICloudSharingController.availablePermissions)
    table.add("activityItemSource") { (owner: UICloudSharingController, arguments) in _ = owner.activityItemSource() }
    return table
}

@MainActor private func membersOfUICollectionReusableView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)
    table.add("apply:") { (owner: UICollectionReusableView, arguments) in try owner.apply(arguments.object(0) as UICollectionViewLayoutAttributes) }
    table.add("didTransitionFrom:to:") { (owner: UICollectionReusableView, arguments) in try owner.didTransition(from: arguments.object(0) as UICollectionViewLayout, to: arguments.object(1) as UICollectionViewLayout) }
    table.add("preferredLayoutAttributesFitting:") { (owner: UICollectionReusableView, arguments) in _ = try owner.preferredLayoutAttributesFitting(arguments.object(0) as UICollectionViewLayoutAttributes) }
    table.add("prepareForReuse") { (owner: UICollectionReusableView, arguments) in owner.prepareForReuse() }
    table.add("willTransitionFrom:to:") { (owner: UICollectionReusableView, arguments) in try owner.willTransition(from: arguments.object(0) as UICollectionViewLayout, to: arguments.object(1) as UICollectionViewLayout) }
    return table
}

@MainActor private func membersOfUICollectionView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsFocus", \UICollectionView.allowsFocus)
    table.property("allowsFocusDuringEditing", \UICollectionView.allowsFocusDuringEditing)
    table.property("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
    table.property("allowsSelection", \UICollectionView.allowsSelection)
    table.property("backgroundView", \UICollectionView.backgroundView)
    table.property("collectionViewLayout", \UICollectionView.collectionViewLayout)
    table.value("contextMenuInteraction", \UICollectionView.contextMenuInteraction)
    table.property("dragInteractionEnabled", \UICollectionView.dragInteractionEnabled)
    table.property("editing", \UICollectionView.isEditing)
    table.value("hasActiveDrag", \UICollectionView.hasActiveDrag)
    table.value("hasActiveDrop", \UICollectionView.hasActiveDrop)
    table.value("hasUncommittedUpdates", \UICollectionView.hasUncommittedUpdates)
    table.value("indexPathsForSelectedItems", \UICollectionView.indexPathsForSelectedItems)
    table.value("indexPathsForVisibleItems", \UICollectionView.indexPathsForVisibleItems)
    table.value("numberOfSections", \UICollectionView.numberOfSections)
    table.property("prefetchingEnabled", \UICollectionView.isPrefetchingEnabled)
    table.property("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath)
    table.property("reorderingCadence", \UICollectionView.reorderingCadence)
    table.property("selectionFollowsFocus", \UICollectionView.selectionFollowsFocus)
    table.property("selfSizingInvalidation", \UICollectionView.selfSizingInvalidation)
    table.property("springLoaded", \UICollectionView.isSpringLoaded)
    table.value("visibleCells", \UICollectionView.visibleCells)
    table.add("cancelInteractiveMovement") { (owner: UICollectionView, arguments) in owner.cancelInteractiveMovement() }
    table.add("cancelInteractiveTransition") { (owner: UICollectionView, arguments) in owner.cancelInteractiveTransition() }
    table.add("endInteractiveMovement") { (owner: UICollectionView, arguments) in owner.endInteractiveMovement() }
    table.add("finishInteractiveTransition") { (owner: UICollectionView, arguments) in owner.finishInteractiveTransition() }
    table.add("indexPathFor:") { (owner: UICollectionView, arguments) in _ = try owner.indexPath(for: arguments.object(0) as UICollectionViewCell) }
    table.add("reloadData") { (owner: UICollectionView, arguments) in owner.reloadData() }
    table.add("setCollectionViewLayout:animated:") { (owner: UICollectionView, arguments) in try owner.setCollectionViewLayout(arguments.object(0) as UICollectionViewLayout, animated: arguments.flag(1)) }
    return table
}

@MainActor private func membersOfUICollectionViewCell() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("automaticallyUpdatesBackgroundConfiguration", \UICollectionViewCell.automaticallyUpdatesBackgroundConfiguration)
    table.property("automaticallyUpdatesContentConfiguration", \UICollectionViewCell.automaticallyUpdatesContentConfiguration)
    table.property("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration)
    table.property("backgroundView", \UICollectionViewCell.backgroundView)
    table.value("configurationState", \UICollectionViewCell.configurationState)
    table.property("configurationUpdateHandler", \UICollectionViewCell.configurationUpdateHandler)
    table.value("contentView", \UICollectionViewCell.contentView)
    table.property("highlighted", \UICollectionViewCell.isHighlighted)
    table.property("selected", \UICollectionViewCell.isSelected)
    table.property("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView)
    table.add("defaultBackgroundConfiguration") { (owner: UICollectionViewCell, arguments) in _ = owner.defaultBackgroundConfiguration() }
    table.add("setNeedsUpdateConfiguration") { (owner: UICollectionViewCell, arguments) in owner.setNeedsUpdateConfiguration() }
    return table
}

@MainActor private func membersOfUICollectionViewCompositionalLayout() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("configuration", \UICollectionViewCompositionalLayout.configuration)
    return table
}

@MainActor private func membersOfUICollectionViewCompositionalLayoutConfiguration() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("boundarySupplementaryItems", \UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems)
    table.property("contentInsetsReference", \UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference)
    table.property("interSectionSpacing", \UICollectionViewCompositionalLayoutConfiguration.interSectionSpacing)
    table.property("scrollDirection", \UICollectionViewCompositionalLayoutConfiguration.scrollDirection)
    return table
}

@MainActor private func membersOfUICollectionViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("clearsSelectionOnViewWillAppear", \UICollectionViewController.clearsSelectionOnViewWillAppear)
    table.property("collectionView", \UICollectionViewController.collectionView)
    table.value("collectionViewLayout", \UICollectionViewController.collectionViewLayout)
    table.property("installsStandardGestureForInteractiveMovement", \UICollectionViewController.installsStandardGestureForInteractiveMovement)
    table.property("useLayoutToLayoutNavigationTransitions", \UICollectionViewController.useLayoutToLayoutNavigationTransitions)
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

@MainActor private func membersOfUICollectionViewDropProposal() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("intent", \UICollectionViewDropProposal.intent)
    return table
}

@MainActor private func membersOfUICollectionViewFlowLayout() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("estimatedItemSize", \UICollectionViewFlowLayout.estimatedItemSize)
    table.property("footerReferenceSize", \UICollectionViewFlowLayout.footerReferenceSize)
    table.property("headerReferenceSize", \UICollectionViewFlowLayout.headerReferenceSize)
    table.property("itemSize", \UICollectionViewFlowLayout.itemSize)
    table.property("minimumInteritemSpacing", \UICollectionViewFlowLayout.minimumInteritemSpacing)
    table.property("minimumLineSpacing", \UICollectionViewFlowLayout.minimumLineSpacing)
    table.property("scrollDirection", \UICollectionViewFlowLayout.scrollDirection)
    table.property("sectionFootersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds)
    table.property("sectionHeadersPinToVisibleBounds", \UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds)
    table.property("sectionInset", \UICollectionViewFlowLayout.sectionInset)
    table.property("sectionInsetReference", \UICollectionViewFlowLayout.sectionInsetReference)
    return table
}

@MainActor private func membersOfUICollectionViewFlowLayoutInvalidationContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("invalidateFlowLayoutAttributes", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutAttributes)
    table.property("invalidateFlowLayoutDelegateMetrics", \UICollectionViewFlowLayoutInvalidationContext.invalidateFlowLayoutDelegateMetrics)
    return table
}

@MainActor private func membersOfUICollectionViewFocusUpdateContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("nextFocusedIndexPath", \UICollectionViewFocusUpdateContext.nextFocusedIndexPath)
    table.value("previouslyFocusedIndexPath", \UICollectionViewFocusUpdateContext.previouslyFocusedIndexPath)
    return table
}

@MainActor private func membersOfUICollectionViewLayout() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("collectionView", \UICollectionViewLayout.collectionView)
    table.value("collectionViewContentSize", \UICollectionViewLayout.collectionViewContentSize)
    table.value("developmentLayoutDirection", \UICollectionViewLayout.developmentLayoutDirection)
    table.value("flipsHorizontallyInOppositeLayoutDirection", \UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection)
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

@MainActor private func membersOfUICollectionViewLayoutAttributes() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("alpha", \UICollectionViewLayoutAttributes.alpha)
    table.property("bounds", \UICollectionViewLayoutAttributes.bounds)
    table.property("center", \UICollectionViewLayoutAttributes.center)
    table.value("collisionBoundingPath", \UICollectionViewLayoutAttributes.collisionBoundingPath)
    table.value("collisionBoundsType", \UICollectionViewLayoutAttributes.collisionBoundsType)
    table.property("frame", \UICollectionViewLayoutAttributes.frame)
    table.property("hidden", \UICollectionViewLayoutAttributes.isHidden)
    table.property("indexPath", \UICollectionViewLayoutAttributes.indexPath)
    table.value("representedElementCategory", \UICollectionViewLayoutAttributes.representedElementCategory)
    table.value("representedElementKind", \UICollectionViewLayoutAttributes.representedElementKind)
    table.property("size", \UICollectionViewLayoutAttributes.size)
    table.property("transform", \UICollectionViewLayoutAttributes.transform)
    table.property("transform3D", \UICollectionViewLayoutAttributes.transform3D)
    table.property("zIndex", \UICollectionViewLayoutAttributes.zIndex)
    return table
}

@MainActor private func membersOfUICollectionViewLayoutInvalidationContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("contentOffsetAdjustment", \UICollectionViewLayoutInvalidationContext.contentOffsetAdjustment)
    table.property("contentSizeAdjustment", \UICollectionViewLayoutInvalidationContext.contentSizeAdjustment)
    table.value("interactiveMovementTarget", \UICollectionViewLayoutInvalidationContext.interactiveMovementTarget)
    table.value("invalidateDataSourceCounts", \UICollectionViewLayoutInvalidationContext.invalidateDataSourceCounts)
    table.value("invalidateEverything", \UICollectionViewLayoutInvalidationContext.invalidateEverything)
    table.value("invalidatedDecorationIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedDecorationIndexPaths)
    table.value("invalidatedItemIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedItemIndexPaths)
    table.value("invalidatedSupplementaryIndexPaths", \UICollectionViewLayoutInvalidationContext.invalidatedSupplementaryIndexPaths)
    table.value("previousIndexPathsForInteractivelyMovingItems", \UICollectionViewLayoutInvalidationContext.previousIndexPathsForInteractivelyMovingItems)
    table.value("targetIndexPathsForInteractivelyMovingItems", \UICollectionViewLayoutInvalidationContext.targetIndexPathsForInteractivelyMovingItems)
    return table
}

@MainActor private func membersOfUICollectionViewListCell() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("accessories", \UICollectionViewListCell.accessories)
    table.property("indentationLevel", \UICollectionViewListCell.indentationLevel)
    table.property("indentationWidth", \UICollectionViewListCell.indentationWidth)
    table.property("indentsAccessories", \UICollectionViewListCell.indentsAccessories)
    table.value("separatorLayoutGuide", \UICollectionViewListCell.separatorLayoutGuide)
    table.add("defaultContentConfiguration") { (owner: UICollectionViewListCell, arguments) in _ = owner.defaultContentConfiguration() }
    return table
}

@MainActor private func membersOfUICollectionViewTransitionLayout() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("currentLayout", \UICollectionViewTransitionLayout.currentLayout)
    table.value("nextLayout", \UICollectionViewTransitionLayout.nextLayout)
    table.property("transitionProgress", \UICollectionViewTransitionLayout.transitionProgress)
    return table
}

@MainActor private func membersOfUICollectionViewUpdateItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("indexPathAfterUpdate", \UICollectionViewUpdateItem.indexPathAfterUpdate)
    table.value("indexPathBeforeUpdate", \UICollectionViewUpdateItem.indexPathBeforeUpdate)
    table.value("updateAction", \UICollectionViewUpdateItem.updateAction)
    return table
}

@MainActor private func membersOfUICollisionBehavior() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("boundaryIdentifiers", \UICollisionBehavior.boundaryIdentifiers)
    table.property("collisionMode", \UICollisionBehavior.collisionMode)
    table.value("items", \UICollisionBehavior.items)
    table.property("translatesReferenceBoundsIntoBoundary", \UICollisionBehavior.translatesReferenceBoundsIntoBoundary)
    table.add("removeAllBoundaries") { (owner: UICollisionBehavior, arguments) in owner.removeAllBoundaries() }
    return table
}

@MainActor private func membersOfUIColor() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("accessibilityName", \UIColor.accessibilityName)
    table.value("cgColor", \UIColor.cgColor)
    table.value("description", \UIColor.description)
    table.value("prominence", \UIColor.prominence)
    table.add("resolvedColorWith:") { (owner: UIColor, arguments) in _ = try owner.resolvedColor(with: arguments.object(0) as UITraitCollection) }
    table.add("set") { (owner: UIColor, arguments) in owner.set() }
    table.add("setFill") { (owner: UIColor, arguments) in owner.setFill() }
    table.add("setStroke") { (owner: UIColor, arguments) in owner.setStroke() }
    return table
}

@MainActor private func membersOfUIColorPickerViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("selectedColor", \UIColorPickerViewController.selectedColor)
    table.property("supportsAlpha", \UIColorPickerViewController.supportsAlpha)
    return table
}

@MainActor private func membersOfUIColorWell() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("selectedColor", \UIColorWell.selectedColor)
    table.property("supportsAlpha", \UIColorWell.supportsAlpha)
    table.property("title", \UIColorWell.title)
    return table
}

@MainActor private func membersOfUICommand() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("action", \UICommand.action)
    table.value("alternates", \UICommand.alternates)
    table.property("attributes", \UICommand.attributes)
    table.property("discoverabilityTitle", \UICommand.discoverabilityTitle)
    table.value("propertyList", \UICommand.propertyList)
    table.property("selectedImage", \UICommand.selectedImage)
    table.value("sender", \UICommand.sender)
    table.property("state", \UICommand.state)
    table.add("performWithSender:target:") { (owner: UICommand, arguments) in owner.performWithSender(arguments.any(0), target: arguments.any(1)) }
    return table
}

@MainActor private func membersOfUICommandAlternate() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("action", \UICommandAlternate.action)
    table.value("modifierFlags", \UICommandAlternate.modifierFlags)
    table.value("title", \UICommandAlternate.title)
    return table
}

@MainActor private func membersOfUIContentUnavailableView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("scrollEnabled", \UIContentUnavailableView.isScrollEnabled)
    return table
}

@MainActor private func membersOfUIContextMenuConfiguration() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("badgeCount", \UIContextMenuConfiguration.badgeCount)
    table.property("preferredMenuElementOrder", \UIContextMenuConfiguration.preferredMenuElementOrder)
    table.property("secondaryItemIdentifiers", \UIContextMenuConfiguration.secondaryItemIdentifiers)
    return table
}

@MainActor private func membersOfUIContextMenuInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("menuAppearance", \UIContextMenuInteraction.menuAppearance)
    table.value("view", \UIContextMenuInteraction.view)
    table.add("didMoveTo:") { (owner: UIContextMenuInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("dismissMenu") { (owner: UIContextMenuInteraction, arguments) in owner.dismissMenu() }
    table.add("locationIn:") { (owner: UIContextMenuInteraction, arguments) in _ = try owner.location(in: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIContextMenuInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUIContextualAction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("backgroundColor", \UIContextualAction.backgroundColor)
    table.value("handler", \UIContextualAction.handler)
    table.property("image", \UIContextualAction.image)
    table.value("style", \UIContextualAction.style)
    table.property("title", \UIContextualAction.title)
    return table
}

@MainActor private func membersOfUIControl() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("allControlEvents", \UIControl.allControlEvents)
    table.value("allTargets", \UIControl.allTargets)
    table.property("contentHorizontalAlignment", \UIControl.contentHorizontalAlignment)
    table.property("contentVerticalAlignment", \UIControl.contentVerticalAlignment)
    table.property("contextMenuInteractionEnabled", \UIControl.isContextMenuInteractionEnabled)
    table.value("effectiveContentHorizontalAlignment", \UIControl.effectiveContentHorizontalAlignment)
    table.property("enabled", \UIControl.isEnabled)
    table.property("highlighted", \UIControl.isHighlighted)
    table.property("selected", \UIControl.isSelected)
    table.property("showsMenuAsPrimaryAction", \UIControl.showsMenuAsPrimaryAction)
    table.value("state", \UIControl.state)
    table.property("symbolAnimationEnabled", \UIControl.isSymbolAnimationEnabled)
    table.value("touchInside", \UIControl.isTouchInside)
    table.value("tracking", \UIControl.isTracking)
    table.add("beginTracking:with:") { (owner: UIControl, arguments) in _ = try owner.beginTracking(arguments.object(0) as UITouch, with: arguments.optional(1) as UIEvent?) }
    table.add("cancelTrackingWith:") { (owner: UIControl, arguments) in try owner.cancelTracking(with: arguments.optional(0) as UIEvent?) }
    table.add("continueTracking:with:") { (owner: UIControl, arguments) in _ = try owner.continueTracking(arguments.object(0) as UITouch, with: arguments.optional(1) as UIEvent?) }
    table.add("endTracking:with:") { (owner: UIControl, arguments) in try owner.endTracking(arguments.optional(0) as UITouch?, with: arguments.optional(1) as UIEvent?) }
    table.add("menuAttachmentPointFor:") { (owner: UIControl, arguments) in _ = try owner.menuAttachmentPoint(for: arguments.object(0) as UIContextMenuConfiguration) }
    table.add("performPrimaryAction") { (owner: UIControl, arguments) in owner.performPrimaryAction() }
    table.add("sendAction:") { (owner: UIControl, arguments) in try owner.sendAction(arguments.object(0) as UIAction) }
    return table
}

@MainActor private func membersOfUICubicTimingParameters() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("animationCurve", \UICubicTimingParameters.animationCurve)
    table.value("controlPoint1", \UICubicTimingParameters.controlPoint1)
    table.value("controlPoint2", \UICubicTimingParameters.controlPoint2)
    table.value("cubicTimingParameters", \UICubicTimingParameters.cubicTimingParameters)
    table.value("springTimingParameters", \UICubicTimingParameters.springTimingParameters)
    table.value("timingCurveType", \UICubicTimingParameters.timingCurveType)
    return table
}

@MainActor private func membersOfUIDatePicker() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("calendar", \UIDatePicker.calendar)
    table.property("countDownDuration", \UIDatePicker.countDownDuration)
    table.property("date", \UIDatePicker.date)
    table.property("datePickerMode", \UIDatePicker.datePickerMode)
    table.value("datePickerStyle", \UIDatePicker.datePickerStyle)
    table.property("locale", \UIDatePicker.locale)
    table.property("maximumDate", \UIDatePicker.maximumDate)
    table.property("minimumDate", \UIDatePicker.minimumDate)
    table.property("minuteInterval", \UIDatePicker.minuteInterval)
    table.property("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle)
    table.property("roundsToMinuteInterval", \UIDatePicker.roundsToMinuteInterval)
    table.property("timeZone", \UIDatePicker.timeZone)
    return table
}

@MainActor private func membersOfUIDevice() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("batteryLevel", \UIDevice.batteryLevel)
    table.property("batteryMonitoringEnabled", \UIDevice.isBatteryMonitoringEnabled)
    table.value("batteryState", \UIDevice.batteryState)
    table.value("generatingDeviceOrientationNotifications", \UIDevice.isGeneratingDeviceOrientationNotifications)
    table.value("identifierForVendor", \UIDevice.identifierForVendor)
    table.value("localizedModel", \UIDevice.localizedModel)
    table.value("model", \UIDevice.model)
    table.value("multitaskingSupported", \UIDevice.isMultitaskingSupported)
    table.value("name", \UIDevice.name)
    table.value("orientation", \UIDevice.orientation)
    table.property("proximityMonitoringEnabled", \UIDevice.isProximityMonitoringEnabled)
    table.value("proximityState", \UIDevice.proximityState)
    table.value("systemName", \UIDevice.systemName)
    table.value("systemVersion", \UIDevice.systemVersion)
    table.value("userInterfaceIdiom", \UIDevice.userInterfaceIdiom)
    table.add("beginGeneratingDeviceOrientationNotifications") { (owner: UIDevice, arguments) in owner.beginGeneratingDeviceOrientationNotifications() }
    table.add("endGeneratingDeviceOrientationNotifications") { (owner: UIDevice, arguments) in owner.endGeneratingDeviceOrientationNotifications() }
    table.add("playInputClick") { (owner: UIDevice, arguments) in owner.playInputClick() }
    return table
}

@MainActor private func membersOfUIDictationPhrase() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("alternativeInterpretations", \UIDictationPhrase.alternativeInterpretations)
    table.value("text", \UIDictationPhrase.text)
    return table
}

@MainActor private func membersOfUIDocument() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("documentState", \UIDocument.documentState)
    table.value("fileModificationDate", \UIDocument.fileModificationDate)
    table.value("fileType", \UIDocument.fileType)
    table.value("fileURL", \UIDocument.fileURL)
    table.value("hasUnsavedChanges", \UIDocument.hasUnsavedChanges)
    table.value("localizedName", \UIDocument.localizedName)
    table.value("progress", \UIDocument.progress)
    table.value("savingFileType", \UIDocument.savingFileType)
    table.property("undoManager", \UIDocument.undoManager)
    table.property("userActivity", \UIDocument.userActivity)
    table.add("disableEditing") { (owner: UIDocument, arguments) in owner.disableEditing() }
    table.add("enableEditing") { (owner: UIDocument, arguments) in owner.enableEditing() }
    table.add("restoreUserActivityState:") { (owner: UIDocument, arguments) in try owner.restoreUserActivityState(arguments.object(0) as NSUserActivity) }
    table.add("updateUserActivityState:") { (owner: UIDocument, arguments) in try owner.updateUserActivityState(arguments.object(0) as NSUserActivity) }
    return table
}

@MainActor private func membersOfUIDocumentBrowserAction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("availability", \UIDocumentBrowserAction.availability)
    table.value("identifier", \UIDocumentBrowserAction.identifier)
    table.property("image", \UIDocumentBrowserAction.image)
    table.value("localizedTitle", \UIDocumentBrowserAction.localizedTitle)
    table.property("supportedContentTypes", \UIDocumentBrowserAction.supportedContentTypes)
    table.property("supportsMultipleItems", \UIDocumentBrowserAction.supportsMultipleItems)
    return table
}

@MainActor private func membersOfUIDocumentBrowserTransitionController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("loadingProgress", \UIDocumentBrowserTransitionController.loadingProgress)
    table.property("targetView", \UIDocumentBrowserTransitionController.targetView)
    return table
}

@MainActor private func membersOfUIDocumentBrowserViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("activeDocumentCreationIntent", \UIDocumentBrowserViewController.activeDocumentCreationIntent)
    table.property("additionalLeadingNavigationBarButtonItems", \UIDocumentBrowserViewController.additionalLeadingNavigationBarButtonItems)
    table.property("additionalTrailingNavigationBarButtonItems", \UIDocumentBrowserViewController.additionalTrailingNavigationBarButtonItems)
    table.value("allowedContentTypes", \UIDocumentBrowserViewController.allowedContentTypes)
    table.property("allowsDocumentCreation", \UIDocumentBrowserViewController.allowsDocumentCreation)
    table.property("allowsPickingMultipleItems", \UIDocumentBrowserViewController.allowsPickingMultipleItems)
    table.property("browserUserInterfaceStyle", \UIDocumentBrowserViewController.browserUserInterfaceStyle)
    table.value("contentTypesForRecentDocuments", \UIDocumentBrowserViewController.contentTypesForRecentDocuments)
    table.property("customActions", \UIDocumentBrowserViewController.customActions)
    table.property("defaultDocumentAspectRatio", \UIDocumentBrowserViewController.defaultDocumentAspectRatio)
    table.property("localizedCreateDocumentActionTitle", \UIDocumentBrowserViewController.localizedCreateDocumentActionTitle)
    table.value("recentDocumentsContentTypes", \UIDocumentBrowserViewController.recentDocumentsContentTypes)
    table.property("shouldShowFileExtensions", \UIDocumentBrowserViewController.shouldShowFileExtensions)
    return table
}

@MainActor private func membersOfUIDocumentInteractionController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("annotation", \UIDocumentInteractionController.annotation)
    table.value("icons", \UIDocumentInteractionController.icons)
    table.property("name", \UIDocumentInteractionController.name)
    table.property("url", \UIDocumentInteractionController.url)
    table.property("uti", \UIDocumentInteractionController.uti)
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

@MainActor private func membersOfUIDocumentPickerExtensionViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("documentPickerMode", \UIDocumentPickerExtensionViewController.documentPickerMode)
    table.value("documentStorageURL", \UIDocumentPickerExtensionViewController.documentStorageURL)
    table.value("originalURL", \UIDocumentPickerExtensionViewController.originalURL)
    table.value("providerIdentifier", \UIDocumentPickerExtensionViewController.providerIdentifier)
    table.value("validTypes", \UIDocumentPickerExtensionViewController.validTypes)
    return table
}

@MainActor private func membersOfUIDocumentPickerViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsMultipleSelection", \UIDocumentPickerViewController.allowsMultipleSelection)
    table.property("directoryURL", \UIDocumentPickerViewController.directoryURL)
    table.value("documentPickerMode", \UIDocumentPickerViewController.documentPickerMode)
    table.property("shouldShowFileExtensions", \UIDocumentPickerViewController.shouldShowFileExtensions)
    return table
}

@MainActor private func membersOfUIDocumentProperties() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("metadata", \UIDocumentProperties.metadata)
    table.property("wantsIconRepresentation", \UIDocumentProperties.wantsIconRepresentation)
    return table
}

@MainActor private func membersOfUIDocumentViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("document", \UIDocumentViewController.document)
    table.value("launchOptions", \UIDocumentViewController.launchOptions)
    table.value("undoRedoItemGroup", \UIDocumentViewController.undoRedoItemGroup)
    table.add("documentDidOpen") { (owner: UIDocumentViewController, arguments) in owner.documentDidOpen() }
    table.add("navigationItemDidUpdate") { (owner: UIDocumentViewController, arguments) in owner.navigationItemDidUpdate() }
    return table
}

@MainActor private func membersOfUIDocumentViewControllerLaunchOptions() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("background", \UIDocumentViewController.LaunchOptions.background)
    table.property("backgroundAccessoryView", \UIDocumentViewController.LaunchOptions.backgroundAccessoryView)
    table.value("browserViewController", \UIDocumentViewController.LaunchOptions.browserViewController)
    table.property("documentTargetView", \UIDocumentViewController.LaunchOptions.documentTargetView)
    table.property("foregroundAccessoryView", \UIDocumentViewController.LaunchOptions.foregroundAccessoryView)
    table.property("primaryAction", \UIDocumentViewController.LaunchOptions.primaryAction)
    table.property("secondaryAction", \UIDocumentViewController.LaunchOptions.secondaryAction)
    table.property("title", \UIDocumentViewController.LaunchOptions.title)
    return table
}

@MainActor private func membersOfUIDragInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsSimultaneousRecognitionDuringLift", \UIDragInteraction.allowsSimultaneousRecognitionDuringLift)
    table.property("enabled", \UIDragInteraction.isEnabled)
    table.value("view", \UIDragInteraction.view)
    table.add("didMoveTo:") { (owner: UIDragInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIDragInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUIDragItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("itemProvider", \UIDragItem.itemProvider)
    table.property("localObject", \UIDragItem.localObject)
    table.add("setNeedsDropPreviewUpdate") { (owner: UIDragItem, arguments) in owner.setNeedsDropPreviewUpdate() }
    return table
}

@MainActor private func membersOfUIDragPreview() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("parameters", \UIDragPreview.parameters)
    table.value("view", \UIDragPreview.view)
    return table
}

@MainActor private func membersOfUIDropInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsSimultaneousDropSessions", \UIDropInteraction.allowsSimultaneousDropSessions)
    table.value("view", \UIDropInteraction.view)
    table.add("didMoveTo:") { (owner: UIDropInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIDropInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUIDropProposal() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("operation", \UIDropProposal.operation)
    table.property("precise", \UIDropProposal.isPrecise)
    table.property("prefersFullSizePreview", \UIDropProposal.prefersFullSizePreview)
    return table
}

@MainActor private func membersOfUIDynamicAnimator() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("behaviors", \UIDynamicAnimator.behaviors)
    table.value("elapsedTime", \UIDynamicAnimator.elapsedTime)
    table.value("referenceView", \UIDynamicAnimator.referenceView)
    table.value("running", \UIDynamicAnimator.isRunning)
    table.add("addBehavior:") { (owner: UIDynamicAnimator, arguments) in try owner.addBehavior(arguments.object(0) as UIDynamicBehavior) }
    table.add("removeAllBehaviors") { (owner: UIDynamicAnimator, arguments) in owner.removeAllBehaviors() }
    table.add("removeBehavior:") { (owner: UIDynamicAnimator, arguments) in try owner.removeBehavior(arguments.object(0) as UIDynamicBehavior) }
    return table
}

@MainActor private func membersOfUIDynamicBehavior() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("childBehaviors", \UIDynamicBehavior.childBehaviors)
    table.value("dynamicAnimator", \UIDynamicBehavior.dynamicAnimator)
    table.add("addChildBehavior:") { (owner: UIDynamicBehavior, arguments) in try owner.addChildBehavior(arguments.object(0) as UIDynamicBehavior) }
    table.add("removeChildBehavior:") { (owner: UIDynamicBehavior, arguments) in try owner.removeChildBehavior(arguments.object(0) as UIDynamicBehavior) }
    table.add("willMoveTo:") { (owner: UIDynamicBehavior, arguments) in try owner.willMove(to: arguments.optional(0) as UIDynamicAnimator?) }
    return table
}

@MainActor private func membersOfUIDynamicItemBehavior() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsRotation", \UIDynamicItemBehavior.allowsRotation)
    table.property("anchored", \UIDynamicItemBehavior.isAnchored)
    table.property("angularResistance", \UIDynamicItemBehavior.angularResistance)
    table.property("charge", \UIDynamicItemBehavior.charge)
    table.property("density", \UIDynamicItemBehavior.density)
    table.property("elasticity", \UIDynamicItemBehavior.elasticity)
    table.property("friction", \UIDynamicItemBehavior.friction)
    table.value("items", \UIDynamicItemBehavior.items)
    table.property("resistance", \UIDynamicItemBehavior.resistance)
    return table
}

@MainActor private func membersOfUIDynamicItemGroup() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("bounds", \UIDynamicItemGroup.bounds)
    table.property("center", \UIDynamicItemGroup.center)
    table.value("items", \UIDynamicItemGroup.items)
    table.property("transform", \UIDynamicItemGroup.transform)
    return table
}

@MainActor private func membersOfUIEditMenuConfiguration() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("identifier", \UIEditMenuConfiguration.identifier)
    table.property("preferredArrowDirection", \UIEditMenuConfiguration.preferredArrowDirection)
    table.value("sourcePoint", \UIEditMenuConfiguration.sourcePoint)
    return table
}

@MainActor private func membersOfUIEditMenuInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("view", \UIEditMenuInteraction.view)
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

@MainActor private func membersOfUIEvent() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("allTouches", \UIEvent.allTouches)
    table.value("buttonMask", \UIEvent.buttonMask)
    table.value("modifierFlags", \UIEvent.modifierFlags)
    table.value("subtype", \UIEvent.subtype)
    table.value("timestamp", \UIEvent.timestamp)
    table.value("type", \UIEvent.type)
    table.add("coalescedTouchesFor:") { (owner: UIEvent, arguments) in _ = try owner.coalescedTouches(for: arguments.object(0) as UITouch) }
    table.add("predictedTouchesFor:") { (owner: UIEvent, arguments) in _ = try owner.predictedTouches(for: arguments.object(0) as UITouch) }
    table.add("touchesFor:") { (owner: UIEvent, arguments) in _ = try owner.touches(for: arguments.object(0) as UIWindow) }
    return table
}

@MainActor private func membersOfUIEventAttribution() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("destinationURL", \UIEventAttribution.destinationURL)
    table.value("purchaser", \UIEventAttribution.purchaser)
    table.value("reportEndpoint", \UIEventAttribution.reportEndpoint)
    table.value("sourceDescription", \UIEventAttribution.sourceDescription)
    table.value("sourceIdentifier", \UIEventAttribution.sourceIdentifier)
    return table
}

@MainActor private func membersOfUIFeedbackGenerator() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("view", \UIFeedbackGenerator.view)
    table.add("didMoveTo:") { (owner: UIFeedbackGenerator, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("prepare") { (owner: UIFeedbackGenerator, arguments) in owner.prepare() }
    table.add("willMoveTo:") { (owner: UIFeedbackGenerator, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUIFieldBehavior() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("animationSpeed", \UIFieldBehavior.animationSpeed)
    table.property("direction", \UIFieldBehavior.direction)
    table.property("falloff", \UIFieldBehavior.falloff)
    table.value("items", \UIFieldBehavior.items)
    table.property("minimumRadius", \UIFieldBehavior.minimumRadius)
    table.property("position", \UIFieldBehavior.position)
    table.property("region", \UIFieldBehavior.region)
    table.property("smoothness", \UIFieldBehavior.smoothness)
    table.property("strength", \UIFieldBehavior.strength)
    return table
}

@MainActor private func membersOfUIFindInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("activeFindSession", \UIFindInteraction.activeFindSession)
    table.value("findNavigatorVisible", \UIFindInteraction.isFindNavigatorVisible)
    table.property("replacementText", \UIFindInteraction.replacementText)
    table.property("searchText", \UIFindInteraction.searchText)
    table.value("view", \UIFindInteraction.view)
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

@MainActor private func membersOfUIFindSession() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("allowsReplacementForCurrentlyHighlightedResult", \UIFindSession.allowsReplacementForCurrentlyHighlightedResult)
    table.value("highlightedResultIndex", \UIFindSession.highlightedResultIndex)
    table.value("resultCount", \UIFindSession.resultCount)
    table.property("searchResultDisplayStyle", \UIFindSession.searchResultDisplayStyle)
    table.value("supportsReplacement", \UIFindSession.supportsReplacement)
    table.add("invalidateFoundResults") { (owner: UIFindSession, arguments) in owner.invalidateFoundResults() }
    return table
}

@MainActor private func membersOfUIFocusGuide() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("enabled", \UIFocusGuide.isEnabled)
    table.property("preferredFocusEnvironments", \UIFocusGuide.preferredFocusEnvironments)
    return table
}

@MainActor private func membersOfUIFocusHaloEffect() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("containerView", \UIFocusHaloEffect.containerView)
    table.property("position", \UIFocusHaloEffect.position)
    table.property("referenceView", \UIFocusHaloEffect.referenceView)
    return table
}

@MainActor private func membersOfUIFocusMovementHint() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("interactionTransform", \UIFocusMovementHint.interactionTransform)
    table.value("movementDirection", \UIFocusMovementHint.movementDirection)
    table.value("perspectiveTransform", \UIFocusMovementHint.perspectiveTransform)
    table.value("rotation", \UIFocusMovementHint.rotation)
    table.value("translation", \UIFocusMovementHint.translation)
    return table
}

@MainActor private func membersOfUIFocusSystem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("updateFocusIfNeeded") { (owner: UIFocusSystem, arguments) in owner.updateFocusIfNeeded() }
    return table
}

@MainActor private func membersOfUIFocusUpdateContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("focusHeading", \UIFocusUpdateContext.focusHeading)
    table.value("nextFocusedView", \UIFocusUpdateContext.nextFocusedView)
    table.value("previouslyFocusedView", \UIFocusUpdateContext.previouslyFocusedView)
    return table
}

@MainActor private func membersOfUIFont() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("ascender", \UIFont.ascender)
    table.value("capHeight", \UIFont.capHeight)
    table.value("descender", \UIFont.descender)
    table.value("familyName", \UIFont.familyName)
    table.value("fontDescriptor", \UIFont.fontDescriptor)
    table.value("fontName", \UIFont.fontName)
    table.value("leading", \UIFont.leading)
    table.value("lineHeight", \UIFont.lineHeight)
    table.value("pointSize", \UIFont.pointSize)
    table.value("xHeight", \UIFont.xHeight)
    return table
}

@MainActor private func membersOfUIFontDescriptor() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("fontAttributes", \UIFontDescriptor.fontAttributes)
    table.value("pointSize", \UIFontDescriptor.pointSize)
    table.value("postscriptName", \UIFontDescriptor.postscriptName)
    table.value("symbolicTraits", \UIFontDescriptor.symbolicTraits)
    return table
}

@MainActor private func membersOfUIFontMetrics() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("scaledFontFor:compatibleWith:") { (owner: UIFontMetrics, arguments) in _ = try owner.scaledFont(for: arguments.object(0) as UIFont, compatibleWith: arguments.optional(1) as UITraitCollection?) }
    return table
}

@MainActor private func membersOfUIFontPickerViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("configuration", \UIFontPickerViewController.configuration)
    table.property("selectedFontDescriptor", \UIFontPickerViewController.selectedFontDescriptor)
    return table
}

@MainActor private func membersOfUIFontPickerViewControllerConfiguration() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("displayUsingSystemFont", \UIFontPickerViewController.Configuration.displayUsingSystemFont)
    table.property("filteredLanguagesPredicate", \UIFontPickerViewController.Configuration.filteredLanguagesPredicate)
    table.property("filteredTraits", \UIFontPickerViewController.Configuration.filteredTraits)
    table.property("includeFaces", \UIFontPickerViewController.Configuration.includeFaces)
    return table
}

@MainActor private func membersOfUIGestureRecognizer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowedPressTypes", \UIGestureRecognizer.allowedPressTypes)
    table.property("allowedTouchTypes", \UIGestureRecognizer.allowedTouchTypes)
    table.value("buttonMask", \UIGestureRecognizer.buttonMask)
    table.property("cancelsTouchesInView", \UIGestureRecognizer.cancelsTouchesInView)
    table.property("delaysTouchesBegan", \UIGestureRecognizer.delaysTouchesBegan)
    table.property("delaysTouchesEnded", \UIGestureRecognizer.delaysTouchesEnded)
    table.property("enabled", \UIGestureRecognizer.isEnabled)
    table.value("modifierFlags", \UIGestureRecognizer.modifierFlags)
    table.property("name", \UIGestureRecognizer.name)
    table.value("numberOfTouches", \UIGestureRecognizer.numberOfTouches)
    table.property("requiresExclusiveTouchType", \UIGestureRecognizer.requiresExclusiveTouchType)
    table.property("state", \UIGestureRecognizer.state)
    table.value("view", \UIGestureRecognizer.view)
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

@MainActor private func membersOfUIGraphicsImageRendererContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("currentImage", \UIGraphicsImageRendererContext.currentImage)
    return table
}

@MainActor private func membersOfUIGraphicsImageRendererFormat() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("opaque", \UIGraphicsImageRendererFormat.opaque)
    table.property("scale", \UIGraphicsImageRendererFormat.scale)
    table.value("supportsHighDynamicRange", \UIGraphicsImageRendererFormat.supportsHighDynamicRange)
    return table
}

@MainActor private func membersOfUIGraphicsPDFRendererContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("pdfContextBounds", \UIGraphicsPDFRendererContext.pdfContextBounds)
    table.add("beginPage") { (owner: UIGraphicsPDFRendererContext, arguments) in owner.beginPage() }
    return table
}

@MainActor private func membersOfUIGraphicsPDFRendererFormat() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("documentInfo", \UIGraphicsPDFRendererFormat.documentInfo)
    return table
}

@MainActor private func membersOfUIGraphicsRenderer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("allowsImageOutput", \UIGraphicsRenderer.allowsImageOutput)
    table.value("format", \UIGraphicsRenderer.format)
    return table
}

@MainActor private func membersOfUIGraphicsRendererContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("cgContext", \UIGraphicsRendererContext.cgContext)
    table.value("format", \UIGraphicsRendererContext.format)
    return table
}

@MainActor private func membersOfUIGraphicsRendererFormat() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("bounds", \UIGraphicsRendererFormat.bounds)
    return table
}

@MainActor private func membersOfUIGravityBehavior() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("angle", \UIGravityBehavior.angle)
    table.property("gravityDirection", \UIGravityBehavior.gravityDirection)
    table.value("items", \UIGravityBehavior.items)
    table.property("magnitude", \UIGravityBehavior.magnitude)
    return table
}

@MainActor private func membersOfUIHoverGestureRecognizer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("altitudeAngle", \UIHoverGestureRecognizer.altitudeAngle)
    table.value("rollAngle", \UIHoverGestureRecognizer.rollAngle)
    table.value("zOffset", \UIHoverGestureRecognizer.zOffset)
    table.add("azimuthAngleIn:") { (owner: UIHoverGestureRecognizer, arguments) in _ = try owner.azimuthAngle(in: arguments.optional(0) as UIView?) }
    table.add("azimuthUnitVectorIn:") { (owner: UIHoverGestureRecognizer, arguments) in _ = try owner.azimuthUnitVector(in: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUIHoverStyle() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("enabled", \UIHoverStyle.isEnabled)
    table.property("shape", \UIHoverStyle.shape)
    return table
}

@MainActor private func membersOfUIImage() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("accessibilityElement", \UIImage.isAccessibilityElement)
    table.property("accessibilityHint", \UIImage.accessibilityHint)
    table.property("accessibilityIdentifier", \UIImage.accessibilityIdentifier)
    table.property("accessibilityLabel", \UIImage.accessibilityLabel)
    table.property("accessibilityTraits", \UIImage.accessibilityTraits)
    table.property("accessibilityValue", \UIImage.accessibilityValue)
    table.value("alignmentRectInsets", \UIImage.alignmentRectInsets)
    table.value("baselineOffsetFromBottom", \UIImage.baselineOffsetFromBottom)
    table.value("capInsets", \UIImage.capInsets)
    table.value("cgImage", \UIImage.cgImage)
    table.value("configuration", \UIImage.configuration)
    table.value("duration", \UIImage.duration)
    table.value("flipsForRightToLeftLayoutDirection", \UIImage.flipsForRightToLeftLayoutDirection)
    table.value("hasBaseline", \UIImage.hasBaseline)
    table.value("highDynamicRange", \UIImage.isHighDynamicRange)
    table.value("imageAsset", \UIImage.imageAsset)
    table.value("imageOrientation", \UIImage.imageOrientation)
    table.value("imageRendererFormat", \UIImage.imageRendererFormat)
    table.value("images", \UIImage.images)
    table.value("leftCapWidth", \UIImage.leftCapWidth)
    table.value("renderingMode", \UIImage.renderingMode)
    table.value("resizingMode", \UIImage.resizingMode)
    table.value("scale", \UIImage.scale)
    table.value("size", \UIImage.size)
    table.value("symbolConfiguration", \UIImage.symbolConfiguration)
    table.value("symbolImage", \UIImage.isSymbolImage)
    table.value("topCapHeight", \UIImage.topCapHeight)
    table.value("traitCollection", \UIImage.traitCollection)
    table.add("copy") { (owner: UIImage, arguments) in _ = owner.copy() }
    table.add("imageFlippedForRightToLeftLayoutDirection") { (owner: UIImage, arguments) in _ = owner.imageFlippedForRightToLeftLayoutDirection() }
    table.add("imageRestrictedToStandardDynamicRange") { (owner: UIImage, arguments) in _ = owner.imageRestrictedToStandardDynamicRange() }
    table.add("imageWithoutBaseline") { (owner: UIImage, arguments) in _ = owner.imageWithoutBaseline() }
    table.add("pngData") { (owner: UIImage, arguments) in _ = owner.pngData() }
    table.add("preparingForDisplay") { (owner: UIImage, arguments) in _ = owner.preparingForDisplay() }
    table.add("withHorizontallyFlippedOrientation") { (owner: UIImage, arguments) in _ = owner.withHorizontallyFlippedOrientation() }
    return table
}

@MainActor private func membersOfUIImageConfiguration() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("locale", \UIImage.Configuration.locale)
    table.value("traitCollection", \UIImage.Configuration.traitCollection)
    table.add("withTraitCollection:") { (owner: UIImage.Configuration, arguments) in _ = try owner.withTraitCollection(arguments.optional(0) as UITraitCollection?) }
    return table
}

@MainActor private func membersOfUIImageSymbolConfiguration() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("configurationWithoutPointSizeAndWeight") { (owner: UIImage.SymbolConfiguration, arguments) in _ = owner.configurationWithoutPointSizeAndWeight() }
    table.add("configurationWithoutScale") { (owner: UIImage.SymbolConfiguration, arguments) in _ = owner.configurationWithoutScale() }
    table.add("configurationWithoutTextStyle") { (owner: UIImage.SymbolConfiguration, arguments) in _ = owner.configurationWithoutTextStyle() }
    table.add("configurationWithoutWeight") { (owner: UIImage.SymbolConfiguration, arguments) in _ = owner.configurationWithoutWeight() }
    return table
}

@MainActor private func membersOfUIImageAsset() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("imageWith:") { (owner: UIImageAsset, arguments) in _ = try owner.image(with: arguments.object(0) as UIImage.Configuration) }
    table.add("register:with:") { (owner: UIImageAsset, arguments) in try owner.register(arguments.object(0) as UIImage, with: arguments.object(1) as UIImage.Configuration) }
    table.add("unregisterWith:") { (owner: UIImageAsset, arguments) in try owner.unregister(with: arguments.object(0) as UIImage.Configuration) }
    return table
}

@MainActor private func membersOfUIImagePickerController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsEditing", \UIImagePickerController.allowsEditing)
    table.property("cameraCaptureMode", \UIImagePickerController.cameraCaptureMode)
    table.property("cameraDevice", \UIImagePickerController.cameraDevice)
    table.property("cameraFlashMode", \UIImagePickerController.cameraFlashMode)
    table.property("cameraOverlayView", \UIImagePickerController.cameraOverlayView)
    table.property("cameraViewTransform", \UIImagePickerController.cameraViewTransform)
    table.property("imageExportPreset", \UIImagePickerController.imageExportPreset)
    table.property("mediaTypes", \UIImagePickerController.mediaTypes)
    table.property("showsCameraControls", \UIImagePickerController.showsCameraControls)
    table.property("sourceType", \UIImagePickerController.sourceType)
    table.property("videoExportPreset", \UIImagePickerController.videoExportPreset)
    table.property("videoMaximumDuration", \UIImagePickerController.videoMaximumDuration)
    table.property("videoQuality", \UIImagePickerController.videoQuality)
    table.add("startVideoCapture") { (owner: UIImagePickerController, arguments) in _ = owner.startVideoCapture() }
    table.add("stopVideoCapture") { (owner: UIImagePickerController, arguments) in owner.stopVideoCapture() }
    table.add("takePicture") { (owner: UIImagePickerController, arguments) in owner.takePicture() }
    return table
}

@MainActor private func membersOfUIImageReader() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("configuration", \UIImageReader.configuration)
    return table
}

@MainActor private func membersOfUIImageView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("animating", \UIImageView.isAnimating)
    table.property("animationDuration", \UIImageView.animationDuration)
    table.property("animationImages", \UIImageView.animationImages)
    table.property("animationRepeatCount", \UIImageView.animationRepeatCount)
    table.property("highlighted", \UIImageView.isHighlighted)
    table.property("highlightedAnimationImages", \UIImageView.highlightedAnimationImages)
    table.property("highlightedImage", \UIImageView.highlightedImage)
    table.property("image", \UIImageView.image)
    table.property("preferredImageDynamicRange", \UIImageView.preferredImageDynamicRange)
    table.property("preferredSymbolConfiguration", \UIImageView.preferredSymbolConfiguration)
    table.add("startAnimating") { (owner: UIImageView, arguments) in owner.startAnimating() }
    table.add("stopAnimating") { (owner: UIImageView, arguments) in owner.stopAnimating() }
    return table
}

@MainActor private func membersOfUIImpactFeedbackGenerator() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("impactOccurred") { (owner: UIImpactFeedbackGenerator, arguments) in owner.impactOccurred() }
    return table
}

@MainActor private func membersOfUIInputView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsSelfSizing", \UIInputView.allowsSelfSizing)
    table.value("inputViewStyle", \UIInputView.inputViewStyle)
    return table
}

@MainActor private func membersOfUIInputViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("hasDictationKey", \UIInputViewController.hasDictationKey)
    table.value("hasFullAccess", \UIInputViewController.hasFullAccess)
    table.value("needsInputModeSwitchKey", \UIInputViewController.needsInputModeSwitchKey)
    table.property("primaryLanguage", \UIInputViewController.primaryLanguage)
    table.add("advanceToNextInputMode") { (owner: UIInputViewController, arguments) in owner.advanceToNextInputMode() }
    table.add("dismissKeyboard") { (owner: UIInputViewController, arguments) in owner.dismissKeyboard() }
    table.add("handleInputModeListFrom:with:") { (owner: UIInputViewController, arguments) in try owner.handleInputModeList(from: arguments.object(0) as UIView, with: arguments.object(1) as UIEvent) }
    return table
}

@MainActor private func membersOfUIInterpolatingMotionEffect() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("keyPath", \UIInterpolatingMotionEffect.keyPath)
    table.property("maximumRelativeValue", \UIInterpolatingMotionEffect.maximumRelativeValue)
    table.property("minimumRelativeValue", \UIInterpolatingMotionEffect.minimumRelativeValue)
    table.value("type", \UIInterpolatingMotionEffect.type)
    return table
}

@MainActor private func membersOfUIKey() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("characters", \UIKey.characters)
    table.value("charactersIgnoringModifiers", \UIKey.charactersIgnoringModifiers)
    table.value("keyCode", \UIKey.keyCode)
    table.value("modifierFlags", \UIKey.modifierFlags)
    return table
}

@MainActor private func membersOfUIKeyCommand() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsAutomaticLocalization", \UIKeyCommand.allowsAutomaticLocalization)
    table.property("allowsAutomaticMirroring", \UIKeyCommand.allowsAutomaticMirroring)
    table.value("input", \UIKeyCommand.input)
    table.value("modifierFlags", \UIKeyCommand.modifierFlags)
    table.property("wantsPriorityOverSystemBehavior", \UIKeyCommand.wantsPriorityOverSystemBehavior)
    return table
}

@MainActor private func membersOfUIKeyboardLayoutGuide() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("followsUndockedKeyboard", \UIKeyboardLayoutGuide.followsUndockedKeyboard)
    table.property("keyboardDismissPadding", \UIKeyboardLayoutGuide.keyboardDismissPadding)
    table.property("usesBottomSafeArea", \UIKeyboardLayoutGuide.usesBottomSafeArea)
    return table
}

@MainActor private func membersOfUILabel() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
    table.property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    table.property("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation)
    table.property("attributedText", \UILabel.attributedText)
    table.property("baselineAdjustment", \UILabel.baselineAdjustment)
    table.property("enabled", \UILabel.isEnabled)
    table.property("font", \UILabel.font)
    table.property("highlighted", \UILabel.isHighlighted)
    table.property("highlightedTextColor", \UILabel.highlightedTextColor)
    table.property("lineBreakMode", \UILabel.lineBreakMode)
    table.property("lineBreakStrategy", \UILabel.lineBreakStrategy)
    table.property("minimumScaleFactor", \UILabel.minimumScaleFactor)
    table.property("numberOfLines", \UILabel.numberOfLines)
    table.property("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    table.property("preferredVibrancy", \UILabel.preferredVibrancy)
    table.property("shadowColor", \UILabel.shadowColor)
    table.property("shadowOffset", \UILabel.shadowOffset)
    table.property("showsExpansionTextWhenTruncated", \UILabel.showsExpansionTextWhenTruncated)
    table.property("text", \UILabel.text)
    table.property("textAlignment", \UILabel.textAlignment)
    table.property("textColor", \UILabel.textColor)
    return table
}

@MainActor private func membersOfUILargeContentViewerInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("gestureRecognizerForExclusionRelationship", \UILargeContentViewerInteraction.gestureRecognizerForExclusionRelationship)
    table.value("view", \UILargeContentViewerInteraction.view)
    table.add("didMoveTo:") { (owner: UILargeContentViewerInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UILargeContentViewerInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUILayoutGuide() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("bottomAnchor", \UILayoutGuide.bottomAnchor)
    table.value("centerXAnchor", \UILayoutGuide.centerXAnchor)
    table.value("centerYAnchor", \UILayoutGuide.centerYAnchor)
    table.value("hasAmbiguousLayout", \UILayoutGuide.hasAmbiguousLayout)
    table.value("heightAnchor", \UILayoutGuide.heightAnchor)
    table.property("identifier", \UILayoutGuide.identifier)
    table.value("layoutFrame", \UILayoutGuide.layoutFrame)
    table.value("leadingAnchor", \UILayoutGuide.leadingAnchor)
    table.value("leftAnchor", \UILayoutGuide.leftAnchor)
    table.value("owningView", \UILayoutGuide.owningView)
    table.value("rightAnchor", \UILayoutGuide.rightAnchor)
    table.value("topAnchor", \UILayoutGuide.topAnchor)
    table.value("trailingAnchor", \UILayoutGuide.trailingAnchor)
    table.value("widthAnchor", \UILayoutGuide.widthAnchor)
    return table
}

@MainActor private func membersOfUILexicon() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("entries", \UILexicon.entries)
    return table
}

@MainActor private func membersOfUILexiconEntry() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("documentText", \UILexiconEntry.documentText)
    table.value("userInput", \UILexiconEntry.userInput)
    return table
}

@MainActor private func membersOfUILocalNotification() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("alertAction", \UILocalNotification.alertAction)
    table.property("alertBody", \UILocalNotification.alertBody)
    table.property("alertLaunchImage", \UILocalNotification.alertLaunchImage)
    table.property("alertTitle", \UILocalNotification.alertTitle)
    table.property("applicationIconBadgeNumber", \UILocalNotification.applicationIconBadgeNumber)
    table.property("category", \UILocalNotification.category)
    table.property("fireDate", \UILocalNotification.fireDate)
    table.property("hasAction", \UILocalNotification.hasAction)
    table.property("region", \UILocalNotification.region)
    table.property("regionTriggersOnce", \UILocalNotification.regionTriggersOnce)
    table.property("repeatCalendar", \UILocalNotification.repeatCalendar)
    table.property("repeatInterval", \UILocalNotification.repeatInterval)
    table.property("soundName", \UILocalNotification.soundName)
    table.property("timeZone", \UILocalNotification.timeZone)
    table.property("userInfo", \UILocalNotification.userInfo)
    return table
}

@MainActor private func membersOfUILocalizedIndexedCollation() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("sectionIndexTitles", \UILocalizedIndexedCollation.sectionIndexTitles)
    table.value("sectionTitles", \UILocalizedIndexedCollation.sectionTitles)
    return table
}

@MainActor private func membersOfUILongPressGestureRecognizer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowableMovement", \UILongPressGestureRecognizer.allowableMovement)
    table.property("minimumPressDuration", \UILongPressGestureRecognizer.minimumPressDuration)
    table.property("numberOfTapsRequired", \UILongPressGestureRecognizer.numberOfTapsRequired)
    table.property("numberOfTouchesRequired", \UILongPressGestureRecognizer.numberOfTouchesRequired)
    return table
}

@MainActor private func membersOfUIMarkupTextPrintFormatter() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("markupText", \UIMarkupTextPrintFormatter.markupText)
    return table
}

@MainActor private func membersOfUIMenu() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("children", \UIMenu.children)
    table.property("displayPreferences", \UIMenu.displayPreferences)
    table.value("identifier", \UIMenu.identifier)
    table.value("options", \UIMenu.options)
    table.property("preferredElementSize", \UIMenu.preferredElementSize)
    table.value("selectedElements", \UIMenu.selectedElements)
    return table
}

@MainActor private func membersOfUIMenuController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("arrowDirection", \UIMenuController.arrowDirection)
    table.value("menuFrame", \UIMenuController.menuFrame)
    table.property("menuItems", \UIMenuController.menuItems)
    table.property("menuVisible", \UIMenuController.isMenuVisible)
    table.add("hideMenu") { (owner: UIMenuController, arguments) in owner.hideMenu() }
    table.add("hideMenuFrom:") { (owner: UIMenuController, arguments) in try owner.hideMenu(from: arguments.object(0) as UIView) }
    table.add("setMenuVisible:animated:") { (owner: UIMenuController, arguments) in owner.setMenuVisible(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("update") { (owner: UIMenuController, arguments) in owner.update() }
    return table
}

@MainActor private func membersOfUIMenuDisplayPreferences() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("maximumNumberOfTitleLines", \UIMenuDisplayPreferences.maximumNumberOfTitleLines)
    return table
}

@MainActor private func membersOfUIMenuElement() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("accessibilityIdentifier", \UIMenuElement.accessibilityIdentifier)
    table.property("image", \UIMenuElement.image)
    table.property("subtitle", \UIMenuElement.subtitle)
    table.property("title", \UIMenuElement.title)
    return table
}

@MainActor private func membersOfUIMenuItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("action", \UIMenuItem.action)
    table.property("title", \UIMenuItem.title)
    return table
}

@MainActor private func membersOfUIMenuSystem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("setNeedsRebuild") { (owner: UIMenuSystem, arguments) in owner.setNeedsRebuild() }
    table.add("setNeedsRevalidate") { (owner: UIMenuSystem, arguments) in owner.setNeedsRevalidate() }
    return table
}

@MainActor private func membersOfUIMotionEffectGroup() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("motionEffects", \UIMotionEffectGroup.motionEffects)
    return table
}

@MainActor private func membersOfUINavigationBar() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("backIndicatorImage", \UINavigationBar.backIndicatorImage)
    table.property("backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage)
    table.value("backItem", \UINavigationBar.backItem)
    table.value("barPosition", \UINavigationBar.barPosition)
    table.property("barStyle", \UINavigationBar.barStyle)
    table.property("barTintColor", \UINavigationBar.barTintColor)
    table.value("behavioralStyle", \UINavigationBar.behavioralStyle)
    table.property("compactAppearance", \UINavigationBar.compactAppearance)
    table.property("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance)
    table.property("items", \UINavigationBar.items)
    table.property("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes)
    table.property("preferredBehavioralStyle", \UINavigationBar.preferredBehavioralStyle)
    table.property("prefersLargeTitles", \UINavigationBar.prefersLargeTitles)
    table.property("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance)
    table.property("shadowImage", \UINavigationBar.shadowImage)
    table.property("standardAppearance", \UINavigationBar.standardAppearance)
    table.property("titleTextAttributes", \UINavigationBar.titleTextAttributes)
    table.value("topItem", \UINavigationBar.topItem)
    table.property("translucent", \UINavigationBar.isTranslucent)
    table.add("popItemAnimated:") { (owner: UINavigationBar, arguments) in _ = owner.popItem(animated: arguments.flag(0)) }
    table.add("popItemWithAnimated:") { (owner: UINavigationBar, arguments) in _ = owner.popItem(animated: arguments.flag(0)) }
    table.add("pushItem:animated:") { (owner: UINavigationBar, arguments) in try owner.pushItem(arguments.object(0) as UINavigationItem, animated: arguments.flag(1)) }
    return table
}

@MainActor private func membersOfUINavigationBarAppearance() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("backButtonAppearance", \UINavigationBarAppearance.backButtonAppearance)
    table.value("backIndicatorImage", \UINavigationBarAppearance.backIndicatorImage)
    table.value("backIndicatorTransitionMaskImage", \UINavigationBarAppearance.backIndicatorTransitionMaskImage)
    table.property("buttonAppearance", \UINavigationBarAppearance.buttonAppearance)
    table.property("doneButtonAppearance", \UINavigationBarAppearance.doneButtonAppearance)
    table.property("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes)
    table.property("titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment)
    table.property("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes)
    table.add("setBackIndicatorImage:transitionMaskImage:") { (owner: UINavigationBarAppearance, arguments) in try owner.setBackIndicatorImage(arguments.optional(0) as UIImage?, transitionMaskImage: arguments.optional(1) as UIImage?) }
    return table
}

@MainActor private func membersOfUINavigationController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("barHideOnSwipeGestureRecognizer", \UINavigationController.barHideOnSwipeGestureRecognizer)
    table.value("barHideOnTapGestureRecognizer", \UINavigationController.barHideOnTapGestureRecognizer)
    table.property("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
    table.property("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
    table.property("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
    table.property("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
    table.value("interactivePopGestureRecognizer", \UINavigationController.interactivePopGestureRecognizer)
    table.value("navigationBar", \UINavigationController.navigationBar)
    table.property("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
    table.value("toolbar", \UINavigationController.toolbar)
    table.property("toolbarHidden", \UINavigationController.isToolbarHidden)
    table.value("topViewController", \UINavigationController.topViewController)
    table.property("viewControllers", \UINavigationController.viewControllers)
    table.value("visibleViewController", \UINavigationController.visibleViewController)
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

@MainActor private func membersOfUINavigationItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("additionalOverflowItems", \UINavigationItem.additionalOverflowItems)
    table.property("backAction", \UINavigationItem.backAction)
    table.property("backBarButtonItem", \UINavigationItem.backBarButtonItem)
    table.property("backButtonDisplayMode", \UINavigationItem.backButtonDisplayMode)
    table.property("backButtonTitle", \UINavigationItem.backButtonTitle)
    table.property("centerItemGroups", \UINavigationItem.centerItemGroups)
    table.property("compactAppearance", \UINavigationItem.compactAppearance)
    table.property("compactScrollEdgeAppearance", \UINavigationItem.compactScrollEdgeAppearance)
    table.property("customizationIdentifier", \UINavigationItem.customizationIdentifier)
    table.property("documentProperties", \UINavigationItem.documentProperties)
    table.property("hidesBackButton", \UINavigationItem.hidesBackButton)
    table.property("hidesSearchBarWhenScrolling", \UINavigationItem.hidesSearchBarWhenScrolling)
    table.property("largeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode)
    table.property("leadingItemGroups", \UINavigationItem.leadingItemGroups)
    table.property("leftBarButtonItem", \UINavigationItem.leftBarButtonItem)
    table.property("leftBarButtonItems", \UINavigationItem.leftBarButtonItems)
    table.property("leftItemsSupplementBackButton", \UINavigationItem.leftItemsSupplementBackButton)
    table.property("pinnedTrailingGroup", \UINavigationItem.pinnedTrailingGroup)
    table.property("preferredSearchBarPlacement", \UINavigationItem.preferredSearchBarPlacement)
    table.property("prompt", \UINavigationItem.prompt)
    table.property("rightBarButtonItem", \UINavigationItem.rightBarButtonItem)
    table.property("rightBarButtonItems", \UINavigationItem.rightBarButtonItems)
    table.property("scrollEdgeAppearance", \UINavigationItem.scrollEdgeAppearance)
    table.value("searchBarPlacement", \UINavigationItem.searchBarPlacement)
    table.property("searchController", \UINavigationItem.searchController)
    table.property("standardAppearance", \UINavigationItem.standardAppearance)
    table.property("style", \UINavigationItem.style)
    table.property("title", \UINavigationItem.title)
    table.property("titleView", \UINavigationItem.titleView)
    table.property("trailingItemGroups", \UINavigationItem.trailingItemGroups)
    table.add("setHidesBackButton:animated:") { (owner: UINavigationItem, arguments) in owner.setHidesBackButton(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("setLeftBarButton:animated:") { (owner: UINavigationItem, arguments) in try owner.setLeftBarButton(arguments.optional(0) as UIBarButtonItem?, animated: arguments.flag(1)) }
    table.add("setRightBarButton:animated:") { (owner: UINavigationItem, arguments) in try owner.setRightBarButton(arguments.optional(0) as UIBarButtonItem?, animated: arguments.flag(1)) }
    return table
}

@MainActor private func membersOfUIOpenURLContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("options", \UIOpenURLContext.options)
    table.value("url", \UIOpenURLContext.url)
    return table
}

@MainActor private func membersOfUIPageControl() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsContinuousInteraction", \UIPageControl.allowsContinuousInteraction)
    table.property("backgroundStyle", \UIPageControl.backgroundStyle)
    table.property("currentPage", \UIPageControl.currentPage)
    table.property("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
    table.property("defersCurrentPageDisplay", \UIPageControl.defersCurrentPageDisplay)
    table.property("direction", \UIPageControl.direction)
    table.property("hidesForSinglePage", \UIPageControl.hidesForSinglePage)
    table.value("interactionState", \UIPageControl.interactionState)
    table.property("numberOfPages", \UIPageControl.numberOfPages)
    table.property("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
    table.property("preferredCurrentPageIndicatorImage", \UIPageControl.preferredCurrentPageIndicatorImage)
    table.property("preferredIndicatorImage", \UIPageControl.preferredIndicatorImage)
    table.property("progress", \UIPageControl.progress)
    return table
}

@MainActor private func membersOfUIPageControlProgress() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("currentProgress", \UIPageControlProgress.currentProgress)
    table.value("progressVisible", \UIPageControlProgress.isProgressVisible)
    return table
}

@MainActor private func membersOfUIPageControlTimerProgress() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("preferredDuration", \UIPageControlTimerProgress.preferredDuration)
    table.property("resetsToInitialPageAfterEnd", \UIPageControlTimerProgress.resetsToInitialPageAfterEnd)
    table.value("running", \UIPageControlTimerProgress.isRunning)
    table.add("pauseTimer") { (owner: UIPageControlTimerProgress, arguments) in owner.pauseTimer() }
    table.add("resumeTimer") { (owner: UIPageControlTimerProgress, arguments) in owner.resumeTimer() }
    return table
}

@MainActor private func membersOfUIPageViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("doubleSided", \UIPageViewController.isDoubleSided)
    table.value("gestureRecognizers", \UIPageViewController.gestureRecognizers)
    table.value("navigationOrientation", \UIPageViewController.navigationOrientation)
    table.value("spineLocation", \UIPageViewController.spineLocation)
    table.value("transitionStyle", \UIPageViewController.transitionStyle)
    table.value("viewControllers", \UIPageViewController.viewControllers)
    return table
}

@MainActor private func membersOfUIPanGestureRecognizer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowedScrollTypesMask", \UIPanGestureRecognizer.allowedScrollTypesMask)
    table.property("maximumNumberOfTouches", \UIPanGestureRecognizer.maximumNumberOfTouches)
    table.property("minimumNumberOfTouches", \UIPanGestureRecognizer.minimumNumberOfTouches)
    table.add("translationIn:") { (owner: UIPanGestureRecognizer, arguments) in _ = try owner.translation(in: arguments.optional(0) as UIView?) }
    table.add("velocityIn:") { (owner: UIPanGestureRecognizer, arguments) in _ = try owner.velocity(in: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUIPasteConfiguration() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("acceptableTypeIdentifiers", \UIPasteConfiguration.acceptableTypeIdentifiers)
    return table
}

@MainActor private func membersOfUIPasteControl() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("configuration", \UIPasteControl.configuration)
    return table
}

@MainActor private func membersOfUIPasteControlConfiguration() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("baseBackgroundColor", \UIPasteControl.Configuration.baseBackgroundColor)
    table.property("baseForegroundColor", \UIPasteControl.Configuration.baseForegroundColor)
    table.property("cornerRadius", \UIPasteControl.Configuration.cornerRadius)
    table.property("cornerStyle", \UIPasteControl.Configuration.cornerStyle)
    table.property("displayMode", \UIPasteControl.Configuration.displayMode)
    table.property("imagePlacement", \UIPasteControl.Configuration.imagePlacement)
    return table
}

@MainActor private func membersOfUIPasteboard() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("changeCount", \UIPasteboard.changeCount)
    table.property("color", \UIPasteboard.color)
    table.property("colors", \UIPasteboard.colors)
    table.value("hasColors", \UIPasteboard.hasColors)
    table.value("hasImages", \UIPasteboard.hasImages)
    table.value("hasStrings", \UIPasteboard.hasStrings)
    table.value("hasURLs", \UIPasteboard.hasURLs)
    table.property("image", \UIPasteboard.image)
    table.property("images", \UIPasteboard.images)
    table.property("itemProviders", \UIPasteboard.itemProviders)
    table.property("items", \UIPasteboard.items)
    table.value("name", \UIPasteboard.name)
    table.value("numberOfItems", \UIPasteboard.numberOfItems)
    table.value("persistent", \UIPasteboard.isPersistent)
    table.property("string", \UIPasteboard.string)
    table.property("strings", \UIPasteboard.strings)
    table.value("types", \UIPasteboard.types)
    table.property("url", \UIPasteboard.url)
    table.property("urls", \UIPasteboard.urls)
    return table
}

@MainActor private func membersOfUIPencilHoverPose() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("altitudeAngle", \UIPencilHoverPose.altitudeAngle)
    table.value("azimuthAngle", \UIPencilHoverPose.azimuthAngle)
    table.value("azimuthUnitVector", \UIPencilHoverPose.azimuthUnitVector)
    table.value("location", \UIPencilHoverPose.location)
    table.value("rollAngle", \UIPencilHoverPose.rollAngle)
    table.value("zOffset", \UIPencilHoverPose.zOffset)
    return table
}

@MainActor private func membersOfUIPencilInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("enabled", \UIPencilInteraction.isEnabled)
    table.value("view", \UIPencilInteraction.view)
    table.add("didMoveTo:") { (owner: UIPencilInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIPencilInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUIPencilInteractionSqueeze() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("hoverPose", \UIPencilInteraction.Squeeze.hoverPose)
    table.value("phase", \UIPencilInteraction.Squeeze.phase)
    table.value("timestamp", \UIPencilInteraction.Squeeze.timestamp)
    return table
}

@MainActor private func membersOfUIPencilInteractionTap() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("hoverPose", \UIPencilInteraction.Tap.hoverPose)
    table.value("timestamp", \UIPencilInteraction.Tap.timestamp)
    return table
}

@MainActor private func membersOfUIPercentDrivenInteractiveTransition() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("completionCurve", \UIPercentDrivenInteractiveTransition.completionCurve)
    table.property("completionSpeed", \UIPercentDrivenInteractiveTransition.completionSpeed)
    table.value("duration", \UIPercentDrivenInteractiveTransition.duration)
    table.value("percentComplete", \UIPercentDrivenInteractiveTransition.percentComplete)
    table.property("wantsInteractiveStart", \UIPercentDrivenInteractiveTransition.wantsInteractiveStart)
    table.add("cancel") { (owner: UIPercentDrivenInteractiveTransition, arguments) in owner.cancel() }
    table.add("finish") { (owner: UIPercentDrivenInteractiveTransition, arguments) in owner.finish() }
    table.add("pause") { (owner: UIPercentDrivenInteractiveTransition, arguments) in owner.pause() }
    return table
}

@MainActor private func membersOfUIPickerView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("numberOfComponents", \UIPickerView.numberOfComponents)
    table.property("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator)
    table.add("reloadAllComponents") { (owner: UIPickerView, arguments) in owner.reloadAllComponents() }
    return table
}

@MainActor private func membersOfUIPinchGestureRecognizer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("scale", \UIPinchGestureRecognizer.scale)
    table.value("velocity", \UIPinchGestureRecognizer.velocity)
    return table
}

@MainActor private func membersOfUIPointerAccessory() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("orientationMatchesAngle", \UIPointerAccessory.orientationMatchesAngle)
    table.value("position", \UIPointerAccessory.position)
    table.value("shape", \UIPointerAccessory.shape)
    return table
}

@MainActor private func membersOfUIPointerInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("enabled", \UIPointerInteraction.isEnabled)
    table.value("view", \UIPointerInteraction.view)
    table.add("didMoveTo:") { (owner: UIPointerInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("invalidate") { (owner: UIPointerInteraction, arguments) in owner.invalidate() }
    table.add("willMoveTo:") { (owner: UIPointerInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUIPointerLockState() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("locked", \UIPointerLockState.isLocked)
    return table
}

@MainActor private func membersOfUIPointerRegion() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("identifier", \UIPointerRegion.identifier)
    table.property("latchingAxes", \UIPointerRegion.latchingAxes)
    table.value("rect", \UIPointerRegion.rect)
    return table
}

@MainActor private func membersOfUIPointerRegionRequest() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("location", \UIPointerRegionRequest.location)
    table.value("modifiers", \UIPointerRegionRequest.modifiers)
    return table
}

@MainActor private func membersOfUIPointerStyle() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("accessories", \UIPointerStyle.accessories)
    return table
}

@MainActor private func membersOfUIPopoverBackgroundView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("arrowDirection", \UIPopoverBackgroundView.arrowDirection)
    table.property("arrowOffset", \UIPopoverBackgroundView.arrowOffset)
    return table
}

@MainActor private func membersOfUIPopoverController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("backgroundColor", \UIPopoverController.backgroundColor)
    table.property("contentViewController", \UIPopoverController.contentViewController)
    table.property("passthroughViews", \UIPopoverController.passthroughViews)
    table.value("popoverArrowDirection", \UIPopoverController.popoverArrowDirection)
    table.property("popoverBackgroundViewClass", \UIPopoverController.popoverBackgroundViewClass)
    table.property("popoverContentSize", \UIPopoverController.popoverContentSize)
    table.property("popoverLayoutMargins", \UIPopoverController.popoverLayoutMargins)
    table.value("popoverVisible", \UIPopoverController.isPopoverVisible)
    table.add("adaptivePresentationStyleFor:") { (owner: UIPopoverController, arguments) in _ = try owner.adaptivePresentationStyle(for: arguments.object(0) as UIPresentationController) }
    table.add("adaptivePresentationStyleFor:traitCollection:") { (owner: UIPopoverController, arguments) in _ = try owner.adaptivePresentationStyle(for: arguments.object(0) as UIPresentationController, traitCollection: arguments.object(1) as UITraitCollection) }
    table.add("dismissAnimated:") { (owner: UIPopoverController, arguments) in owner.dismiss(animated: arguments.flag(0)) }
    table.add("dismissWithAnimated:") { (owner: UIPopoverController, arguments) in owner.dismiss(animated: arguments.flag(0)) }
    table.add("presentationControllerDidDismiss:") { (owner: UIPopoverController, arguments) in try owner.presentationControllerDidDismiss(arguments.object(0) as UIPresentationController) }
    table.add("presentationControllerShouldDismiss:") { (owner: UIPopoverController, arguments) in _ = try owner.presentationControllerShouldDismiss(arguments.object(0) as UIPresentationController) }
    table.add("setContentViewController:animated:") { (owner: UIPopoverController, arguments) in try owner.setContentViewController(arguments.object(0) as UIViewController, animated: arguments.flag(1)) }
    return table
}

@MainActor private func membersOfUIPopoverPresentationController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("adaptiveSheetPresentationController", \UIPopoverPresentationController.adaptiveSheetPresentationController)
    table.value("arrowDirection", \UIPopoverPresentationController.arrowDirection)
    table.property("backgroundColor", \UIPopoverPresentationController.backgroundColor)
    table.property("barButtonItem", \UIPopoverPresentationController.barButtonItem)
    table.property("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect)
    table.property("passthroughViews", \UIPopoverPresentationController.passthroughViews)
    table.property("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections)
    table.property("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins)
    table.property("sourceRect", \UIPopoverPresentationController.sourceRect)
    table.property("sourceView", \UIPopoverPresentationController.sourceView)
    return table
}

@MainActor private func membersOfUIPresentationController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("adaptivePresentationStyle", \UIPresentationController.adaptivePresentationStyle)
    table.value("containerView", \UIPresentationController.containerView)
    table.value("frameOfPresentedViewInContainerView", \UIPresentationController.frameOfPresentedViewInContainerView)
    table.property("overrideTraitCollection", \UIPresentationController.overrideTraitCollection)
    table.value("preferredContentSize", \UIPresentationController.preferredContentSize)
    table.value("presentationStyle", \UIPresentationController.presentationStyle)
    table.value("presentedView", \UIPresentationController.presentedView)
    table.value("presentedViewController", \UIPresentationController.presentedViewController)
    table.value("presentingViewController", \UIPresentationController.presentingViewController)
    table.value("shouldPresentInFullscreen", \UIPresentationController.shouldPresentInFullscreen)
    table.value("shouldRemovePresentersView", \UIPresentationController.shouldRemovePresentersView)
    table.value("traitCollection", \UIPresentationController.traitCollection)
    table.property("traitOverrides", \UIPresentationController.traitOverrides)
    table.add("adaptivePresentationStyleFor:") { (owner: UIPresentationController, arguments) in _ = try owner.adaptivePresentationStyle(for: arguments.object(0) as UITraitCollection) }
    table.add("containerViewDidLayoutSubviews") { (owner: UIPresentationController, arguments) in owner.containerViewDidLayoutSubviews() }
    table.add("containerViewWillLayoutSubviews") { (owner: UIPresentationController, arguments) in owner.containerViewWillLayoutSubviews() }
    table.add("dismissalTransitionDidEnd:") { (owner: UIPresentationController, arguments) in owner.dismissalTransitionDidEnd(arguments.flag(0)) }
    table.add("dismissalTransitionWillBegin") { (owner: UIPresentationController, arguments) in owner.dismissalTransitionWillBegin() }
    table.add("presentationTransitionDidEnd:") { (owner: UIPresentationController, arguments) in owner.presentationTransitionDidEnd(arguments.flag(0)) }
    table.add("presentationTransitionWillBegin") { (owner: UIPresentationController, arguments) in owner.presentationTransitionWillBegin() }
    return table
}

@MainActor private func membersOfUIPress() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("force", \UIPress.force)
    table.value("key", \UIPress.key)
    table.value("phase", \UIPress.phase)
    table.value("responder", \UIPress.responder)
    table.value("timestamp", \UIPress.timestamp)
    table.value("type", \UIPress.type)
    table.value("window", \UIPress.window)
    return table
}

@MainActor private func membersOfUIPressesEvent() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("allPresses", \UIPressesEvent.allPresses)
    table.add("pressesFor:") { (owner: UIPressesEvent, arguments) in _ = try owner.presses(for: arguments.object(0) as UIGestureRecognizer) }
    return table
}

@MainActor private func membersOfUIPreviewAction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("style", \UIPreviewAction.style)
    table.value("title", \UIPreviewAction.title)
    return table
}

@MainActor private func membersOfUIPreviewActionGroup() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("actions", \UIPreviewActionGroup.actions)
    table.value("style", \UIPreviewActionGroup.style)
    table.value("title", \UIPreviewActionGroup.title)
    return table
}

@MainActor private func membersOfUIPreviewInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("view", \UIPreviewInteraction.view)
    table.add("cancel") { (owner: UIPreviewInteraction, arguments) in owner.cancel() }
    return table
}

@MainActor private func membersOfUIPreviewParameters() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("backgroundColor", \UIPreviewParameters.backgroundColor)
    table.property("shadowPath", \UIPreviewParameters.shadowPath)
    table.property("visiblePath", \UIPreviewParameters.visiblePath)
    return table
}

@MainActor private func membersOfUIPreviewTarget() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("center", \UIPreviewTarget.center)
    table.value("container", \UIPreviewTarget.container)
    table.value("transform", \UIPreviewTarget.transform)
    return table
}

@MainActor private func membersOfUIPrintFormatter() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("contentInsets", \UIPrintFormatter.contentInsets)
    table.property("maximumContentHeight", \UIPrintFormatter.maximumContentHeight)
    table.property("maximumContentWidth", \UIPrintFormatter.maximumContentWidth)
    table.value("pageCount", \UIPrintFormatter.pageCount)
    table.property("perPageContentInsets", \UIPrintFormatter.perPageContentInsets)
    table.value("printPageRenderer", \UIPrintFormatter.printPageRenderer)
    table.value("requiresMainThread", \UIPrintFormatter.requiresMainThread)
    table.property("startPage", \UIPrintFormatter.startPage)
    table.add("removeFromPrintPageRenderer") { (owner: UIPrintFormatter, arguments) in owner.removeFromPrintPageRenderer() }
    return table
}

@MainActor private func membersOfUIPrintInfo() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("dictionaryRepresentation", \UIPrintInfo.dictionaryRepresentation)
    table.property("duplex", \UIPrintInfo.duplex)
    table.property("jobName", \UIPrintInfo.jobName)
    table.property("orientation", \UIPrintInfo.orientation)
    table.property("outputType", \UIPrintInfo.outputType)
    table.property("printerID", \UIPrintInfo.printerID)
    return table
}

@MainActor private func membersOfUIPrintInteractionController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("printFormatter", \UIPrintInteractionController.printFormatter)
    table.property("printInfo", \UIPrintInteractionController.printInfo)
    table.property("printPageRenderer", \UIPrintInteractionController.printPageRenderer)
    table.value("printPaper", \UIPrintInteractionController.printPaper)
    table.property("printingItem", \UIPrintInteractionController.printingItem)
    table.property("printingItems", \UIPrintInteractionController.printingItems)
    table.property("showsNumberOfCopies", \UIPrintInteractionController.showsNumberOfCopies)
    table.property("showsPageRange", \UIPrintInteractionController.showsPageRange)
    table.property("showsPaperOrientation", \UIPrintInteractionController.showsPaperOrientation)
    table.property("showsPaperSelectionForLoadedPapers", \UIPrintInteractionController.showsPaperSelectionForLoadedPapers)
    table.add("dismissAnimated:") { (owner: UIPrintInteractionController, arguments) in owner.dismiss(animated: arguments.flag(0)) }
    table.add("dismissWithAnimated:") { (owner: UIPrintInteractionController, arguments) in owner.dismiss(animated: arguments.flag(0)) }
    return table
}

@MainActor private func membersOfUIPrintPageRenderer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("footerHeight", \UIPrintPageRenderer.footerHeight)
    table.property("headerHeight", \UIPrintPageRenderer.headerHeight)
    table.value("numberOfPages", \UIPrintPageRenderer.numberOfPages)
    table.value("paperRect", \UIPrintPageRenderer.paperRect)
    table.property("printFormatters", \UIPrintPageRenderer.printFormatters)
    table.value("printableRect", \UIPrintPageRenderer.printableRect)
    return table
}

@MainActor private func membersOfUIPrintPaper() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("paperSize", \UIPrintPaper.paperSize)
    table.value("printableRect", \UIPrintPaper.printableRect)
    return table
}

@MainActor private func membersOfUIPrinter() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("displayLocation", \UIPrinter.displayLocation)
    table.value("displayName", \UIPrinter.displayName)
    table.value("makeAndModel", \UIPrinter.makeAndModel)
    table.value("supportedJobTypes", \UIPrinter.supportedJobTypes)
    table.value("supportsColor", \UIPrinter.supportsColor)
    table.value("supportsDuplex", \UIPrinter.supportsDuplex)
    table.value("url", \UIPrinter.url)
    return table
}

@MainActor private func membersOfUIPrinterDestination() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("displayName", \UIPrinterDestination.displayName)
    table.property("txtRecord", \UIPrinterDestination.txtRecord)
    table.property("url", \UIPrinterDestination.url)
    return table
}

@MainActor private func membersOfUIPrinterPickerController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("selectedPrinter", \UIPrinterPickerController.selectedPrinter)
    table.add("dismissAnimated:") { (owner: UIPrinterPickerController, arguments) in owner.dismiss(animated: arguments.flag(0)) }
    table.add("dismissWithAnimated:") { (owner: UIPrinterPickerController, arguments) in owner.dismiss(animated: arguments.flag(0)) }
    return table
}

@MainActor private func membersOfUIProgressView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("observedProgress", \UIProgressView.observedProgress)
    table.property("progress", \UIProgressView.progress)
    table.property("progressImage", \UIProgressView.progressImage)
    table.property("progressTintColor", \UIProgressView.progressTintColor)
    table.property("progressViewStyle", \UIProgressView.progressViewStyle)
    table.property("trackImage", \UIProgressView.trackImage)
    table.property("trackTintColor", \UIProgressView.trackTintColor)
    return table
}

@MainActor private func membersOfUIPushBehavior() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("active", \UIPushBehavior.active)
    table.property("angle", \UIPushBehavior.angle)
    table.value("items", \UIPushBehavior.items)
    table.property("magnitude", \UIPushBehavior.magnitude)
    table.value("mode", \UIPushBehavior.mode)
    table.property("pushDirection", \UIPushBehavior.pushDirection)
    return table
}

@MainActor private func membersOfUIRefreshControl() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("attributedTitle", \UIRefreshControl.attributedTitle)
    table.value("refreshing", \UIRefreshControl.isRefreshing)
    table.add("beginRefreshing") { (owner: UIRefreshControl, arguments) in owner.beginRefreshing() }
    table.add("endRefreshing") { (owner: UIRefreshControl, arguments) in owner.endRefreshing() }
    return table
}

@MainActor private func membersOfUIRegion() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("byDifferenceFrom:") { (owner: UIRegion, arguments) in _ = try owner.byDifference(from: arguments.object(0) as UIRegion) }
    table.add("byIntersectionWith:") { (owner: UIRegion, arguments) in _ = try owner.byIntersection(with: arguments.object(0) as UIRegion) }
    table.add("byUnionWith:") { (owner: UIRegion, arguments) in _ = try owner.byUnion(with: arguments.object(0) as UIRegion) }
    table.add("inverse") { (owner: UIRegion, arguments) in _ = owner.inverse() }
    return table
}

@MainActor private func membersOfUIResponder() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("accessibilityActivationPoint", \UIResponder.accessibilityActivationPoint)
    table.value("accessibilityAssistiveTechnologyFocusedIdentifiers", \UIResponder.accessibilityAssistiveTechnologyFocusedIdentifiers)
    table.property("accessibilityAttributedHint", \UIResponder.accessibilityAttributedHint)
    table.property("accessibilityAttributedLabel", \UIResponder.accessibilityAttributedLabel)
    table.property("accessibilityAttributedValue", \UIResponder.accessibilityAttributedValue)
    table.property("accessibilityContainerType", \UIResponder.accessibilityContainerType)
    table.property("accessibilityCustomActions", \UIResponder.accessibilityCustomActions)
    table.property("accessibilityCustomRotors", \UIResponder.accessibilityCustomRotors)
    table.property("accessibilityDragSourceDescriptors", \UIResponder.accessibilityDragSourceDescriptors)
    table.property("accessibilityDropPointDescriptors", \UIResponder.accessibilityDropPointDescriptors)
    table.property("accessibilityElement", \UIResponder.isAccessibilityElement)
    table.property("accessibilityElementBlock", \UIResponder.isAccessibilityElementBlock)
    table.property("accessibilityElements", \UIResponder.accessibilityElements)
    table.property("accessibilityElementsBlock", \UIResponder.accessibilityElementsBlock)
    table.property("accessibilityElementsHidden", \UIResponder.accessibilityElementsHidden)
    table.property("accessibilityFrame", \UIResponder.accessibilityFrame)
    table.property("accessibilityHeaderElements", \UIResponder.accessibilityHeaderElements)
    table.property("accessibilityHint", \UIResponder.accessibilityHint)
    table.property("accessibilityHintBlock", \UIResponder.accessibilityHintBlock)
    table.property("accessibilityIdentifierBlock", \UIResponder.accessibilityIdentifierBlock)
    table.property("accessibilityLabel", \UIResponder.accessibilityLabel)
    table.property("accessibilityLabelBlock", \UIResponder.accessibilityLabelBlock)
    table.property("accessibilityLanguage", \UIResponder.accessibilityLanguage)
    table.property("accessibilityNavigationStyle", \UIResponder.accessibilityNavigationStyle)
    table.property("accessibilityNextTextNavigationElement", \UIResponder.accessibilityNextTextNavigationElement)
    table.property("accessibilityPath", \UIResponder.accessibilityPath)
    table.property("accessibilityPreviousTextNavigationElement", \UIResponder.accessibilityPreviousTextNavigationElement)
    table.property("accessibilityRespondsToUserInteraction", \UIResponder.accessibilityRespondsToUserInteraction)
    table.property("accessibilityTextualContext", \UIResponder.accessibilityTextualContext)
    table.property("accessibilityTraits", \UIResponder.accessibilityTraits)
    table.property("accessibilityTraitsBlock", \UIResponder.accessibilityTraitsBlock)
    table.property("accessibilityUserInputLabels", \UIResponder.accessibilityUserInputLabels)
    table.property("accessibilityValue", \UIResponder.accessibilityValue)
    table.property("accessibilityValueBlock", \UIResponder.accessibilityValueBlock)
    table.property("accessibilityViewIsModal", \UIResponder.accessibilityViewIsModal)
    table.value("canBecomeFirstResponder", \UIResponder.canBecomeFirstResponder)
    table.value("canResignFirstResponder", \UIResponder.canResignFirstResponder)
    table.value("editingInteractionConfiguration", \UIResponder.editingInteractionConfiguration)
    table.value("firstResponder", \UIResponder.isFirstResponder)
    table.value("inputAccessoryView", \UIResponder.inputAccessoryView)
    table.value("inputAccessoryViewController", \UIResponder.inputAccessoryViewController)
    table.value("inputAssistantItem", \UIResponder.inputAssistantItem)
    table.value("inputView", \UIResponder.inputView)
    table.value("inputViewController", \UIResponder.inputViewController)
    table.value("keyCommands", \UIResponder.keyCommands)
    table.value("next", \UIResponder.next)
    table.property("pasteConfiguration", \UIResponder.pasteConfiguration)
    table.property("shouldGroupAccessibilityChildren", \UIResponder.shouldGroupAccessibilityChildren)
    table.value("textInputContextIdentifier", \UIResponder.textInputContextIdentifier)
    table.value("textInputMode", \UIResponder.textInputMode)
    table.value("undoManager", \UIResponder.undoManager)
    table.property("userActivity", \UIResponder.userActivity)
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

@MainActor private func membersOfUIRotationGestureRecognizer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("rotation", \UIRotationGestureRecognizer.rotation)
    table.value("velocity", \UIRotationGestureRecognizer.velocity)
    return table
}

@MainActor private func membersOfUIScene() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("activationConditions", \UIScene.activationConditions)
    table.value("activationState", \UIScene.activationState)
    table.value("pointerLockState", \UIScene.pointerLockState)
    table.value("session", \UIScene.session)
    table.property("subtitle", \UIScene.subtitle)
    table.value("systemProtectionManager", \UIScene.systemProtectionManager)
    table.property("title", \UIScene.title)
    table.add("completeStateRestoration") { (owner: UIScene, arguments) in owner.completeStateRestoration() }
    table.add("extendStateRestoration") { (owner: UIScene, arguments) in owner.extendStateRestoration() }
    return table
}

@MainActor private func membersOfUISceneActivationRequestOptions() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("collectionJoinBehavior", \UIScene.ActivationRequestOptions.collectionJoinBehavior)
    table.property("requestingScene", \UIScene.ActivationRequestOptions.requestingScene)
    return table
}

@MainActor private func membersOfUISceneConnectionOptions() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("shortcutItem", \UIScene.ConnectionOptions.shortcutItem)
    table.value("sourceApplication", \UIScene.ConnectionOptions.sourceApplication)
    table.value("urlContexts", \UIScene.ConnectionOptions.urlContexts)
    table.value("userActivities", \UIScene.ConnectionOptions.userActivities)
    return table
}

@MainActor private func membersOfUISceneOpenExternalURLOptions() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("eventAttribution", \UIScene.OpenExternalURLOptions.eventAttribution)
    table.property("universalLinksOnly", \UIScene.OpenExternalURLOptions.universalLinksOnly)
    return table
}

@MainActor private func membersOfUISceneOpenURLOptions() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("annotation", \UIScene.OpenURLOptions.annotation)
    table.value("openInPlace", \UIScene.OpenURLOptions.openInPlace)
    table.value("sourceApplication", \UIScene.OpenURLOptions.sourceApplication)
    return table
}

@MainActor private func membersOfUISceneActivationConditions() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("canActivateForTargetContentIdentifierPredicate", \UISceneActivationConditions.canActivateForTargetContentIdentifierPredicate)
    table.property("prefersToActivateForTargetContentIdentifierPredicate", \UISceneActivationConditions.prefersToActivateForTargetContentIdentifierPredicate)
    return table
}

@MainActor private func membersOfUISceneConfiguration() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("delegateClass", \UISceneConfiguration.delegateClass)
    table.value("name", \UISceneConfiguration.name)
    table.value("role", \UISceneConfiguration.role)
    table.property("sceneClass", \UISceneConfiguration.sceneClass)
    table.property("storyboard", \UISceneConfiguration.storyboard)
    return table
}

@MainActor private func membersOfUISceneSession() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("configuration", \UISceneSession.configuration)
    table.value("persistentIdentifier", \UISceneSession.persistentIdentifier)
    table.value("role", \UISceneSession.role)
    table.value("scene", \UISceneSession.scene)
    table.property("stateRestorationActivity", \UISceneSession.stateRestorationActivity)
    table.property("userInfo", \UISceneSession.userInfo)
    return table
}

@MainActor private func membersOfUISceneSizeRestrictions() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsFullScreen", \UISceneSizeRestrictions.allowsFullScreen)
    table.property("maximumSize", \UISceneSizeRestrictions.maximumSize)
    table.property("minimumSize", \UISceneSizeRestrictions.minimumSize)
    return table
}

@MainActor private func membersOfUISceneSystemProtectionManager() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("userAuthenticationEnabled", \UISceneSystemProtectionManager.isUserAuthenticationEnabled)
    return table
}

@MainActor private func membersOfUISceneWindowingBehaviors() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("closable", \UISceneWindowingBehaviors.isClosable)
    table.property("miniaturizable", \UISceneWindowingBehaviors.isMiniaturizable)
    return table
}

@MainActor private func membersOfUIScreen() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("availableModes", \UIScreen.availableModes)
    table.value("bounds", \UIScreen.bounds)
    table.property("brightness", \UIScreen.brightness)
    table.value("calibratedLatency", \UIScreen.calibratedLatency)
    table.value("captured", \UIScreen.isCaptured)
    table.value("currentEDRHeadroom", \UIScreen.currentEDRHeadroom)
    table.property("currentMode", \UIScreen.currentMode)
    table.value("maximumFramesPerSecond", \UIScreen.maximumFramesPerSecond)
    table.value("mirrored", \UIScreen.mirrored)
    table.value("nativeBounds", \UIScreen.nativeBounds)
    table.value("nativeScale", \UIScreen.nativeScale)
    table.property("overscanCompensation", \UIScreen.overscanCompensation)
    table.value("overscanCompensationInsets", \UIScreen.overscanCompensationInsets)
    table.value("potentialEDRHeadroom", \UIScreen.potentialEDRHeadroom)
    table.value("preferredMode", \UIScreen.preferredMode)
    table.value("referenceDisplayModeStatus", \UIScreen.referenceDisplayModeStatus)
    table.value("scale", \UIScreen.scale)
    table.value("supportsFocus", \UIScreen.supportsFocus)
    table.value("traitCollection", \UIScreen.traitCollection)
    table.property("wantsSoftwareDimming", \UIScreen.wantsSoftwareDimming)
    table.add("snapshotViewAfterScreenUpdates:") { (owner: UIScreen, arguments) in _ = owner.snapshotView(afterScreenUpdates: arguments.flag(0)) }
    return table
}

@MainActor private func membersOfUIScreenEdgePanGestureRecognizer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("edges", \UIScreenEdgePanGestureRecognizer.edges)
    return table
}

@MainActor private func membersOfUIScreenMode() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("pixelAspectRatio", \UIScreenMode.pixelAspectRatio)
    table.value("size", \UIScreenMode.size)
    return table
}

@MainActor private func membersOfUIScreenshotService() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("windowScene", \UIScreenshotService.windowScene)
    return table
}

@MainActor private func membersOfUIScribbleInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("handlingWriting", \UIScribbleInteraction.isHandlingWriting)
    table.value("view", \UIScribbleInteraction.view)
    table.add("didMoveTo:") { (owner: UIScribbleInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIScribbleInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUIScrollView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("adjustedContentInset", \UIScrollView.adjustedContentInset)
    table.property("allowsKeyboardScrolling", \UIScrollView.allowsKeyboardScrolling)
    table.property("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
    table.property("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
    table.property("automaticallyAdjustsScrollIndicatorInsets", \UIScrollView.automaticallyAdjustsScrollIndicatorInsets)
    table.property("bounces", \UIScrollView.bounces)
    table.property("bouncesHorizontally", \UIScrollView.bouncesHorizontally)
    table.property("bouncesVertically", \UIScrollView.bouncesVertically)
    table.property("bouncesZoom", \UIScrollView.bouncesZoom)
    table.property("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
    table.property("contentAlignmentPoint", \UIScrollView.contentAlignmentPoint)
    table.property("contentInset", \UIScrollView.contentInset)
    table.property("contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
    table.value("contentLayoutGuide", \UIScrollView.contentLayoutGuide)
    table.property("contentOffset", \UIScrollView.contentOffset)
    table.property("contentSize", \UIScrollView.contentSize)
    table.value("decelerating", \UIScrollView.isDecelerating)
    table.property("decelerationRate", \UIScrollView.decelerationRate)
    table.property("delaysContentTouches", \UIScrollView.delaysContentTouches)
    table.property("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
    table.value("dragging", \UIScrollView.isDragging)
    table.value("frameLayoutGuide", \UIScrollView.frameLayoutGuide)
    table.property("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets)
    table.property("indicatorStyle", \UIScrollView.indicatorStyle)
    table.property("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
    table.property("maximumZoomScale", \UIScrollView.maximumZoomScale)
    table.property("minimumZoomScale", \UIScrollView.minimumZoomScale)
    table.property("pagingEnabled", \UIScrollView.isPagingEnabled)
    table.value("panGestureRecognizer", \UIScrollView.panGestureRecognizer)
    table.value("pinchGestureRecognizer", \UIScrollView.pinchGestureRecognizer)
    table.property("refreshControl", \UIScrollView.refreshControl)
    table.value("scrollAnimating", \UIScrollView.isScrollAnimating)
    table.property("scrollEnabled", \UIScrollView.isScrollEnabled)
    table.property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets)
    table.property("scrollsToTop", \UIScrollView.scrollsToTop)
    table.property("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
    table.property("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
    table.value("tracking", \UIScrollView.isTracking)
    table.property("transfersHorizontalScrollingToParent", \UIScrollView.transfersHorizontalScrollingToParent)
    table.property("transfersVerticalScrollingToParent", \UIScrollView.transfersVerticalScrollingToParent)
    table.property("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets)
    table.value("visibleSize", \UIScrollView.visibleSize)
    table.value("zoomAnimating", \UIScrollView.isZoomAnimating)
    table.value("zoomBouncing", \UIScrollView.isZoomBouncing)
    table.property("zoomScale", \UIScrollView.zoomScale)
    table.value("zooming", \UIScrollView.isZooming)
    table.add("adjustedContentInsetDidChange") { (owner: UIScrollView, arguments) in owner.adjustedContentInsetDidChange() }
    table.add("flashScrollIndicators") { (owner: UIScrollView, arguments) in owner.flashScrollIndicators() }
    table.add("stopScrollingAndZooming") { (owner: UIScrollView, arguments) in owner.stopScrollingAndZooming() }
    table.add("touchesShouldCancelIn:") { (owner: UIScrollView, arguments) in _ = try owner.touchesShouldCancel(in: arguments.object(0) as UIView) }
    return table
}

@MainActor private func membersOfUISearchBar() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("autocapitalizationType", \UISearchBar.autocapitalizationType)
    table.property("autocorrectionType", \UISearchBar.autocorrectionType)
    table.property("backgroundImage", \UISearchBar.backgroundImage)
    table.value("barPosition", \UISearchBar.barPosition)
    table.property("barStyle", \UISearchBar.barStyle)
    table.property("barTintColor", \UISearchBar.barTintColor)
    table.property("enabled", \UISearchBar.isEnabled)
    table.property("enablesReturnKeyAutomatically", \UISearchBar.enablesReturnKeyAutomatically)
    table.property("keyboardAppearance", \UISearchBar.keyboardAppearance)
    table.property("keyboardType", \UISearchBar.keyboardType)
    table.property("lookToDictateEnabled", \UISearchBar.isLookToDictateEnabled)
    table.property("passwordRules", \UISearchBar.passwordRules)
    table.property("placeholder", \UISearchBar.placeholder)
    table.property("prompt", \UISearchBar.prompt)
    table.property("returnKeyType", \UISearchBar.returnKeyType)
    table.property("scopeBarBackgroundImage", \UISearchBar.scopeBarBackgroundImage)
    table.property("scopeButtonTitles", \UISearchBar.scopeButtonTitles)
    table.property("searchBarStyle", \UISearchBar.searchBarStyle)
    table.property("searchFieldBackgroundPositionAdjustment", \UISearchBar.searchFieldBackgroundPositionAdjustment)
    table.property("searchResultsButtonSelected", \UISearchBar.isSearchResultsButtonSelected)
    table.value("searchTextField", \UISearchBar.searchTextField)
    table.property("searchTextPositionAdjustment", \UISearchBar.searchTextPositionAdjustment)
    table.property("secureTextEntry", \UISearchBar.isSecureTextEntry)
    table.property("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex)
    table.property("showsBookmarkButton", \UISearchBar.showsBookmarkButton)
    table.property("showsCancelButton", \UISearchBar.showsCancelButton)
    table.property("showsScopeBar", \UISearchBar.showsScopeBar)
    table.property("showsSearchResultsButton", \UISearchBar.showsSearchResultsButton)
    table.property("smartDashesType", \UISearchBar.smartDashesType)
    table.property("smartInsertDeleteType", \UISearchBar.smartInsertDeleteType)
    table.property("smartQuotesType", \UISearchBar.smartQuotesType)
    table.property("spellCheckingType", \UISearchBar.spellCheckingType)
    table.property("text", \UISearchBar.text)
    table.property("textContentType", \UISearchBar.textContentType)
    table.property("translucent", \UISearchBar.isTranslucent)
    table.add("setShowsCancelButton:animated:") { (owner: UISearchBar, arguments) in owner.setShowsCancelButton(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("setShowsScope:animated:") { (owner: UISearchBar, arguments) in owner.setShowsScope(arguments.flag(0), animated: arguments.flag(1)) }
    return table
}

@MainActor private func membersOfUISearchContainerViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("searchController", \UISearchContainerViewController.searchController)
    return table
}

@MainActor private func membersOfUISearchController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("active", \UISearchController.isActive)
    table.property("automaticallyShowsCancelButton", \UISearchController.automaticallyShowsCancelButton)
    table.property("automaticallyShowsScopeBar", \UISearchController.automaticallyShowsScopeBar)
    table.property("automaticallyShowsSearchResultsController", \UISearchController.automaticallyShowsSearchResultsController)
    table.property("dimsBackgroundDuringPresentation", \UISearchController.dimsBackgroundDuringPresentation)
    table.property("hidesNavigationBarDuringPresentation", \UISearchController.hidesNavigationBarDuringPresentation)
    table.property("ignoresSearchSuggestionsForSearchBarPlacementStacked", \UISearchController.ignoresSearchSuggestionsForSearchBarPlacementStacked)
    table.property("obscuresBackgroundDuringPresentation", \UISearchController.obscuresBackgroundDuringPresentation)
    table.property("scopeBarActivation", \UISearchController.scopeBarActivation)
    table.value("searchBar", \UISearchController.searchBar)
    table.value("searchResultsController", \UISearchController.searchResultsController)
    table.property("showsSearchResultsController", \UISearchController.showsSearchResultsController)
    return table
}

@MainActor private func membersOfUISearchDisplayController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("active", \UISearchDisplayController.isActive)
    table.property("displaysSearchBarInNavigationBar", \UISearchDisplayController.displaysSearchBarInNavigationBar)
    table.value("navigationItem", \UISearchDisplayController.navigationItem)
    table.value("searchBar", \UISearchDisplayController.searchBar)
    table.value("searchContentsController", \UISearchDisplayController.searchContentsController)
    table.value("searchResultsTableView", \UISearchDisplayController.searchResultsTableView)
    table.property("searchResultsTitle", \UISearchDisplayController.searchResultsTitle)
    table.add("didDismissSearchController:") { (owner: UISearchDisplayController, arguments) in try owner.didDismissSearchController(arguments.object(0) as UISearchController) }
    table.add("didPresentSearchController:") { (owner: UISearchDisplayController, arguments) in try owner.didPresentSearchController(arguments.object(0) as UISearchController) }
    table.add("setActive:animated:") { (owner: UISearchDisplayController, arguments) in owner.setActive(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("updateSearchResultsFor:") { (owner: UISearchDisplayController, arguments) in try owner.updateSearchResults(for: arguments.object(0) as UISearchController) }
    table.add("willDismissSearchController:") { (owner: UISearchDisplayController, arguments) in try owner.willDismissSearchController(arguments.object(0) as UISearchController) }
    table.add("willPresentSearchController:") { (owner: UISearchDisplayController, arguments) in try owner.willPresentSearchController(arguments.object(0) as UISearchController) }
    return table
}

@MainActor private func membersOfUISearchSuggestionItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("iconImage", \UISearchSuggestionItem.iconImage)
    table.value("localizedAttributedSuggestion", \UISearchSuggestionItem.localizedAttributedSuggestion)
    table.value("localizedDescription", \UISearchSuggestionItem.localizedDescription)
    table.value("localizedSuggestion", \UISearchSuggestionItem.localizedSuggestion)
    table.property("representedObject", \UISearchSuggestionItem.representedObject)
    return table
}

@MainActor private func membersOfUISearchTextField() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsCopyingTokens", \UISearchTextField.allowsCopyingTokens)
    table.property("allowsDeletingTokens", \UISearchTextField.allowsDeletingTokens)
    table.property("searchSuggestions", \UISearchTextField.searchSuggestions)
    table.value("textualRange", \UISearchTextField.textualRange)
    table.property("tokenBackgroundColor", \UISearchTextField.tokenBackgroundColor)
    table.property("tokens", \UISearchTextField.tokens)
    table.add("tokensIn:") { (owner: UISearchTextField, arguments) in _ = try owner.tokens(in: arguments.object(0) as UITextRange) }
    return table
}

@MainActor private func membersOfUISearchToken() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("representedObject", \UISearchToken.representedObject)
    return table
}

@MainActor private func membersOfUISegmentedControl() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent)
    table.property("momentary", \UISegmentedControl.isMomentary)
    table.value("numberOfSegments", \UISegmentedControl.numberOfSegments)
    table.property("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex)
    table.property("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    table.add("removeAllSegments") { (owner: UISegmentedControl, arguments) in owner.removeAllSegments() }
    return table
}

@MainActor private func membersOfUISelectionFeedbackGenerator() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("selectionChanged") { (owner: UISelectionFeedbackGenerator, arguments) in owner.selectionChanged() }
    return table
}

@MainActor private func membersOfUISheetPresentationController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("detents", \UISheetPresentationController.detents)
    table.property("largestUndimmedDetentIdentifier", \UISheetPresentationController.largestUndimmedDetentIdentifier)
    table.property("preferredCornerRadius", \UISheetPresentationController.preferredCornerRadius)
    table.property("prefersEdgeAttachedInCompactHeight", \UISheetPresentationController.prefersEdgeAttachedInCompactHeight)
    table.property("prefersGrabberVisible", \UISheetPresentationController.prefersGrabberVisible)
    table.property("prefersPageSizing", \UISheetPresentationController.prefersPageSizing)
    table.property("prefersScrollingExpandsWhenScrolledToEdge", \UISheetPresentationController.prefersScrollingExpandsWhenScrolledToEdge)
    table.property("selectedDetentIdentifier", \UISheetPresentationController.selectedDetentIdentifier)
    table.property("sourceView", \UISheetPresentationController.sourceView)
    table.property("widthFollowsPreferredContentSizeWhenEdgeAttached", \UISheetPresentationController.widthFollowsPreferredContentSizeWhenEdgeAttached)
    table.add("invalidateDetents") { (owner: UISheetPresentationController, arguments) in owner.invalidateDetents() }
    return table
}

@MainActor private func membersOfUISheetPresentationControllerDetent() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("identifier", \UISheetPresentationController.Detent.identifier)
    return table
}

@MainActor private func membersOfUISimpleTextPrintFormatter() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("attributedText", \UISimpleTextPrintFormatter.attributedText)
    table.property("color", \UISimpleTextPrintFormatter.color)
    table.property("font", \UISimpleTextPrintFormatter.font)
    table.property("text", \UISimpleTextPrintFormatter.text)
    table.property("textAlignment", \UISimpleTextPrintFormatter.textAlignment)
    return table
}

@MainActor private func membersOfUISlider() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("behavioralStyle", \UISlider.behavioralStyle)
    table.property("continuous", \UISlider.isContinuous)
    table.value("currentMaximumTrackImage", \UISlider.currentMaximumTrackImage)
    table.value("currentMinimumTrackImage", \UISlider.currentMinimumTrackImage)
    table.value("currentThumbImage", \UISlider.currentThumbImage)
    table.property("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    table.property("maximumValue", \UISlider.maximumValue)
    table.property("maximumValueImage", \UISlider.maximumValueImage)
    table.property("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    table.property("minimumValue", \UISlider.minimumValue)
    table.property("minimumValueImage", \UISlider.minimumValueImage)
    table.property("preferredBehavioralStyle", \UISlider.preferredBehavioralStyle)
    table.property("thumbTintColor", \UISlider.thumbTintColor)
    table.property("value", \UISlider.value)
    return table
}

@MainActor private func membersOfUISnapBehavior() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("damping", \UISnapBehavior.damping)
    table.property("snapPoint", \UISnapBehavior.snapPoint)
    return table
}

@MainActor private func membersOfUISplitViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("collapsed", \UISplitViewController.isCollapsed)
    table.value("displayMode", \UISplitViewController.displayMode)
    table.value("displayModeButtonItem", \UISplitViewController.displayModeButtonItem)
    table.property("displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility)
    table.property("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
    table.property("maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth)
    table.property("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
    table.property("minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth)
    table.property("preferredDisplayMode", \UISplitViewController.preferredDisplayMode)
    table.property("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth)
    table.property("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction)
    table.property("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior)
    table.property("preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth)
    table.property("preferredSupplementaryColumnWidthFraction", \UISplitViewController.preferredSupplementaryColumnWidthFraction)
    table.property("presentsWithGesture", \UISplitViewController.presentsWithGesture)
    table.property("primaryBackgroundStyle", \UISplitViewController.primaryBackgroundStyle)
    table.value("primaryColumnWidth", \UISplitViewController.primaryColumnWidth)
    table.property("primaryEdge", \UISplitViewController.primaryEdge)
    table.property("showsSecondaryOnlyButton", \UISplitViewController.showsSecondaryOnlyButton)
    table.value("splitBehavior", \UISplitViewController.splitBehavior)
    table.value("style", \UISplitViewController.style)
    table.value("supplementaryColumnWidth", \UISplitViewController.supplementaryColumnWidth)
    table.property("viewControllers", \UISplitViewController.viewControllers)
    return table
}

@MainActor private func membersOfUISpringLoadedInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("view", \UISpringLoadedInteraction.view)
    table.add("didMoveTo:") { (owner: UISpringLoadedInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UISpringLoadedInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUISpringTimingParameters() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("cubicTimingParameters", \UISpringTimingParameters.cubicTimingParameters)
    table.value("initialVelocity", \UISpringTimingParameters.initialVelocity)
    table.value("springTimingParameters", \UISpringTimingParameters.springTimingParameters)
    table.value("timingCurveType", \UISpringTimingParameters.timingCurveType)
    return table
}

@MainActor private func membersOfUIStackView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("alignment", \UIStackView.alignment)
    table.value("arrangedSubviews", \UIStackView.arrangedSubviews)
    table.property("axis", \UIStackView.axis)
    table.property("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
    table.property("distribution", \UIStackView.distribution)
    table.property("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
    table.property("spacing", \UIStackView.spacing)
    table.add("addArrangedSubview:") { (owner: UIStackView, arguments) in try owner.addArrangedSubview(arguments.object(0) as UIView) }
    table.add("customSpacingAfter:") { (owner: UIStackView, arguments) in _ = try owner.customSpacing(after: arguments.object(0) as UIView) }
    table.add("removeArrangedSubview:") { (owner: UIStackView, arguments) in try owner.removeArrangedSubview(arguments.object(0) as UIView) }
    return table
}

@MainActor private func membersOfUIStandardTextCursorView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("blinking", \UIStandardTextCursorView.isBlinking)
    table.add("resetBlinkAnimation") { (owner: UIStandardTextCursorView, arguments) in owner.resetBlinkAnimation() }
    return table
}

@MainActor private func membersOfUIStatusBarManager() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("statusBarFrame", \UIStatusBarManager.statusBarFrame)
    table.value("statusBarHidden", \UIStatusBarManager.isStatusBarHidden)
    table.value("statusBarStyle", \UIStatusBarManager.statusBarStyle)
    return table
}

@MainActor private func membersOfUIStepper() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("autorepeat", \UIStepper.autorepeat)
    table.property("continuous", \UIStepper.isContinuous)
    table.property("maximumValue", \UIStepper.maximumValue)
    table.property("minimumValue", \UIStepper.minimumValue)
    table.property("stepValue", \UIStepper.stepValue)
    table.property("value", \UIStepper.value)
    table.property("wraps", \UIStepper.wraps)
    return table
}

@MainActor private func membersOfUIStoryboard() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("instantiateInitialViewController") { (owner: UIStoryboard, arguments) in _ = owner.instantiateInitialViewController() }
    return table
}

@MainActor private func membersOfUIStoryboardPopoverSegue() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("popoverController", \UIStoryboardPopoverSegue.popoverController)
    return table
}

@MainActor private func membersOfUIStoryboardSegue() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("destination", \UIStoryboardSegue.destination)
    table.value("identifier", \UIStoryboardSegue.identifier)
    table.value("source", \UIStoryboardSegue.source)
    table.add("perform") { (owner: UIStoryboardSegue, arguments) in owner.perform() }
    return table
}

@MainActor private func membersOfUIStoryboardUnwindSegueSource() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("sender", \UIStoryboardUnwindSegueSource.sender)
    table.value("source", \UIStoryboardUnwindSegueSource.source)
    table.value("unwindAction", \UIStoryboardUnwindSegueSource.unwindAction)
    return table
}

@MainActor private func membersOfUISwipeActionsConfiguration() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("actions", \UISwipeActionsConfiguration.actions)
    table.property("performsFirstActionWithFullSwipe", \UISwipeActionsConfiguration.performsFirstActionWithFullSwipe)
    return table
}

@MainActor private func membersOfUISwipeGestureRecognizer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("direction", \UISwipeGestureRecognizer.direction)
    table.property("numberOfTouchesRequired", \UISwipeGestureRecognizer.numberOfTouchesRequired)
    return table
}

@MainActor private func membersOfUISwitch() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("offImage", \UISwitch.offImage)
    table.property("on", \UISwitch.isOn)
    table.property("onImage", \UISwitch.onImage)
    table.property("onTintColor", \UISwitch.onTintColor)
    table.property("preferredStyle", \UISwitch.preferredStyle)
    table.value("style", \UISwitch.style)
    table.property("thumbTintColor", \UISwitch.thumbTintColor)
    table.property("title", \UISwitch.title)
    table.add("setOn:animated:") { (owner: UISwitch, arguments) in owner.setOn(arguments.flag(0), animated: arguments.flag(1)) }
    return table
}

@MainActor private func membersOfUISymbolEffectCompletionContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("finished", \UISymbolEffectCompletionContext.isFinished)
    table.value("sender", \UISymbolEffectCompletionContext.sender)
    return table
}

@MainActor private func membersOfUITab() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsHiding", \UITab.allowsHiding)
    table.property("badgeValue", \UITab.badgeValue)
    table.property("hidden", \UITab.isHidden)
    table.property("hiddenByDefault", \UITab.isHiddenByDefault)
    table.value("identifier", \UITab.identifier)
    table.property("image", \UITab.image)
    table.value("parent", \UITab.parent)
    table.property("preferredPlacement", \UITab.preferredPlacement)
    table.property("subtitle", \UITab.subtitle)
    table.value("tabBarController", \UITab.tabBarController)
    table.property("title", \UITab.title)
    table.property("userInfo", \UITab.userInfo)
    table.value("viewController", \UITab.viewController)
    return table
}

@MainActor private func membersOfUITabBar() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("backgroundImage", \UITabBar.backgroundImage)
    table.property("barStyle", \UITabBar.barStyle)
    table.property("barTintColor", \UITabBar.barTintColor)
    table.value("customizing", \UITabBar.isCustomizing)
    table.property("itemPositioning", \UITabBar.itemPositioning)
    table.property("itemSpacing", \UITabBar.itemSpacing)
    table.property("itemWidth", \UITabBar.itemWidth)
    table.property("items", \UITabBar.items)
    table.property("leadingAccessoryView", \UITabBar.leadingAccessoryView)
    table.property("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance)
    table.property("selectedItem", \UITabBar.selectedItem)
    table.property("selectionIndicatorImage", \UITabBar.selectionIndicatorImage)
    table.property("shadowImage", \UITabBar.shadowImage)
    table.property("standardAppearance", \UITabBar.standardAppearance)
    table.property("trailingAccessoryView", \UITabBar.trailingAccessoryView)
    table.property("translucent", \UITabBar.isTranslucent)
    table.property("unselectedItemTintColor", \UITabBar.unselectedItemTintColor)
    table.add("endCustomizingAnimated:") { (owner: UITabBar, arguments) in _ = owner.endCustomizing(animated: arguments.flag(0)) }
    table.add("endCustomizingWithAnimated:") { (owner: UITabBar, arguments) in _ = owner.endCustomizing(animated: arguments.flag(0)) }
    return table
}

@MainActor private func membersOfUITabBarAppearance() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("compactInlineLayoutAppearance", \UITabBarAppearance.compactInlineLayoutAppearance)
    table.property("inlineLayoutAppearance", \UITabBarAppearance.inlineLayoutAppearance)
    table.property("selectionIndicatorImage", \UITabBarAppearance.selectionIndicatorImage)
    table.property("selectionIndicatorTintColor", \UITabBarAppearance.selectionIndicatorTintColor)
    table.property("stackedItemPositioning", \UITabBarAppearance.stackedItemPositioning)
    table.property("stackedItemSpacing", \UITabBarAppearance.stackedItemSpacing)
    table.property("stackedItemWidth", \UITabBarAppearance.stackedItemWidth)
    table.property("stackedLayoutAppearance", \UITabBarAppearance.stackedLayoutAppearance)
    return table
}

@MainActor private func membersOfUITabBarController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("compactTabIdentifiers", \UITabBarController.compactTabIdentifiers)
    table.property("customizableViewControllers", \UITabBarController.customizableViewControllers)
    table.property("customizationIdentifier", \UITabBarController.customizationIdentifier)
    table.property("mode", \UITabBarController.mode)
    table.value("moreNavigationController", \UITabBarController.moreNavigationController)
    table.property("selectedIndex", \UITabBarController.selectedIndex)
    table.property("selectedTab", \UITabBarController.selectedTab)
    table.property("selectedViewController", \UITabBarController.selectedViewController)
    table.value("sidebar", \UITabBarController.sidebar)
    table.value("tabBar", \UITabBarController.tabBar)
    table.property("tabBarHidden", \UITabBarController.isTabBarHidden)
    table.property("tabs", \UITabBarController.tabs)
    table.property("viewControllers", \UITabBarController.viewControllers)
    table.add("setTabBarHidden:animated:") { (owner: UITabBarController, arguments) in owner.setTabBarHidden(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("tabBar:didSelect:") { (owner: UITabBarController, arguments) in try owner.tabBar(arguments.object(0) as UITabBar, didSelect: arguments.object(1) as UITabBarItem) }
    return table
}

@MainActor private func membersOfUITabBarControllerSidebar() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("bottomBarView", \UITabBarController.Sidebar.bottomBarView)
    table.property("hidden", \UITabBarController.Sidebar.isHidden)
    table.property("preferredLayout", \UITabBarController.Sidebar.preferredLayout)
    table.add("reconfigureItemFor:") { (owner: UITabBarController.Sidebar, arguments) in try owner.reconfigureItem(for: arguments.object(0) as UITab) }
    table.add("scrollTo:animated:") { (owner: UITabBarController.Sidebar, arguments) in try owner.scroll(to: arguments.object(0) as UITabSidebarScrollTarget, animated: arguments.flag(1)) }
    return table
}

@MainActor private func membersOfUITabBarItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("badgeColor", \UITabBarItem.badgeColor)
    table.property("badgeValue", \UITabBarItem.badgeValue)
    table.property("scrollEdgeAppearance", \UITabBarItem.scrollEdgeAppearance)
    table.property("selectedImage", \UITabBarItem.selectedImage)
    table.property("standardAppearance", \UITabBarItem.standardAppearance)
    table.property("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment)
    return table
}

@MainActor private func membersOfUITabBarItemAppearance() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("disabled", \UITabBarItemAppearance.disabled)
    table.value("focused", \UITabBarItemAppearance.focused)
    table.value("normal", \UITabBarItemAppearance.normal)
    table.value("selected", \UITabBarItemAppearance.selected)
    return table
}

@MainActor private func membersOfUITabBarItemStateAppearance() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("badgeBackgroundColor", \UITabBarItemStateAppearance.badgeBackgroundColor)
    table.property("badgePositionAdjustment", \UITabBarItemStateAppearance.badgePositionAdjustment)
    table.property("badgeTextAttributes", \UITabBarItemStateAppearance.badgeTextAttributes)
    table.property("badgeTitlePositionAdjustment", \UITabBarItemStateAppearance.badgeTitlePositionAdjustment)
    table.property("iconColor", \UITabBarItemStateAppearance.iconColor)
    table.property("titlePositionAdjustment", \UITabBarItemStateAppearance.titlePositionAdjustment)
    table.property("titleTextAttributes", \UITabBarItemStateAppearance.titleTextAttributes)
    return table
}

@MainActor private func membersOfUITabGroup() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsReordering", \UITabGroup.allowsReordering)
    table.property("children", \UITabGroup.children)
    table.property("defaultChildIdentifier", \UITabGroup.defaultChildIdentifier)
    table.value("displayOrder", \UITabGroup.displayOrder)
    table.property("displayOrderIdentifiers", \UITabGroup.displayOrderIdentifiers)
    table.property("managingNavigationController", \UITabGroup.managingNavigationController)
    table.property("selectedChild", \UITabGroup.selectedChild)
    table.property("sidebarActions", \UITabGroup.sidebarActions)
    table.property("sidebarAppearance", \UITabGroup.sidebarAppearance)
    return table
}

@MainActor private func membersOfUITabSidebarItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("accessories", \UITabSidebarItem.accessories)
    table.value("action", \UITabSidebarItem.action)
    table.property("backgroundConfiguration", \UITabSidebarItem.backgroundConfiguration)
    table.value("configurationState", \UITabSidebarItem.configurationState)
    table.value("tab", \UITabSidebarItem.tab)
    table.add("defaultBackgroundConfiguration") { (owner: UITabSidebarItem, arguments) in _ = owner.defaultBackgroundConfiguration() }
    table.add("defaultContentConfiguration") { (owner: UITabSidebarItem, arguments) in _ = owner.defaultContentConfiguration() }
    return table
}

@MainActor private func membersOfUITabSidebarItemRequest() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("action", \UITabSidebarItem.Request.action)
    table.value("tab", \UITabSidebarItem.Request.tab)
    return table
}

@MainActor private func membersOfUITableView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsFocus", \UITableView.allowsFocus)
    table.property("allowsFocusDuringEditing", \UITableView.allowsFocusDuringEditing)
    table.property("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
    table.property("allowsMultipleSelectionDuringEditing", \UITableView.allowsMultipleSelectionDuringEditing)
    table.property("allowsSelection", \UITableView.allowsSelection)
    table.property("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
    table.property("backgroundView", \UITableView.backgroundView)
    table.property("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth)
    table.property("contentHuggingElements", \UITableView.contentHuggingElements)
    table.value("contextMenuInteraction", \UITableView.contextMenuInteraction)
    table.property("dragInteractionEnabled", \UITableView.dragInteractionEnabled)
    table.property("editing", \UITableView.isEditing)
    table.property("estimatedRowHeight", \UITableView.estimatedRowHeight)
    table.property("estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
    table.property("estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
    table.property("fillerRowHeight", \UITableView.fillerRowHeight)
    table.value("hasActiveDrag", \UITableView.hasActiveDrag)
    table.value("hasActiveDrop", \UITableView.hasActiveDrop)
    table.value("hasUncommittedUpdates", \UITableView.hasUncommittedUpdates)
    table.value("indexPathForSelectedRow", \UITableView.indexPathForSelectedRow)
    table.value("indexPathsForSelectedRows", \UITableView.indexPathsForSelectedRows)
    table.value("indexPathsForVisibleRows", \UITableView.indexPathsForVisibleRows)
    table.property("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea)
    table.value("numberOfSections", \UITableView.numberOfSections)
    table.property("prefetchingEnabled", \UITableView.isPrefetchingEnabled)
    table.property("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath)
    table.property("rowHeight", \UITableView.rowHeight)
    table.property("sectionFooterHeight", \UITableView.sectionFooterHeight)
    table.property("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
    table.property("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
    table.property("sectionIndexBackgroundColor", \UITableView.sectionIndexBackgroundColor)
    table.property("sectionIndexColor", \UITableView.sectionIndexColor)
    table.property("sectionIndexMinimumDisplayRowCount", \UITableView.sectionIndexMinimumDisplayRowCount)
    table.property("sectionIndexTrackingBackgroundColor", \UITableView.sectionIndexTrackingBackgroundColor)
    table.property("selectionFollowsFocus", \UITableView.selectionFollowsFocus)
    table.property("selfSizingInvalidation", \UITableView.selfSizingInvalidation)
    table.property("separatorColor", \UITableView.separatorColor)
    table.property("separatorEffect", \UITableView.separatorEffect)
    table.property("separatorInset", \UITableView.separatorInset)
    table.property("separatorInsetReference", \UITableView.separatorInsetReference)
    table.property("separatorStyle", \UITableView.separatorStyle)
    table.property("springLoaded", \UITableView.isSpringLoaded)
    table.value("style", \UITableView.style)
    table.property("tableFooterView", \UITableView.tableFooterView)
    table.property("tableHeaderView", \UITableView.tableHeaderView)
    table.value("visibleCells", \UITableView.visibleCells)
    table.add("beginUpdates") { (owner: UITableView, arguments) in owner.beginUpdates() }
    table.add("endUpdates") { (owner: UITableView, arguments) in owner.endUpdates() }
    table.add("indexPathFor:") { (owner: UITableView, arguments) in _ = try owner.indexPath(for: arguments.object(0) as UITableViewCell) }
    table.add("reloadData") { (owner: UITableView, arguments) in owner.reloadData() }
    table.add("reloadSectionIndexTitles") { (owner: UITableView, arguments) in owner.reloadSectionIndexTitles() }
    table.add("setEditing:animated:") { (owner: UITableView, arguments) in owner.setEditing(arguments.flag(0), animated: arguments.flag(1)) }
    return table
}

@MainActor private func membersOfUITableViewCell() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("accessoryType", \UITableViewCell.accessoryType)
    table.property("accessoryView", \UITableViewCell.accessoryView)
    table.property("automaticallyUpdatesBackgroundConfiguration", \UITableViewCell.automaticallyUpdatesBackgroundConfiguration)
    table.property("automaticallyUpdatesContentConfiguration", \UITableViewCell.automaticallyUpdatesContentConfiguration)
    table.property("backgroundConfiguration", \UITableViewCell.backgroundConfiguration)
    table.property("backgroundView", \UITableViewCell.backgroundView)
    table.value("configurationState", \UITableViewCell.configurationState)
    table.property("configurationUpdateHandler", \UITableViewCell.configurationUpdateHandler)
    table.value("contentView", \UITableViewCell.contentView)
    table.value("detailTextLabel", \UITableViewCell.detailTextLabel)
    table.property("editing", \UITableViewCell.isEditing)
    table.property("editingAccessoryType", \UITableViewCell.editingAccessoryType)
    table.property("editingAccessoryView", \UITableViewCell.editingAccessoryView)
    table.value("editingStyle", \UITableViewCell.editingStyle)
    table.property("focusStyle", \UITableViewCell.focusStyle)
    table.property("highlighted", \UITableViewCell.isHighlighted)
    table.value("imageView", \UITableViewCell.imageView)
    table.property("indentationLevel", \UITableViewCell.indentationLevel)
    table.property("indentationWidth", \UITableViewCell.indentationWidth)
    table.property("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView)
    table.value("reuseIdentifier", \UITableViewCell.reuseIdentifier)
    table.property("selected", \UITableViewCell.isSelected)
    table.property("selectedBackgroundView", \UITableViewCell.selectedBackgroundView)
    table.property("selectionStyle", \UITableViewCell.selectionStyle)
    table.property("separatorInset", \UITableViewCell.separatorInset)
    table.property("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
    table.value("showingDeleteConfirmation", \UITableViewCell.showingDeleteConfirmation)
    table.property("showsReorderControl", \UITableViewCell.showsReorderControl)
    table.value("textLabel", \UITableViewCell.textLabel)
    table.property("userInteractionEnabledWhileDragging", \UITableViewCell.userInteractionEnabledWhileDragging)
    table.add("defaultBackgroundConfiguration") { (owner: UITableViewCell, arguments) in _ = owner.defaultBackgroundConfiguration() }
    table.add("defaultContentConfiguration") { (owner: UITableViewCell, arguments) in _ = owner.defaultContentConfiguration() }
    table.add("prepareForReuse") { (owner: UITableViewCell, arguments) in owner.prepareForReuse() }
    table.add("setEditing:animated:") { (owner: UITableViewCell, arguments) in owner.setEditing(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("setHighlighted:animated:") { (owner: UITableViewCell, arguments) in owner.setHighlighted(arguments.flag(0), animated: arguments.flag(1)) }
    table.add("setNeedsUpdateConfiguration") { (owner: UITableViewCell, arguments) in owner.setNeedsUpdateConfiguration() }
    table.add("setSelected:animated:") { (owner: UITableViewCell, arguments) in owner.setSelected(arguments.flag(0), animated: arguments.flag(1)) }
    return table
}

@MainActor private func membersOfUITableViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
    table.property("refreshControl", \UITableViewController.refreshControl)
    table.property("tableView", \UITableViewController.tableView)
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

@MainActor private func membersOfUITableViewDropProposal() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("intent", \UITableViewDropProposal.intent)
    return table
}

@MainActor private func membersOfUITableViewFocusUpdateContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("nextFocusedIndexPath", \UITableViewFocusUpdateContext.nextFocusedIndexPath)
    table.value("previouslyFocusedIndexPath", \UITableViewFocusUpdateContext.previouslyFocusedIndexPath)
    return table
}

@MainActor private func membersOfUITableViewHeaderFooterView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("automaticallyUpdatesBackgroundConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesBackgroundConfiguration)
    table.property("automaticallyUpdatesContentConfiguration", \UITableViewHeaderFooterView.automaticallyUpdatesContentConfiguration)
    table.property("backgroundConfiguration", \UITableViewHeaderFooterView.backgroundConfiguration)
    table.property("backgroundView", \UITableViewHeaderFooterView.backgroundView)
    table.value("configurationState", \UITableViewHeaderFooterView.configurationState)
    table.property("configurationUpdateHandler", \UITableViewHeaderFooterView.configurationUpdateHandler)
    table.value("contentView", \UITableViewHeaderFooterView.contentView)
    table.value("detailTextLabel", \UITableViewHeaderFooterView.detailTextLabel)
    table.value("reuseIdentifier", \UITableViewHeaderFooterView.reuseIdentifier)
    table.value("textLabel", \UITableViewHeaderFooterView.textLabel)
    table.add("defaultBackgroundConfiguration") { (owner: UITableViewHeaderFooterView, arguments) in _ = owner.defaultBackgroundConfiguration() }
    table.add("defaultContentConfiguration") { (owner: UITableViewHeaderFooterView, arguments) in _ = owner.defaultContentConfiguration() }
    table.add("prepareForReuse") { (owner: UITableViewHeaderFooterView, arguments) in owner.prepareForReuse() }
    table.add("setNeedsUpdateConfiguration") { (owner: UITableViewHeaderFooterView, arguments) in owner.setNeedsUpdateConfiguration() }
    return table
}

@MainActor private func membersOfUITableViewRowAction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("backgroundColor", \UITableViewRowAction.backgroundColor)
    table.property("backgroundEffect", \UITableViewRowAction.backgroundEffect)
    table.value("style", \UITableViewRowAction.style)
    table.property("title", \UITableViewRowAction.title)
    return table
}

@MainActor private func membersOfUITapGestureRecognizer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("buttonMaskRequired", \UITapGestureRecognizer.buttonMaskRequired)
    table.property("numberOfTapsRequired", \UITapGestureRecognizer.numberOfTapsRequired)
    table.property("numberOfTouchesRequired", \UITapGestureRecognizer.numberOfTouchesRequired)
    return table
}

@MainActor private func membersOfUITargetedDragPreview() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("retargetedPreviewWith:") { (owner: UITargetedDragPreview, arguments) in _ = try owner.retargetedPreview(with: arguments.object(0) as UIDragPreviewTarget) }
    return table
}

@MainActor private func membersOfUITargetedPreview() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("parameters", \UITargetedPreview.parameters)
    table.value("size", \UITargetedPreview.size)
    table.value("target", \UITargetedPreview.target)
    table.value("view", \UITargetedPreview.view)
    return table
}

@MainActor private func membersOfUITextChecker() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("ignoredWords", \UITextChecker.ignoredWords)
    return table
}

@MainActor private func membersOfUITextCursorDropPositionAnimator() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("placeCursorAt:animated:") { (owner: UITextCursorDropPositionAnimator, arguments) in try owner.placeCursor(at: arguments.object(0) as UITextPosition, animated: arguments.flag(1)) }
    table.add("setCursorVisible:animated:") { (owner: UITextCursorDropPositionAnimator, arguments) in owner.setCursorVisible(arguments.flag(0), animated: arguments.flag(1)) }
    return table
}

@MainActor private func membersOfUITextDragPreviewRenderer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("bodyRect", \UITextDragPreviewRenderer.bodyRect)
    table.value("firstLineRect", \UITextDragPreviewRenderer.firstLineRect)
    table.value("image", \UITextDragPreviewRenderer.image)
    table.value("lastLineRect", \UITextDragPreviewRenderer.lastLineRect)
    table.value("layoutManager", \UITextDragPreviewRenderer.layoutManager)
    return table
}

@MainActor private func membersOfUITextDropProposal() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("dropAction", \UITextDropProposal.dropAction)
    table.property("dropPerformer", \UITextDropProposal.dropPerformer)
    table.property("dropProgressMode", \UITextDropProposal.dropProgressMode)
    table.property("useFastSameViewOperations", \UITextDropProposal.useFastSameViewOperations)
    return table
}

@MainActor private func membersOfUITextField() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)
    table.property("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
    table.property("allowsEditingTextAttributes", \UITextField.allowsEditingTextAttributes)
    table.property("attributedPlaceholder", \UITextField.attributedPlaceholder)
    table.property("attributedText", \UITextField.attributedText)
    table.property("autocapitalizationType", \UITextField.autocapitalizationType)
    table.property("autocorrectionType", \UITextField.autocorrectionType)
    table.property("background", \UITextField.background)
    table.value("beginningOfDocument", \UITextField.beginningOfDocument)
    table.property("borderStyle", \UITextField.borderStyle)
    table.property("clearButtonMode", \UITextField.clearButtonMode)
    table.property("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
    table.property("clearsOnInsertion", \UITextField.clearsOnInsertion)
    table.property("defaultTextAttributes", \UITextField.defaultTextAttributes)
    table.property("disabledBackground", \UITextField.disabledBackground)
    table.property("editedRange", \UITextField.editedRange)
    table.value("editedText", \UITextField.editedText)
    table.value("editing", \UITextField.isEditing)
    table.property("enablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically)
    table.value("endOfDocument", \UITextField.endOfDocument)
    table.property("font", \UITextField.font)
    table.value("hasText", \UITextField.hasText)
    table.property("keyboardAppearance", \UITextField.keyboardAppearance)
    table.property("keyboardType", \UITextField.keyboardType)
    table.property("leftView", \UITextField.leftView)
    table.property("leftViewMode", \UITextField.leftViewMode)
    table.property("markedRange", \UITextField.markedRange)
    table.property("minimumFontSize", \UITextField.minimumFontSize)
    table.property("passwordRules", \UITextField.passwordRules)
    table.property("placeholder", \UITextField.placeholder)
    table.property("returnKeyType", \UITextField.returnKeyType)
    table.property("rightView", \UITextField.rightView)
    table.property("rightViewMode", \UITextField.rightViewMode)
    table.property("secureTextEntry", \UITextField.isSecureTextEntry)
    table.property("selectedTextRange", \UITextField.selectedTextRange)
    table.property("smartDashesType", \UITextField.smartDashesType)
    table.property("smartInsertDeleteType", \UITextField.smartInsertDeleteType)
    table.property("smartQuotesType", \UITextField.smartQuotesType)
    table.property("spellCheckingType", \UITextField.spellCheckingType)
    table.property("text", \UITextField.text)
    table.property("textAlignment", \UITextField.textAlignment)
    table.property("textColor", \UITextField.textColor)
    table.property("textContentType", \UITextField.textContentType)
    table.property("typingAttributes", \UITextField.typingAttributes)
    table.add("caretRectFor:") { (owner: UITextField, arguments) in _ = try owner.caretRect(for: arguments.object(0) as UITextPosition) }
    table.add("deleteBackward") { (owner: UITextField, arguments) in owner.deleteBackward() }
    table.add("firstRectFor:") { (owner: UITextField, arguments) in _ = try owner.firstRect(for: arguments.object(0) as UITextRange) }
    table.add("selectionRectsFor:") { (owner: UITextField, arguments) in _ = try owner.selectionRects(for: arguments.object(0) as UITextRange) }
    table.add("textIn:") { (owner: UITextField, arguments) in _ = try owner.text(in: arguments.object(0) as UITextRange) }
    return table
}

@MainActor private func membersOfUITextFormattingViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("configuration", \UITextFormattingViewController.configuration)
    table.property("formattingDescriptor", \UITextFormattingViewController.formattingDescriptor)
    return table
}

@MainActor private func membersOfUITextFormattingViewControllerConfiguration() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("fontPickerConfiguration", \UITextFormattingViewController.Configuration.fontPickerConfiguration)
    table.property("formattingStyles", \UITextFormattingViewController.Configuration.formattingStyles)
    table.value("groups", \UITextFormattingViewController.Configuration.groups)
    return table
}

@MainActor private func membersOfUITextFormattingViewControllerFormattingDescriptor() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("fonts", \UITextFormattingViewController.FormattingDescriptor.fonts)
    table.property("formattingStyleKey", \UITextFormattingViewController.FormattingDescriptor.formattingStyleKey)
    table.property("highlights", \UITextFormattingViewController.FormattingDescriptor.highlights)
    table.property("lineHeight", \UITextFormattingViewController.FormattingDescriptor.lineHeight)
    table.property("strikethroughPresent", \UITextFormattingViewController.FormattingDescriptor.isStrikethroughPresent)
    table.property("textAlignments", \UITextFormattingViewController.FormattingDescriptor.textAlignments)
    table.property("textColors", \UITextFormattingViewController.FormattingDescriptor.textColors)
    table.property("textLists", \UITextFormattingViewController.FormattingDescriptor.textLists)
    table.property("underlinePresent", \UITextFormattingViewController.FormattingDescriptor.isUnderlinePresent)
    return table
}

@MainActor private func membersOfUITextInputAssistantItem() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("allowsHidingShortcuts", \UITextInputAssistantItem.allowsHidingShortcuts)
    table.property("leadingBarButtonGroups", \UITextInputAssistantItem.leadingBarButtonGroups)
    table.property("trailingBarButtonGroups", \UITextInputAssistantItem.trailingBarButtonGroups)
    return table
}

@MainActor private func membersOfUITextInputContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("dictationInputExpected", \UITextInputContext.isDictationInputExpected)
    table.property("hardwareKeyboardInputExpected", \UITextInputContext.isHardwareKeyboardInputExpected)
    table.property("pencilInputExpected", \UITextInputContext.isPencilInputExpected)
    return table
}

@MainActor private func membersOfUITextInputMode() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("primaryLanguage", \UITextInputMode.primaryLanguage)
    return table
}

@MainActor private func membersOfUITextInputPasswordRules() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("passwordRulesDescriptor", \UITextInputPasswordRules.passwordRulesDescriptor)
    return table
}

@MainActor private func membersOfUITextInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("gesturesForFailureRequirements", \UITextInteraction.gesturesForFailureRequirements)
    table.value("textInteractionMode", \UITextInteraction.textInteractionMode)
    table.value("view", \UITextInteraction.view)
    table.add("didMoveTo:") { (owner: UITextInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UITextInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUITextLoupeSession() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("invalidate") { (owner: UITextLoupeSession, arguments) in owner.invalidate() }
    return table
}

@MainActor private func membersOfUITextPlaceholder() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("rects", \UITextPlaceholder.rects)
    return table
}

@MainActor private func membersOfUITextRange() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("empty", \UITextRange.isEmpty)
    table.value("end", \UITextRange.end)
    table.value("start", \UITextRange.start)
    return table
}

@MainActor private func membersOfUITextSelectionDisplayInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("activated", \UITextSelectionDisplayInteraction.isActivated)
    table.property("handleViews", \UITextSelectionDisplayInteraction.handleViews)
    table.value("view", \UITextSelectionDisplayInteraction.view)
    table.add("didMoveTo:") { (owner: UITextSelectionDisplayInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("layoutManagedSubviews") { (owner: UITextSelectionDisplayInteraction, arguments) in owner.layoutManagedSubviews() }
    table.add("setNeedsSelectionUpdate") { (owner: UITextSelectionDisplayInteraction, arguments) in owner.setNeedsSelectionUpdate() }
    table.add("willMoveTo:") { (owner: UITextSelectionDisplayInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUITextSelectionRect() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("containsEnd", \UITextSelectionRect.containsEnd)
    table.value("containsStart", \UITextSelectionRect.containsStart)
    table.value("rect", \UITextSelectionRect.rect)
    table.value("transform", \UITextSelectionRect.transform)
    table.value("vertical", \UITextSelectionRect.isVertical)
    table.value("writingDirection", \UITextSelectionRect.writingDirection)
    return table
}

@MainActor private func membersOfUITextView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
    table.property("allowedWritingToolsResultOptions", \UITextView.allowedWritingToolsResultOptions)
    table.property("allowsEditingTextAttributes", \UITextView.allowsEditingTextAttributes)
    table.property("attributedText", \UITextView.attributedText)
    table.property("autocapitalizationType", \UITextView.autocapitalizationType)
    table.property("autocorrectionType", \UITextView.autocorrectionType)
    table.value("beginningOfDocument", \UITextView.beginningOfDocument)
    table.property("borderStyle", \UITextView.borderStyle)
    table.property("clearsOnInsertion", \UITextView.clearsOnInsertion)
    table.property("dataDetectorTypes", \UITextView.dataDetectorTypes)
    table.property("editable", \UITextView.isEditable)
    table.property("editedRange", \UITextView.editedRange)
    table.value("editedText", \UITextView.editedText)
    table.property("enablesReturnKeyAutomatically", \UITextView.enablesReturnKeyAutomatically)
    table.value("endOfDocument", \UITextView.endOfDocument)
    table.value("findInteraction", \UITextView.findInteraction)
    table.property("findInteractionEnabled", \UITextView.isFindInteractionEnabled)
    table.property("font", \UITextView.font)
    table.value("hasText", \UITextView.hasText)
    table.property("inlinePredictionType", \UITextView.inlinePredictionType)
    table.property("keyboardAppearance", \UITextView.keyboardAppearance)
    table.property("keyboardType", \UITextView.keyboardType)
    table.value("layoutManager", \UITextView.layoutManager)
    table.property("linkTextAttributes", \UITextView.linkTextAttributes)
    table.property("markedRange", \UITextView.markedRange)
    table.property("mathExpressionCompletionType", \UITextView.mathExpressionCompletionType)
    table.property("passwordRules", \UITextView.passwordRules)
    table.property("returnKeyType", \UITextView.returnKeyType)
    table.property("secureTextEntry", \UITextView.isSecureTextEntry)
    table.property("selectable", \UITextView.isSelectable)
    table.property("selectedRange", \UITextView.selectedRange)
    table.property("selectedTextRange", \UITextView.selectedTextRange)
    table.property("smartDashesType", \UITextView.smartDashesType)
    table.property("smartInsertDeleteType", \UITextView.smartInsertDeleteType)
    table.property("smartQuotesType", \UITextView.smartQuotesType)
    table.property("spellCheckingType", \UITextView.spellCheckingType)
    table.value("supportsTextReplacement", \UITextView.supportsTextReplacement)
    table.property("text", \UITextView.text)
    table.property("textAlignment", \UITextView.textAlignment)
    table.property("textColor", \UITextView.textColor)
    table.value("textContainer", \UITextView.textContainer)
    table.property("textContainerInset", \UITextView.textContainerInset)
    table.property("textContentType", \UITextView.textContentType)
    table.value("textDragActive", \UITextView.isTextDragActive)
    table.value("textDragInteraction", \UITextView.textDragInteraction)
    table.property("textDragOptions", \UITextView.textDragOptions)
    table.value("textDropActive", \UITextView.isTextDropActive)
    table.value("textDropInteraction", \UITextView.textDropInteraction)
    table.value("textLayoutManager", \UITextView.textLayoutManager)
    table.value("textStorage", \UITextView.textStorage)
    table.property("typingAttributes", \UITextView.typingAttributes)
    table.property("usesStandardTextScaling", \UITextView.usesStandardTextScaling)
    table.value("writingToolsActive", \UITextView.isWritingToolsActive)
    table.property("writingToolsBehavior", \UITextView.writingToolsBehavior)
    table.add("caretRectFor:") { (owner: UITextView, arguments) in _ = try owner.caretRect(for: arguments.object(0) as UITextPosition) }
    table.add("clearAllDecoratedFoundText") { (owner: UITextView, arguments) in owner.clearAllDecoratedFoundText() }
    table.add("deleteBackward") { (owner: UITextView, arguments) in owner.deleteBackward() }
    table.add("firstRectFor:") { (owner: UITextView, arguments) in _ = try owner.firstRect(for: arguments.object(0) as UITextRange) }
    table.add("selectionRectsFor:") { (owner: UITextView, arguments) in _ = try owner.selectionRects(for: arguments.object(0) as UITextRange) }
    table.add("textIn:") { (owner: UITextView, arguments) in _ = try owner.text(in: arguments.object(0) as UITextRange) }
    return table
}

@MainActor private func membersOfUIToolTipInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("defaultToolTip", \UIToolTipInteraction.defaultToolTip)
    table.property("enabled", \UIToolTipInteraction.isEnabled)
    table.value("view", \UIToolTipInteraction.view)
    table.add("didMoveTo:") { (owner: UIToolTipInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIToolTipInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUIToolbar() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("barPosition", \UIToolbar.barPosition)
    table.property("barStyle", \UIToolbar.barStyle)
    table.property("barTintColor", \UIToolbar.barTintColor)
    table.property("compactAppearance", \UIToolbar.compactAppearance)
    table.property("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance)
    table.property("items", \UIToolbar.items)
    table.property("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance)
    table.property("standardAppearance", \UIToolbar.standardAppearance)
    table.property("translucent", \UIToolbar.isTranslucent)
    return table
}

@MainActor private func membersOfUIToolbarAppearance() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("buttonAppearance", \UIToolbarAppearance.buttonAppearance)
    table.property("doneButtonAppearance", \UIToolbarAppearance.doneButtonAppearance)
    return table
}

@MainActor private func membersOfUITouch() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("altitudeAngle", \UITouch.altitudeAngle)
    table.value("estimatedProperties", \UITouch.estimatedProperties)
    table.value("estimatedPropertiesExpectingUpdates", \UITouch.estimatedPropertiesExpectingUpdates)
    table.value("force", \UITouch.force)
    table.value("gestureRecognizers", \UITouch.gestureRecognizers)
    table.value("majorRadius", \UITouch.majorRadius)
    table.value("majorRadiusTolerance", \UITouch.majorRadiusTolerance)
    table.value("maximumPossibleForce", \UITouch.maximumPossibleForce)
    table.value("phase", \UITouch.phase)
    table.value("rollAngle", \UITouch.rollAngle)
    table.value("tapCount", \UITouch.tapCount)
    table.value("timestamp", \UITouch.timestamp)
    table.value("type", \UITouch.type)
    table.value("view", \UITouch.view)
    table.value("window", \UITouch.window)
    table.add("azimuthAngleIn:") { (owner: UITouch, arguments) in _ = try owner.azimuthAngle(in: arguments.optional(0) as UIView?) }
    table.add("azimuthUnitVectorIn:") { (owner: UITouch, arguments) in _ = try owner.azimuthUnitVector(in: arguments.optional(0) as UIView?) }
    table.add("locationIn:") { (owner: UITouch, arguments) in _ = try owner.location(in: arguments.optional(0) as UIView?) }
    table.add("preciseLocationIn:") { (owner: UITouch, arguments) in _ = try owner.preciseLocation(in: arguments.optional(0) as UIView?) }
    table.add("precisePreviousLocationIn:") { (owner: UITouch, arguments) in _ = try owner.precisePreviousLocation(in: arguments.optional(0) as UIView?) }
    table.add("previousLocationIn:") { (owner: UITouch, arguments) in _ = try owner.previousLocation(in: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUITrackingLayoutGuide() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("removeAllTrackedConstraints") { (owner: UITrackingLayoutGuide, arguments) in owner.removeAllTrackedConstraints() }
    return table
}

@MainActor private func membersOfUITraitCollection() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("accessibilityContrast", \UITraitCollection.accessibilityContrast)
    table.value("activeAppearance", \UITraitCollection.activeAppearance)
    table.value("displayGamut", \UITraitCollection.displayGamut)
    table.value("displayScale", \UITraitCollection.displayScale)
    table.value("forceTouchCapability", \UITraitCollection.forceTouchCapability)
    table.value("horizontalSizeClass", \UITraitCollection.horizontalSizeClass)
    table.value("imageConfiguration", \UITraitCollection.imageConfiguration)
    table.value("imageDynamicRange", \UITraitCollection.imageDynamicRange)
    table.value("layoutDirection", \UITraitCollection.layoutDirection)
    table.value("legibilityWeight", \UITraitCollection.legibilityWeight)
    table.value("listEnvironment", \UITraitCollection.listEnvironment)
    table.value("preferredContentSizeCategory", \UITraitCollection.preferredContentSizeCategory)
    table.value("sceneCaptureState", \UITraitCollection.sceneCaptureState)
    table.value("toolbarItemPresentationSize", \UITraitCollection.toolbarItemPresentationSize)
    table.value("typesettingLanguage", \UITraitCollection.typesettingLanguage)
    table.value("userInterfaceIdiom", \UITraitCollection.userInterfaceIdiom)
    table.value("userInterfaceLevel", \UITraitCollection.userInterfaceLevel)
    table.value("userInterfaceStyle", \UITraitCollection.userInterfaceStyle)
    table.value("verticalSizeClass", \UITraitCollection.verticalSizeClass)
    table.add("changedTraitsFrom:") { (owner: UITraitCollection, arguments) in _ = try owner.changedTraits(from: arguments.optional(0) as UITraitCollection?) }
    table.add("containsTraitsIn:") { (owner: UITraitCollection, arguments) in _ = try owner.containsTraits(in: arguments.optional(0) as UITraitCollection?) }
    table.add("hasDifferentColorAppearanceComparedTo:") { (owner: UITraitCollection, arguments) in _ = try owner.hasDifferentColorAppearance(comparedTo: arguments.optional(0) as UITraitCollection?) }
    table.add("hasDifferentColorAppearanceWithComparedTo:") { (owner: UITraitCollection, arguments) in _ = try owner.hasDifferentColorAppearance(comparedTo: arguments.optional(0) as UITraitCollection?) }
    return table
}

@MainActor private func membersOfUIUpdateInfo() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("completionDeadlineTime", \UIUpdateInfo.completionDeadlineTime)
    table.value("estimatedPresentationTime", \UIUpdateInfo.estimatedPresentationTime)
    table.value("immediatePresentationExpected", \UIUpdateInfo.isImmediatePresentationExpected)
    table.value("lowLatencyEventDispatchConfirmed", \UIUpdateInfo.isLowLatencyEventDispatchConfirmed)
    table.value("modelTime", \UIUpdateInfo.modelTime)
    table.value("performingLowLatencyPhases", \UIUpdateInfo.isPerformingLowLatencyPhases)
    return table
}

@MainActor private func membersOfUIUpdateLink() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("currentUpdateInfo", \UIUpdateLink.currentUpdateInfo)
    table.property("enabled", \UIUpdateLink.isEnabled)
    table.property("preferredFrameRateRange", \UIUpdateLink.preferredFrameRateRange)
    table.property("requiresContinuousUpdates", \UIUpdateLink.requiresContinuousUpdates)
    table.property("wantsImmediatePresentation", \UIUpdateLink.wantsImmediatePresentation)
    table.property("wantsLowLatencyEventDispatch", \UIUpdateLink.wantsLowLatencyEventDispatch)
    return table
}

@MainActor private func membersOfUIUserNotificationAction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("activationMode", \UIUserNotificationAction.activationMode)
    table.value("authenticationRequired", \UIUserNotificationAction.isAuthenticationRequired)
    table.value("behavior", \UIUserNotificationAction.behavior)
    table.value("destructive", \UIUserNotificationAction.isDestructive)
    table.value("identifier", \UIUserNotificationAction.identifier)
    table.value("parameters", \UIUserNotificationAction.parameters)
    table.value("title", \UIUserNotificationAction.title)
    return table
}

@MainActor private func membersOfUIUserNotificationCategory() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("identifier", \UIUserNotificationCategory.identifier)
    return table
}

@MainActor private func membersOfUIUserNotificationSettings() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("categories", \UIUserNotificationSettings.categories)
    table.value("types", \UIUserNotificationSettings.types)
    return table
}

@MainActor private func membersOfUIVideoEditorController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("videoMaximumDuration", \UIVideoEditorController.videoMaximumDuration)
    table.property("videoPath", \UIVideoEditorController.videoPath)
    table.property("videoQuality", \UIVideoEditorController.videoQuality)
    return table
}

@MainActor private func membersOfUIView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("accessibilityIdentifier", \UIView.accessibilityIdentifier)
    table.property("accessibilityIgnoresInvertColors", \UIView.accessibilityIgnoresInvertColors)
    table.value("alignmentRectInsets", \UIView.alignmentRectInsets)
    table.property("alpha", \UIView.alpha)
    table.property("anchorPoint", \UIView.anchorPoint)
    table.value("appliedContentSizeCategoryLimitsDescription", \UIView.appliedContentSizeCategoryLimitsDescription)
    table.property("autoresizesSubviews", \UIView.autoresizesSubviews)
    table.property("autoresizingMask", \UIView.autoresizingMask)
    table.property("backgroundColor", \UIView.backgroundColor)
    table.value("bottomAnchor", \UIView.bottomAnchor)
    table.property("bounds", \UIView.bounds)
    table.value("canBecomeFocused", \UIView.canBecomeFocused)
    table.property("center", \UIView.center)
    table.value("centerXAnchor", \UIView.centerXAnchor)
    table.value("centerYAnchor", \UIView.centerYAnchor)
    table.property("clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing)
    table.property("clipsToBounds", \UIView.clipsToBounds)
    table.value("collisionBoundingPath", \UIView.collisionBoundingPath)
    table.value("collisionBoundsType", \UIView.collisionBoundsType)
    table.value("constraints", \UIView.constraints)
    table.property("contentMode", \UIView.contentMode)
    table.property("contentScaleFactor", \UIView.contentScaleFactor)
    table.property("cornerConfiguration", \UIView.cornerConfiguration)
    table.property("directionalLayoutMargins", \UIView.directionalLayoutMargins)
    table.value("effectiveUserInterfaceLayoutDirection", \UIView.effectiveUserInterfaceLayoutDirection)
    table.property("exclusiveTouch", \UIView.isExclusiveTouch)
    table.value("firstBaselineAnchor", \UIView.firstBaselineAnchor)
    table.property("focusEffect", \UIView.focusEffect)
    table.property("focusGroupIdentifier", \UIView.focusGroupIdentifier)
    table.property("focusGroupPriority", \UIView.focusGroupPriority)
    table.value("focusItemDeferralMode", \UIView.focusItemDeferralMode)
    table.value("focused", \UIView.isFocused)
    table.value("forFirstBaselineLayout", \UIView.forFirstBaselineLayout)
    table.value("forLastBaselineLayout", \UIView.forLastBaselineLayout)
    table.property("frame", \UIView.frame)
    table.property("gestureRecognizers", \UIView.gestureRecognizers)
    table.value("hasAmbiguousLayout", \UIView.hasAmbiguousLayout)
    table.value("heightAnchor", \UIView.heightAnchor)
    table.property("hidden", \UIView.isHidden)
    table.property("hoverStyle", \UIView.hoverStyle)
    table.property("insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
    table.property("interactions", \UIView.interactions)
    table.value("intrinsicContentSize", \UIView.intrinsicContentSize)
    table.value("keyboardLayoutGuide", \UIView.keyboardLayoutGuide)
    table.property("largeContentImage", \UIView.largeContentImage)
    table.property("largeContentImageInsets", \UIView.largeContentImageInsets)
    table.property("largeContentTitle", \UIView.largeContentTitle)
    table.value("lastBaselineAnchor", \UIView.lastBaselineAnchor)
    table.value("layer", \UIView.layer)
    table.value("layoutGuides", \UIView.layoutGuides)
    table.property("layoutMargins", \UIView.layoutMargins)
    table.value("layoutMarginsGuide", \UIView.layoutMarginsGuide)
    table.value("leadingAnchor", \UIView.leadingAnchor)
    table.value("leftAnchor", \UIView.leftAnchor)
    table.property("mask", \UIView.mask)
    table.property("maximumContentSizeCategory", \UIView.maximumContentSizeCategory)
    table.property("minimumContentSizeCategory", \UIView.minimumContentSizeCategory)
    table.property("motionEffects", \UIView.motionEffects)
    table.property("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
    table.property("opaque", \UIView.isOpaque)
    table.property("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
    table.value("preferredFocusEnvironments", \UIView.preferredFocusEnvironments)
    table.value("preferredFocusedView", \UIView.preferredFocusedView)
    table.property("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
    table.value("readableContentGuide", \UIView.readableContentGuide)
    table.property("restorationIdentifier", \UIView.restorationIdentifier)
    table.value("rightAnchor", \UIView.rightAnchor)
    table.value("safeAreaInsets", \UIView.safeAreaInsets)
    table.value("safeAreaLayoutGuide", \UIView.safeAreaLayoutGuide)
    table.property("scalesLargeContentImage", \UIView.scalesLargeContentImage)
    table.property("semanticContentAttribute", \UIView.semanticContentAttribute)
    table.property("showsLargeContentViewer", \UIView.showsLargeContentViewer)
    table.value("subviews", \UIView.subviews)
    table.value("superview", \UIView.superview)
    table.property("tag", \UIView.tag)
    table.property("tintAdjustmentMode", \UIView.tintAdjustmentMode)
    table.property("tintColor", \UIView.tintColor)
    table.value("topAnchor", \UIView.topAnchor)
    table.value("trailingAnchor", \UIView.trailingAnchor)
    table.value("traitCollection", \UIView.traitCollection)
    table.value("traitObservers", \UIView.traitObservers)
    table.property("traitOverrides", \UIView.traitOverrides)
    table.property("transform", \UIView.transform)
    table.property("transform3D", \UIView.transform3D)
    table.property("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints)
    table.value("transparentFocusItem", \UIView.isTransparentFocusItem)
    table.property("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    table.value("widthAnchor", \UIView.widthAnchor)
    table.value("window", \UIView.window)
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

@MainActor private func membersOfUIViewController() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("activePresentationController", \UIViewController.activePresentationController)
    table.property("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets)
    table.property("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets)
    table.value("beingDismissed", \UIViewController.isBeingDismissed)
    table.value("beingPresented", \UIViewController.isBeingPresented)
    table.value("childForHomeIndicatorAutoHidden", \UIViewController.childForHomeIndicatorAutoHidden)
    table.value("childForScreenEdgesDeferringSystemGestures", \UIViewController.childForScreenEdgesDeferringSystemGestures)
    table.value("childForStatusBarHidden", \UIViewController.childForStatusBarHidden)
    table.value("childForStatusBarStyle", \UIViewController.childForStatusBarStyle)
    table.value("childViewControllerForPointerLock", \UIViewController.childViewControllerForPointerLock)
    table.value("children", \UIViewController.children)
    table.property("contentSizeForViewInPopover", \UIViewController.contentSizeForViewInPopover)
    table.value("contentUnavailableConfigurationState", \UIViewController.contentUnavailableConfigurationState)
    table.property("definesPresentationContext", \UIViewController.definesPresentationContext)
    table.value("disablesAutomaticKeyboardDismissal", \UIViewController.disablesAutomaticKeyboardDismissal)
    table.property("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
    table.value("editButtonItem", \UIViewController.editButtonItem)
    table.property("editing", \UIViewController.isEditing)
    table.property("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
    table.value("extensionContext", \UIViewController.extensionContext)
    table.property("focusGroupIdentifier", \UIViewController.focusGroupIdentifier)
    table.property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
    table.property("interactionActivityTrackingBaseName", \UIViewController.interactionActivityTrackingBaseName)
    table.value("interfaceOrientation", \UIViewController.interfaceOrientation)
    table.property("modalInPopover", \UIViewController.isModalInPopover)
    table.property("modalInPresentation", \UIViewController.isModalInPresentation)
    table.property("modalPresentationCapturesStatusBarAppearance", \UIViewController.modalPresentationCapturesStatusBarAppearance)
    table.property("modalPresentationStyle", \UIViewController.modalPresentationStyle)
    table.property("modalTransitionStyle", \UIViewController.modalTransitionStyle)
    table.value("modalViewController", \UIViewController.modalViewController)
    table.value("movingFromParent", \UIViewController.isMovingFromParent)
    table.value("movingToParent", \UIViewController.isMovingToParent)
    table.value("navigationController", \UIViewController.navigationController)
    table.value("navigationItem", \UIViewController.navigationItem)
    table.value("nibBundle", \UIViewController.nibBundle)
    table.value("nibName", \UIViewController.nibName)
    table.property("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
    table.value("parent", \UIViewController.parent)
    table.value("performsActionsWhilePresentingModally", \UIViewController.performsActionsWhilePresentingModally)
    table.value("popoverPresentationController", \UIViewController.popoverPresentationController)
    table.property("preferredContentSize", \UIViewController.preferredContentSize)
    table.value("preferredFocusEnvironments", \UIViewController.preferredFocusEnvironments)
    table.value("preferredFocusedView", \UIViewController.preferredFocusedView)
    table.value("preferredInterfaceOrientationForPresentation", \UIViewController.preferredInterfaceOrientationForPresentation)
    table.value("preferredScreenEdgesDeferringSystemGestures", \UIViewController.preferredScreenEdgesDeferringSystemGestures)
    table.value("preferredStatusBarStyle", \UIViewController.preferredStatusBarStyle)
    table.value("preferredStatusBarUpdateAnimation", \UIViewController.preferredStatusBarUpdateAnimation)
    table.property("preferredTransition", \UIViewController.preferredTransition)
    table.value("prefersHomeIndicatorAutoHidden", \UIViewController.prefersHomeIndicatorAutoHidden)
    table.value("prefersPointerLocked", \UIViewController.prefersPointerLocked)
    table.value("prefersStatusBarHidden", \UIViewController.prefersStatusBarHidden)
    table.value("presentationController", \UIViewController.presentationController)
    table.value("presentedViewController", \UIViewController.presentedViewController)
    table.value("presentingViewController", \UIViewController.presentingViewController)
    table.value("previewActionItems", \UIViewController.previewActionItems)
    table.property("providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle)
    table.property("restorationIdentifier", \UIViewController.restorationIdentifier)
    table.property("restoresFocusAfterTransition", \UIViewController.restoresFocusAfterTransition)
    table.value("searchDisplayController", \UIViewController.searchDisplayController)
    table.value("sheetPresentationController", \UIViewController.sheetPresentationController)
    table.value("shouldAutomaticallyForwardAppearanceMethods", \UIViewController.shouldAutomaticallyForwardAppearanceMethods)
    table.value("shouldAutorotate", \UIViewController.shouldAutorotate)
    table.value("splitViewController", \UIViewController.splitViewController)
    table.value("storyboard", \UIViewController.storyboard)
    table.value("supportedInterfaceOrientations", \UIViewController.supportedInterfaceOrientations)
    table.value("systemMinimumLayoutMargins", \UIViewController.systemMinimumLayoutMargins)
    table.value("tab", \UIViewController.tab)
    table.value("tabBarController", \UIViewController.tabBarController)
    table.property("tabBarItem", \UIViewController.tabBarItem)
    table.property("title", \UIViewController.title)
    table.property("toolbarItems", \UIViewController.toolbarItems)
    table.value("traitCollection", \UIViewController.traitCollection)
    table.value("traitObservers", \UIViewController.traitObservers)
    table.property("traitOverrides", \UIViewController.traitOverrides)
    table.property("view", \UIViewController.view)
    table.value("viewIfLoaded", \UIViewController.viewIfLoaded)
    table.value("viewLoaded", \UIViewController.isViewLoaded)
    table.property("viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins)
    table.property("wantsFullScreenLayout", \UIViewController.wantsFullScreenLayout)
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

@MainActor private func membersOfUIViewControllerTransitionZoomAlignmentRectContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("sourceView", \UIViewControllerTransition.ZoomAlignmentRectContext.sourceView)
    table.value("zoomedViewController", \UIViewControllerTransition.ZoomAlignmentRectContext.zoomedViewController)
    return table
}

@MainActor private func membersOfUIViewControllerTransitionZoomInteractionContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("location", \UIViewControllerTransition.ZoomInteractionContext.location)
    table.value("velocity", \UIViewControllerTransition.ZoomInteractionContext.velocity)
    table.value("willBegin", \UIViewControllerTransition.ZoomInteractionContext.willBegin)
    return table
}

@MainActor private func membersOfUIViewControllerTransitionZoomOptions() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("dimmingColor", \UIViewControllerTransition.ZoomOptions.dimmingColor)
    table.property("dimmingVisualEffect", \UIViewControllerTransition.ZoomOptions.dimmingVisualEffect)
    return table
}

@MainActor private func membersOfUIViewControllerTransitionZoomSourceViewProviderContext() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("sourceViewController", \UIViewControllerTransition.ZoomSourceViewProviderContext.sourceViewController)
    table.value("zoomedViewController", \UIViewControllerTransition.ZoomSourceViewProviderContext.zoomedViewController)
    return table
}

@MainActor private func membersOfUIViewPrintFormatter() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("view", \UIViewPrintFormatter.view)
    return table
}

@MainActor private func membersOfUIViewPropertyAnimator() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("delay", \UIViewPropertyAnimator.delay)
    table.value("duration", \UIViewPropertyAnimator.duration)
    table.property("fractionComplete", \UIViewPropertyAnimator.fractionComplete)
    table.property("interruptible", \UIViewPropertyAnimator.isInterruptible)
    table.property("manualHitTestingEnabled", \UIViewPropertyAnimator.isManualHitTestingEnabled)
    table.property("pausesOnCompletion", \UIViewPropertyAnimator.pausesOnCompletion)
    table.property("reversed", \UIViewPropertyAnimator.isReversed)
    table.value("running", \UIViewPropertyAnimator.isRunning)
    table.property("scrubsLinearly", \UIViewPropertyAnimator.scrubsLinearly)
    table.value("state", \UIViewPropertyAnimator.state)
    table.property("userInteractionEnabled", \UIViewPropertyAnimator.isUserInteractionEnabled)
    table.add("pauseAnimation") { (owner: UIViewPropertyAnimator, arguments) in owner.pauseAnimation() }
    table.add("startAnimation") { (owner: UIViewPropertyAnimator, arguments) in owner.startAnimation() }
    table.add("stopAnimation:") { (owner: UIViewPropertyAnimator, arguments) in owner.stopAnimation(arguments.flag(0)) }
    return table
}

@MainActor private func membersOfUIVisualEffectView() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("contentView", \UIVisualEffectView.contentView)
    table.property("effect", \UIVisualEffectView.effect)
    return table
}

@MainActor private func membersOfUIWindow() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("canBecomeKey", \UIWindow.canBecomeKey)
    table.value("keyWindow", \UIWindow.isKeyWindow)
    table.property("rootViewController", \UIWindow.rootViewController)
    table.property("screen", \UIWindow.screen)
    table.property("windowLevel", \UIWindow.windowLevel)
    table.property("windowScene", \UIWindow.windowScene)
    table.add("becomeKey") { (owner: UIWindow, arguments) in owner.becomeKey() }
    table.add("makeKey") { (owner: UIWindow, arguments) in owner.makeKey() }
    table.add("makeKeyAndVisible") { (owner: UIWindow, arguments) in owner.makeKeyAndVisible() }
    table.add("resignKey") { (owner: UIWindow, arguments) in owner.resignKey() }
    table.add("sendEvent:") { (owner: UIWindow, arguments) in try owner.sendEvent(arguments.object(0) as UIEvent) }
    return table
}

@MainActor private func membersOfUIWindowScene() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("effectiveGeometry", \UIWindowScene.effectiveGeometry)
    table.value("fullScreen", \UIWindowScene.isFullScreen)
    table.value("interfaceOrientation", \UIWindowScene.interfaceOrientation)
    table.value("keyWindow", \UIWindowScene.keyWindow)
    table.value("screen", \UIWindowScene.screen)
    table.value("screenshotService", \UIWindowScene.screenshotService)
    table.value("sizeRestrictions", \UIWindowScene.sizeRestrictions)
    table.value("statusBarManager", \UIWindowScene.statusBarManager)
    table.value("traitCollection", \UIWindowScene.traitCollection)
    table.property("traitOverrides", \UIWindowScene.traitOverrides)
    table.value("windowingBehaviors", \UIWindowScene.windowingBehaviors)
    table.value("windows", \UIWindowScene.windows)
    return table
}

@MainActor private func membersOfUIWindowSceneActivationConfiguration() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("options", \UIWindowScene.ActivationConfiguration.options)
    table.property("preview", \UIWindowScene.ActivationConfiguration.preview)
    table.value("userActivity", \UIWindowScene.ActivationConfiguration.userActivity)
    return table
}

@MainActor private func membersOfUIWindowSceneActivationInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("view", \UIWindowScene.ActivationInteraction.view)
    table.add("didMoveTo:") { (owner: UIWindowScene.ActivationInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIWindowScene.ActivationInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUIWindowSceneActivationRequestOptions() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("placement", \UIWindowScene.ActivationRequestOptions.placement)
    table.property("preferredPresentationStyle", \UIWindowScene.ActivationRequestOptions.preferredPresentationStyle)
    return table
}

@MainActor private func membersOfUIWindowSceneDragInteraction() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("gestureForFailureRelationships", \UIWindowScene.DragInteraction.gestureForFailureRelationships)
    table.value("view", \UIWindowScene.DragInteraction.view)
    table.add("didMoveTo:") { (owner: UIWindowScene.DragInteraction, arguments) in try owner.didMove(to: arguments.optional(0) as UIView?) }
    table.add("willMoveTo:") { (owner: UIWindowScene.DragInteraction, arguments) in try owner.willMove(to: arguments.optional(0) as UIView?) }
    return table
}

@MainActor private func membersOfUIWindowSceneGeometry() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("interfaceOrientation", \UIWindowScene.Geometry.interfaceOrientation)
    return table
}

@MainActor private func membersOfUIWindowSceneGeometryPreferencesiOS() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("interfaceOrientations", \UIWindowScene.GeometryPreferences.iOS.interfaceOrientations)
    return table
}

@MainActor private func membersOfUIWindowSceneDestructionRequestOptions() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.property("windowDismissalAnimation", \UIWindowSceneDestructionRequestOptions.windowDismissalAnimation)
    return table
}

@MainActor private func membersOfUndoManager() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.value("canRedo", \UndoManager.canRedo)
    table.value("canUndo", \UndoManager.canUndo)
    table.value("groupingLevel", \UndoManager.groupingLevel)
    table.property("groupsByEvent", \UndoManager.groupsByEvent)
    table.property("levelsOfUndo", \UndoManager.levelsOfUndo)
    table.value("redoActionName", \UndoManager.redoActionName)
    table.value("redoMenuItemTitle", \UndoManager.redoMenuItemTitle)
    table.value("redoing", \UndoManager.isRedoing)
    table.value("undoActionName", \UndoManager.undoActionName)
    table.value("undoMenuItemTitle", \UndoManager.undoMenuItemTitle)
    table.value("undoRegistrationEnabled", \UndoManager.isUndoRegistrationEnabled)
    table.value("undoing", \UndoManager.isUndoing)
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

@MainActor private func membersOfValueTransformer() -> FrameworkMembers {
    var table = FrameworkMembers()
    table.add("reverseTransformedValue:") { (owner: ValueTransformer, arguments) in _ = owner.reverseTransformedValue(arguments.any(0)) }
    table.add("transformedValue:") { (owner: ValueTransformer, arguments) in _ = owner.transformedValue(arguments.any(0)) }
    return table
}
