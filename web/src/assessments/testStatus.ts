// Words and colours of the status of a test or question: whether learners get it.
import type { VisibilityStatus } from '../ui/index.ts';
import type { TestStatus } from '../__generated__/TestScreen_company.graphql.ts';

export const testStatusLabels: Record<TestStatus, string> = {
  INACTIVE: 'Выключен',
  ACTIVE: 'Включён',
  DELETED: 'Удалён',
};

const looks: Record<TestStatus, VisibilityStatus> = {
  INACTIVE: 'draft',
  ACTIVE: 'visible',
  DELETED: 'deleted',
};

export const testStatusLook = (status: TestStatus): VisibilityStatus => looks[status];
