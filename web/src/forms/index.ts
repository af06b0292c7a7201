// What other domains may use of forms: the fields that a company has of its own.
export { canBeTyped, CustomFieldInput, type DescribedField } from './CustomFieldInput.tsx';
export { FileFieldInput } from './FileFieldInput.tsx';
export { useCustomFieldModal } from './useCustomFieldModal.tsx';
