// Searches of what an invite can grant: roles, groups, course packages, tests.
import { graphql } from 'react-relay';
import { usePackageSearch } from '../../kit/choices/packageSearch.ts';
import { useConnectionSearch } from '../../kit/relay/useConnectionSearch.ts';
import type { RecordSearch } from '../../ui/index.ts';
import { useRoleSearch } from '../../kit/choices/roleSearch.ts';
import { useGroupSearch } from '../choices.ts';
import type { useInviteGrantSearchTestsQuery } from '../../__generated__/useInviteGrantSearchTestsQuery.graphql.ts';

export function useInviteGrantSearch(companyId: string): {
  roles: RecordSearch;
  groups: RecordSearch;
  coursePackages: RecordSearch;
  tests: RecordSearch;
} {
  return {
    roles: useRoleSearch(companyId),
    groups: useGroupSearch(companyId),
    coursePackages: usePackageSearch(companyId),
    tests: useConnectionSearch({
      variables: { companyId },
      query: graphql`
        query useInviteGrantSearchTestsQuery($companyId: ID!, $search: String, $after: String)
        @throwOnFieldError {
          node(id: $companyId) {
            ... on Company {
              tests(first: 20, after: $after, search: $search) {
                nodes {
                  id
                  title: name
                }
                pageInfo {
                  hasNextPage
                  endCursor
                }
              }
            }
          }
        }
      `,
      connection: ({ node }: useInviteGrantSearchTestsQuery['response']) => node?.tests,
      record: ({ id, title }) => ({ id, name: title }),
    }),
  };
}
