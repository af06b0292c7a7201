// What other domains may import from the forms domain: custom fields, and forms to fill in.
export { describeField } from './custom-fields/describeField.ts';
export { useCustomFieldModal } from './custom-fields/useCustomFieldModal.tsx';
export { useRestoredDraft, useDraft } from './filling/draft.ts';
export {
  answerName,
  emptyValues,
  withoutAccountFields,
  sentAnswers,
  type FilledField,
  type FilledValues,
} from './filling/fields.ts';
export { FillingForm, type RequestTicket } from './filling/FillingForm.tsx';
export { FormPage } from './filling/FormPage.tsx';
export { useVisit } from './statistics/useVisit.ts';
export { conditionOf, fromGraphqlEnum } from './graphqlEnums.ts';
export { heldField } from './values/heldField.ts';
export { valuesOfFields } from './values/FieldInputs.tsx';
export { FieldValues, updateFields } from './values/FieldValues.tsx';
