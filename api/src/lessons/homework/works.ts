// The resource of homework submissions for checkers: filtered by course, lesson, learner and status, longest waiting
// first.
import { sql, type SQL } from 'drizzle-orm';
import { idsFilter, flagFilter } from '../../kit/lists/filters.ts';
import { resource } from '../../kit/resource/resource.ts';
import { conditionFlag } from '../../kit/resource/conditions.ts';
import { sourceCondition } from '../../kit/lists/list.ts';
import { reachOf, type QueryScope } from '../../kit/permissions/permissions.ts';
import { lessonResource } from '../lessons.ts';
import { searchedByName } from '../../people/index.ts';
import { homeworkWorks } from './homework-tables.ts';
import { checkHomework, workRecord } from './work-records.ts';

/** Submitted, outside the trash, and the caller may check it. */
const waits = (asker: QueryScope): SQL => {
  if (reachOf(asker, checkHomework) === 'none') return sql`false`;
  const checked = sourceCondition(workResource.source(checkHomework), asker) ?? sql`true`;
  const onlyRead = workResource.readOnlyCondition(homeworkWorks) ?? sql`false`;
  return sql`(${homeworkWorks.status} = 'sent' and ${checked} and not ${onlyRead})`;
};

export const workResource = resource({
  record: workRecord,
  path: '/homeworks',
  tag: 'Homework',
  missing: 'Работа не найдена',
  words: { one: 'одну работу', many: 'работ', all: 'Работы' },
  partOf: { of: lessonResource, by: 'lesson_id' },
  sort: ['sent_at'],
  searchedBy: ({ user_id }) => searchedByName(user_id),
  filters: ['status', 'course_id', 'lesson_id', 'user_id'],
  specialFilters: {
    waiting: {
      description: '1: submissions waiting for a check by the caller only; 0: others only.',
      condition: conditionFlag,
      filter: flagFilter('waiting', waits),
    },
    group_id: {
      description: 'Submissions of members of one of these groups.',
      filter: idsFilter(
        (ids) =>
          sql`exists (select 1 from group_members grouped where grouped.company_id = ${homeworkWorks.company_id} and grouped.user_id = ${homeworkWorks.user_id} and grouped.group_id = any(${ids}))`,
      ),
    },
    branch_id: {
      description: 'Submissions of students in one of these branches of their course.',
      filter: idsFilter(
        (ids) =>
          sql`exists (select 1 from course_students student where student.company_id = ${homeworkWorks.company_id} and student.course_id = ${homeworkWorks.course_id} and student.user_id = ${homeworkWorks.user_id} and student.branch_id = any(${ids}))`,
      ),
    },
  },
});
