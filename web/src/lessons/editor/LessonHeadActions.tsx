// The action row of a lesson's page; on phones most actions are in the menu. One second after deletion the course
// opens, unless it is undone (specification B, section 9).
import { ClipboardCheck, Ellipsis, Eye, MessageSquare, Shapes, Trash2, Undo2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import type { Permission } from '../../kit/pages/Admin.ts';
import { filePermissions } from '../../kit/files/filePermissions.ts';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { useLeaveAfterDeletion } from '../../kit/pages/useLeaveAfterDeletion.ts';
import { addToLibraryItem } from '../../media/index.ts';
import {
  Button,
  Flex,
  IconButton,
  lazyPart,
  LinkButton,
  Menu,
  useAlerts,
  useIsNarrow,
  useLatest,
  type MenuEntries,
} from '../../ui/index.ts';
import { copyItems, singleLesson } from '../copies/copyItems.tsx';
import { useCopies } from '../copies/useCopies.tsx';
import { useContentActions } from '../content/useContentActions.ts';
import { lessonKinds } from '../lessonTypes.tsx';
import { useLibraryAdditions } from '../library/useLibraryAdditions.tsx';
import type {
  LessonHeadActions_lesson$key,
  LessonType,
} from '../../__generated__/LessonHeadActions_lesson.graphql.ts';

const ChangeTypeModal = lazyPart(() => import('./ChangeTypeModal.tsx'), 'ChangeTypeModal');
const LessonPreviewModal = lazyPart(() => import('./LessonPreviewModal.tsx'), 'LessonPreviewModal');

export function LessonHeadActions({
  lesson: key,
  courseId,
  companyId,
  code,
  may,
  isInTrash,
  atCourse,
  onTypeChanged,
}: {
  lesson: LessonHeadActions_lesson$key;
  courseId: string;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  may: (permission: Permission) => boolean;
  /** The lesson or its course is in the trash. */
  isInTrash: boolean;
  /** URL of the course's page. */
  atCourse: string;
  onTypeChanged: (type: LessonType) => void;
}) {
  const { id, name, type, status, viewerCanUpdate, viewerCanDelete } =
    useFragment<LessonHeadActions_lesson$key>(
      graphql`
        fragment LessonHeadActions_lesson on Lesson {
          id
          name
          type
          status
          viewerCanUpdate @catch(to: NULL)
          viewerCanDelete @catch(to: NULL)
        }
      `,
      key,
    );
  const refresh = useFreshPage();
  const { open } = useDataModals();
  const alerts = useAlerts();
  const typeChanged = useLatest(onTypeChanged);
  // A restored lesson is refetched on any page that the user is on.
  const { onDeleted, onRestore } = useLeaveAfterDeletion(`${atCourse}?tab=layers`, () => {});
  const { removeLessons, restoreLessons } = useContentActions(courseId, () => {
    onRestore(Promise.resolve());
    refresh();
  });
  const copies = useCopies({ courseId, companyId, code, may, showsContent: false, refresh });
  const { addLesson } = useLibraryAdditions({ companyId, code });
  const isNarrow = useIsNarrow();
  const works =
    may('TEACHER_CHECK_HOMEWORK') || may('LESSONS_SHOW_RESULTS')
      ? {
          id: 'works',
          label: 'Работы учеников',
          icon: <ClipboardCheck />,
          to: `/${code}/homeworks?tab=all&lesson=${encodeURIComponent(id)}`,
        }
      : null;
  const worksButton = works && (
    <LinkButton icon={<ClipboardCheck size={16} aria-hidden />} to={works.to}>
      {works.label}
    </LinkButton>
  );
  if (status === 'DELETED') {
    return (
      <>
        {worksButton}
        {viewerCanDelete !== false && (
          <Button
            variant="primary"
            icon={<Undo2 size={16} aria-hidden />}
            onClick={() => void restoreLessons([id])}
          >
            Восстановить
          </Button>
        )}
      </>
    );
  }
  const remove = async () => {
    if (await removeLessons([id])) onDeleted();
  };
  const changeType = async () => {
    const changed = await open<LessonType>((close) => (
      <ChangeTypeModal courseId={courseId} lesson={{ id, type }} onDone={close} />
    ));
    if (changed === undefined || changed === type) return;
    alerts.success(`Вид урока: ${lessonKinds[changed].label.toLowerCase()}`);
    // Uses the latest callback, because another tab may be open by now.
    typeChanged.current(changed);
  };
  const preview = () => void open(() => <LessonPreviewModal lessonId={id} courseId={courseId} />);
  const mayDelete = viewerCanDelete !== false;
  const items: MenuEntries = [
    ...(isNarrow && works ? [works] : []),
    ...(viewerCanUpdate !== false && !isInTrash
      ? [
          {
            id: 'type',
            label: 'Изменить вид урока…',
            icon: <Shapes />,
            onAction: () => void changeType(),
          },
        ]
      : []),
    ...(may('LESSONS_CREATE') && !isInTrash
      ? copyItems(copies, singleLesson(id), `урок «${name}»`)
      : []),
    ...(filePermissions.some(may) ? [addToLibraryItem(() => void addLesson(id))] : []),
    ...(may('TEACHER_FEEDBACK_ON_USER_COMMENTS')
      ? [
          {
            id: 'comments',
            label: 'Комментарии к уроку',
            icon: <MessageSquare />,
            to: `/${code}/comments?lesson=${encodeURIComponent(id)}`,
          },
        ]
      : []),
    ...(isNarrow && mayDelete
      ? [
          'separator' as const,
          {
            id: 'delete',
            label: 'Удалить',
            icon: <Trash2 />,
            danger: true,
            onAction: () => void remove(),
          },
        ]
      : []),
  ];
  return (
    <Flex wrap="wrap" gap="2">
      {isNarrow ? (
        <IconButton
          variant="secondary"
          icon={<Eye />}
          label="Посмотреть как ученик"
          onClick={preview}
        />
      ) : (
        <>
          {worksButton}
          <Button icon={<Eye size={16} aria-hidden />} onClick={preview}>
            Посмотреть как ученик
          </Button>
          {mayDelete && (
            <Button icon={<Trash2 size={16} aria-hidden />} onClick={() => void remove()}>
              Удалить
            </Button>
          )}
        </>
      )}
      {items.length > 0 && (
        <Menu
          label="Действия с уроком"
          trigger={<IconButton icon={<Ellipsis />} label="Действия с уроком" variant="secondary" />}
          items={items}
          placement="bottom end"
        />
      )}
    </Flex>
  );
}
