// The JSON bodies of webhooks: the form and the submitted values by field name. Receivers depend on the format, so it
// may only be extended.
import { isAnswered, nameOfField } from '@kafedra/common/forms';
import { and, eq } from 'drizzle-orm';
import { companies } from '../../company/tables.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { notFound } from '../../kit/http/errors.ts';
import type { SubmittedAnswer } from '../answers/answer-store.ts';
import { customFields, formFields, forms } from '../tables.ts';
import type { webhookEvents } from './webhook-tables.ts';

/** A form with its webhook. */
export interface WebhookForm {
  company: { id: number; code: string; name: string };
  form: { id: number; code: string | null; name: string; type: string };
  webhook: string | null;
}

interface Value {
  ref: string;
  type: string;
  label: string;
  custom_field_id: number | null;
  /** The sent values and their displayed form. */
  values: { value: string; shown: string }[];
}

interface DeliveryContent {
  id: string;
  event: (typeof webhookEvents)[number];
  created_at: string;
  answer: {
    id: number | null;
    created_at: string;
    user_id: number | null;
    page: string | null;
    values: readonly Value[];
    marks: Record<string, string>;
  };
}

/** Throws 404. */
export async function readWebhookForm(
  transaction: Transaction,
  companyId: number,
  formId: number,
): Promise<WebhookForm> {
  const [found] = await transaction
    .select({
      company: { id: companies.id, code: companies.code, name: companies.name },
      form: { id: forms.id, code: forms.code, name: forms.name, type: forms.type },
      webhook: forms.webhook,
    })
    .from(forms)
    .innerJoin(companies, eq(companies.id, forms.company_id))
    .where(and(eq(forms.company_id, companyId), eq(forms.id, formId)));
  if (found === undefined) throw notFound('Форма не найдена');
  return found;
}

const bodyOf = ({ company, form }: WebhookForm, content: DeliveryContent): string =>
  JSON.stringify({
    id: content.id,
    event: content.event,
    created_at: content.created_at,
    company,
    form,
    answer: content.answer,
  });

/** `id` is the id of the delivery. */
export async function answerBody(
  transaction: Transaction,
  webhookForm: WebhookForm,
  id: string,
  { company_id, form_id, ...answer }: SubmittedAnswer,
): Promise<string> {
  const storedFields = await fieldsOf(transaction, company_id, form_id);
  const parameters = new Map(storedFields.map(({ ref, parameter }) => [ref, parameter]));
  const fields = new Map<string, Value>();
  const marks: Record<string, string> = {};
  for (const { ref, type, label, custom_field_id, value, shown } of answer.values) {
    const parameter = parameters.get(ref);
    if (parameter) marks[parameter] = value;
    const field = fields.get(ref) ?? { ref, type, label, custom_field_id, values: [] };
    field.values.push({ value, shown });
    fields.set(ref, field);
  }
  const { id: answerId, created_at, user_id, page } = answer;
  return bodyOf(webhookForm, {
    id,
    event: 'form_answered',
    created_at,
    answer: { id: answerId, created_at, user_id, page, values: [...fields.values()], marks },
  });
}

/** A body with the form's fields and empty values. */
export async function testBody(
  transaction: Transaction,
  webhookForm: WebhookForm,
  id: string,
): Promise<string> {
  const storedFields = await fieldsOf(transaction, webhookForm.company.id, webhookForm.form.id);
  const created_at = new Date().toISOString();
  const values = storedFields
    .filter(({ type }) => isAnswered(type))
    .map(({ ref, type, label, text, parameter, custom_field_id, name }) => ({
      ref,
      type,
      label: label ?? parameter ?? name ?? nameOfField({ label, text, type, customField: null }),
      custom_field_id,
      values: [],
    }));
  return bodyOf(webhookForm, {
    id,
    event: 'form_test',
    created_at,
    answer: { id: null, created_at, user_id: null, page: null, values, marks: {} },
  });
}

const fieldsOf = (transaction: Transaction, companyId: number, formId: number) =>
  transaction
    .select({
      ref: formFields.ref,
      type: formFields.type,
      label: formFields.label,
      text: formFields.text,
      parameter: formFields.parameter,
      custom_field_id: formFields.custom_field_id,
      name: customFields.name,
    })
    .from(formFields)
    .leftJoin(
      customFields,
      and(
        eq(customFields.company_id, formFields.company_id),
        eq(customFields.id, formFields.custom_field_id),
      ),
    )
    .where(and(eq(formFields.company_id, companyId), eq(formFields.form_id, formId)))
    .orderBy(formFields.sort, formFields.id);
