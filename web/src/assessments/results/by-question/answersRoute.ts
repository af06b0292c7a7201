// URL state and query of the answers to a question.
import { graphql } from 'react-relay';
import { choice, flag, idAt, valueAt } from '../../../kit/pages/addressParameters.ts';
import { companyPage } from '../../../kit/pages/Admin.ts';
import type { answersRouteQuery } from '../../../__generated__/answersRouteQuery.graphql.ts';

const testIdOf = idAt('test_id');
const questionIdOf = idAt('question_id');

export const answersTabs = ['waiting', 'judged', 'all'] as const;

export type AnswersTab = (typeof answersTabs)[number];

export const tabAt = valueAt('tab', choice(answersTabs));

/** Learners' names are neither queried nor shown. */
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
    // 0 is the id of no test: a malformed id in the URL finds nothing.
    test: testIdOf(place) ?? 0,
    filter: { questionId: [questionIdOf(place) ?? 0], state: [...statesOf[tabAt(place)]] },
    named: !isAnonymousAt(place),
  }),
  screen: () => import('./AnswersScreen.tsx').then((module) => module.AnswersScreen),
});
