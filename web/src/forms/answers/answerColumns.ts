// The columns of a list of answers: date, registered user, and one for each field of the form.
import { holdsFiles, type FieldType } from '@kafedra/common/fields';
import {
  fieldNames,
  isAnswered,
  nameOfRemovedField,
  type FormFieldType,
} from '@kafedra/common/forms';
import { graphql, readInlineData } from 'react-relay';
import {
  fieldText,
  formatDateTime,
  nameColumn,
  textColumn,
  type Column,
  type Columns,
} from '../../ui/index.ts';
import { fieldColumn, type FieldColumn } from '../../kit/list/listAddress.ts';
import { fromGraphqlEnum } from '../graphqlEnums.ts';
import type { answerColumns_answer$key } from '../../__generated__/answerColumns_answer.graphql.ts';
import type { answerColumns_field$key } from '../../__generated__/answerColumns_field.graphql.ts';
import type { answerColumns_value$key } from '../../__generated__/answerColumns_value.graphql.ts';

/** A field of the form that can have answers. */
export interface AnswerField {
  databaseId: number;
  ref: string;
  name: string;
  /** False for file fields, which have no sort. */
  isSorted: boolean;
}

/** The column id of a current or a removed field. */
type AnswerColumn = FieldColumn | `lost_${string}`;

export const columnOf = ({ databaseId }: AnswerField): FieldColumn =>
  fieldColumn(String(databaseId));

/** Values that belong to no current field of the form. */
interface LostField {
  ref: string;
  name: string;
}

export const answerFields = (keys: readonly answerColumns_field$key[]): AnswerField[] =>
  keys.flatMap((key) => {
    const { type, label, parameter, customField, ...field } =
      readInlineData<answerColumns_field$key>(
        graphql`
          fragment answerColumns_field on FormField @inline {
            databaseId
            ref
            type
            label
            parameter
            customField {
              name
              type
            }
          }
        `,
        key,
      );
    const kind = fromGraphqlEnum<FormFieldType>(type);
    const name = label ?? customField?.name ?? parameter?.toLowerCase() ?? fieldNames[kind];
    const held = customField && fromGraphqlEnum<FieldType>(customField.type);
    return isAnswered(kind) ? [{ ...field, name, isSorted: !(held && holdsFiles(held)) }] : [];
  });

const answerOf = (key: answerColumns_answer$key) =>
  readInlineData<answerColumns_answer$key>(
    graphql`
      fragment answerColumns_answer on FormAnswer @inline {
        databaseId
        createdAt
        user {
          fullName @catch(to: NULL)
        }
        values @catch(to: NULL) {
          ref
          label
          ...answerColumns_value
        }
      }
    `,
    key,
  );

/**
 * Values of these answers that belong to no current field: those of an invite, and those of removed fields.
 */
export function removedFields(
  answers: readonly answerColumns_answer$key[],
  answerableFields: readonly AnswerField[],
): LostField[] {
  const known = new Set(answerableFields.map(({ ref }) => ref));
  const lost = new Map<string, string>();
  for (const answer of answers) {
    for (const { ref, label } of answerOf(answer).values ?? []) {
      if (!known.has(ref) && !lost.has(ref)) lost.set(ref, nameOfRemovedField(ref, label));
    }
  }
  return [...lost].map(([ref, name]) => ({ ref, name }));
}

/** The text of a value. */
export function valueText(key: answerColumns_value$key): string {
  const { shown, customFieldType } = readInlineData<answerColumns_value$key>(
    graphql`
      fragment answerColumns_value on FormAnswerValue @inline {
        shown
        customFieldType
      }
    `,
    key,
  );
  return fieldText(customFieldType ?? null, shown);
}

export const answerColumns = (
  answerableFields: readonly AnswerField[],
  lost: readonly LostField[],
  at: string,
): Columns<answerColumns_answer$key, 'sent' | FieldColumn> => ({
  sent: nameColumn((answer) => formatDateTime(answerOf(answer).createdAt), {
    header: 'Отправлен',
    minWidth: 160,
    link: (answer) => `${at}/answers/${answerOf(answer).databaseId}`,
  }),
  ...Object.fromEntries(
    [
      ...answerableFields.map((field) => [columnOf(field), field] as const),
      ...lost.map((field) => [`lost_${field.ref}`, field] as const),
    ].map(([column, { ref, name }], index): [AnswerColumn, Column<answerColumns_answer$key>] => [
      column,
      textColumn(name, (answer) => answered(answer, ref), {
        minWidth: 140,
        muted: false,
        hiddenAtFirst: index >= shownAtFirst,
      }),
    ]),
  ),
  user: textColumn('Пользователь', (answer) => answerOf(answer).user?.fullName),
});

const answered = (answer: answerColumns_answer$key, field: string): string =>
  (answerOf(answer).values ?? [])
    .filter(({ ref }) => ref === field)
    .map(valueText)
    .join(', ');

/** Number of columns shown by default; further ones can be added in the column picker. */
const shownAtFirst = 8;
