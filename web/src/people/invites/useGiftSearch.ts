// Looks for what an invite gives: roles, groups, packages of courses, tests.
import { graphql, readInlineData } from 'react-relay';
import { useConnectionSearch } from '../../kit/useConnectionSearch.ts';
import type { ChosenRecord, RecordSearch } from '../../ui/index.ts';
import { useGroupSearch, useRoleSearch } from '../choices.ts';
import type { useGiftSearch_package$key } from '../../__generated__/useGiftSearch_package.graphql.ts';
import type { useGiftSearchPackagesQuery } from '../../__generated__/useGiftSearchPackagesQuery.graphql.ts';
import type { useGiftSearchTestsQuery } from '../../__generated__/useGiftSearchTestsQuery.graphql.ts';

export function useGiftSearch(companyId: string): {
  roles: RecordSearch;
  groups: RecordSearch;
  coursePackages: RecordSearch;
  tests: RecordSearch;
} {
  return {
    roles: useRoleSearch(companyId),
    groups: useGroupSearch(companyId),
    coursePackages: useConnectionSearch({
      variables: { companyId },
      query: graphql`
        query useGiftSearchPackagesQuery($companyId: ID!, $search: String, $after: String)
        @throwOnFieldError {
          node(id: $companyId) {
            ... on Company {
              coursePackages(first: 20, after: $after, search: $search) {
                nodes {
                  ...useGiftSearch_package
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
      connection: ({ node }: useGiftSearchPackagesQuery['response']) => node?.coursePackages,
      record: packageOf,
    }),
    tests: useConnectionSearch({
      variables: { companyId },
      query: graphql`
        query useGiftSearchTestsQuery($companyId: ID!, $search: String, $after: String)
        @throwOnFieldError {
          node(id: $companyId) {
            ... on Company {
              tests(first: 20, after: $after, search: $search) {
                nodes {
                  id
                  title
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
      connection: ({ node }: useGiftSearchTestsQuery['response']) => node?.tests,
      record: ({ id, title }) => ({ id, name: title }),
    }),
  };
}

/** A package is told by its course. */
export function packageOf(key: useGiftSearch_package$key): ChosenRecord {
  const { id, name, course } = readInlineData<useGiftSearch_package$key>(
    graphql`
      fragment useGiftSearch_package on CoursePackage @inline {
        id
        name
        course {
          name
        }
      }
    `,
    key,
  );
  return { id, name: course ? `${course.name}: ${name}` : name };
}
