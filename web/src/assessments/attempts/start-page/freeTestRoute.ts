// The query of a public test's page; this browser's attempt is found by its token.
import { graphql } from 'react-relay';
import { idAt } from '../../../kit/pages/addressParameters.ts';
import type { Page } from '../../../kit/pages/page.tsx';
import { readVisitorToken } from '../visitorToken.ts';
import type { freeTestRouteQuery } from '../../../__generated__/freeTestRouteQuery.graphql.ts';

const testIdOf = idAt('test_id');

export const freeTestRoute: Page<freeTestRouteQuery> = {
  open: true,
  query: graphql`
    query freeTestRouteQuery($company: String!, $test: Int!, $token: String!, $hasBegun: Boolean!) {
      freeTest(company: $company, databaseId: $test) {
        ...FreeTestScreen_test @arguments(token: $token, hasBegun: $hasBegun)
      }
    }
  `,
  variables: (place) => {
    const company = place.params['company'] ?? '';
    const test = testIdOf(place) ?? 0;
    const token = readVisitorToken(company, test);
    return { company, test, token: token ?? '', hasBegun: token !== null };
  },
  screen: () => import('./FreeTestScreen.tsx').then((module) => module.FreeTestScreen),
};
