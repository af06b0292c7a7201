// Conditions for catalogue categories: which of them visitors see, and which courses belong to them.
import { sql, type SQL } from 'drizzle-orm';
import { idsFilter } from '../../kit/lists/filters.ts';
import { courses } from '../course-tables.ts';

/**
 * Whether the category with this SQL alias and all its ancestors have `show_in_catalog`. The tree has at most three
 * levels.
 */
export function isShown(name: 'category' | 'chosen' | 'below'): SQL {
  const category = sql.identifier(name);
  const parent = (of: SQL) =>
    sql`select 1 from course_categories parent where parent.company_id = ${category}.company_id and parent.id = ${of}`;
  return sql`${category}.show_in_catalog
    and not exists (${parent(sql`${category}.parent_id`)} and not parent.show_in_catalog)
    and not exists (select 1 from course_categories middle join course_categories top on top.company_id = middle.company_id and top.id = middle.parent_id
      where middle.company_id = ${category}.company_id and middle.id = ${category}.parent_id and not top.show_in_catalog)`;
}

/**
 * Courses in these categories or their descendants. Categories below the same top-level category are combined with OR,
 * different top-level categories with AND.
 */
export const inCategories = idsFilter((ids, { companyId }) => {
  // The chosen categories and their descendants, each with its top-level ancestor.
  const chosen = sql`select below.id, coalesce(top.id, middle.id, chosen.id) as top_id
    from course_categories chosen
    left join course_categories middle on middle.company_id = chosen.company_id and middle.id = chosen.parent_id
    left join course_categories top on top.company_id = chosen.company_id and top.id = middle.parent_id
    join course_categories below on below.company_id = chosen.company_id
    left join course_categories above on above.company_id = below.company_id and above.id = below.parent_id
    where chosen.company_id = ${companyId} and chosen.id = any(${ids}) and ${isShown('chosen')} and ${isShown('below')}
      and chosen.id in (below.id, below.parent_id, above.parent_id)`;
  return sql`${courses.id} in (
    select link.course_id from course_category_courses link join (${chosen}) as listed on listed.id = link.category_id
    where link.company_id = ${companyId}
    group by link.course_id
    having count(distinct listed.top_id) = (select count(distinct top_id) from (${chosen}) as wanted))`;
});
