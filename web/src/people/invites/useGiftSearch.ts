// Looks for packages of courses and for tests by parts of their names, ten at a time.
import { fetchQuery, graphql, readInlineData, useRelayEnvironment } from 'react-relay';
import type { ChosenRecord } from '../../ui/index.ts';
import type { useGiftSearch_package$key } from '../../__generated__/useGiftSearch_package.graphql.ts';
import type { useGiftSearchPackagesQuery } from '../../__generated__/useGiftSearchPackagesQuery.graphql.ts';
import type { useGiftSearchTestsQuery } from '../../__generated__/useGiftSearchTestsQuery.graphql.ts';

export function useGiftSearch(companyId: string) {
  const environment = useRelayEnvironment();
  return {
    coursePackages: async (search: string) => {
      const found = await fetchQuery<useGiftSearchPackagesQuery>(
        environment,
        graphql`
          query useGiftSearchPackagesQuery($companyId: ID!, $search: String) @throwOnFieldError {
            node(id: $companyId) {
              ... on Company {
                coursePackages(first: 10, search: $search) {
                  nodes {
                    ...useGiftSearch_package
                  }
                }
              }
            }
          }
        `,
        { companyId, search },
      ).toPromise();
      return (found?.node?.coursePackages?.nodes ?? []).map(packageOf);
    },
    tests: async (search: string) => {
      const found = await fetchQuery<useGiftSearchTestsQuery>(
        environment,
        graphql`
          query useGiftSearchTestsQuery($companyId: ID!, $search: String) @throwOnFieldError {
            node(id: $companyId) {
              ... on Company {
                tests(first: 10, search: $search) {
                  nodes {
                    id
                    title
                  }
                }
              }
            }
          }
        `,
        { companyId, search },
      ).toPromise();
      return (found?.node?.tests?.nodes ?? []).map(({ id, title }) => ({ id, name: title }));
    },
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
