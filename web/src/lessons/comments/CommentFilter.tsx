// The filter of the list of comments; what can be chosen is asked for when it opens.
import { graphql } from 'react-relay';
import { useConnectionSearch } from '../../kit/useConnectionSearch.ts';
import { usePeopleSearch } from '../../people/index.ts';
import { MultiComboBox, Stack, type ChosenRecord } from '../../ui/index.ts';
import type { CommentListState } from './commentList.ts';
import type { CommentFilterCoursesQuery } from '../../__generated__/CommentFilterCoursesQuery.graphql.ts';
import type { CommentFilterLessonsQuery } from '../../__generated__/CommentFilterLessonsQuery.graphql.ts';

export function CommentFilter({
  companyId,
  state,
  change,
  names,
  maySee,
}: {
  companyId: string;
  state: CommentListState;
  change: (part: Partial<CommentListState>) => void;
  /** Of what is chosen, by the ids. */
  names: ReadonlyMap<string | undefined, string | undefined>;
  /** What the person may choose among. */
  maySee: { courses: boolean; lessons: boolean; people: boolean };
}) {
  const [course = '', ...others] = state.course;
  const searches = {
    course: useCourses(companyId),
    lesson: useLessons(course),
    author: usePeopleSearch(companyId),
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
      {maySee.lessons && course !== '' && others.length === 0 && (
        <MultiComboBox label="Урок" placeholder="Название урока" {...chosenOf('lesson')} />
      )}
      {maySee.people && (
        <MultiComboBox label="Автор" placeholder="Имя или почта" {...chosenOf('author')} />
      )}
    </Stack>
  );
}

const useCourses = (companyId: string) =>
  useConnectionSearch({
    variables: { companyId },
    query: graphql`
      query CommentFilterCoursesQuery($companyId: ID!, $search: String, $after: String)
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
    connection: ({ node }: CommentFilterCoursesQuery['response']) => node?.courses,
    record: ({ id, name }) => ({ id, name }),
  });

/** Those of the one course that is chosen. */
const useLessons = (courseId: string) =>
  useConnectionSearch({
    variables: { courseId },
    query: graphql`
      query CommentFilterLessonsQuery($courseId: ID!, $search: String, $after: String)
      @throwOnFieldError {
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
    connection: ({ node }: CommentFilterLessonsQuery['response']) => node?.lessons,
    record: ({ id, name }) => ({ id, name }),
  });
