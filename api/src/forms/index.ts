// What other domains may use of the forms.
export {
  keptAnswers,
  type AnsweredValue,
  type Answers,
  type KeptAnswer,
} from './answers/keeping.ts';
export { conditionSchema } from './builder/form-rules.ts';
export { formRecord } from './records.ts';
export {
  customFieldUserValueRecord,
  fieldsOfUsers,
  fieldsWithValues,
  fieldsWithValuesOf,
  fieldWithValues,
  userFieldFile,
} from './user-values.ts';
export { storedValues, storeValues } from './user-value-writes.ts';
export { canBeTyped, readValues, type KeptValue } from './values.ts';
