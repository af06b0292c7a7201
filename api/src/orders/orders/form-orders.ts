// Creates orders from submitted bid forms (decision 13), with or without an account.
import { sql } from 'drizzle-orm';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import type { AnswerValue, SubmittedAnswer } from '../../forms/index.ts';
import { orders, utmParameters } from '../order-tables.ts';
import { customFieldOrderValues } from '../tables.ts';
import { currentPrice, type PricedCourse } from './order-rules.ts';
import { nextNumber, defaultStatusId } from './order-writes.ts';
import type { UtmParameters } from './creation.ts';

/** The purposes of forms that create orders. */
const bidForms = ['course_bid', 'self_bid'] as const;

/** Maximum length of an order's contact fields. */
const longest = 255;
const longestDescription = 10_000;

/** Runs in the transaction of the submission, as the system. */
export async function createOrderFromForm(
  transaction: Transaction,
  answer: SubmittedAnswer,
): Promise<void> {
  const { company_id: companyId, form_id: formId } = answer;
  const [form] = await rowsOf<{ name: string }>(
    transaction,
    sql`select name from forms where company_id = ${companyId} and id = ${formId} and type = any(${sql.param(bidForms)}::text[])`,
  );
  if (form === undefined) return;
  const orderFields = await readOrderFields(transaction, answer);
  const course = await courseOf(transaction, answer);
  const { text, email, phone } = contactsIn(answer.values);
  const number = await nextNumber(transaction, { companyId });
  const marks = { ...marksOfPage(answer.page), ...orderFields.marks };
  const [order] = await transaction
    .insert(orders)
    .values({
      company_id: companyId,
      number,
      name: course?.name ?? form.name,
      description: describedBy(answer.values, orderFields.own),
      status_id: sql`${defaultStatusId({ companyId })}`,
      user_id: answer.user_id,
      contact_name: text,
      contact_email: email,
      contact_phone: phone,
      course_id: course?.id ?? null,
      price: course === undefined ? null : currentPrice(course),
      ...Object.fromEntries(
        utmParameters.map((mark) => [mark, marks[mark]?.slice(0, longest) ?? null]),
      ),
    })
    .returning({ id: orders.id });
  if (order === undefined) throw new Error(`answer ${answer.id} created no order`);
  const own = answer.values.filter(
    ({ custom_field_id: id, file_id }) =>
      id !== null && file_id === null && orderFields.own.has(id),
  );
  if (own.length === 0) return;
  await transaction.insert(customFieldOrderValues).values(
    own.map(({ custom_field_id, value, variable_id, number: sort }) => ({
      company_id: companyId,
      order_id: order.id,
      custom_field_id: Number(custom_field_id),
      value,
      variable_id,
      file_id: null,
      number: sort,
    })),
  );
}

/** The UTM values of the form's hidden fields, and the ids of the order's custom fields among the values. */
async function readOrderFields(
  transaction: Transaction,
  { company_id: companyId, form_id: formId, values }: SubmittedAnswer,
): Promise<{ marks: UtmParameters; own: ReadonlySet<number> }> {
  const ids = values.flatMap(({ custom_field_id: id }) => id ?? []);
  const [parameters, own] = await Promise.all([
    rowsOf<{ ref: string; parameter: (typeof utmParameters)[number] }>(
      transaction,
      sql`select ref, parameter from form_fields where company_id = ${companyId} and form_id = ${formId} and parameter is not null`,
    ),
    rowsOf<{ id: number }>(
      transaction,
      sql`select id from custom_fields where company_id = ${companyId} and subtype = 'bid' and id = any(${sql.param(ids)}::integer[])`,
    ),
  ]);
  return {
    marks: Object.fromEntries(
      parameters.map(({ ref, parameter }) => [
        parameter,
        values.find((value) => value.ref === ref)?.value,
      ]),
    ),
    own: new Set(own.map(({ id }) => id)),
  };
}

/** The course that uses the form. If several do, the page's `course` parameter selects one; otherwise there is none. */
async function courseOf(
  transaction: Transaction,
  { company_id: companyId, form_id: formId, page }: SubmittedAnswer,
): Promise<(PricedCourse & { id: number; name: string }) | undefined> {
  const named = parametersOf(page).get('course');
  const id = named !== null && /^\d{1,9}$/.test(named) ? Number(named) : null;
  const found = await rowsOf<PricedCourse & { id: number; name: string }>(
    transaction,
    sql`select id, name, price::text, use_full_course_discount_percentage, full_course_discount_percentage,
        use_special_offer_discount_percentage, special_offer_discount_percentage
      from courses where company_id = ${companyId} and ${formId} in (form_id, crm_form_id) and status <> 'deleted'
      order by id = ${id}::integer desc, id limit 2`,
  );
  const [first] = found;
  return found.length === 1 || first?.id === id ? first : undefined;
}

function parametersOf(page: string | null): URLSearchParams {
  const url = page === null ? null : URL.parse(page, 'https://page.invalid');
  return url?.searchParams ?? new URLSearchParams();
}

const marksOfPage = (page: string | null): UtmParameters => {
  const parameters = parametersOf(page);
  return Object.fromEntries(
    utmParameters.map((mark) => [mark, parameters.get(mark)?.trim() || null]),
  );
};

function contactsIn(values: readonly AnswerValue[]) {
  const of = (is: (value: AnswerValue) => boolean) =>
    values.find((value) => is(value) && value.value !== '')?.value.slice(0, longest) ?? null;
  const names = ['surname', 'name'].flatMap((type) => of((value) => value.type === type) ?? []);
  return {
    text: names.join(' ').slice(0, longest) || null,
    email: of(({ type, custom_field_type: own }) => type === 'email' || own === 'email'),
    phone: of(({ custom_field_type: own }) => own === 'phone'),
  };
}

/** The other submitted values, one line for each field. */
function describedBy(values: readonly AnswerValue[], own: ReadonlySet<number>): string | null {
  const others = values.filter(
    ({ custom_field_id: id, custom_field_type: type }) =>
      id !== null && !own.has(id) && type !== 'email' && type !== 'phone',
  );
  const labels = [...new Set(others.map(({ label }) => label))];
  const lines = labels.map((label) => {
    const shown = others.filter((value) => value.label === label).map((value) => value.shown);
    return `${label}: ${shown.join(', ')}`;
  });
  return lines.join('\n').slice(0, longestDescription) || null;
}
