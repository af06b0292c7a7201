// Finds rows by the name of whom they are about: what else is known of people is not for everybody who reads these rows.
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hasWord, type SearchElsewhere } from '../../kit/lists/list.ts';

/** The index of members finds the few that have the words anywhere. */
export const calledSo =
  (userId: PgColumn): SearchElsewhere =>
  (words, { companyId }) => {
    const each = words.map(
      (word) =>
        sql`${hasWord(sql`member.searched`, word)} and ${hasWord(sql`member.full_name`, word)}`,
    );
    return sql`${userId} in (select member.user_id from company_members member
      where member.company_id = ${companyId} and ${sql.join(each, sql` and `)})`;
  };
