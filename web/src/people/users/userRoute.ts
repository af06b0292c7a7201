// What the page of a user asks for.
import { graphql } from 'react-relay';
import { choice } from '../../kit/addressParts.ts';
import type { Place } from '../../kit/page.tsx';
import { companyPage } from '../../kit/Admin.ts';
import type { userRouteQuery } from '../../__generated__/userRouteQuery.graphql.ts';

const tabs = choice(['profile', 'fields', 'courses', 'history', 'log']);

export const userTab = ({ search }: Pick<Place, 'search'>) => tabs.read(search.get('tab') ?? '');

export const userRoute = companyPage<userRouteQuery>({
  query: graphql`
    query userRouteQuery(
      $company: String!
      $id: Int!
      $fields: Boolean!
      $courses: Boolean!
      $history: Boolean!
      $log: Boolean!
    ) @throwOnFieldError {
      company(code: $company) {
        ...AdminLayout_company
        ...UserScreen_company
          @arguments(id: $id, fields: $fields, courses: $courses, history: $history, log: $log)
      }
    }
  `,
  variables: (place) => {
    const id = place.params['user_id'] ?? '';
    const tab = userTab(place);
    return {
      // What can't be an id is that of nobody.
      id: /^\d{1,9}$/.test(id) ? Number(id) : 0,
      fields: tab === 'fields',
      courses: tab === 'courses',
      history: tab === 'history',
      log: tab === 'log',
    };
  },
  screen: () => import('./UserScreen.tsx').then((module) => module.UserScreen),
});
