// A dialog that copies blocks to a lesson of this course or of another that the user may edit.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import {
  ComboBox,
  Modal,
  ModalBody,
  ModalFooter,
  Stack,
  useAlerts,
  useUnsavedGuard,
  type ChosenRecord,
} from '../../ui/index.ts';
import type { CopyBlocksModalCopyMutation } from '../../__generated__/CopyBlocksModalCopyMutation.graphql.ts';
import type { CopyBlocksModalDeleteMutation } from '../../__generated__/CopyBlocksModalDeleteMutation.graphql.ts';
import type { CopyBlocksModalQuery } from '../../__generated__/CopyBlocksModalQuery.graphql.ts';
import { useLessonSearch } from '../lessonSearch.ts';
import { useEditableCourseSearch } from './editableCourseSearch.ts';

export function CopyBlocksModal({
  blockIds,
  what,
  courseId,
  companyId,
  code,
  onDone,
}: {
  /** In the order of the copies. */
  blockIds: readonly string[];
  /** Names the blocks: «3 блока». */
  what: string;
  /** Global id of the source course. */
  courseId: string;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  onDone: () => void;
}) {
  const { node } = useLazyQuery<CopyBlocksModalQuery>(
    graphql`
      query CopyBlocksModalQuery($courseId: ID!) {
        node(id: $courseId) {
          id
          ... on Course {
            name
          }
        }
      }
    `,
    { courseId },
    { fetchPolicy: 'store-or-network' },
  );
  const [course, setCourse] = useState<ChosenRecord | null>(
    node?.name == null ? null : { id: node.id, name: node.name },
  );
  const [lesson, setLesson] = useState<ChosenRecord | null>(null);
  const searchCourse = useEditableCourseSearch(companyId);
  const searchLesson = useLessonSearch(course?.id ?? '');
  const copy = useCopying(code);
  useUnsavedGuard(lesson !== null);
  return (
    <Modal title={`Копировать: ${what}`} size="narrow">
      <ModalBody>
        <Stack gap="4">
          <ComboBox
            label="Курс"
            search={searchCourse}
            value={course}
            onChange={(chosen) => {
              setCourse(chosen);
              if (chosen?.id !== course?.id) setLesson(null);
            }}
          />
          <ComboBox
            key={course?.id ?? ''}
            label="В какой урок"
            hint="Копии — черновики, они встанут в конец урока"
            search={searchLesson}
            value={lesson}
            onChange={setLesson}
            disabled={course === null}
          />
        </Stack>
      </ModalBody>
      <ModalFooter
        confirmLabel="Копировать"
        confirmDisabled={course === null || lesson === null}
        onConfirm={async () => {
          if (course === null || lesson === null) return false;
          const isDone = await copy({ courseId: course.id, lessonId: lesson.id, blockIds });
          if (isDone) onDone();
          return isDone;
        }}
      />
    </Modal>
  );
}

interface Copying {
  courseId: string;
  lessonId: string;
  blockIds: readonly string[];
}

/** Copying can be undone for a while. */
function useCopying(code: string): (copying: Copying) => Promise<boolean> {
  const alerts = useAlerts();
  const [copy] = useMutation<CopyBlocksModalCopyMutation>(graphql`
    mutation CopyBlocksModalCopyMutation($input: CopyLessonBlocksInput!) {
      copyLessonBlocks(input: $input) {
        blockIds
        lesson {
          databaseId
          name
          course {
            databaseId
          }
          # The target may be the lesson on the screen.
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...LessonConstructor_lesson
        }
        ...userErrors_payload
      }
    }
  `);
  const [remove] = useMutation<CopyBlocksModalDeleteMutation>(graphql`
    mutation CopyBlocksModalDeleteMutation($input: DeleteLessonBlocksInput!) {
      deleteLessonBlocks(input: $input) {
        lesson {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads
          ...LessonConstructor_lesson
        }
        ...userErrors_payload
      }
    }
  `);
  return async ({ courseId, lessonId, blockIds }) => {
    const at = { courseId, lessonId };
    const answer = await copy({ variables: { input: { ...at, blockIds: [...blockIds] } } });
    if (!succeeded(answer, alerts)) return false;
    const { lesson, blockIds: made } = answer.response.copyLessonBlocks;
    const course = lesson?.course?.databaseId;
    const links =
      lesson && course != null
        ? [{ text: lesson.name, to: `/${code}/courses/${course}/lessons/${lesson.databaseId}` }]
        : [];
    alerts.withLinks('Скопировано в урок', links, () => {
      const input = { ...at, blockIds: [...made] };
      void remove({ variables: { input } }).then((undone) => succeeded(undone, alerts));
    });
    return true;
  };
}
