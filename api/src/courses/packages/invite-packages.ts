// Gives the packages of an accepted invite, and with them access to their courses.
import { sql } from 'drizzle-orm';
import { declareInviteEffect } from '../../people/index.ts';
import { givePackages } from './give-packages.ts';

declareInviteEffect((transaction, { companyId, inviteId, userId }) =>
  givePackages(transaction, {
    companyId,
    users: sql`select ${userId}::integer as user_id`,
    packages: sql`select given.target_id from invite_course_packages given
        where given.company_id = ${companyId} and given.invite_id = ${inviteId}`,
  }),
);
