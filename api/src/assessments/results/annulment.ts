// Annuls and reinstates attempts, and grants learners extra attempts. An annulled attempt still uses up one of the
// learner's attempts.
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { rowsOf, type Transaction } from '../../kit/database/database.ts';
import { idArray } from '../../kit/lists/filters.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import { bulkIds } from '../../kit/resource/bulk.ts';
import type { BulkAction, Values } from '../../kit/resource/definition.ts';
import type { ChangedRows } from '../../kit/resource/contract.ts';
import { required } from '../../kit/values/texts.ts';
import { testAttempts } from '../attempts/attempt-tables.ts';
import { takersOf } from '../attempts/finishing.ts';
import { notifyAccessSources } from '../attempts/access-sources.ts';
import { notifyOfAnnulment, notifyOfReinstatement } from '../attempts/notifications.ts';
import { checkingGrants } from './attempt-records.ts';

const maxReason = 1000;

const annulment = z.strictObject({
  reason: z
    .string(required)
    .trim()
    .min(1, required)
    .max(maxReason, `Не больше ${maxReason} символов`)
    .describe('Plain text for the taker of the test.'),
});

type Action<Input> = BulkAction<typeof testAttempts, Input>;

const annul: Action<z.infer<typeof annulment>> = {
  summary: 'Annul attempts, which stay listed but no longer count',
  grant: checkingGrants,
  input: annulment,
  where: ({ annulled_at }) => sql`${annulled_at} is null`,
  refuses: [
    {
      code: 'in_progress',
      message: 'ещё идут: аннулировать можно то, что закончено',
      where: ({ state }) => sql`${state} = 'in_progress'`,
    },
  ],
  does: async ({ transaction, scope, rows, input: { reason } }) => {
    const ids = await write(transaction, scope, rows, {
      annulled_at: sql`now()`,
      annulment_reason: reason,
      annuller_id: scope.personId,
    });
    await notifyOfAnnulment(transaction, scope, ids);
    return changed(ids);
  },
};

const reinstate: Action<object> = {
  summary: 'Reinstate annulled attempts',
  grant: checkingGrants,
  where: ({ annulled_at }) => sql`${annulled_at} is not null`,
  does: async ({ transaction, scope, rows }) => {
    const ids = await write(transaction, scope, rows, {
      annulled_at: null,
      annulment_reason: null,
      annuller_id: null,
    });
    await notifyOfReinstatement(transaction, scope, ids);
    return changed(ids);
  },
};

const giveExtra: Action<object> = {
  summary: 'Grant each learner of the attempts one more attempt at the test',
  grant: checkingGrants,
  refuses: [
    {
      code: 'visitor',
      message: 'пройдены без учётной записи: посетители начинают тест сколько угодно раз',
      where: ({ user_id }) => sql`${user_id} is null`,
    },
    {
      code: 'unlimited',
      message: 'тест проходят сколько угодно раз',
      where: ({ company_id, test_id }) => sql`exists (select 1 from tests test
        where test.company_id = ${company_id} and test.id = ${test_id} and test.infinity_attempts)`,
    },
  ],
  does: async ({ transaction, scope: { companyId }, rows }) => {
    const given = await rowsOf<{ id: number }>(
      transaction,
      sql`with taker as (
          select test_id, user_id, max(id) as id from test_attempts where ${rows} group by test_id, user_id
        ), given as (
          insert into test_extra_attempts as extra (company_id, test_id, user_id, count)
          select ${companyId}, test_id, user_id, 1 from taker order by test_id, user_id
          on conflict (company_id, test_id, user_id) do update set count = extra.count + 1
          returning test_id, user_id
        )
        select taker.id from taker join given using (test_id, user_id) order by taker.id`,
    );
    return changed(given.map(({ id }) => id));
  },
};

/**
 * Bulk actions on attempts. `give_extra` counts learners, and returns the id of one attempt of each.
 */
export const attemptActions = { annul, reinstate, give_extra: giveExtra };

/**
 * Updates the selected rows and recalculates what depends on them in other domains; returns their ids.
 */
async function write(
  transaction: Transaction,
  { companyId }: Scope,
  rows: SQL,
  values: Values<typeof testAttempts>,
): Promise<number[]> {
  const chosen = await rowsOf<{ id: number }>(
    transaction,
    sql`select id from test_attempts where ${rows} order by id for no key update`,
  );
  const ids = chosen.map(({ id }) => id);
  if (ids.length === 0) return ids;
  await transaction
    .update(testAttempts)
    .set(values)
    .where(
      and(eq(testAttempts.company_id, companyId), sql`${testAttempts.id} = any(${idArray(ids)})`),
    );
  await notifyAccessSources(transaction, companyId, takersOf(companyId, ids), {
    isCorrected: true,
  });
  return ids;
}

const changed = (ids: number[]): ChangedRows => ({ count: ids.length, ids: ids.slice(0, bulkIds) });
