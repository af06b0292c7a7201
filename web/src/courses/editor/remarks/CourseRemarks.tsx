// Provides the form's fields with their numbers of staff remarks, which the page's query returns; the texts are fetched
// when the dialog opens.
import { startTransition, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useFreshPage } from '../../../kit/pages/PageBoundary.tsx';
import { useDataModals } from '../../../kit/relay/useDataModals.tsx';
import { lazyPart } from '../../../ui/index.ts';
import { FieldRemarksContext } from './fieldRemarks.ts';
import type { CourseRemarks_course$key } from '../../../__generated__/CourseRemarks_course.graphql.ts';

const RemarksModal = lazyPart(() => import('./RemarksModal.tsx'), 'RemarksModal');

export function CourseRemarks({
  course: key,
  isDeleted,
  children,
}: {
  course: CourseRemarks_course$key;
  isDeleted: boolean;
  children: ReactNode;
}) {
  const { id, fieldCommentCounts } = useFragment<CourseRemarks_course$key>(
    graphql`
      fragment CourseRemarks_course on Course @throwOnFieldError {
        id
        fieldCommentCounts @catch(to: NULL) {
          field
          count
        }
      }
    `,
    key,
  );
  const modals = useDataModals();
  const refresh = useFreshPage();
  const open = async (field: string) => {
    let isChanged = false;
    await modals.open(() => (
      <RemarksModal
        courseId={id}
        field={field}
        isDeleted={isDeleted}
        onChange={() => (isChanged = true)}
      />
    ));
    // A transition keeps the current content on the screen while it is refetched.
    if (isChanged) startTransition(refresh);
  };
  return (
    <FieldRemarksContext
      value={
        fieldCommentCounts == null
          ? null
          : {
              counts: new Map(fieldCommentCounts.map(({ field, count }) => [field, count])),
              open: (field) => void open(field),
            }
      }
    >
      {children}
    </FieldRemarksContext>
  );
}
