// What a form has taken, and whether it takes more: read where counts are kept, at the same cost however many answers it has.
import { sql, type SQL } from 'drizzle-orm';
import { rowCounts } from '../../kit/tables.ts';
import type { forms } from '../tables.ts';
import type { FormState } from './limit-rules.ts';

/** How many answers a form has. */
export const answersCount = (form: typeof forms): SQL<number> =>
  sql`(select coalesce(sum(kept.count), 0)::integer from ${rowCounts} kept
    where kept.company_id = ${form.company_id} and kept.counted = 'form_answers' and kept.counted_by = 'form_id' and kept.key = jsonb_build_array(${form.id}))`;

export const stateOf = (form: typeof forms): SQL<FormState> =>
  sql`case when ${form.opens_at} > now() then 'early' when ${form.closes_at} <= now() then 'late'
    when ${form.answers_limit} <= ${answersCount(form)} then 'full' else 'open' end`;
