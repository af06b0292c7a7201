// Search for lessons of a course, for fields that select them.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../kit/relay/useConnectionSearch.ts';
import type { RecordSearch } from '../ui/index.ts';
import type { lessonSearchQuery } from '../__generated__/lessonSearchQuery.graphql.ts';

export const useLessonSearch = (courseId: string): RecordSearch =>
  useConnectionSearch({
    variables: { courseId },
    query: graphql`
      query lessonSearchQuery($courseId: ID!, $search: String, $after: String) @throwOnFieldError {
        node(id: $courseId) {
          ... on Course {
            lessons(first: 20, after: $after, search: $search) {
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
    connection: ({ node }: lessonSearchQuery['response']) => node?.lessons,
    record: ({ id, name }) => ({ id, name }),
  });
