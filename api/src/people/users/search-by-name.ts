// Searches rows by the name of the person whom they belong to. Only the name, because not all who read these rows may
// see other data of people.
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hasWord } from '../../kit/lists/list.ts';
import type { SearchElsewhere } from '../../kit/lists/contract.ts';

/**
 * The condition on `searched` uses its index; the one on the name excludes matches in other data.
 */
export const searchedByName =
  (userId: PgColumn): SearchElsewhere =>
  (words, { companyId }) => {
    const each = words.map(
      (word) =>
        sql`${hasWord(sql`member.searched`, word)} and ${hasWord(sql`member.full_name`, word)}`,
    );
    return sql`${userId} in (select member.user_id from company_members member
      where member.company_id = ${companyId} and ${sql.join(each, sql` and `)})`;
  };
