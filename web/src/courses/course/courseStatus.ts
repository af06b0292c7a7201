// How the status of a course reads in lists, and how it looks.
import type { VisibilityStatus } from '../../ui/index.ts';
import type { CourseStatus } from '../../__generated__/courseListRouteQuery.graphql.ts';

/** «Видимый» and «Скрытый» are words of the editor; a list tells fewer states apart. */
export function statusLabel(status: CourseStatus): string {
  if (status === 'DRAFT') return 'Черновик';
  if (status === 'DELETED') return 'В корзине';
  return status === 'CLOSE' ? 'Закрытый' : 'Активный';
}

/** The badge of a state: all active ones look the same. */
export function statusBadge(status: CourseStatus): VisibilityStatus {
  if (status === 'DRAFT') return 'draft';
  if (status === 'DELETED') return 'deleted';
  return status === 'CLOSE' ? 'close' : 'visible';
}

const shown: ReadonlySet<CourseStatus> = new Set(['VISIBLE', 'START', 'TRIAL']);

/** Whether learners see it. */
export const isPublished = (status: CourseStatus): boolean => shown.has(status);

/** Whether a change of the status shows the course to those who did not see it. */
export const publishes = (before: CourseStatus, after: CourseStatus): boolean =>
  !isPublished(before) && isPublished(after);
