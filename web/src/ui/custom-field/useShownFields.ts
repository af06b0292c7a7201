// The custom fields of a form that show with what is chosen in it, with those of their variables that are offered.
import { useFormContext, useWatch } from 'react-hook-form';
import { shownFields, type DescribedField } from './describedField.ts';

export function useShownFields(
  fields: readonly DescribedField[],
  /** Under which name the form holds a field. */
  nameOf: (databaseId: number) => string,
): DescribedField[] {
  const { control } = useFormContext();
  const names = fields.map(({ databaseId }) => nameOf(databaseId));
  const held = useWatch({ control, name: names }) as readonly (readonly string[] | undefined)[];
  const values = new Map(fields.map(({ databaseId }, index) => [databaseId, held[index] ?? []]));
  return shownFields(fields, (id) => values.get(id) ?? []).map(({ field }) => field);
}
