// Words and colours of lesson statuses (specification B, section 4).
import type { VisibilityStatus } from '../ui/index.ts';
import type { CourseStatus } from '../__generated__/ContentRow_lesson.graphql.ts';

export const statusLabels: Record<CourseStatus, string> = {
  START: 'Стартовый',
  VISIBLE: 'Видимый',
  TRIAL: 'Пробный',
  CLOSE: 'Скрытый',
  DRAFT: 'Черновик',
  DELETED: 'Удаленный',
};

export function statusLook(status: CourseStatus): VisibilityStatus {
  if (status === 'DRAFT') return 'draft';
  if (status === 'DELETED') return 'deleted';
  return status === 'CLOSE' ? 'close' : 'visible';
}
