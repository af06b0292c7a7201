// What other domains may import from the forms domain: custom fields, and forms to fill in.
export { describeField } from './custom-fields/describeField.ts';
export { useCustomFieldModal } from './custom-fields/useCustomFieldModal.tsx';
export { useBegun, useDraft } from './filling/draft.ts';
export {
  answerName,
  emptyValues,
  forAccount,
  sentAnswers,
  type FilledField,
  type FilledValues,
} from './filling/fields.ts';
export { FillingForm, type TicketFor } from './filling/FillingForm.tsx';
export { FormPage } from './filling/FormPage.tsx';
export { useVisit } from './statistics/useVisit.ts';
export { conditionOf, lowered } from './wire.ts';
export { heldField } from './values/heldField.ts';
export { valuesOfFields } from './values/FieldInputs.tsx';
export { FieldValues, updateFields } from './values/FieldValues.tsx';
