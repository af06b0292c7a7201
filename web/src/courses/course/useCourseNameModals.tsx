// Opens the dialogs that create and rename a course; their form is loaded when the first one opens.
import { useCallback } from 'react';
import { graphql, readInlineData } from 'react-relay';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart } from '../../ui/index.ts';
import type { useCourseNameModals_course$key } from '../../__generated__/useCourseNameModals_course.graphql.ts';

export function useCourseNameModals({ companyId }: { companyId: string }): {
  /**
   * Resolves to the new course's REST id, null if the server doesn't return it, or undefined if the dialog was
   * cancelled.
   */
  create: () => Promise<number | null | undefined>;
  rename: (course: useCourseNameModals_course$key) => void;
} {
  const { open } = useDataModals();
  return {
    create: useCallback(
      () =>
        open<number | null>((close) => <CreateCourseModal companyId={companyId} onDone={close} />),
      [companyId, open],
    ),
    rename: useCallback(
      (key) => {
        const course = readInlineData<useCourseNameModals_course$key>(
          graphql`
            fragment useCourseNameModals_course on Course @inline {
              ...CourseNameModals_course
            }
          `,
          key,
        );
        void open((close) => <RenameCourseModal course={course} onDone={() => close()} />);
      },
      [open],
    ),
  };
}

const loadModals = () => import('./CourseNameModals.tsx');
const CreateCourseModal = lazyPart(loadModals, 'CreateCourseModal');
const RenameCourseModal = lazyPart(loadModals, 'RenameCourseModal');
