// The filter of an olympiad's ranking by class and prize.
import { Checkbox, SelectBox, Stack } from '../../ui/index.ts';
import type { RankingState } from './rankingList.ts';

export function RankingFilter({
  state,
  change,
  classes,
  prizes,
}: {
  state: RankingState;
  change: (part: Partial<RankingState>) => void;
  classes: readonly string[];
  prizes: readonly string[];
}) {
  return (
    <Stack gap="4" w={{ base: 'full', sm: '320px' }}>
      <SelectBox
        label="Класс"
        options={choicesOf('Все классы', classes, state.schoolClass)}
        value={state.schoolClass}
        onChange={(schoolClass) => change({ schoolClass })}
      />
      <SelectBox
        label="Награда"
        options={choicesOf('Неважно', prizes, state.prize)}
        value={state.prize}
        onChange={(prize) => change({ prize })}
      />
      <Checkbox checked={state.awarded} onChange={(awarded) => change({ awarded })}>
        Только с наградой
      </Checkbox>
    </Stack>
  );
}

/** The value in the URL is always an option, even if it no longer exists. */
const choicesOf = (any: string, words: readonly string[], chosen: string) => [
  { value: '', label: any },
  ...[...new Set([...words, ...(chosen === '' ? [] : [chosen])])].map((value) => ({
    value,
    label: value,
  })),
];
