// What becomes of homework, in words and colours.
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

/** How long something waits: «5 мин», «3 ч», «2 дн.» */
export function waitOf(since: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes < 60) return `${Math.max(1, minutes)} мин`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} ч` : `${Math.floor(hours / 24)} дн.`;
}
