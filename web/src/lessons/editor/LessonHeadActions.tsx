// What can be done with the lesson whose page it is. After it is deleted the course follows a second later, as the
// specification says (B, section 9), unless that is undone.
import { useEffect, useRef } from 'react';
import { Trash2, Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { useFreshPage } from '../../kit/PageBoundary.tsx';
import { Button } from '../../ui/index.ts';
import { useContentActions } from '../content/useContentActions.ts';
import type { LessonHeadActions_lesson$key } from '../../__generated__/LessonHeadActions_lesson.graphql.ts';

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
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const { removeLessons, restoreLessons } = useContentActions(courseId, () => {
    clearTimeout(leaving.current);
    refresh();
  });
  if (viewerCanDelete === false) return null;
  if (status === 'DELETED') {
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
    <Button icon={<Trash2 size={16} aria-hidden />} onClick={() => void remove()}>
      Удалить
    </Button>
  );
}
