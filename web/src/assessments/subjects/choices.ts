// Search and creation hooks for fields that select subjects and topics.
import { graphql } from 'react-relay';
import { useRecordCreation } from '../../kit/actions/useRecordCreation.ts';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { useConnectionSearch } from '../../kit/relay/useConnectionSearch.ts';
import { invalidateLists } from '../../kit/actions/useSubmit.ts';
import type { RecordCreation, RecordSearch } from '../../ui/index.ts';
import type { choicesAddTopicMutation } from '../../__generated__/choicesAddTopicMutation.graphql.ts';
import type { choicesSubjectMutation } from '../../__generated__/choicesSubjectMutation.graphql.ts';
import type { choicesSubjectsQuery } from '../../__generated__/choicesSubjectsQuery.graphql.ts';
import type { choicesTopicMutation } from '../../__generated__/choicesTopicMutation.graphql.ts';
import type {
  choicesTopicsQuery,
  TopicFilter,
} from '../../__generated__/choicesTopicsQuery.graphql.ts';

/** In manual order. */
export const useSubjectSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesSubjectsQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            subjects(first: 20, after: $after, search: $search) {
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
    connection: ({ node }: choicesSubjectsQuery['response']) => node?.subjects,
    record: ({ id, name }) => ({ id, name }),
  });

/** Requires TESTS_CREATE. */
export const useSubjectCreation = (companyId: string): RecordCreation =>
  useRecordCreation<choicesSubjectMutation>(
    companyId,
    'Создать предмет',
    graphql`
      mutation choicesSubjectMutation($input: CreateSubjectInput!) {
        createSubject(input: $input) {
          subject {
            id
            name
          }
          ...userErrors_payload
        }
      }
    `,
    ({ subject }) => subject,
  );

/** Sorted by name. */
export const useTopicSearch = (
  companyId: string,
  { filter = null, first = 20 }: { filter?: TopicFilter | null; first?: number } = {},
): RecordSearch =>
  useConnectionSearch({
    variables: { companyId, filter, first },
    query: graphql`
      query choicesTopicsQuery(
        $companyId: ID!
        $search: String
        $after: String
        $filter: TopicFilter
        $first: Int!
      ) @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            topics(first: $first, after: $after, search: $search, filter: $filter) {
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
    connection: ({ node }: choicesTopicsQuery['response']) => node?.topics,
    record: ({ id, name }) => ({ id, name }),
  });

/** Requires TESTS_CREATE. */
export const useTopicCreation = (companyId: string): RecordCreation =>
  useRecordCreation<choicesTopicMutation>(
    companyId,
    'Создать тему',
    graphql`
      mutation choicesTopicMutation($input: CreateTopicInput!) {
        createTopic(input: $input) {
          topic {
            id
            name
          }
          ...userErrors_payload
        }
      }
    `,
    ({ topic }) => topic,
  );

/**
 * Adds a topic to a subject: an existing topic with this name, or a new one. Requires permission to change subjects,
 * too.
 */
export function useTopicAddition(companyId: string, subjectId: string): RecordCreation {
  const [add] = useReportedMutation<choicesAddTopicMutation>(graphql`
    mutation choicesAddTopicMutation($input: AddSubjectTopicsInput!) {
      addSubjectTopics(input: $input) {
        subject {
          topics @catch(to: NULL) {
            id
            name
          }
        }
        ...userErrors_payload
      }
    }
  `);
  return {
    label: 'Добавить тему в предмет',
    run: async (name) => {
      const payload = await add(
        { input: { id: subjectId, names: [name] } },
        { updater: invalidateLists(companyId) },
      );
      if (!payload) return null;
      const topics = payload.subject?.topics ?? [];
      return topics.find((topic) => spelling.compare(topic.name, name.trim()) === 0) ?? null;
    },
  };
}

/** The server matches topic names regardless of case and «ё». */
const spelling = new Intl.Collator('ru', { sensitivity: 'base' });
