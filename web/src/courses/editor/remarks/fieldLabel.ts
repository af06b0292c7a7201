// The names of fields with remarks, as in the history of changes.
import { auditWords } from '../../auditWords.ts';

const others: Readonly<Record<string, string>> = {
  subcategories_id: 'Категории',
  places_id: 'Места проведения',
};

/** Takes the field's REST name. */
export const fieldLabel = (field: string): string =>
  auditWords['courses']?.fields[field] ?? others[field] ?? 'Поле';
