// The number of answers of a form, and whether it accepts more, from stored counts.
import { sql, type SQL } from 'drizzle-orm';
import { storedCount } from '../../kit/lists/stored-counts.ts';
import type { forms } from '../tables.ts';
import type { FormState } from './limit-rules.ts';

/** SQL: the number of answers of a form. */
export const answersCount = (form: typeof forms): SQL<number> =>
  storedCount(form.company_id, 'form_answers', ['form_id'], [[form.id]]);

export const stateOf = (form: typeof forms): SQL<FormState> =>
  sql`case when ${form.opens_at} > now() then 'early' when ${form.closes_at} <= now() then 'late'
    when ${form.answers_limit} <= ${answersCount(form)} then 'full' else 'open' end`;
