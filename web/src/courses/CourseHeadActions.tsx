// What can be done with the course whose page it is. After it is deleted here, the list follows, unless that is undone; one
// that lies in the trash is brought back from its page.
import { Ellipsis, Pencil, Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { onlyRow } from '../kit/bulk.ts';
import { useLeaving } from '../kit/useLeaving.ts';
import { Button, IconButton, Menu } from '../ui/index.ts';
import { courseList } from './courseList.ts';
import { courseRowMenu } from './courseRowMenu.tsx';
import { publishes } from './editor/readiness.ts';
import { usePublishing } from './editor/usePublishing.ts';
import { useCourseActions, type CourseActions } from './useCourseActions.tsx';
import type { CourseHeadActions_course$key } from '../__generated__/CourseHeadActions_course.graphql.ts';

export function CourseHeadActions({
  course: key,
  companyId,
  code,
  mayCreate,
  refresh,
}: {
  course: CourseHeadActions_course$key;
  companyId: string;
  /** Of the company. */
  code: string;
  mayCreate: boolean;
  /** Fetches the page anew. */
  refresh: () => void;
}) {
  const course = useFragment<CourseHeadActions_course$key>(
    graphql`
      fragment CourseHeadActions_course on Course {
        id
        status
        viewerCanUpdate
        viewerCanDelete
        ...useCourseActions_courses
      }
    `,
    key,
  );
  const { id, status } = course;
  // A server that does not say refuses by itself.
  const mayUpdate = course.viewerCanUpdate !== false;
  const mayDelete = course.viewerCanDelete !== false;
  const leaving = useLeaving(`/${code}/courses`, refresh);
  const mayPublish = usePublishing(id);
  const actions = useCourseActions({
    companyId,
    mayCreate,
    connectionId: null,
    courses: [course],
    hasNext: false,
    totalCount: 1,
    state: courseList.read(new URLSearchParams()),
    refresh,
    ...leaving,
  });
  if (status === 'DELETED') {
    return (
      mayDelete && (
        <Button
          variant="primary"
          icon={<Undo2 size={16} aria-hidden />}
          onClick={() => void actions.restore(onlyRow(id))}
        >
          Восстановить
        </Button>
      )
    );
  }
  const setStatus: CourseActions['setStatus'] = async (chosen, next) =>
    (!publishes(status, next) || (await mayPublish())) && actions.setStatus(chosen, next);
  const [, ...more] = courseRowMenu({ id }, { ...actions, setStatus });
  return (
    <>
      {mayUpdate && (
        <Button icon={<Pencil size={16} aria-hidden />} onClick={() => actions.rename({ id })}>
          Переименовать
        </Button>
      )}
      <Menu
        label="Действия с курсом"
        trigger={<IconButton icon={<Ellipsis />} label="Действия с курсом" variant="secondary" />}
        items={more}
        placement="bottom end"
      />
    </>
  );
}
