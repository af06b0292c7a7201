// The results of stress tests in words.
import { countOf, formatNumber } from '../../ui/index.ts';
import type {
  StressTestDatabase,
  StressTestEnd,
} from '../../__generated__/StressResult_stressTest.graphql.ts';
import type { StressTestState } from '../../__generated__/StressHistory_stressTest.graphql.ts';

/** `first`: the smallest load tried; undefined when not even that step finished. */
export function capacityWords(holds: number, first: number | undefined): string {
  if (first === undefined) return 'За минуту не закончилась и первая ступень';
  return holds > 0
    ? `Выдерживает ${inAccusative(holds)} одновременно`
    : `Не выдерживает и ${inAccusative(first)} одновременно`;
}

/** `last`: the last load tried. */
export function reasonWords(reason: StressTestEnd, last: number): string {
  const rung = formatNumber(last);
  switch (reason) {
    case 'REACHED':
      return 'Больше учеников не проверяли: столько и просили.';
    case 'SLOW':
      return `Учеников ${rung}: один ответ из ста ждал дольше секунды, и дальше не проверяли.`;
    case 'LOST':
      return `Учеников ${rung}: принятые ответы пропали или записались дважды. Сообщите об этом тем, кто обслуживает установку.`;
    default:
      return 'Прошла минута, и дальше не проверяли.';
  }
}

export function outcomeWords(
  state: StressTestState,
  reason: StressTestEnd | null | undefined,
): string {
  if (state === 'CANCELLED') return 'Остановлена';
  if (state !== 'DONE') return 'Не удалась';
  return reason ? (reasons[reason] ?? '—') : '—';
}

const reasons: Partial<Record<StressTestEnd, string>> = {
  REACHED: 'Проверено всё',
  SLOW: 'Ответы медленные',
  TIME: 'Прошла минута',
  LOST: 'Ответы пропали',
};

export const machineWords = ({
  database,
  cores,
}: {
  database: StressTestDatabase;
  cores: number;
}): string =>
  `${database === 'SERVER' ? 'Сервер PostgreSQL' : 'Встроенная база данных'}, ${countOf(cores, ['ядро', 'ядра', 'ядер'])} у программы`;

const inAccusative = (count: number): string => countOf(count, ['ученика', 'ученика', 'учеников']);
