// Files shown without their original names, which may reveal answers, such as `right.png`. Each domain that shows such
// files declares a condition.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

type Condition = (file: Record<'company_id' | 'id' | 'mime_type', SQLWrapper>) => SQL;

const declared: Condition[] = [];

/** Must be called before the first request. */
export const declareHiddenNames = (condition: Condition): void => {
  declared.push(condition);
};

export const hasHiddenName: Condition = (file) =>
  sql`(${sql.join([sql`false`, ...declared.map((condition) => condition(file))], sql` or `)})`;

/** A neutral name with the original extension. */
export const neutralName = (name: string, called = 'file'): string =>
  `${called}${/\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? ''}`;
