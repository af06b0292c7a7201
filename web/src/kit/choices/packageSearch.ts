// Searches the packages of all courses, for combo boxes.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../relay/useConnectionSearch.ts';
import type { RecordSearch } from '../../ui/index.ts';
import { packageOf } from './packageOf.ts';
import type { packageSearchQuery } from '../../__generated__/packageSearchQuery.graphql.ts';

export const usePackageSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query packageSearchQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            coursePackages(first: 20, after: $after, search: $search) {
              nodes {
                ...packageOf_package
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
    connection: ({ node }: packageSearchQuery['response']) => node?.coursePackages,
    record: packageOf,
  });
