// The actions in the head of a course's page: publish, open the public page, the menu, and restore from the trash.
// After a deletion the user returns to the list, unless it is undone.
import { Ellipsis, ExternalLink, Eye, Link, Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { onlyRow } from '../../kit/relay/bulk.ts';
import { useLeaveAfterDeletion } from '../../kit/pages/useLeaveAfterDeletion.ts';
import { Button, IconButton, LinkButton, Menu } from '../../ui/index.ts';
import { courseList } from '../list/courseList.ts';
import { publicPagePath, useCopyAddress } from './coursePage.ts';
import { courseRowMenu } from '../list/courseRowMenu.tsx';
import { isPublished } from './courseStatus.ts';
import { useCourseActions } from '../list/useCourseActions.tsx';
import type { CourseHeadActions_course$key } from '../../__generated__/CourseHeadActions_course.graphql.ts';

export function CourseHeadActions({
  course: key,
  companyId,
  code,
  mayCreate,
  refresh,
}: {
  course: CourseHeadActions_course$key;
  companyId: string;
  /** The company's code in URLs. */
  code: string;
  mayCreate: boolean;
  /** Refetches the page. */
  refresh: () => void;
}) {
  const course = useFragment<CourseHeadActions_course$key>(
    graphql`
      fragment CourseHeadActions_course on Course {
        id
        status
        ...coursePage_course
        viewerCanUpdate
        viewerCanDelete
        ...useCourseActions_courses
      }
    `,
    key,
  );
  const { id, status } = course;
  // If the server doesn't return the permission, it checks it on the mutation.
  const mayUpdate = course.viewerCanUpdate !== false;
  const mayDelete = course.viewerCanDelete !== false;
  const leaving = useLeaveAfterDeletion(`/${code}/courses`, refresh);
  const copyAddress = useCopyAddress();
  const actions = useCourseActions({
    companyId,
    code,
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
  const isWaiting = !isPublished(status);
  const page = publicPagePath(code, course);
  return (
    <>
      {isWaiting && mayUpdate && (
        <Button
          variant="primary"
          icon={<Eye size={16} aria-hidden />}
          onClick={() => void actions.setStatus(onlyRow(id), 'VISIBLE')}
        >
          Опубликовать
        </Button>
      )}
      {page !== null && (
        <>
          <LinkButton to={page} target="_blank" icon={<ExternalLink size={16} aria-hidden />}>
            Открыть страницу
          </LinkButton>
          <IconButton
            variant="secondary"
            icon={<Link />}
            label="Скопировать ссылку"
            onClick={() => copyAddress(page)}
          />
        </>
      )}
      <Menu
        label="Действия с курсом"
        trigger={<IconButton icon={<Ellipsis />} label="Действия с курсом" variant="secondary" />}
        items={courseRowMenu({ id }, actions).filter(
          // Publishing has a separate button beside the menu.
          (entry) =>
            !isWaiting || entry === 'separator' || !('id' in entry) || entry.id !== 'VISIBLE',
        )}
        placement="bottom end"
      />
    </>
  );
}
