// The exports of the forms domain for other domains.
export { type AnsweredValue, type Answers, type KeptAnswer } from './answers/keeping.ts';
export { declareRoleRules } from './builder/given-roles.ts';
export { isForm } from './builder/form-address.ts';
export { registrationFormOf } from './builder/registration.ts';
export { customFieldRecord } from './custom-fields/fields.ts';
export { conditionSchema } from './builder/form-rules.ts';
export { stateOf } from './limits/form-state.ts';
export { formStates, requireOpen, textOfState, type FormState } from './limits/limit-rules.ts';
export { formRecord } from './records.ts';
export { takeWaitingFiles, waitingFiles, type WaitingFile } from './uploads/sent-files.ts';
export { fieldValues } from './values/field-values.ts';
export { canBeTyped, readValues, type KeptValue } from './values/read-values.ts';
export { valuesOfSubtype } from './values/owners.ts';
export { storedValues } from './values/store-values.ts';
export { valueColumns, type ShownValue } from './values/value-columns.ts';
