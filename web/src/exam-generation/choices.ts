// Search for the exam subjects that questions can be generated for.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../kit/relay/useConnectionSearch.ts';
import type { RecordSearch } from '../ui/index.ts';
import type { choicesExamSubjectsQuery } from '../__generated__/choicesExamSubjectsQuery.graphql.ts';

/** Matches name and description; requires permission to read exams. */
export const useExamSubjectSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesExamSubjectsQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            examSubjects(first: 20, after: $after, search: $search) {
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
    connection: ({ node }: choicesExamSubjectsQuery['response']) => node?.examSubjects,
    record: ({ id, name }) => ({ id, name: name ?? '' }),
  });
