// Words and colours of homework states.
import { plural, type Tone } from '../../ui/index.ts';
import type { HomeworkStatus } from '../../__generated__/WorkList_works.graphql.ts';

export const statusLabels: Record<HomeworkStatus, string> = {
  SENT: 'Ждёт проверки',
  RETURNED: 'Возвращена',
  ACCEPTED: 'Принята',
};

export const statusTones: Record<HomeworkStatus, Tone> = {
  SENT: 'primary',
  RETURNED: 'warning',
  ACCEPTED: 'success',
};

/** «9 баллов» */
export const pointsOf = (points: number): string =>
  `${points} ${plural(points, ['балл', 'балла', 'баллов'])}`;

/** «от 2 до 10», «от 1» */
export const boundsOf = (least: number, most: number | null | undefined): string =>
  most == null ? `от ${least}` : `от ${least} до ${most}`;
