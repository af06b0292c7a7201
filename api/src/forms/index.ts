// The exports of the forms domain for other domains.
export {
  type AnswerValue,
  type AnswerStore,
  type SubmittedAnswer,
} from './answers/answer-store.ts';
export { declareRoleRules } from './builder/form-role-rules.ts';
export { isForm } from './builder/form-address.ts';
export { registrationFormOf } from './builder/registration.ts';
export { customFieldRecord } from './custom-fields/custom-fields.ts';
export { conditionSchema } from './builder/form-rules.ts';
export { stateOf } from './limits/form-state.ts';
export { formStates, requireOpen, textOfState, type FormState } from './limits/limit-rules.ts';
export { formRecord } from './records.ts';
export { claimPendingFiles, findPendingFiles, type PendingFile } from './uploads/pending-files.ts';
export { fieldValues } from './values/field-values.ts';
export { canBeTyped, readValues, type StoredValue } from './values/read-values.ts';
export { valuesOfSubtype } from './values/value-owners.ts';
export { valuesInput } from './values/store-values.ts';
export { valueColumns, type ShownValue } from './values/value-columns.ts';
