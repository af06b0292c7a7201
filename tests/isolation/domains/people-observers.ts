// Observers: they read of the learners who are connected to them, and of nobody else.
import { sql } from 'drizzle-orm';
import type { Domain } from '../domain.ts';
import type { Writer } from '../writing.ts';

export const domain: Domain = {
  tags: ['Observers'],
  describes: connectEverybody,
  members: { 'an observer of nobody': ['learning_part_access', 'users_observer'] },
};

/** The owner watches over everybody else. */
async function connectEverybody({ companyId, database }: Writer): Promise<void> {
  await database.system((transaction) =>
    transaction.execute(
      sql`insert into user_observers (company_id, user_id, observer_id)
        select learner.company_id, learner.user_id, owner.user_id from company_members learner
        join company_members owner on owner.company_id = learner.company_id and owner.is_owner
        where learner.company_id = ${companyId} and not learner.is_owner
        on conflict do nothing`,
    ),
  );
}
