// Search and creation hooks for fields that select test categories, teachers and tests.
import { graphql } from 'react-relay';
import { useRecordCreation } from '../kit/actions/useRecordCreation.ts';
import { useConnectionSearch } from '../kit/relay/useConnectionSearch.ts';
import { type RecordCreation, type RecordSearch } from '../ui/index.ts';
import type { choicesTestCategoriesQuery } from '../__generated__/choicesTestCategoriesQuery.graphql.ts';
import type { choicesTestCategoryMutation } from '../__generated__/choicesTestCategoryMutation.graphql.ts';
import type { choicesTestsQuery } from '../__generated__/choicesTestsQuery.graphql.ts';
import type { choicesTestTeachersQuery } from '../__generated__/choicesTestTeachersQuery.graphql.ts';

/** Sorted by name. */
export const useTestCategorySearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesTestCategoriesQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            testCategories(first: 20, after: $after, search: $search) {
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
    connection: ({ node }: choicesTestCategoriesQuery['response']) => node?.testCategories,
    record: ({ id, name }) => ({ id, name }),
  });

/** Requires TESTS_UPDATE_ALL. */
export const useTestCategoryCreation = (companyId: string): RecordCreation =>
  useRecordCreation<choicesTestCategoryMutation>(
    companyId,
    'Создать категорию',
    graphql`
      mutation choicesTestCategoryMutation($input: CreateTestCategoryInput!) {
        createTestCategory(input: $input) {
          testCategory {
            id
            name @catch(to: NULL)
          }
          ...userErrors_payload
        }
      }
    `,
    ({ testCategory }) => testCategory,
  );

/** Users of the company who may check tests; requires permission to see users. */
export const useTestTeacherSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesTestTeachersQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            availableTestTeachers(first: 20, after: $after, search: $search) {
              nodes {
                fullName
                user @catch(to: NULL) {
                  id
                  email
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
    connection: ({ node }: choicesTestTeachersQuery['response']) => node?.availableTestTeachers,
    record: ({ fullName, user }) =>
      user ? { id: user.id, name: fullName, note: user.email ?? '' } : null,
  });

/** Sorted by title; requires permission to see tests. */
export const useTestSearch = (companyId: string): RecordSearch =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query choicesTestsQuery($companyId: ID!, $search: String, $after: String) @throwOnFieldError {
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
    connection: ({ node }: choicesTestsQuery['response']) => node?.tests,
    record: ({ id, title }) => ({ id, name: title }),
  });
