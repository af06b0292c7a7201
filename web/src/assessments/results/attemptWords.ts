// Texts that describe an attempt: learner, mark and duration.
import { wordsOfMark, type GradingScale } from '@kafedra/common/assessments';
import { formatNumber } from '../../ui/index.ts';

/** An attempt without a user is a visitor's. */
export const learnerName = (fullName: string | undefined): string => fullName ?? 'Посетитель';

/** «4 (хорошо)»; empty while an answer awaits judging. */
export const markWords = (scale: number, mark: number | null | undefined): string | null =>
  mark == null ? null : wordsOfMark(scale as GradingScale, mark);

/** «сдан» */
export const passedWords = (isPassed: boolean | null | undefined): string | null =>
  isPassed == null ? null : isPassed ? 'Сдан' : 'Не сдан';

/** «2»: attempts granted beyond the test's limit; null for none. */
export const extraWords = (count: number | null | undefined): string | null =>
  count == null || count === 0 ? null : formatNumber(count);

/** Empty for a running attempt. */
export const attemptDurationWords = (
  beganAt: string,
  finishedAt: string | null | undefined,
): string | null =>
  finishedAt == null ? null : durationWords(Date.parse(finishedAt) - Date.parse(beganAt));

/** «45 с», «12 мин», «1 ч 5 мин»; takes milliseconds. */
export function durationWords(duration: number): string {
  const seconds = Math.max(0, Math.round(duration / 1000));
  if (seconds < 60) return `${seconds} с`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} мин`;
  return [`${Math.floor(minutes / 60)} ч`, minutes % 60 > 0 && `${minutes % 60} мин`]
    .filter(Boolean)
    .join(' ');
}
