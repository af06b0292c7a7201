// The filter of answer lists by values of form fields.
import { sql } from 'drizzle-orm';
import type { SpecialFilter } from '../../kit/resource/resource.ts';
import { formFields } from '../tables.ts';
import { fieldFilter } from '../values/field-filter.ts';
import { formAnswers, formAnswerValues as held } from './answer-tables.ts';

export const answerFilter: SpecialFilter = fieldFilter({
  name: 'field',
  description:
    'Conditions on answers to form fields, each sent separately, with the id of the form field',
  table: held,
  columns: { ...held, owner: held.answer_id },
  field: held.ref,
  words: held.shown,
  of: formAnswers.id,
  isOf: (field, { companyId }) =>
    sql`(${held.form_id}, ${held.ref}) = (select ${formFields.form_id}, ${formFields.ref} from ${formFields}
      where ${formFields.company_id} = ${companyId} and ${formFields.id} = ${field})`,
  byType: (cases) => sql`case ${held.custom_field_type} ${cases} end`,
});
