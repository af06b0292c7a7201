// Texts of the filter chips for conditions on custom fields.
import { formatDate } from '../../../ui/index.ts';
import type { FieldCondition } from './fieldConditions.ts';
import type { Condition } from './ListFilter.tsx';

/** A field with its name and type. */
interface NamedField {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** The options of a list field with their labels. */
  readonly variables: readonly (readonly [databaseId: number, words: string])[];
}

/** `Город: «нов»`, `Предмет: Физика, Химия`, `Класс: от 9 до 11`, `Рождение: с 01.01.2010`. */
export function fieldConditionText(
  conditions: readonly FieldCondition[],
  fields: readonly NamedField[],
): Condition<{ fields: readonly FieldCondition[] }>[] {
  const known = new Map(fields.map((field) => [field.id, field]));
  return conditions.map((condition) => {
    const { contains, variables: chosen, from, to } = condition;
    const field = known.get(condition.field);
    const variables = new Map(field?.variables);
    const words = [
      contains && `«${contains}»`,
      chosen.map((id) => variables.get(id) ?? '…').join(', '),
      (from !== null || to !== null) && range(from, to),
    ].filter(Boolean);
    return {
      words: `${field?.name ?? '…'}: ${words.join(', ')}`,
      without: { fields: conditions.filter((other) => other !== condition) },
    };
  });
}

/** A range of days or numbers with at least one end. */
function range(from: string | null, to: string | null): string {
  if (/-\d{2}-/.test(from ?? to ?? '')) return dateRangeText(from, to);
  return [from !== null && `от ${from}`, to !== null && `до ${to}`].filter(Boolean).join(' ');
}

/** A range of days with at least one end. */
export function dateRangeText(from: string | null, to: string | null): string {
  if (from === null) return `по ${formatDate(to)}`;
  return to === null ? `с ${formatDate(from)}` : `${formatDate(from)} — ${formatDate(to)}`;
}
