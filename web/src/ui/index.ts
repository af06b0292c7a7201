// The design system. Screens import from here, never from Chakra, React Aria or React Hook Form.
export { Box, Flex, HStack, Stack, VisuallyHidden, chakra } from '@chakra-ui/react';
export { Grid } from './layout/grid.tsx';

export { UiProvider, type UiProviderProps } from './theme/UiProvider.tsx';
export { PhoneLink } from './text/PhoneLink.tsx';
export { FieldValues, fieldText, type FieldValue } from './text/FieldValues.tsx';
export { chooseTheme, themeChoice, type ThemeChoice } from './theme/theme.ts';
export { RouteLink, TextLink, type RouteLinkProps } from './text/link.tsx';
export { captureTyping, takeCapturedText } from './format/capturedText.ts';
export { isTyping } from './behaviour/isTyping.ts';
export { onHide } from './layout/onHide.ts';
export { AttemptContext, ErrorBoundary } from './layout/ErrorBoundary.tsx';
export { lazyPart, preloadOnInteraction } from './layout/lazyPart.ts';
export { shortcutsOnScreen, useShortcutGroup, type ShortcutGroup } from './behaviour/shortcuts.ts';
export * as tokens from './theme/tokens.ts';

export {
  Button,
  DownloadButton,
  IconButton,
  IconLink,
  LinkButton,
  ExternalLinkButton,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  type DownloadButtonProps,
  type IconButtonProps,
  type IconLinkProps,
  type LinkButtonProps,
  type OutsideButtonProps,
} from './text/Button.tsx';
export {
  Badge,
  ColourBadge,
  StatusBadge,
  type BadgeProps,
  type ColourBadgeProps,
  type StatusBadgeProps,
  type Tone,
  type VisibilityStatus,
} from './text/Badge.tsx';
export { CopyButton, type CopyButtonProps } from './text/CopyButton.tsx';
export { useCopy } from './text/useCopy.ts';
export { CountBubble } from './text/CountBubble.tsx';
export { Avatar, type AvatarProps } from './pictures/Avatar.tsx';
export { Card, type CardProps } from './layout/Card.tsx';
export { CoverThumb, type CoverThumbProps } from './pictures/CoverThumb.tsx';
export {
  cropImage,
  ImageCropper,
  type CropArea,
  type ImageCropperProps,
} from './pictures/ImageCropper.tsx';
export { QrCode, type QrCodeProps } from './pictures/QrCode.tsx';
export { Heading, Kbd, Text } from './text/Text.tsx';
export { TabButtons, type TabButtonsProps } from './layout/TabButtons.tsx';
export { TabLinks, type TabLink, type TabLinksProps } from './layout/TabLinks.tsx';
export { Chip, type ChipProps } from './text/Chip.tsx';
export {
  OrderedChecklist,
  OrderedList,
  type OrderedChecklistProps,
  type OrderedListProps,
} from './text/OrderedList.tsx';
export { Segmented, type SegmentedProps } from './layout/Segmented.tsx';
export { Checkbox, Switch, type CheckboxProps, type SwitchProps } from './layout/Toggles.tsx';
export {
  ProgressBar,
  Skeleton,
  Spinner,
  type ProgressBarProps,
  type SkeletonProps,
  type SpinnerProps,
} from './charts/Progress.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './layout/Breadcrumbs.tsx';
export {
  EmptyState,
  ErrorState,
  LoadingState,
  type EmptyStateProps,
  type ErrorStateProps,
  type LoadingStateProps,
} from './layout/states.tsx';
export { NamedChoices } from './text/NamedChoices.tsx';
export { Pager, type PagerProps } from './layout/Pager.tsx';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader.tsx';
export { PageBody } from './layout/PageBody.tsx';
export { belowHead } from './layout/stickyHead.ts';
export { DetailList, type Detail } from './text/DetailList.tsx';
export { Sheet } from './layout/Sheet.tsx';
export { Brand, BrandMark } from './pictures/Brand.tsx';

export {
  Menu,
  type MenuEntries,
  type MenuGroup,
  type MenuItem,
  type MenuPlacement,
  type MenuProps,
} from './overlay/Menu.tsx';
export { deleteItem, restoreItem } from './overlay/deleteItem.tsx';
export { FormModal, type FormModalProps } from './overlay/FormModal.tsx';
export { Popover, type PopoverProps } from './overlay/Popover.tsx';
export { Tooltip, type TooltipProps } from './overlay/Tooltip.tsx';
export { useAlerts, type AlertLink, type Alerts } from './overlay/alerts.tsx';
export { useConfirm, type Confirm, type ConfirmOptions } from './overlay/confirm.tsx';
export { useModals, type CloseModal, type Modals } from './overlay/modals.tsx';
export { useIsDialogOpen, useIsInDialog } from './overlay/openedModal.ts';
export {
  Modal,
  ModalBody,
  ModalFooter,
  type ModalFooterProps,
  type ModalProps,
  type ModalSize,
} from './overlay/Modal.tsx';

export {
  applyUserErrors,
  Form,
  useForm,
  type FormProps,
  type SubmitResult,
  type UserError,
} from './form/Form.tsx';
export {
  CheckboxField,
  PasswordField,
  SwitchField,
  LongInput,
  TextArea,
  TextField,
  type PasswordFieldProps,
  type TextAreaProps,
  type TextFieldProps,
  type ToggleFieldProps,
} from './form/fields.tsx';
export { ChoiceBox, type ChoiceBoxProps } from './form/choices/ChoiceBox.tsx';
export { ColourField, type ColourFieldProps } from './form/ColourField.tsx';
export { contrast, leastContrast } from './theme/contrast.ts';
export { ComboBox, type ChosenRecord, type ComboBoxProps } from './form/choices/ComboBox.tsx';
export { ComboField, type ComboFieldProps } from './form/choices/ComboField.tsx';
export {
  canBeTyped,
  CustomFieldInput,
  FileField,
  isFileField,
  isListField,
  shownFields,
  useShownFields,
  type CustomFieldType,
  type DescribedField,
} from './custom-field/index.ts';
export { Picture } from './pictures/Picture.tsx';
export { pictureInWidth, wholePicture } from './pictures/pictureSources.ts';
export { DropZone } from './uploads/DropZone.tsx';
export { FilePickButton } from './uploads/FilePickButton.tsx';
export { UploadList } from './uploads/UploadList.tsx';
export { DateBox, type DateBoxProps } from './form/dates/DateBox.tsx';
export { DateField, type DateFieldProps } from './form/dates/DateField.tsx';
export { DateTimeBox, type DateTimeBoxProps } from './form/dates/DateTimeBox.tsx';
export { DateTimeField, type DateTimeFieldProps } from './form/dates/DateTimeField.tsx';
export { SaveStatus, type SaveRest } from './form/Autosave.tsx';
export { Fieldset } from './form/Fieldset.tsx';
export { FieldFrame, FieldNote, Input } from './form/frame.tsx';
export {
  lineMessage,
  LinesField,
  type LinesFieldProps,
  type WrongLine,
} from './form/LinesField.tsx';
export { MultiComboBox, type MultiComboBoxProps } from './form/choices/MultiComboBox.tsx';
export { MultiComboField, type MultiComboFieldProps } from './form/choices/MultiComboField.tsx';
export { SearchField, type SearchFieldProps } from './form/SearchField.tsx';
export { Select, type SelectProps } from './form/choices/Select.tsx';
export { SelectBox, type SelectBoxProps, type SelectOption } from './form/choices/SelectBox.tsx';
export { SubmitButton, type SubmitButtonProps } from './form/SubmitButton.tsx';
export type { FoundPage, FoundRecord, RecordSearch } from './form/choices/useRecordSearch.ts';
export type { RecordCreation } from './form/choices/useCombo.ts';
export {
  textDisplay,
  useFieldDisplay,
  fieldDisplayOf,
  booleanDisplay,
  type AnyFieldDisplay,
  type FieldDisplay,
} from './form/context.ts';
export { useField, useFieldValue } from './form/useField.ts';
export { RichText, htmlToText } from './rich-text/RichText.tsx';
export type { Uploads as TextUploads } from './rich-text/editor/host.ts';
export { RichTextBox } from './rich-text/RichTextBox.tsx';
export { RichTextField, type RichTextFieldProps } from './rich-text/RichTextField.tsx';
export { useLatest } from './behaviour/useLatest.ts';
export { useUnsavedGuard } from './form/unsaved.tsx';
export { aPrice, priceOf, priceText } from './format/prices.ts';
export { numberOf, numberText, wholeNumber } from './format/wholeNumbers.ts';
export {
  email,
  maxLength,
  maxLengthOrEmpty,
  minLength,
  minLengthOrEmpty,
  pattern,
  required,
  url,
  type Rule,
  type ServerCheck,
} from './format/validators.ts';

export { DataTable } from './table/DataTable.tsx';
export { useIsNarrow } from './table/hooks.ts';
export { TableSettingsButton } from './table/TableSettingsButton.tsx';
export { useTableSettings } from './table/settings.ts';
export { SelectionBar, type SelectionAction } from './table/SelectionBar.tsx';
export { dayColumn, momentColumn, nameColumn, numberColumn, textColumn } from './table/columns.ts';
export {
  emptySelection,
  selectedCount,
  tickedIds,
  type Column,
  type Columns,
  type DataTableProps,
  type TableMore,
  type TableRow,
  type TableSelection,
} from './table/types.ts';
export type { Sort } from './table/sort.ts';

export {
  countOf,
  formatDate,
  formatDateTime,
  formatNumber,
  formatOutOf,
  formatPhone,
  formatPrice,
  formatSize,
  formatTimeLeft,
  initials,
  plural,
} from './format/format.ts';
export {
  clockAt,
  dayAt,
  dayNumber,
  instantOf,
  setTimeZone,
  shownTimeZone,
  today,
} from './format/zone.ts';
