// The sort of answer lists by the values of a form field. Lists are sorted by the text of the chosen option, which the
// answer stores, not by the order of the options.
import { holdsFiles } from '@kafedra/common/fields';
import { isAnswered } from '@kafedra/common/forms';
import { and, eq, sql } from 'drizzle-orm';
import { customFields, formFields } from '../tables.ts';
import { fieldSort } from '../values/field-sort.ts';
import { formAnswers, formAnswerValues } from './answer-tables.ts';

export const answerSort = fieldSort({
  description:
    '`form_field_7`: by the first answer to the form field 7; answers without it come last.',
  find: async (transaction, { companyId }, id) => {
    const [field] = await transaction
      .select({ type: formFields.type, held: customFields.type })
      .from(formFields)
      .leftJoin(
        customFields,
        and(
          eq(customFields.company_id, formFields.company_id),
          eq(customFields.id, formFields.custom_field_id),
        ),
      )
      .where(and(eq(formFields.company_id, companyId), eq(formFields.id, id)));
    if (field === undefined || !isAnswered(field.type)) return null;
    return field.held !== null && holdsFiles(field.held) ? null : 'plain';
  },
  table: formAnswerValues,
  owner: formAnswerValues.answer_id,
  of: formAnswers.id,
  isOf: (column, field, { companyId }) =>
    sql`(${column('form_id')}, ${column('ref')}) = (select of_form.form_id, of_form.ref from ${formFields} of_form
      where of_form.company_id = ${companyId} and of_form.id = ${field}::integer)`,
});
