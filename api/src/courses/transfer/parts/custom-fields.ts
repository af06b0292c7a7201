// Custom field values of a course in archives. Fields are matched by name and type, choices by their text.
import { fieldTypes } from '@kafedra/common/fields';
import { z } from 'zod';
import { Failure } from '../../../kit/http/errors.ts';
import { courseValues } from '../../editing/custom-fields/course-values.ts';
import { archiveFileId } from '../format.ts';
import { findByName, definePart, type ImportTarget } from '../course-part.ts';
import { oneLine } from '../../../kit/values/texts.ts';

const content = z
  .array(
    z.strictObject({
      name: z.string().overwrite(oneLine).min(1).max(255),
      type: z.enum(fieldTypes),
      values: z
        .array(
          z.union([
            z.strictObject({ text: z.string().max(100_000) }),
            z.strictObject({ file: archiveFileId }),
          ]),
        )
        .max(100),
    }),
  )
  .max(500);

type ArchivedField = z.infer<typeof content>[number];

/** A field as `courseValues` reads it. */
interface Field {
  id: number;
  name: string;
  type: string;
  custom_field_variables: { id: number; value: string }[];
  values: { value: string; variable_id: number | null; file_id: number | null; shown: string }[];
}

export const customFieldsPart = definePart({
  name: 'custom_fields',
  title: 'Дополнительные поля',
  content,
  read: async ({ transaction, scope, courseId, fileIdOf }) => {
    const fields = await readFields({ transaction, scope, courseId });
    return fields.flatMap(({ name, type, values }) => {
      const archivedValues = values.flatMap((held) => {
        if (held.file_id === null)
          return { text: held.variable_id === null ? held.value : held.shown };
        const file = fileIdOf(held.file_id);
        return file === null ? [] : { file };
      });
      return archivedValues.length === 0
        ? []
        : [{ name, type: type as ArchivedField['type'], values: archivedValues }];
    });
  },
  write: async (target, all) => {
    const fields = await readFields(target);
    let stored: Stored[] = [];
    for (const archivedField of all) {
      const field = findByName(
        fields.filter(({ type }) => type === archivedField.type),
        archivedField.name,
      );
      if (field === null) {
        target.reportOmission(`Поле «${archivedField.name}»`, 'в этой компании такого поля нет');
        continue;
      }
      const values = await valuesOf(target, field, archivedField);
      if (values.length > 0)
        stored.push({ custom_field_id: field.id, name: archivedField.name, values });
    }
    // Reports and drops refused fields, and retries until the rest is accepted.
    while (stored.length > 0) {
      const refused = await store(target, stored);
      if (refused.size === 0) break;
      for (const [place, why] of refused)
        target.reportOmission(`Поле «${stored[place]?.name ?? ''}»`, why);
      stored = stored.filter((_, place) => !refused.has(place));
    }
    return stored.length;
  },
});

const readFields = async ({
  transaction,
  scope,
  courseId,
}: Pick<ImportTarget, 'transaction' | 'scope' | 'courseId'>) =>
  (await courseValues.read(transaction, scope, courseId)) as unknown as Field[];

interface Stored {
  custom_field_id: number;
  name: string;
  values: (string | number)[];
}

async function valuesOf(
  { uploadOf, createFile, reportOmission }: ImportTarget,
  { name, custom_field_variables: variables }: Field,
  { values }: ArchivedField,
): Promise<(string | number)[]> {
  const known: (string | number)[] = [];
  for (const archivedValue of values) {
    if ('file' in archivedValue) {
      const file = uploadOf(archivedValue.file);
      if (file !== null)
        known.push(await createFile(archivedValue.file, file, courseValues.filePurpose));
      else reportOmission(`Поле «${name}»`, 'файла нет в архиве, или такие файлы не загружают');
    } else if (variables.length > 0) {
      const choices = variables.map(({ id, value }) => ({ id, name: value }));
      const choice = findByName(choices, archivedValue.text);
      if (choice === null)
        reportOmission(
          `Поле «${name}»: «${archivedValue.text.slice(0, 100)}»`,
          'в поле нет такого варианта',
        );
      else known.push(choice.id);
    } else known.push(archivedValue.text);
  }
  return known;
}

/** Returns the refused fields by index with the reason; an empty map means that all were stored. */
async function store(
  { transaction, scope, courseId }: ImportTarget,
  stored: readonly Stored[],
): Promise<Map<number, string>> {
  const custom_fields = stored.map(({ custom_field_id, values }) => ({ custom_field_id, values }));
  try {
    await courseValues.store(transaction, scope, courseId, { custom_fields });
    return new Map();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const refused = error.errors.flatMap(({ field, message }) => {
      const place = /^custom_fields\.(\d+)\./.exec(field ?? '')?.[1];
      return place === undefined ? [] : [[Number(place), message] as const];
    });
    if (refused.length === 0) throw error;
    return new Map(refused);
  }
}
