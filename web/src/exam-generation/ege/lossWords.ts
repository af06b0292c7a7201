// Words for what is deleted along with subjects and question numbers, in confirmations.
import { countOf, plural } from '../../ui/index.ts';

const forGood = 'Восстановить не получится.';

const exampleNouns = ['пример', 'примера', 'примеров'] as const;

/** Null for an unknown number. */
export function subjectLossWords(numbers: number | null, examples: number | null): string {
  if (numbers === 0) return `Номеров заданий там нет. ${forGood}`;
  if (numbers === null || examples === null) {
    return `Вместе с этим удалятся номера заданий и примеры. ${forGood}`;
  }
  const goes = plural(numbers, ['удалится', 'удалятся', 'удалятся']);
  const words = countOf(numbers, ['номер заданий', 'номера заданий', 'номеров заданий']);
  return `Вместе с этим ${goes} ${words} и ${countOf(examples, exampleNouns)}. ${forGood}`;
}

export function numberLossWords(examples: number | null): string {
  if (examples === 0) return `Примеров там нет. ${forGood}`;
  if (examples === null) return `Вместе с этим удалятся примеры. ${forGood}`;
  const goes = plural(examples, ['удалится', 'удалятся', 'удалятся']);
  return `Вместе с этим ${goes} ${countOf(examples, exampleNouns)}. ${forGood}`;
}

/** The sum over several rows; null if unknown for any of them. */
export function sumOf<Row>(
  rows: readonly Row[] | null,
  countIn: (row: Row) => number | null | undefined,
): number | null {
  const counts = rows?.map(countIn) ?? [null];
  return counts.reduce<number | null>(
    (sum, count) => (sum === null || count == null ? null : sum + count),
    0,
  );
}
