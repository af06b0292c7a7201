// The REST collections of custom fields and their variables.
import { collectionBelow, companyCollection } from '../../kit/records/collections.ts';
import { inputIds } from '../../kit/mutations/translations.ts';

export const customFields = companyCollection('CustomField', 'custom_fields');

/** Variables of all fields, for reading one by its id alone. */
export const allVariables = companyCollection('CustomFieldVariable', 'custom_field_variables');

export const variablesBelow = collectionBelow(
  customFields,
  'CustomFieldVariable',
  'custom_field_variables',
  'custom_field_id',
);

/** The REST ids of an input's global ids. */
export const variableIdsIn = (companyId: number, ids: readonly string[]): number[] =>
  inputIds(companyId, 'CustomFieldVariable', ids, 'variableIds', 'Вариант не найден');
