// Opens the modals in which a course gets its name; their form is loaded when the first one opens.
import { useCallback } from 'react';
import { useDataModals } from '../kit/useDataModals.tsx';
import { lazyPart } from '../ui/index.ts';

export function useCourseNameModals({ companyId }: { companyId: string }): {
  /** Answers the id of the new course in the REST API; null when none was created. */
  create: () => Promise<number | null>;
  rename: (course: { id: string; name: string }) => void;
} {
  const { open } = useDataModals();
  return {
    create: useCallback(
      async () =>
        (await open<number | null>((close) => (
          <CreateCourseModal companyId={companyId} onDone={close} />
        ))) ?? null,
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
const CreateCourseModal = lazyPart(loadModals, 'CreateCourseModal');
const RenameCourseModal = lazyPart(loadModals, 'RenameCourseModal');
