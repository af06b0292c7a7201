// Searches the company's users, for combo boxes.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../kit/relay/useConnectionSearch.ts';
import type { RecordSearch } from '../ui/index.ts';
import type { peopleSearchQuery, UserStatus } from '../__generated__/peopleSearchQuery.graphql.ts';

/** Results are sorted by name; only active users by default. */
export const usePeopleSearch = (
  companyId: string,
  { statuses = ['ACTIVE'] }: { statuses?: readonly UserStatus[] } = {},
): RecordSearch =>
  useConnectionSearch({
    variables: { companyId, statuses },
    query: graphql`
      query peopleSearchQuery(
        $companyId: ID!
        $statuses: [UserStatus!]!
        $search: String
        $after: String
      ) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            users(first: 20, after: $after, search: $search, filter: { status: $statuses }) {
              nodes {
                id
                fullName
                email
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
    connection: ({ node }: peopleSearchQuery['response']) => node?.users,
    record: ({ id, fullName, email }) => ({ id, name: fullName, note: email ?? '' }),
  });
