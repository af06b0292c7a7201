// Writes records of forms and custom fields that no route creates from its documented schema alone.
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { customFieldCourseValues } from '../../../../api/src/courses/tables.ts';
import { forms as formTable } from '../../../../api/src/forms/tables.ts';
import {
  formWebhookAttempts,
  formWebhookDeliveries,
} from '../../../../api/src/forms/webhooks/webhook-tables.ts';
import { roles } from '../../../../api/src/people/tables.ts';
import type { Row } from '../../school/rows.ts';
import type { Writer } from '../../school/writing.ts';

export const ofTexts = ({ type, subtype }: Row): boolean => type === 'string' && subtype === 'user';
export const ofCourses = ({ subtype }: Row): boolean => subtype === 'course';
export const ofVariables = ({ type }: Row): boolean => type === 'list';
/** Whether no form uses the field; its variables depend on those of another list. */
export const isOutsideForms = ({ name }: Row): boolean => String(name).startsWith(withoutMarks);
const withoutMarks = 'Без меток';

/** Inserts a failed delivery, because a pending one would change during the tests. */
export async function failDelivery(writer: Writer): Promise<void> {
  const { record, remember, database, companyId: company_id, word } = writer;
  await database.system(async (transaction) => {
    const [delivery] = await transaction
      .insert(formWebhookDeliveries)
      .values({
        company_id,
        form_id: record('forms'),
        uuid: randomUUID(),
        event: 'form_test',
        body: JSON.stringify(word),
        status: 'failed',
        error: word,
      })
      .returning();
    if (delivery === undefined) throw new Error('there is no delivery');
    remember('form_webhook_deliveries', delivery);
    const url = `https://${word}.test/`;
    await transaction
      .insert(formWebhookAttempts)
      .values({ company_id, delivery_id: delivery.id, url, answer: word, took: 1 });
  });
}

/** Creates variables that show a field and a variable of another list. */
export async function createField({ record, create, send, text }: Writer): Promise<void> {
  const own = record('custom_fields', ofVariables);
  const variables = await send('GET', `/custom_fields/${own}/custom_field_variables`);
  const field = await create('/custom_fields', { name: text('name'), type: 'text' });
  const list = await create('/custom_fields', { name: withoutMarks, type: 'list' });
  const path = `/custom_fields/${list.id}/custom_field_variables`;
  const brought = await create(path, { value: text('value') });
  for (const { id } of variables) {
    await send('POST', `/custom_field_variables/${id}/attach`, {
      dependent_custom_fields: [field.id],
      dependent_variables: [brought.id],
    });
  }
}

/** Sends a form of the school as the writer; the answer contains the mark. */
export async function answerForm(writer: Writer): Promise<void> {
  const { call, companyId, record, remember, send, word } = writer;
  const form = record('forms');
  const answer = await call('POST', `/api/public/companies/${companyId}/forms/${form}`, {
    page: `https://${word}.test/`,
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  for (const stored of await send('GET', `/form_answers?form_id=${form}`)) {
    remember('form_answers', stored);
  }
}

/** Adds every role to a form. */
export async function describeRoles({
  database,
  companyId: company_id,
  text,
}: Writer): Promise<void> {
  await database.system(async (transaction) => {
    const ofSchool = await transaction
      .select({ role_id: roles.id })
      .from(roles)
      .where(eq(roles.company_id, company_id));
    const shared = { company_id, name: text('name'), type: 'register' } as const;
    await transaction
      .insert(formTable)
      .values(ofSchool.map(({ role_id }) => ({ ...shared, role_id })));
  });
}

export async function fillUserValue({ record, send, word }: Writer): Promise<void> {
  const custom_field_id = record('custom_fields', ofTexts);
  await send('POST', `/users/${record('users')}/store_custom_field_values`, {
    custom_fields: [{ custom_field_id, values: [word] }],
  });
}

/** Sets values for every course; unlike the route, it doesn't replace their rows. */
export async function fillCourseValue({
  companyId,
  database,
  record,
  word,
}: Writer): Promise<void> {
  const field = record('custom_fields', ofCourses);
  await database.system((transaction) =>
    transaction.execute(
      sql`insert into ${customFieldCourseValues} (company_id, course_id, custom_field_id, value)
        select company_id, id, ${field}, ${word} from courses where company_id = ${companyId}`,
    ),
  );
}
