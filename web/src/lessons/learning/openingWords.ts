// Why a lesson is locked and until when, in words.
import { clockAt, dayNumber, formatDateTime, shownTimeZone } from '../../ui/index.ts';
import type { LessonClosedReason } from '../../__generated__/CourseContents_lesson.graphql.ts';

interface Closed {
  closedReason: LessonClosedReason | null | undefined;
  opensAt: string | null | undefined;
}

const reasons: Record<LessonClosedReason, string> = {
  DAYS: 'Откроется позже',
  DATE: 'Дата открытия ещё не назначена',
  PREVIOUS: 'Сначала пройдите предыдущий урок',
  MANUAL: 'Откроет преподаватель',
  OVER: 'Урок уже закрыт',
  ENDED: 'Доступ к курсу закончился',
};

/** One line. */
export function lockedWords({ closedReason, opensAt }: Closed): string {
  const reason = closedReason ? reasons[closedReason] : 'Сейчас закрыт';
  if (!opensAt) return reason;
  const opening = momentWords(opensAt);
  if (closedReason === 'PREVIOUS') return `${reason} или дождитесь: откроется ${opening}`;
  if (closedReason === 'MANUAL') return `${reason} или сам откроется ${opening}`;
  return `Откроется ${opening}`;
}

/** `завтра в 09:00`, `5 марта в 00:00`. */
export function momentWords(instant: string, now = new Date()): string {
  const at = new Date(instant);
  const { hh, min, yyyy } = clockAt(at);
  const time = `${hh}:${min}`;
  const days = dayNumber(at) - dayNumber(now);
  if (days === 0) return `сегодня в ${time}`;
  if (days === 1) return `завтра в ${time}`;
  const isThisYear = yyyy === clockAt(now).yyyy;
  const day = at.toLocaleDateString('ru', {
    timeZone: shownTimeZone(),
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return days > 1 ? `${day} в ${time}` : formatDateTime(instant);
}
