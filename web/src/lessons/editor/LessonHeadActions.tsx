// What can be done with the lesson whose page it is. After it is deleted the course follows a second later, as the
// specification says (B, section 9), unless that is undone.
import { useEffect, useRef } from 'react';
import { Eye, Trash2, Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { useFreshPage } from '../../kit/PageBoundary.tsx';
import { Button, Flex, lazyPart, useModals } from '../../ui/index.ts';
import { useContentActions } from '../content/useContentActions.ts';
import type { LessonHeadActions_lesson$key } from '../../__generated__/LessonHeadActions_lesson.graphql.ts';

const LessonPreviewModal = lazyPart(() => import('./LessonPreviewModal.tsx'), 'LessonPreviewModal');

/** Milliseconds (specification B, section 9). */
const pause = 1000;

export function LessonHeadActions({
  lesson: key,
  courseId,
  atCourse,
}: {
  lesson: LessonHeadActions_lesson$key;
  courseId: string;
  /** The address of the course's page. */
  atCourse: string;
}) {
  const { id, status, viewerCanDelete } = useFragment<LessonHeadActions_lesson$key>(
    graphql`
      fragment LessonHeadActions_lesson on Lesson {
        id
        status
        viewerCanDelete @catch(to: NULL)
      }
    `,
    key,
  );
  const refresh = useFreshPage();
  const navigate = useNavigate();
  const { open } = useModals();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const { removeLessons, restoreLessons } = useContentActions(courseId, () => {
    clearTimeout(leaving.current);
    refresh();
  });
  if (status === 'DELETED') {
    if (viewerCanDelete === false) return null;
    return (
      <Button
        variant="primary"
        icon={<Undo2 size={16} aria-hidden />}
        onClick={() => void restoreLessons([id])}
      >
        Восстановить
      </Button>
    );
  }
  const remove = async () => {
    if (!(await removeLessons([id]))) return;
    leaving.current = setTimeout(() => void navigate(`${atCourse}?tab=layers`), pause);
  };
  return (
    <Flex wrap="wrap" gap="2">
      <Button
        icon={<Eye size={16} aria-hidden />}
        onClick={() => void open(() => <LessonPreviewModal lessonId={id} courseId={courseId} />)}
      >
        Посмотреть как ученик
      </Button>
      {viewerCanDelete !== false && (
        <Button icon={<Trash2 size={16} aria-hidden />} onClick={() => void remove()}>
          Удалить
        </Button>
      )}
    </Flex>
  );
}
