// The route of the sales report and its query: the period and the course come from the address.
import { graphql } from 'react-relay';
import { valueAt, values, type Address } from '../../kit/pages/addressParameters.ts';
import { companyPage } from '../../kit/pages/Admin.ts';
import { periodAt } from '../../kit/period/period.ts';
import type { salesRouteQuery } from '../../__generated__/salesRouteQuery.graphql.ts';

const coursesAt = valueAt('course', values());

/** The global id of the course in an address. */
export const courseAt = (place: Pick<Address, 'search'>): string | null =>
  coursesAt(place)[0] ?? null;

export const salesRoute = companyPage<salesRouteQuery>({
  query: graphql`
    query salesRouteQuery(
      $company: String!
      $from: Date
      $to: Date
      $course: ID
      $named: [ID!]!
      $hasNamed: Boolean!
    ) @throwOnFieldError {
      ...SalesScreen_query @arguments(named: $named, hasNamed: $hasNamed)
      company(code: $company) {
        ...AdminLayout_company
        ...SalesScreen_company @arguments(from: $from, to: $to, course: $course)
      }
    }
  `,
  variables: (place) => {
    const course = courseAt(place);
    return {
      ...periodAt(place),
      course,
      named: course === null ? [] : [course],
      hasNamed: course !== null,
    };
  },
  screen: () => import('./SalesScreen.tsx').then((module) => module.SalesScreen),
});
