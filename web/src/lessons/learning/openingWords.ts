// Why a lesson is closed, and until when, in words.
import { formatDateTime } from '../../ui/index.ts';
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
export function closedWords({ closedReason, opensAt }: Closed): string {
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
  const time = at.toLocaleTimeString('ru', { hour: '2-digit', minute: '2-digit' });
  const days = Math.round((startOf(at) - startOf(now)) / 86_400_000);
  if (days === 0) return `сегодня в ${time}`;
  if (days === 1) return `завтра в ${time}`;
  const isThisYear = at.getFullYear() === now.getFullYear();
  const day = at.toLocaleDateString('ru', {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
  return days > 1 ? `${day} в ${time}` : formatDateTime(instant);
}

const startOf = (day: Date) => new Date(day.getFullYear(), day.getMonth(), day.getDate()).getTime();
