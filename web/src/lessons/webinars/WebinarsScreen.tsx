// The page of webinars: renders the list of the current tab.
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { ExternalWebinarList } from './ExternalWebinarList.tsx';
import { WebinarList } from './WebinarList.tsx';
import { webinarsRoute } from './webinarsRoute.ts';
import type { WebinarsScreen_company$key } from '../../__generated__/WebinarsScreen_company.graphql.ts';

export function WebinarsScreen(): ReactNode {
  const page = usePageData(webinarsRoute);
  const { lessons, external } = useFragment<WebinarsScreen_company$key>(
    graphql`
      fragment WebinarsScreen_company on Company
      @argumentDefinitions(
        search: { type: "String" }
        ofLessons: { type: "Boolean!" }
        filter: { type: "WebinarFilter" }
        orderBy: { type: "WebinarOrder" }
        external: { type: "Boolean!" }
        externalFilter: { type: "ExternalWebinarFilter" }
        externalOrderBy: { type: "ExternalWebinarOrder" }
      ) {
        ...WebinarList_company
          @arguments(search: $search, filter: $filter, orderBy: $orderBy)
          @include(if: $ofLessons)
          @alias(as: "lessons")
        ...ExternalWebinarList_company
          @arguments(search: $search, filter: $externalFilter, orderBy: $externalOrderBy)
          @include(if: $external)
          @alias(as: "external")
      }
    `,
    requireAdmission(page.company),
  );
  if (external) return <ExternalWebinarList company={external} />;
  return lessons ? <WebinarList company={lessons} /> : null;
}
