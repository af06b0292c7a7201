// Writes the forms of the demo school, their visits of the last month, and submissions.
import { fieldNames, type Condition } from '@kafedra/common/forms';
import { formAnswers, formAnswerValues } from '../../forms/answers/answer-tables.ts';
import { formDays, formFieldDays } from '../../forms/statistics/statistics-tables.ts';
import { formFields, forms as formTable } from '../../forms/tables.ts';
import type { StandardRoleName } from '../../people/index.ts';
import { dayAfter, instantOn } from '../calendar.ts';
import { forms, type DemoForm, type FieldName } from '../people/community.ts';
import { entry, known, since } from '../ids.ts';
import { insert, insertWithIds } from '../insert.ts';
import type { DemoTarget } from '../target.ts';
import type { Field } from '../people/load-community.ts';
import { company } from '../school.ts';
import { visitsUntil, type SentAnswer } from './visits.ts';

/** Writes the forms with their fields and answers. */
export async function insertForms(
  { transaction, companyId: company_id }: DemoTarget,
  fields: Map<FieldName, Field>,
  roleIds: Map<StandardRoleName, number>,
): Promise<void> {
  const rows = forms.map(({ gives, fields: _fields, ...form }) => ({
    company_id,
    ...form,
    role_id: gives === null ? null : known(roleIds, gives),
    social_network_login: false,
    is_allow_sent_bitrix_phone_type: false,
    allowed_origins: [],
    ...since(company.created_at),
  }));
  const ids = await insertWithIds(transaction, formTable, rows);
  await insert(
    transaction,
    formFields,
    forms.flatMap((form, index) =>
      form.fields.map((field, place) => ({
        company_id,
        form_id: entry(ids, index),
        sort: place + 1,
        ...formField(field, place, fields),
      })),
    ),
  );
  const written = new Map(forms.map((form, index) => [form.code, { form, id: entry(ids, index) }]));
  const place = { transaction, company_id };
  await insertAnswers({ ...place, ...known(written, 'trial') }, [leaver]);
  await insertVisits({ ...place, ...known(written, 'course') }, fields);
}

/** A person who submitted the trial form and did not become a learner. */
const leaver: SentAnswer = {
  at: instantOn(dayAfter(company.created_at, 20), 0.5),
  name: 'Варвара',
  email: 'varvara@example.com',
};

interface Written {
  transaction: DemoTarget['transaction'];
  company_id: number;
  form: DemoForm;
  id: number;
}

/** Visits up to today; submissions in the statistics match the stored answers. */
async function insertVisits(written: Written, fields: Map<FieldName, Field>): Promise<void> {
  const { transaction, company_id, form, id: form_id } = written;
  const { days, stops, sent } = visitsUntil(new Date().toISOString().slice(0, 10));
  const of = { company_id, form_id };
  await insert(
    transaction,
    formDays,
    days.map((day) => ({ ...of, ...day })),
  );
  const refs = {
    name: refOfType(form, 'name'),
    email: refOfType(form, 'email'),
    phone: refOf(known(fields, 'Телефон родителя')),
  };
  await insert(
    transaction,
    formFieldDays,
    stops.map(({ field, ...stop }) => ({ ...of, ...stop, ref: refs[field] })),
  );
  await insertAnswers(written, sent);
}

async function insertAnswers(
  { transaction, company_id, form, id: form_id }: Written,
  sent: readonly SentAnswer[],
): Promise<void> {
  const of = { company_id, form_id };
  const ids = await insertWithIds(
    transaction,
    formAnswers,
    sent.map(({ at, name, email }) => ({
      ...of,
      page: null,
      searched: `${name}\n${email}`,
      created_at: at,
    })),
  );
  await insert(
    transaction,
    formAnswerValues,
    sent.flatMap((answer, index) =>
      (['name', 'email'] as const).map((type) => ({
        ...of,
        answer_id: entry(ids, index),
        ref: refOfType(form, type),
        type,
        label: fieldNames[type],
        value: answer[type],
        shown: answer[type],
        is_first: true,
      })),
    ),
  );
}

const refOfType = ({ fields }: DemoForm, type: 'name' | 'email'): string =>
  refAt(fields.findIndex((field) => field.type === type));

const refAt = (place: number): string => `field-${place}`;

function formField(
  { type, unless, required, width, text, hint, parameter }: DemoForm['fields'][number],
  place: number,
  fields: Map<FieldName, Field>,
) {
  const own = typeof type === 'string' ? null : known(fields, type.asks);
  return {
    type: typeof type === 'string' ? type : ('custom_field' as const),
    custom_field_id: own?.id ?? null,
    ref: own === null ? refAt(place) : refOf(own),
    required: required ?? false,
    text: text ?? null,
    label: null,
    hint: hint ?? null,
    width: width ?? ('whole' as const),
    parameter: parameter ?? null,
    value: null,
    condition: unless === undefined ? null : conditionOf(known(fields, unless.asks), unless.is),
  };
}

const refOf = ({ id }: Field): string => `own-${id}`;

const conditionOf = (field: Field, choice: string): Condition => ({
  match: 'all',
  rules: [
    {
      field: refOf(field),
      operator: 'is_not',
      value: String(known(field.variables, choice)),
    },
  ],
});
