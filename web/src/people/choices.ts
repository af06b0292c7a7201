// Searches of the company's groups and observers, for combo boxes.
import { graphql } from 'react-relay';
import { useRecordCreation } from '../kit/actions/useRecordCreation.ts';
import { useConnectionSearch } from '../kit/relay/useConnectionSearch.ts';
import type { RecordCreation, RecordSearch } from '../ui/index.ts';
import type { choicesGroupMutation } from '../__generated__/choicesGroupMutation.graphql.ts';
import type { choicesGroupsQuery } from '../__generated__/choicesGroupsQuery.graphql.ts';
import type { choicesObserversQuery } from '../__generated__/choicesObserversQuery.graphql.ts';

/** Results are sorted by name. */
export const useGroupSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesGroupsQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            groups(first: 20, after: $after, search: $search) {
              nodes {
                id
                name
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
    connection: ({ node }: choicesGroupsQuery['response']) => node?.groups,
    record: ({ id, name }) => ({ id, name }),
  });

/** Users who may observe learners, sorted by name. */
export const useObserverSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesObserversQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            availableObservers(first: 20, after: $after, search: $search) {
              nodes {
                fullName
                user {
                  id
                }
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
    connection: ({ node }: choicesObserversQuery['response']) => node?.availableObservers,
    record: ({ fullName, user }) => (user ? { id: user.id, name: fullName } : null),
  });

/** Creates a group from a combo box. Requires the permission USERS_MANAGE. */
export const useGroupCreation = (companyId: string): RecordCreation =>
  useRecordCreation<choicesGroupMutation>(
    companyId,
    'Создать группу',
    graphql`
      mutation choicesGroupMutation($input: CreateGroupInput!) {
        createGroup(input: $input) {
          group {
            id
            name
          }
          ...userErrors_payload
        }
      }
    `,
    ({ group }) => group,
  );
