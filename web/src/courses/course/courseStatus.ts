// Labels and badges of course statuses in lists.
import type { VisibilityStatus } from '../../ui/index.ts';
import type { CourseStatus } from '../../__generated__/courseListRouteQuery.graphql.ts';

/** Lists show fewer statuses than the editor, which also has «Видимый» and «Скрытый». */
export function statusLabel(status: CourseStatus): string {
  if (status === 'DRAFT') return 'Черновик';
  if (status === 'DELETED') return 'В корзине';
  return status === 'CLOSE' ? 'Закрытый' : 'Активный';
}

/** The badge of a status: all active statuses have the same. */
export function statusBadge(status: CourseStatus): VisibilityStatus {
  if (status === 'DRAFT') return 'draft';
  if (status === 'DELETED') return 'deleted';
  return status === 'CLOSE' ? 'close' : 'visible';
}

const shown: ReadonlySet<CourseStatus> = new Set(['VISIBLE', 'START', 'TRIAL']);

/** Whether learners see the course. */
export const isPublished = (status: CourseStatus): boolean => shown.has(status);

/** Whether the change makes the course visible to learners. */
export const publishes = (before: CourseStatus, after: CourseStatus): boolean =>
  !isPublished(before) && isPublished(after);
