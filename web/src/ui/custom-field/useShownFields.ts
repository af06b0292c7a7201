// The custom fields of a form that are shown for its current values, with their offered options.
import { useFormContext, useWatch } from 'react-hook-form';
import { shownFields, type DescribedField } from './describedField.ts';

export function useShownFields(
  fields: readonly DescribedField[],
  /** The form field's name for a custom field. */
  nameOf: (databaseId: number) => string,
): DescribedField[] {
  const { control } = useFormContext();
  const names = fields.map(({ databaseId }) => nameOf(databaseId));
  const held = useWatch({ control, name: names }) as readonly (readonly string[] | undefined)[];
  const values = new Map(fields.map(({ databaseId }, index) => [databaseId, held[index] ?? []]));
  return shownFields(fields, (id) => values.get(id) ?? []).map(({ field }) => field);
}
