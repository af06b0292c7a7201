// Inputs of custom fields.
export { CustomFieldInput, type CustomFieldInputProps } from './CustomFieldInput.tsx';
export {
  canBeTyped,
  isFileField,
  isListField,
  shownFields,
  type CustomFieldType,
  type DescribedField,
} from './describedField.ts';
export { FileField } from './FileField.tsx';
export { useShownFields } from './useShownFields.ts';
