// The query of the comments of all lessons.
import { graphql } from 'react-relay';
import { companyPage } from '../../kit/pages/Admin.ts';
import { commentList, filterOf, namedIds } from './commentList.ts';
import type { commentListRouteQuery } from '../../__generated__/commentListRouteQuery.graphql.ts';

export const commentListRoute = companyPage<commentListRouteQuery>({
  query: graphql`
    query commentListRouteQuery(
      $company: String!
      $search: String
      $filter: LessonCommentFilter
      $orderBy: LessonCommentOrder
      $named: [ID!]!
      $hasNamed: Boolean!
    ) @throwOnFieldError {
      ...CommentListScreen_query @arguments(named: $named, hasNamed: $hasNamed)
      company(code: $company) {
        ...AdminLayout_company
        ...CommentListScreen_company @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    }
  `,
  variables: (place) => {
    const state = commentList.read(place.search);
    const named = namedIds(state).slice(0, 100);
    return {
      ...commentList.variables(state),
      filter: filterOf(state),
      named,
      hasNamed: named.length > 0,
    };
  },
  screen: () => import('./CommentListScreen.tsx').then((module) => module.CommentListScreen),
});
