// What can be done with courses: created, renamed, shown, drafted, closed, deleted, and taken back for a while.
import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { countOf, useAlerts, useConfirm, useLatest, type TableSelection } from '../ui/index.ts';
import { courseList, toVariables, type CourseListState } from './courseList.ts';
import { useCourseMutations, type Chosen, type SettableStatus } from './useCourseMutations.ts';
import { useCourseNameModals } from './useCourseNameModals.tsx';
import type {
  useCourseActions_courses$data,
  useCourseActions_courses$key,
} from '../__generated__/useCourseActions_courses.graphql.ts';

/** What an action must know of a course. */
export type ListedCourse = useCourseActions_courses$data[number];

export interface CourseActions {
  create: () => Promise<void>;
  rename: (course: { id: string }) => void;
  /** A loaded course by its id. */
  find: (id: string) => ListedCourse | undefined;
  /** Answers whether anything was done. */
  setStatus: (courses: TableSelection, status: SettableStatus) => Promise<boolean>;
  remove: (courses: TableSelection) => Promise<boolean>;
  /** Of the bulk action that runs: 0 to 100, or undefined when it can't be told; null when none runs. */
  progress: number | undefined | null;
}

export const statusActions: readonly { status: SettableStatus; label: string; done: string }[] = [
  { status: 'VISIBLE', label: 'Активировать', done: 'Активировано' },
  { status: 'DRAFT', label: 'В черновики', done: 'Перенесено в черновики' },
  { status: 'CLOSE', label: 'Закрыть', done: 'Закрыто' },
];

export function useCourseActions({
  companyId,
  connectionId,
  courses: key,
  hasNext,
  totalCount,
  state,
  refresh,
}: {
  companyId: string;
  /** The list in the store: rows that leave its tab are taken out. Null on the page of a course. */
  connectionId: string | null;
  /** The rows loaded so far. */
  courses: useCourseActions_courses$key;
  hasNext: boolean;
  totalCount: number;
  state: CourseListState;
  /** Fetches the shown list anew. */
  refresh: () => void;
}): CourseActions {
  const listed = useFragment<useCourseActions_courses$key>(
    graphql`
      fragment useCourseActions_courses on Course @relay(plural: true) {
        id
        status
        entityType
        viewerCanUpdate
        viewerCanDelete
        ...useCourseNameModals_course
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<number | undefined | null>(null);
  const mutations = useCourseMutations({ companyId, connectionId, setProgress });
  const refreshShownList = useLatestRefresh(refresh);
  const names = useCourseNameModals({ companyId });
  const find = (id: string) => listed.find((course) => course.id === id);
  const latest = useLatest({ find, rename: names.rename });
  const rename = useCallback(
    ({ id }: { id: string }) => {
      const course = latest.current.find(id);
      if (course) latest.current.rename(course);
    },
    [latest],
  );

  /** The chosen courses by name when they are loaded, otherwise everything that matches. */
  const choose = (selection: TableSelection, may: (course: ListedCourse) => boolean): Chosen => {
    if (selection.allMatching && hasNext) {
      const { search, filter } = toVariables(state);
      return { kind: 'matching', match: { search, filter }, count: totalCount };
    }
    const chosen = listed.filter(({ id }) => selection.allMatching || selection.ids.has(id));
    return {
      kind: 'named',
      courses: chosen.filter((course) => course.entityType === 'COURSE' && may(course)),
    };
  };

  const nothingFits = (chosen: Chosen) => {
    if (chosen.kind === 'matching' || chosen.courses.length > 0) return false;
    alerts.error(
      'Среди выбранного нет курсов, которые вы можете изменить. Комплекты меняются по одному',
    );
    return true;
  };

  const tell = (text: string, undo: (() => Promise<boolean>) | null) => {
    if (!undo) return alerts.success(text);
    const takeBack = async () => {
      if (await undo()) refreshShownList();
    };
    alerts.withUndo(text, () => void takeBack());
  };

  return {
    progress,
    create: async () => {
      if ((await names.create()) === null) return;
      alerts.success('Курс создан');
      const isShown =
        state.tab === 'drafts' && !courseList.isFiltered(state) && state.sort === null;
      if (isShown) refreshShownList();
      else await navigate({ search: courseList.write(withNewCourse(state)).toString() });
    },
    find,
    rename,

    setStatus: async (selection, status) => {
      const chosen = choose(selection, (course) => course.viewerCanUpdate !== false);
      if (nothingFits(chosen)) return false;
      const { label, done } = statusActions.find((action) => action.status === status) ?? {
        label: '',
        done: '',
      };
      if (chosen.kind === 'matching') {
        const sure = await confirm({
          title: `${label}: ${courses(chosen.count)}?`,
          description:
            'Статус изменится у всех курсов, которые подходят под фильтр. Вернуть его можно будет только вручную.',
        });
        if (!sure) return false;
      }
      const changed = await mutations.setStatus(chosen, status);
      if (!changed) return false;
      tell(`${done}: ${courses(changed.count)}`, changed.undo);
      if (chosen.kind === 'matching') refreshShownList();
      return true;
    },

    remove: async (selection) => {
      const chosen = choose(selection, (course) => course.viewerCanDelete !== false);
      if (nothingFits(chosen)) return false;
      if (chosen.kind === 'matching' && chosen.count > restorable) {
        const sure = await confirm({
          title: `Удалить ${courses(chosen.count)}?`,
          description: 'Удалятся все курсы, которые подходят под фильтр.',
          confirmLabel: 'Удалить',
          danger: true,
        });
        if (!sure) return false;
      }
      const deleted = await mutations.remove(chosen);
      if (!deleted) return false;
      tell(`Удалено: ${courses(deleted.count)}`, deleted.undo);
      if (chosen.kind === 'matching') refreshShownList();
      return true;
    },
  };
}

/** A deletion names the first thousand courses that it took: so many can be brought back. */
const restorable = 1000;

function courses(count: number): string {
  return countOf(count, ['курс', 'курса', 'курсов']);
}

/** The list in which a new course comes first. */
function withNewCourse(state: CourseListState): CourseListState {
  return { ...courseList.withoutFilter(state), tab: 'drafts', sort: null };
}

/** Undo may come when another tab is open, or none: the list that is on the screen then is the one to refresh. */
function useLatestRefresh(refresh: () => void): () => void {
  const latest = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = refresh;
    return () => {
      latest.current = null;
    };
  }, [refresh]);
  return () => latest.current?.();
}
