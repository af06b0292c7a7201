// URL state of an olympiad's ranking and its query variables.
import { flag, type AddressParameter } from '../../kit/pages/addressParameters.ts';
import type { Condition } from '../../kit/list/filter/ListFilter.tsx';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type { TestResultFolderLearnerFilter } from '../../__generated__/rankingRouteQuery.graphql.ts';

/** Unparsed text, because names of classes and prizes may contain commas. */
const words: AddressParameter<string> = { none: '', read: (text) => text, write: (text) => text };

export const rankingList = listAddress({
  sorting: { place: 'PLACE', learner: 'FULL_NAME' },
  conditions: { schoolClass: words, prize: words, awarded: flag },
});

export type RankingState = StateOf<typeof rankingList>;

export const filterOf = ({
  schoolClass,
  prize,
  awarded,
}: RankingState): TestResultFolderLearnerFilter => ({
  schoolClass: schoolClass === '' ? undefined : [schoolClass],
  prize: prize === '' ? undefined : [prize],
  hasPrize: awarded || undefined,
});

/** The filter chips. */
export function rankingConditions({
  schoolClass,
  prize,
  awarded,
}: RankingState): Condition<RankingState>[] {
  const all: (Condition<RankingState> | false)[] = [
    schoolClass !== '' && { words: `Класс: ${schoolClass}`, without: { schoolClass: '' } },
    prize !== '' && { words: `Награда: ${prize}`, without: { prize: '' } },
    awarded && { words: 'Только с наградой', without: { awarded: false } },
  ];
  return all.filter((condition) => condition !== false);
}
