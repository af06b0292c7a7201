// Searches tests, lessons or blocks of the library for a combo box.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../../kit/relay/useConnectionSearch.ts';
import type { RecordSearch } from '../../ui/index.ts';
import type {
  LibraryType,
  templateSearchQuery,
} from '../../__generated__/templateSearchQuery.graphql.ts';

export type TemplateShelf = Extract<LibraryType, 'TESTS' | 'LESSONS' | 'BLOCKS'>;

export const useTemplateSearch = (companyId: string, shelf: TemplateShelf): RecordSearch =>
  useConnectionSearch({
    variables: { companyId, type: shelf },
    query: graphql`
      query templateSearchQuery(
        $companyId: ID!
        $type: LibraryType!
        $search: String
        $after: String
      ) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            library(
              first: 20
              after: $after
              search: $search
              filter: { type: [$type] }
              orderBy: { field: NAME, direction: ASC }
            ) {
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
    connection: ({ node }: templateSearchQuery['response']) => node?.library,
    record: ({ id, name }) => ({ id, name }),
  });
