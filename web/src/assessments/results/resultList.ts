// URL state of a test's results and its query variables.
import { choice, day, flag, values } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import { keysOf } from '../../kit/pages/keysOf.ts';
import { attemptStates } from '../attempts/attemptStates.ts';
import type { TestAttemptFilter } from '../../__generated__/resultListRouteQuery.graphql.ts';

export const resultList = listAddress({
  sorting: { began: 'BEGAN_AT', points: 'POINTS' },
  conditions: {
    state: values(keysOf(attemptStates)),
    passed: choice(['', 'yes', 'no']),
    annulled: choice(['', 'yes', 'no']),
    /** Only the best attempt of each learner. */
    best: flag,
    taker: choice(['', 'learners', 'visitors']),
    // Global ids.
    user: values(),
    group: values(),
    from: day,
    to: day,
  },
});

export type ResultListState = StateOf<typeof resultList>;

export function filterOf(state: ResultListState): TestAttemptFilter {
  const { passed, annulled, best, taker, from, to } = state;
  return {
    state: some(state.state),
    isPassed: passed === '' ? undefined : passed === 'yes',
    annulled: annulled === '' ? undefined : annulled === 'yes',
    best: best || undefined,
    visitor: taker === '' ? undefined : taker === 'visitors',
    user: some(state.user),
    group: some(state.group),
    beganFrom: from ?? undefined,
    beganTo: to ?? undefined,
  };
}

/** Ids whose names the filter chips show. */
export const namedIds = ({ user, group }: ResultListState): string[] => [...user, ...group];

const some = <Value>(chosen: readonly Value[]) => (chosen.length > 0 ? [...chosen] : undefined);
