// Files that are shown without the names that their authors gave them, since these may tell what nobody is to know:
// `right.png`. Each domain that shows files so declares which.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

type Condition = (file: Record<'company_id' | 'id' | 'mime_type', SQLWrapper>) => SQL;

const declared: Condition[] = [];

/** To be declared before the first request. */
export const declareHiddenNames = (condition: Condition): void => {
  declared.push(condition);
};

export const hasHiddenName: Condition = (file) =>
  sql`(${sql.join([sql`false`, ...declared.map((condition) => condition(file))], sql` or `)})`;

/** What such a file is called: the ending stays. */
export const hiddenName = (name: string, called = 'file'): string =>
  `${called}${/\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''}`;
