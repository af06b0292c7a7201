// URL state of the list of tests and its query variables.
import { choice, values } from '../../kit/pages/addressParameters.ts';
import { listAddress, type StateOf } from '../../kit/list/listAddress.ts';
import type { TestFilter, TestStatus } from '../../__generated__/testListRouteQuery.graphql.ts';

export const testList = listAddress({
  sorting: { title: 'TITLE', created: 'CREATED_AT', updated: 'UPDATED_AT' },
  views: { tab: choice(['all', 'on', 'off', 'deleted']) },
  conditions: {
    // Global ids.
    category: values(),
    subject: values(),
    teacher: values(),
    /** Whether they can be taken without an account. */
    open: choice(['', 'yes', 'no']),
  },
});

export type TestListState = StateOf<typeof testList>;
export type TestTab = TestListState['tab'];

export const tabStatuses: Record<TestTab, readonly TestStatus[]> = {
  all: ['ACTIVE', 'INACTIVE'],
  on: ['ACTIVE'],
  off: ['INACTIVE'],
  deleted: ['DELETED'],
};

export const tabNames: Record<TestTab, string> = {
  all: 'Все',
  on: 'Включённые',
  off: 'Выключенные',
  deleted: 'Удалённые',
};

export const toVariables = (state: TestListState) => ({
  ...testList.variables(state),
  filter: filterOf(state),
});

/** Ids whose names the filter chips show. */
export const namedIds = ({ category, subject, teacher }: TestListState): string[] => [
  ...category,
  ...subject,
  ...teacher,
];

const filterOf = ({ tab, category, subject, teacher, open }: TestListState): TestFilter => ({
  status: [...tabStatuses[tab]],
  category: some(category),
  subject: some(subject),
  teacher: some(teacher),
  isFree: open === '' ? undefined : open === 'yes',
});

const some = (ids: readonly string[]) => (ids.length > 0 ? ids : undefined);
