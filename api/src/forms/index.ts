// What other domains may use of the forms.
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
export { canBeTyped, readValues } from './values.ts';
