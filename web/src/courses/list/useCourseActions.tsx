// Actions on courses: create, rename, copy, archive, change the status, move, delete and restore.
import { useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { rowsOf, type SelectedRows } from '../../kit/relay/bulk.ts';
import { reportOutcome, type Nouns } from '../../kit/relay/outcome.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { useTrash } from '../../kit/actions/useTrash.ts';
import {
  countOf,
  lazyPart,
  useAlerts,
  useConfirm,
  useLatest,
  type TableSelection,
} from '../../ui/index.ts';
import { toVariables, type CourseListState } from './courseList.ts';
import { publicPagePath, usePageLinks } from '../course/coursePage.ts';
import { publishes } from '../course/courseStatus.ts';
import { usePublishing } from '../editor/usePublishing.tsx';
import { useCourseMutations, type SettableStatus } from './useCourseMutations.ts';
import { useCourseNameModals } from '../course/useCourseNameModals.tsx';
import { useCourseJobs } from '../transfer/useCourseJobs.ts';
import type { CourseMatch } from '../../__generated__/useCourseMutationsDeleteMutation.graphql.ts';
import type { CourseStatus } from '../../__generated__/useCourseActions_courses.graphql.ts';
import type {
  useCourseActions_courses$data,
  useCourseActions_courses$key,
} from '../../__generated__/useCourseActions_courses.graphql.ts';

const MoveCoursesModal = lazyPart(
  () => import('../folders/MoveCoursesModal.tsx'),
  'MoveCoursesModal',
);

/** The fields of a course that the actions need. */
export type ListedCourse = useCourseActions_courses$data[number];

/** The permitted actions on a course. */
interface FoundCourse {
  status: CourseStatus;
  /** False for a bundle: bulk actions skip bundles, and moving is one. */
  isCourse: boolean;
  mayUpdate: boolean;
  mayDelete: boolean;
}

export interface CourseActions {
  create: () => Promise<void>;
  rename: (course: { id: string }) => void;
  /** False without the permission to create courses. */
  copy: false | ((course: { id: string }) => Promise<boolean>);
  archive: (course: { id: string }) => Promise<boolean>;
  /** Finds a loaded course by its global id. */
  find: (id: string) => FoundCourse | null;
  /** Resolves to whether anything was changed. */
  setStatus: (courses: TableSelection, status: SettableStatus) => Promise<boolean>;
  remove: (courses: TableSelection) => Promise<boolean>;
  restore: (courses: TableSelection) => Promise<boolean>;
  /** Opens a dialog that picks the folder. */
  move: (courses: TableSelection) => Promise<boolean>;
  /** Converts the table's selection into the mutations' input. */
  choose: (courses: TableSelection) => SelectedRows<CourseMatch>;
  /** Percent of the running bulk action; undefined if unknown, null if none is running. */
  progress: number | undefined | null;
}

export const statusActions: readonly { status: SettableStatus; label: string; done: string }[] = [
  { status: 'VISIBLE', label: 'Опубликовать', done: 'Опубликовано' },
  { status: 'DRAFT', label: 'В черновики', done: 'Перенесено в черновики' },
  { status: 'CLOSE', label: 'Закрыть', done: 'Закрыто' },
];

export function useCourseActions({
  companyId,
  code,
  mayCreate,
  connectionId,
  courses: key,
  hasNext,
  totalCount,
  state,
  refresh,
  onDeleted,
  onRestore,
}: {
  companyId: string;
  /** The company's code in URLs. */
  code: string;
  mayCreate: boolean;
  /**
   * The list's connection in the store, from which rows that leave the tab are removed; null on a course's page.
   */
  connectionId: string | null;
  /** The rows loaded so far. */
  courses: useCourseActions_courses$key;
  hasNext: boolean;
  totalCount: number;
  state: CourseListState;
  /** Refetches the shown list. */
  refresh: () => void;
  onDeleted?: () => void;
  /** Called when courses start to be restored, also by undo. */
  onRestore?: (restored: Promise<unknown>) => void;
}): CourseActions {
  const listed = useFragment<useCourseActions_courses$key>(
    graphql`
      fragment useCourseActions_courses on Course @relay(plural: true) {
        id
        status
        entityType
        ...coursePage_course
        ...MoveCoursesModal_courses
        viewerCanUpdate
        viewerCanDelete
        ...useCourseNameModals_course
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const confirm = useConfirm();
  const { open } = useDataModals();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<number | undefined | null>(null);
  const mutations = useCourseMutations({ companyId, connectionId, setProgress });
  const trash = useTrash<CourseMatch>({
    nouns,
    send: {
      remove: (chosen) => mutations.remove(chosen, listed),
      restore: (chosen) => {
        const restored = mutations.restore(chosen);
        onRestore?.(restored);
        return restored;
      },
    },
    refresh,
    listFollows: connectionId !== null,
  });
  const names = useCourseNameModals({ companyId });
  const { copy, archive } = useCourseJobs(companyId);
  const mayPublish = usePublishing(companyId);
  const pageLinks = usePageLinks();
  const find = (id: string) => {
    const course = listed.find((one) => one.id === id);
    if (!course) return null;
    return {
      status: course.status,
      isCourse: course.entityType === 'COURSE',
      // Permissions that the server doesn't return are checked by it on the mutation.
      mayUpdate: course.viewerCanUpdate !== false,
      mayDelete: course.viewerCanDelete !== false,
    };
  };
  const latest = useLatest({ listed, rename: names.rename });
  const rename = useCallback(
    ({ id }: { id: string }) => {
      const course = latest.current.listed.find((one) => one.id === id);
      if (course) latest.current.rename(course);
    },
    [latest],
  );

  const choose = (selection: TableSelection) => {
    const { search, filter } = toVariables(state);
    const ids = listed.map(({ id }) => id);
    return rowsOf(selection, { ids, hasNext, totalCount, match: { search, filter } });
  };

  return {
    progress,
    create: async () => {
      const databaseId = await names.create();
      if (databaseId === undefined) return;
      alerts.success('Курс создан');
      if (databaseId === null) refresh();
      else await navigate(`/${code}/courses/${String(databaseId)}`);
    },
    find,
    rename,
    copy: mayCreate && copy,
    archive,

    setStatus: async (selection, status) => {
      const { chosen, count } = choose(selection);
      const { label, done } = statusActions.find((action) => action.status === status) ?? {
        label: '',
        done: '',
      };
      if (chosen.matching != null) {
        const sure = await confirm({
          title: `${label}: ${countOf(count, nouns)}?`,
          description:
            'Статус изменится у всех курсов, которые подходят под фильтр. Вернуть его можно будет только вручную.',
        });
        if (!sure) return false;
      }
      const only =
        chosen.ids?.length === 1 ? listed.find(({ id }) => id === chosen.ids?.[0]) : null;
      const isPublishing = only != null && publishes(only.status, status);
      if (isPublishing && !(await mayPublish(only.id))) return false;
      const outcome = await mutations.setStatus(chosen, status, listed);
      if (outcome === null) return false;
      const before = listed.filter(({ id }) => outcome.ids?.includes(id));
      const takeBack = async () => {
        if (await mutations.resetStatuses(before)) trash.refreshShown();
      };
      const undo = before.length === outcome.count ? () => void takeBack() : undefined;
      const links = isPublishing ? pageLinks(publicPagePath(code, only, { status })) : [];
      reportOutcome(alerts, outcome, { done, nouns, undo, links });
      if (chosen.matching != null) refresh();
      return outcome.count > 0;
    },

    remove: async (selection) => {
      const isDone = await trash.remove(choose(selection));
      if (isDone) onDeleted?.();
      return isDone;
    },
    restore: (selection) => trash.restore(choose(selection)),

    move: async (selection) =>
      (await open<boolean>((close) => (
        <MoveCoursesModal
          companyId={companyId}
          {...choose(selection)}
          listed={listed}
          refresh={refresh}
          onDone={close}
        />
      ))) ?? false,
    choose,
  };
}

const nouns: Nouns = ['курс', 'курса', 'курсов'];
