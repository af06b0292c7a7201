// The page «Токены доступа»: access tokens of users and service accounts for internal tools.
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { usePageData } from '../../kit/relay/pageData.ts';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import { accessRoute } from './accessRoute.ts';
import { ServiceAccountTable } from './ServiceAccountTable.tsx';
import { TokenTable } from './TokenTable.tsx';
import type { AccessScreen_company$key } from '../../__generated__/AccessScreen_company.graphql.ts';

export function AccessScreen(): ReactNode {
  const page = usePageData(accessRoute);
  const { tokens, services } = useFragment<AccessScreen_company$key>(
    graphql`
      fragment AccessScreen_company on Company
      @argumentDefinitions(
        search: { type: "String" }
        orderBy: { type: "AccessTokenOrder" }
        services: { type: "Boolean!" }
      ) {
        ...TokenTable_company
          @arguments(search: $search, orderBy: $orderBy)
          @skip(if: $services)
          @alias(as: "tokens")
        ...ServiceAccountTable_company @include(if: $services) @alias(as: "services")
      }
    `,
    requireAdmission(page.company),
  );
  if (services) return <ServiceAccountTable company={services} />;
  return tokens ? <TokenTable company={tokens} /> : null;
}
