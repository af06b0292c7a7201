// The resource of one course's lessons: create, update, trash, and bulk status changes.
import { notInArray } from 'drizzle-orm';
import { courseResource } from '../../courses/index.ts';
import { fromDay, toDay } from '../../kit/lists/filters.ts';
import { resource } from '../../kit/resource/resource.ts';
import type { BulkAction } from '../../kit/resource/definition.ts';
import { userResource } from '../../people/index.ts';
import { manageLessonAccess, refusePrivilegeGain } from '../grants.ts';
import { lessonList } from '../lessons.ts';
import { newLesson } from '../rules.ts';
import { lessons, type LessonStatus } from '../tables.ts';

const toStatus = (status: LessonStatus): BulkAction<typeof lessons> => ({
  where: (table) => notInArray(table.status, [status, 'deleted']),
  does: { status },
});

export const lessonsOfCourse = resource({
  ...lessonList,
  parent: { of: courseResource, by: 'course_id' },
  sort: ['sort', 'name', 'held_at'],
  filters: ['type', 'status', 'layer_id'],
  specialFilters: {
    held_from: {
      description: 'Offline lessons that take place on this day or later.',
      filter: fromDay('held_from', lessons.held_at),
    },
    held_to: {
      description: 'Offline lessons that take place on this day or earlier.',
      filter: toDay('held_to', lessons.held_at),
    },
  },
  create: newLesson,
  links: {
    admin_users: {
      of: () => userResource,
      ids: 'users_id',
      paths: { attach: 'admin_access/attach', detach: 'admin_access/detach' },
      grant: manageLessonAccess,
      refuse: refusePrivilegeGain,
    },
    allow_homework_users: {
      of: () => userResource,
      ids: 'users_id',
      paths: { attach: 'allow_homework_users/attach', detach: 'allow_homework_users/detach' },
      grant: manageLessonAccess,
    },
  },
  bulk: {
    ids: 'lessons_id',
    oneRoute: {
      summary: 'Change the status of lessons, delete or restore them',
      unknown: 'неизвестное действие',
    },
    actions: {
      visible: toStatus('visible'),
      draft: toStatus('draft'),
      close: toStatus('close'),
      delete: { does: 'delete' },
    },
  },
});
