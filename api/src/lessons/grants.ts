// Who opens lessons to others of the staff.
import { sql } from 'drizzle-orm';
import { isOwnLesson, lessonGrants } from '../courses/index.ts';
import { reachOf, type Grant } from '../kit/permissions.ts';
import { ofAnyTable } from '../kit/record.ts';
import type { lessons } from './tables.ts';

/** Who else of the staff gets at a lesson, in every lesson that they may change. */
export const manageLessonAccess = {
  my: 'lessons_manage_access_and_other_settings',
  mine: ofAnyTable<typeof lessons>((table, asker) => {
    const reach = reachOf(asker, lessonGrants.update);
    if (reach === 'mine') return isOwnLesson(table, asker);
    return reach === 'all' ? sql`true` : sql`false`;
  }),
} as const satisfies Grant;
