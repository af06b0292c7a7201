// An accepted invite lets its person take the tests that it names.
import { sql } from 'drizzle-orm';
import { declareInviteEffect } from '../people/index.ts';

declareInviteEffect((transaction, { companyId, inviteId, userId }) =>
  transaction.execute(
    sql`insert into test_allow_users (company_id, user_id, test_id)
        select ${companyId}, ${userId}, target_id from invite_tests given
        where given.company_id = ${companyId} and given.invite_id = ${inviteId} on conflict do nothing`,
  ),
);
