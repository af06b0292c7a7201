// What the answers to a question ask for at an address.
import { graphql } from 'react-relay';
import { choice, flag, idAt, valueAt } from '../../../kit/pages/addressParameters.ts';
import { companyPage } from '../../../kit/pages/Admin.ts';
import type { answersRouteQuery } from '../../../__generated__/answersRouteQuery.graphql.ts';

const testIdOf = idAt('test_id');
const questionIdOf = idAt('question_id');

export const answersTabs = ['waiting', 'judged', 'all'] as const;

export type AnswersTab = (typeof answersTabs)[number];

export const tabAt = valueAt('tab', choice(answersTabs));

/** Names of learners are neither asked for nor shown. */
export const isAnonymousAt = valueAt('anonymous', flag);

const statesOf = {
  waiting: ['WAITS'],
  judged: ['RIGHT', 'PARTLY', 'WRONG'],
  all: ['RIGHT', 'PARTLY', 'WRONG', 'NOT_GIVEN', 'WAITS'],
} as const;

export const answersRoute = companyPage<answersRouteQuery>({
  query: graphql`
    query answersRouteQuery(
      $company: String!
      $test: Int!
      $filter: GivenAnswerFilter
      $named: Boolean!
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...AnswersScreen_company @arguments(test: $test, filter: $filter, named: $named)
      }
    }
  `,
  variables: (place) => ({
    // What can't be an id is that of nothing.
    test: testIdOf(place) ?? 0,
    filter: { questionId: [questionIdOf(place) ?? 0], state: [...statesOf[tabAt(place)]] },
    named: !isAnonymousAt(place),
  }),
  screen: () => import('./AnswersScreen.tsx').then((module) => module.AnswersScreen),
});
