// Admits or rejects a submission within its transaction. Submissions of a limited form are serialized.
import { createHmac, randomBytes } from 'node:crypto';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../kit/database/database.ts';
import { Failure, conflict, notFound } from '../../kit/http/errors.ts';
import { formAnswers } from '../answers/answer-tables.ts';
import { forms } from '../tables.ts';
import { stateOf } from './form-state.ts';
import { requireOpen } from './limit-rules.ts';
import { formAddressKeys } from './limit-tables.ts';

/** The sender of a form, as limits count senders. */
export interface Sender {
  address: string;
  /** The value of the form's email field in lower case; null without. */
  email: string | null;
}

interface OfForm {
  company_id: number;
  form_id: number;
}

/** Throws 404 or 409; returns what to store about the sender. Runs as the system. */
export async function admitAnswer(
  transaction: Transaction,
  { company_id, form_id }: OfForm,
  { address, email }: Sender,
): Promise<{ sent_from: string | null; email: string | null }> {
  const isForm = and(eq(forms.company_id, company_id), eq(forms.id, form_id));
  const limits = {
    answers_limit: forms.answers_limit,
    per_address: forms.answers_per_address,
    per_email: forms.answers_per_email,
  };
  const [found] = await transaction.select(limits).from(forms).where(isForm).for('key share');
  // It was deleted a moment ago.
  if (found === undefined) throw notFound('Форма не найдена');
  if (Object.values(found).some((limit) => limit !== null)) {
    await transaction.select({ id: forms.id }).from(forms).where(isForm).for('no key update');
  }
  // A separate statement, which sees the submissions committed before the lock was acquired.
  const [form] = await transaction
    .select({
      ...limits,
      state: stateOf(forms),
      text_before: forms.text_before,
      text_after: forms.text_after,
      text_full: forms.text_full,
    })
    .from(forms)
    .where(isForm);
  if (form === undefined) throw notFound('Форма не найдена');
  requireOpen(form);
  const of = { company_id, form_id };
  const sent_from = form.per_address === null ? null : await addressHash(transaction, of, address);
  if (
    await isReached(transaction, of, form.per_address, eq(formAnswers.sent_from, sent_from ?? ''))
  ) {
    throw conflict(
      'address_limit',
      'С вашего адреса в интернете уже отправили столько ответов, сколько можно',
    );
  }
  if (
    email !== null &&
    (await isReached(transaction, of, form.per_email, eq(formAnswers.email, email)))
  ) {
    throw new Failure(409, [
      { message: 'С этой почтой форму уже отправляли', field: 'email', code: 'email_limit' },
    ]);
  }
  return { sent_from, email };
}

/** Reads at most as many rows as the limit. */
async function isReached(
  transaction: Transaction,
  { company_id, form_id }: OfForm,
  limit: number | null,
  condition: SQL,
): Promise<boolean> {
  if (limit === null) return false;
  const some = await transaction
    .select({ id: formAnswers.id })
    .from(formAnswers)
    .where(and(eq(formAnswers.company_id, company_id), eq(formAnswers.form_id, form_id), condition))
    .limit(limit);
  return some.length >= limit;
}

/** A keyed hash of the address: there are so few addresses that a plain hash could be reversed. */
export async function addressHash(
  transaction: Transaction,
  { company_id, form_id }: OfForm,
  address: string,
): Promise<string> {
  await transaction
    .insert(formAddressKeys)
    .values({ company_id, form_id, key: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [stored] = await transaction
    .select({ key: formAddressKeys.key })
    .from(formAddressKeys)
    .where(and(eq(formAddressKeys.company_id, company_id), eq(formAddressKeys.form_id, form_id)));
  if (stored === undefined) throw new Error(`form ${form_id} has no key for addresses`);
  return createHmac('sha256', stored.key).update(address).digest('base64url');
}
