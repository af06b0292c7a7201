// URL state of the journal: learners, period and, on narrow screens, the lesson.
import {
  choice,
  day,
  values,
  type Address,
  type AddressParameter,
} from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';

/** REST id of a lesson. */
const lessonId: AddressParameter<number | null> = {
  none: null,
  read: (text) => (/^\d{1,9}$/.test(text) ? Number(text) : null),
  write: (value) => (value === null ? '' : String(value)),
};

export const journalList = listAddress({
  sorting: { name: 'FULL_NAME' },
  // The journal is one of the tabs of the course's page.
  views: { tab: choice(['', 'journal']), lesson: lessonId },
  conditions: {
    // Global ids.
    branch: values(),
    from: day,
    to: day,
  },
});

export type JournalState = StateOf<typeof journalList>;

export const branchesOf = ({ branch }: JournalState) => (branch.length > 0 ? [...branch] : null);

/** The variables of the course page's query for this tab. */
export function journalAt({ search }: Pick<Address, 'search'>) {
  const state = journalList.read(search);
  const { from, to } = state;
  return {
    search: journalList.variables(state).search,
    learners: { branch: branchesOf(state) },
    from,
    to,
  };
}
