// The export of form answers, with a column for each field of their forms.
import type { FieldType } from '@kafedra/common/fields';
import { isAnswered, nameOfField, nameOfRemovedField } from '@kafedra/common/forms';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import {
  cellKinds,
  defineExport,
  plainColumn,
  valueFormatter,
  type ExportColumn,
} from '../../exports/index.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { idsOf } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { wholeRecord } from '../../kit/resource/resource.ts';
import type { Conditions } from '../../kit/resource/contract.ts';
import { timeZoneOf } from '../../kit/values/time-zone.ts';
import { customFields, formFields } from '../tables.ts';
import { formAnswerValues } from './answer-tables.ts';
import { answerResource } from './answers.ts';

/** An answer record with the relations that the columns read. */
interface ExportedAnswer {
  id: number;
  form_id: number;
  created_at: string;
  page: string | null;
  user: { full_name: string } | null;
  values: { ref: string; custom_field_type: FieldType | null; shown: string }[];
}

const column = plainColumn<ExportedAnswer>;

/** A column for each field of the forms, and for each removed field that answers still have. */
async function fields(
  transaction: Transaction,
  scope: Scope,
  { matching }: { matching: Conditions },
): Promise<ExportColumn<ExportedAnswer>[]> {
  const forms = matching['form_id'];
  const ofForms = forms === undefined ? undefined : idsOf([forms].flat().map(String));
  const [existing, lost] = await Promise.all([
    fieldsOf(transaction, scope, ofForms),
    lostFieldsOf(transaction, scope, ofForms),
  ]);
  const words = valueFormatter(await timeZoneOf(transaction, scope.companyId));
  const known = existing.map(({ form_id, ref, parameter, customField: own, ...field }) => ({
    form_id,
    ref,
    heading: field.label ?? parameter ?? nameOfField({ ...field, customField: own }),
    kind: (own && !own.multiple && cellKinds[own.type]) || ('text' as const),
  }));
  const unknown = lost.map(({ form_id, ref, label }) => ({
    form_id,
    ref,
    heading: nameOfRemovedField(ref, label),
    kind: 'text' as const,
  }));
  return [...known, ...unknown].map(({ form_id, ref, heading, kind }) => {
    return {
      heading,
      kind,
      width: 24,
      value: (answer) => {
        const held = answer.values.filter((value) => value.ref === ref);
        if (answer.form_id !== form_id || held.length === 0) return null;
        if (kind === 'number') return Number(held[0]?.shown);
        if (kind === 'day') return held[0]?.shown ?? null;
        return held.map(({ custom_field_type: type, shown }) => words(type, shown)).join(', ');
      },
      reads: {
        columns: ['form_id'],
        with: { values: { ...wholeRecord, columns: ['ref', 'custom_field_type', 'shown'] } },
      },
    };
  });
}

/** The fields of these forms, or of all forms. */
async function fieldsOf(
  transaction: Transaction,
  { companyId }: Scope,
  forms: number[] | undefined,
) {
  const { form_id, ref, type, label, text, parameter } = formFields;
  const found = await transaction
    .select({
      form_id,
      ref,
      type,
      label,
      text,
      parameter,
      customField: {
        id: customFields.id,
        name: customFields.name,
        type: customFields.type,
        multiple: customFields.multiple,
      },
    })
    .from(formFields)
    .leftJoin(
      customFields,
      and(
        eq(customFields.company_id, formFields.company_id),
        eq(customFields.id, formFields.custom_field_id),
      ),
    )
    .where(and(eq(formFields.company_id, companyId), forms && inArray(form_id, forms)))
    .orderBy(form_id, formFields.sort, formFields.id);
  return found.filter((field) => isAnswered(field.type));
}

/** Values of fields that the form no longer has, under the label of the latest answer. */
function lostFieldsOf(transaction: Transaction, { companyId }: Scope, forms: number[] | undefined) {
  const { company_id, id, form_id, ref, label } = formAnswerValues;
  return transaction
    .selectDistinctOn([form_id, ref], { form_id, ref, label })
    .from(formAnswerValues)
    .leftJoin(
      formFields,
      and(
        eq(formFields.company_id, company_id),
        eq(formFields.form_id, form_id),
        eq(formFields.ref, ref),
      ),
    )
    .where(and(eq(company_id, companyId), isNull(formFields.id), forms && inArray(form_id, forms)))
    .orderBy(form_id, ref, desc(id));
}

export const answersExport = defineExport<ExportedAnswer>({
  kind: 'form_answers_export',
  path: 'form_answers',
  resource: answerResource,
  record: {
    name: 'FormAnswerExport',
    description: 'An export of form answers to a file.',
  },
  columns: {
    id: column('ID', 'number', 8, 'id'),
    created_at: column('Отправлен', 'instant', 16, 'created_at'),
    user: {
      heading: 'Пользователь',
      kind: 'text',
      width: 28,
      value: ({ user }) => user?.full_name ?? null,
      reads: { with: { user: { ...wholeRecord, columns: ['full_name'] } } },
    },
    page: column('Страница', 'text', 40, 'page'),
  },
  columnGroups: { fields },
  sheet: 'Ответы',
});
