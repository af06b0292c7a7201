// A dialog that edits what a package includes and excludes: lessons by check boxes, tests by a search. Changes are
// saved in one request if possible.
import { graphql, usePaginationFragment } from 'react-relay';
import { useAllPages } from '../../kit/list/sorting/useAllPages.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { LoadingState, Modal } from '../../ui/index.ts';
import { ContentForm } from './ContentForm.tsx';
import type { ContentModal_course$key } from '../../__generated__/ContentModal_course.graphql.ts';
import type { ContentModalLessonsQuery } from '../../__generated__/ContentModalLessonsQuery.graphql.ts';
import type { ContentModalQuery } from '../../__generated__/ContentModalQuery.graphql.ts';

export interface ContentModalProps {
  companyId: string;
  courseId: string;
  packageId: string;
  name: string;
  onDone: () => void;
}

export function ContentModal(props: ContentModalProps) {
  const { course, sold } = useLazyQuery<ContentModalQuery>(
    graphql`
      query ContentModalQuery($course: ID!, $package: ID!) @throwOnFieldError {
        course: node(id: $course) {
          ... on Course {
            ...ContentModal_course @alias(as: "lessons")
          }
        }
        sold: node(id: $package) {
          ... on CoursePackage {
            ...ContentForm_package @alias(as: "content")
          }
        }
      }
    `,
    { course: props.courseId, package: props.packageId },
    { fetchPolicy: 'network-only' },
  );
  return (
    <Modal title={`Что входит в «${props.name}»`}>
      {course?.lessons && sold?.content && (
        <Lessons {...props} course={course.lessons} sold={sold.content} />
      )}
    </Modal>
  );
}

type Sold = Parameters<typeof ContentForm>[0]['sold'];

function Lessons({
  course,
  ...props
}: ContentModalProps & { course: ContentModal_course$key; sold: Sold }) {
  const { data, isWhole } = useAllPages(
    usePaginationFragment<ContentModalLessonsQuery, ContentModal_course$key>(
      graphql`
        fragment ContentModal_course on Course
        @argumentDefinitions(count: { type: "Int", defaultValue: 100 }, cursor: { type: "String" })
        @refetchable(queryName: "ContentModalLessonsQuery")
        @throwOnFieldError {
          lessons(first: $count, after: $cursor)
            @connection(key: "ContentModal_lessons", filters: []) {
            edges {
              node {
                ...ContentForm_lesson
              }
            }
          }
        }
      `,
      course,
    ),
  );
  if (!isWhole) return <LoadingState />;
  return <ContentForm {...props} lessons={data.lessons.edges.map(({ node }) => node)} />;
}
