// Where custom fields and their variables are in REST.
import { collectionBelow, companyCollection } from '../../kit/records/collections.ts';
import { inputIds } from '../../kit/mutations/translations.ts';

export const customFields = companyCollection('CustomField', 'custom_fields');

/** Where one is found by its id alone. */
export const anyVariable = companyCollection('CustomFieldVariable', 'custom_field_variables');

export const variablesBelow = collectionBelow(
  customFields,
  'CustomFieldVariable',
  'custom_field_variables',
  'custom_field_id',
);

/** Global ids of an input in those of REST. */
export const variableIdsIn = (companyId: number, ids: readonly string[]): number[] =>
  inputIds(companyId, 'CustomFieldVariable', ids, 'variableIds', 'Вариант не найден');
