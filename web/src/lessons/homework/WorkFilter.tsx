// The filter of the queue of homework; what can be chosen is asked for when it opens.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../../kit/useConnectionSearch.ts';
import { MultiComboBox, Stack, type ChosenRecord } from '../../ui/index.ts';
import type { WorkListState } from './workList.ts';
import type { WorkFilterCoursesQuery } from '../../__generated__/WorkFilterCoursesQuery.graphql.ts';
import type { WorkFilterGroupsQuery } from '../../__generated__/WorkFilterGroupsQuery.graphql.ts';
import type { WorkFilterUsersQuery } from '../../__generated__/WorkFilterUsersQuery.graphql.ts';

export function WorkFilter({
  companyId,
  state,
  change,
  names,
  maySee,
}: {
  companyId: string;
  state: WorkListState;
  change: (part: Partial<WorkListState>) => void;
  /** Of what is chosen, by the ids. */
  names: ReadonlyMap<string | undefined, string | undefined>;
  /** What the person may choose among. */
  maySee: { courses: boolean; people: boolean };
}) {
  const searches = {
    course: useCourses(companyId),
    user: usePeople(companyId),
    group: useGroups(companyId),
  };
  const chosenOf = (field: keyof typeof searches) => ({
    value: state[field].map((id) => ({ id, name: names.get(id) ?? '…' })),
    search: searches[field],
    onChange: (chosen: readonly ChosenRecord[]) => change({ [field]: chosen.map(({ id }) => id) }),
  });
  return (
    <Stack gap="4" w={{ base: 'full', sm: '360px' }}>
      {maySee.courses && (
        <MultiComboBox label="Курс" placeholder="Название курса" {...chosenOf('course')} />
      )}
      {maySee.people && (
        <>
          <MultiComboBox label="Ученик" placeholder="Имя или почта" {...chosenOf('user')} />
          <MultiComboBox label="Группа" placeholder="Название группы" {...chosenOf('group')} />
        </>
      )}
    </Stack>
  );
}

const useCourses = (companyId: string) =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query WorkFilterCoursesQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            courses(first: 20, after: $after, search: $search, orderBy: { field: NAME }) {
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
    connection: ({ node }: WorkFilterCoursesQuery['response']) => node?.courses,
    record: ({ id, name }) => ({ id, name }),
  });

const usePeople = (companyId: string) =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query WorkFilterUsersQuery($companyId: ID!, $search: String, $after: String)
      @throwOnFieldError {
        node(id: $companyId) {
          ... on Company {
            users(first: 20, after: $after, search: $search, orderBy: { field: FULL_NAME }) {
              nodes {
                id
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
    connection: ({ node }: WorkFilterUsersQuery['response']) => node?.users,
    record: ({ id, fullName }) => ({ id, name: fullName }),
  });

const useGroups = (companyId: string) =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query WorkFilterGroupsQuery($companyId: ID!, $search: String, $after: String)
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
    connection: ({ node }: WorkFilterGroupsQuery['response']) => node?.groups,
    record: ({ id, name }) => ({ id, name }),
  });
