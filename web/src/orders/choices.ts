// Options of the fields that describe an order: statuses, folders, managers.
import { graphql } from 'react-relay';
import { useRecordCreation } from '../kit/actions/useRecordCreation.ts';
import { useConnectionSearch } from '../kit/relay/useConnectionSearch.ts';
import { type RecordCreation, type RecordSearch } from '../ui/index.ts';
import type { choicesOrderFolderMutation } from '../__generated__/choicesOrderFolderMutation.graphql.ts';
import type { choicesOrderFoldersQuery } from '../__generated__/choicesOrderFoldersQuery.graphql.ts';
import type { choicesOrderManagersQuery } from '../__generated__/choicesOrderManagersQuery.graphql.ts';
import type { choicesOrderStatusesQuery } from '../__generated__/choicesOrderStatusesQuery.graphql.ts';

/** In manual order. */
export const useOrderStatusSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesOrderStatusesQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            orderStatuses(first: 20, after: $after, search: $search) {
              nodes {
                id
                adminName {
                  value
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
    connection: ({ node }: choicesOrderStatusesQuery['response']) => node?.orderStatuses,
    record: ({ id, adminName }) => ({ id, name: adminName.value }),
  });

/** By name. */
export const useOrderFolderSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesOrderFoldersQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            orderFolders(first: 20, after: $after, search: $search) {
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
    connection: ({ node }: choicesOrderFoldersQuery['response']) => node?.orderFolders,
    record: ({ id, name }) => ({ id, name }),
  });

/** Creates a folder from the field; requires CRM_SETTING. */
export const useOrderFolderCreation = (companyId: string): RecordCreation =>
  useRecordCreation<choicesOrderFolderMutation>(
    companyId,
    'Создать папку',
    graphql`
      mutation choicesOrderFolderMutation($input: CreateOrderFolderInput!) {
        createOrderFolder(input: $input) {
          orderFolder {
            id
            name @catch(to: NULL)
          }
          ...userErrors_payload
        }
      }
    `,
    ({ orderFolder }) => orderFolder,
  );

/** Members who may work on orders, by name. */
export const useOrderManagerSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesOrderManagersQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            availableOrderManagers(first: 20, after: $after, search: $search) {
              nodes {
                userId
                fullName
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
    connection: ({ node }: choicesOrderManagersQuery['response']) => node?.availableOrderManagers,
    record: ({ userId, fullName }) => ({ id: userId, name: fullName }),
  });
