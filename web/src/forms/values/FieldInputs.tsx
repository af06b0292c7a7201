// Inputs for the custom field values of a record.
import {
  Box,
  CustomFieldInput,
  FileField,
  Grid,
  isFileField,
  shownFields,
  useShownFields,
} from '../../ui/index.ts';
import type { HeldField, HeldFile } from './heldField.ts';

type Values = Readonly<Record<string, string[]>>;

/** The name of a field's form value. */
const nameOf = (databaseId: number) => `field_${String(databaseId)}`;

const idIn = (name: string): number => Number(name.replace('field_', ''));

export const valuesOfFields = (fields: readonly HeldField[]): Record<string, string[]> =>
  Object.fromEntries(fields.map(({ field, values }) => [nameOf(field.databaseId), [...values]]));

/** The changed values to send. Fields hidden by the selected variables are sent empty. */
export function sentValues(
  fields: readonly HeldField[],
  values: Values,
): { customFieldId: number; values: readonly string[] }[] {
  const before = new Map(fields.map((held) => [held.field.databaseId, held.values]));
  const now = (id: number) => values[nameOf(id)] ?? before.get(id) ?? [];
  const described = fields.map(({ field }) => field);
  const shown = new Map(
    shownFields(described, now).map(({ field, values: held }) => [field.databaseId, held]),
  );
  return Object.keys(values).map((name) => ({
    customFieldId: idIn(name),
    values: shown.get(idIn(name)) ?? [],
  }));
}

/** Maps an error to its field: the path `customFields.1.values` is the second value sent. */
export function fieldOfError(
  field: string | null | undefined,
  sent: readonly { readonly customFieldId: number }[],
): string | null {
  const index = /^customFields\.(\d+)/.exec(field ?? '')?.[1];
  const id = index === undefined ? undefined : sent[Number(index)]?.customFieldId;
  return id === undefined ? null : nameOf(id);
}

/** The visible fields in two columns. */
export function FieldInputs({
  fields,
  uploadTo,
  onDeleteFile,
  disabled,
}: {
  fields: readonly HeldField[];
  /** URL for uploads. */
  uploadTo: string;
  /** Permanently deletes a file, where that is supported. */
  onDeleteFile?: ((file: HeldFile) => void) | undefined;
  disabled: boolean;
}) {
  const described = fields.map(({ field }) => field);
  const held = new Map(fields.map((each) => [each.field.databaseId, each]));
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="6" rowGap="5">
      {useShownFields(described, nameOf).map((field) => {
        const of = held.get(field.databaseId);
        const input = { field, name: nameOf(field.databaseId), disabled };
        return (
          <Box
            key={field.databaseId}
            minW="0"
            gridColumn={field.type === 'TEXT' ? { md: 'span 2' } : undefined}
          >
            {isFileField(field) ? (
              <FileField
                {...input}
                uploadTo={uploadTo}
                files={of?.files ?? noFiles}
                onDelete={
                  onDeleteFile &&
                  ((id) => {
                    const file = of?.files.get(id);
                    if (file) onDeleteFile(file);
                  })
                }
              />
            ) : (
              <CustomFieldInput {...input} hint={of?.hint} />
            )}
          </Box>
        );
      })}
    </Grid>
  );
}

const noFiles = new Map<string, never>();
