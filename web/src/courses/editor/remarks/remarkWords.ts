// How fields are called beside which remarks stand: as the history calls them.
import { courseWords } from '../../auditWords.ts';

const others: Readonly<Record<string, string>> = {
  subcategories_id: 'Категории',
  places_id: 'Места проведения',
};

/** By the field's name in the REST API. */
export const fieldWords = (field: string): string =>
  courseWords['courses']?.fields[field] ?? others[field] ?? 'Поле';
