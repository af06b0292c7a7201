// Facts about a test that are shown before it is begun.
import { countOf, type Detail } from '../../../ui/index.ts';
import { timeWords } from '../../settings/timer.ts';

interface TestSummary {
  questionCount: number;
  /** Seconds. */
  timer: number | null | undefined;
}

export const testFacts = ({ questionCount, timer }: TestSummary): Detail[] => [
  { name: 'Вопросов', value: String(questionCount) },
  { name: 'Время', value: timer == null ? 'Без ограничения' : timeWords(timer) },
];

interface Attempts {
  attemptsCount: number;
  maxAttempts: number;
  /** Attempts granted to the learner beyond the limit. */
  extraAttempts: number;
  infinityAttempts: boolean;
}

export const hasAttemptsLeft = ({
  attemptsCount,
  maxAttempts,
  extraAttempts,
  infinityAttempts,
}: Attempts) => infinityAttempts || attemptsCount < maxAttempts + extraAttempts;

/** «Осталась 1 из 3» */
export function attemptsWords(attempts: Attempts): string {
  const { attemptsCount, maxAttempts, extraAttempts, infinityAttempts } = attempts;
  if (infinityAttempts) return 'Сколько угодно';
  const all = maxAttempts + extraAttempts;
  const left = Math.max(0, all - attemptsCount);
  return left === 0
    ? `Использованы все (${all})`
    : `${countOf(left, ['попытка', 'попытки', 'попыток'])} из ${all}`;
}
