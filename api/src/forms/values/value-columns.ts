// Export columns for custom fields, one per field.
import { cellKinds, valueFormatter, type ColumnGroup } from '../../exports/index.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import { timeZoneOf } from '../../kit/values/time-zone.ts';
import type { FieldValues } from './field-values.ts';

/** The properties of values that the columns read. */
export interface ShownValue {
  custom_field_id: number;
  shown: string;
}

/** `relation`: the relation from a row to its values. */
export const valueColumns =
  <Relation extends string>(
    { fields }: Pick<FieldValues, 'fields'>,
    relation: Relation,
  ): ColumnGroup<Record<Relation, ShownValue[]>> =>
  async (transaction, scope) => {
    const words = valueFormatter(await timeZoneOf(transaction, scope.companyId));
    return (await fields(transaction, scope)).map(({ id, name, type, multiple }) => {
      const kind = (!multiple && cellKinds[type]) || 'text';
      return {
        heading: name,
        kind,
        width: 24,
        value: ({ [relation]: all }) => {
          const held = all.filter(({ custom_field_id: of }) => of === id);
          if (held.length === 0) return null;
          if (kind === 'number') return Number(held[0]?.shown);
          if (kind === 'day') return held[0]?.shown ?? null;
          return held.map(({ shown }) => words(type, shown)).join(', ');
        },
        reads: {
          with: { [relation]: { ...wholeRecord, columns: ['custom_field_id', 'shown'] } },
        },
      };
    });
  };
