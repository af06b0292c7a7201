// The passing score of a test, with its share of all points.
import { usualShares } from '@kafedra/common/assessments';
import {
  countOf,
  formatNumber,
  numberOf,
  TextField,
  useFieldValue,
  wholeNumber,
} from '../../ui/index.ts';

export function PassingScoreField({
  most,
}: {
  /** The points of all active questions; null when the server does not report them. */
  most: number | null;
}) {
  const points = numberOf(useFieldValue<string>('successfulPoints'));
  return (
    <TextField
      name="successfulPoints"
      label="Баллов для зачёта"
      hint={hintOf(points, most)}
      inputMode="numeric"
      rules={[wholeNumber(0, 1_000_000)]}
    />
  );
}

/** «Всего 40 баллов, это 60 %». */
function hintOf(points: number | null, most: number | null): string {
  if (points === null) {
    const usual = `Пусто — от ${usualShares.passed} % баллов`;
    return most
      ? `${usual}, то есть от ${formatNumber(usualOf(most))} из ${formatNumber(most)}`
      : usual;
  }
  if (most === null) return 'С этого числа баллов попытка успешна';
  if (most === 0) return 'Включённых вопросов пока нет, набрать баллы не на чем';
  if (points > most) {
    return `Столько не набрать: у включённых вопросов всего ${countOf(most, balls)}`;
  }
  return `Это ${formatNumber(Math.round((points / most) * 100))} % из ${countOf(most, ballsOf)}`;
}

const usualOf = (most: number) => Math.ceil((most * usualShares.passed) / 100);

const balls = ['балл', 'балла', 'баллов'] as const;
const ballsOf = ['балла', 'баллов', 'баллов'] as const;
