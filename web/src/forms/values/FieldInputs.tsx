// What the company's own fields hold of a record, as a form fills it in.
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

/** Under which name the form holds a field. */
const nameOf = (databaseId: number) => `field_${String(databaseId)}`;

const idIn = (name: string): number => Number(name.replace('field_', ''));

export const valuesOfFields = (fields: readonly HeldField[]): Record<string, string[]> =>
  Object.fromEntries(fields.map(({ field, values }) => [nameOf(field.databaseId), [...values]]));

/** What is sent of changed values. What does not show with what is chosen holds nothing. */
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

/** `customFields.1.values` is the second of those that were sent. */
export function fieldOfError(
  field: string | null | undefined,
  sent: readonly { readonly customFieldId: number }[],
): string | null {
  const index = /^customFields\.(\d+)/.exec(field ?? '')?.[1];
  const id = index === undefined ? undefined : sent[Number(index)]?.customFieldId;
  return id === undefined ? null : nameOf(id);
}

/** Those that show, two side by side. */
export function FieldInputs({
  fields,
  uploadTo,
  onDeleteFile,
  disabled,
}: {
  fields: readonly HeldField[];
  /** The address that takes files. */
  uploadTo: string;
  /** For good, where that is possible. */
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
