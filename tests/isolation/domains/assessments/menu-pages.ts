// The pages of the menu's areas on tests.
import type { MenuPages } from '../../domain-declaration.ts';

const noTestTab = {
  questions: false,
  table: false,
  settings: false,
  access: false,
  history: false,
  changes: null,
};

const noFields = { named: [], hasNamed: false };

export const menuPages: MenuPages = {
  tests: [
    {
      query: 'testListRouteQuery',
      variables: () => ({ filter: { status: ['ACTIVE', 'INACTIVE'] }, ...noFields }),
    },
    { query: 'testCategoryListRouteQuery' },
    {
      query: 'resultListRouteQuery',
      variables: ({ test: id }) => ({ test: id, ...noFields }),
      needs: ['teacher_check_test_all', 'teacher_check_test_my', 'tests_show_results'],
    },
    ...(['questions', 'settings', 'access', 'history'] as const).map((tab) => ({
      query: 'testRouteQuery',
      variables: ({ test: id }: Readonly<Record<string, number>>) => ({
        ...noTestTab,
        test: id,
        [tab]: true,
      }),
    })),
  ],
  'tests/checking': [
    {
      query: 'checkingRouteQuery',
      variables: () => ({ filter: { waiting: true }, ...noFields }),
    },
  ],
  subjects: [
    {
      query: 'subjectsRouteQuery',
      variables: () => ({ ofSubjects: true, ofTopics: false, ...noFields }),
    },
    {
      query: 'subjectsRouteQuery',
      variables: () => ({ ofSubjects: false, ofTopics: true, ...noFields }),
    },
  ],
  'stress-test': [{ query: 'stressTestRouteQuery' }],
};
