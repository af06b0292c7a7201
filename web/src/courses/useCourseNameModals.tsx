// Opens the modals in which a course gets its name; their form is loaded when the first one opens.
import { lazy, useCallback } from 'react';
import { useDataModals } from '../kit/useDataModals.tsx';

export function useCourseNameModals({ companyId }: { companyId: string }): {
  /** Answers whether a course was created. */
  create: () => Promise<boolean>;
  rename: (course: { id: string; name: string }) => void;
} {
  const { open } = useDataModals();
  return {
    create: useCallback(
      async () =>
        (await open<boolean>((close) => (
          <CreateCourseModal companyId={companyId} onDone={() => close(true)} />
        ))) ?? false,
      [companyId, open],
    ),
    rename: useCallback(
      ({ id, name }) =>
        void open((close) => <RenameCourseModal id={id} name={name} onDone={() => close()} />),
      [open],
    ),
  };
}

const loadModals = () => import('./CourseNameModals.tsx');
const CreateCourseModal = lazy(async () => ({ default: (await loadModals()).CreateCourseModal }));
const RenameCourseModal = lazy(async () => ({ default: (await loadModals()).RenameCourseModal }));
