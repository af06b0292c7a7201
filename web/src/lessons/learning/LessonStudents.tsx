// The «Ученики» tab of a lesson: students' progress, and opening or finishing the lesson for them.
import type { ReactNode } from 'react';
import { CircleCheck, GraduationCap, Lock, LockOpen } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useAction } from '../../kit/actions/useAction.ts';
import {
  Box,
  countOf,
  DataTable,
  EmptyState,
  emptySelection,
  formatDate,
  formatNumber,
  momentColumn,
  nameColumn,
  SearchField,
  SelectBox,
  textColumn,
  tickedIds,
  type TableSelection,
} from '../../ui/index.ts';
import { lessonStudentList } from './lessonStudentList.ts';
import { lockedWords } from './openingWords.ts';
import type {
  LessonStudents_lesson$data,
  LessonStudents_lesson$key,
} from '../../__generated__/LessonStudents_lesson.graphql.ts';
import type { LessonStudentsCloseMutation } from '../../__generated__/LessonStudentsCloseMutation.graphql.ts';
import type { LessonStudentsFinishMutation } from '../../__generated__/LessonStudentsFinishMutation.graphql.ts';
import type { LessonStudentsOpenMutation } from '../../__generated__/LessonStudentsOpenMutation.graphql.ts';
import type { LessonStudentsPaginationQuery } from '../../__generated__/LessonStudentsPaginationQuery.graphql.ts';

type Row = NonNullable<LessonStudents_lesson$data['students']>['edges'][number]['node'];

const opening = graphql`
  mutation LessonStudentsOpenMutation($input: OpenLessonToStudentsInput!) {
    openLessonToStudents(input: $input) {
      changedCount
      ...userErrors_payload
    }
  }
`;

const closing = graphql`
  mutation LessonStudentsCloseMutation($input: CloseLessonToStudentsInput!) {
    closeLessonToStudents(input: $input) {
      changedCount
      ...userErrors_payload
    }
  }
`;

const finishing = graphql`
  mutation LessonStudentsFinishMutation($input: FinishLessonForStudentsInput!) {
    finishLessonForStudents(input: $input) {
      changedCount
      ...userErrors_payload
    }
  }
`;

export function LessonStudents({
  lesson: key,
  courseId,
  isReadOnly,
  mayManage,
}: {
  lesson: LessonStudents_lesson$key;
  courseId: string;
  /** The lesson or its course is in the trash. */
  isReadOnly: boolean;
  /** Whether the user may manage access to lessons. */
  mayManage: boolean;
}) {
  const pagination = usePaginationFragment<
    LessonStudentsPaginationQuery,
    LessonStudents_lesson$key
  >(
    graphql`
      fragment LessonStudents_lesson on Lesson
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "LessonStudentFilter" }
      )
      @refetchable(queryName: "LessonStudentsPaginationQuery")
      @throwOnFieldError {
        id
        viewerCanUpdate @catch(to: NULL)
        students(first: $count, after: $cursor, search: $search, filter: $filter)
          @connection(key: "LessonStudents_students", filters: ["search", "filter"]) {
          totalCount
          edges {
            node {
              id
              userId
              fullName
              isThere
              isOpen
              closedReason
              opensAt
              isOpenedByHand
              openedAt
              finishedAt
              watchedPercent
              points
            }
          }
        }
      }
    `,
    key,
  );
  const list = useList(lessonStudentList, pagination, ({ students }) => students);
  const { data, rows, paging, state, change, refresh, selection, select } = list;
  const [open] = useAction<LessonStudentsOpenMutation>(opening, refresh);
  const [close] = useAction<LessonStudentsCloseMutation>(closing, refresh);
  const [finish] = useAction<LessonStudentsFinishMutation>(finishing, refresh);
  const may = mayManage && !isReadOnly && data.viewerCanUpdate !== false;
  const actions: StudentAction[] = [
    {
      id: 'open',
      label: 'Открыть урок',
      icon: <LockOpen />,
      isFor: ({ isThere, isOpenedByHand }) => isThere && !isOpenedByHand,
      run: (userIds) =>
        open({
          variables: { input: { courseId, lessonId: data.id, userIds } },
          done: ({ openLessonToStudents: { changedCount } }) =>
            `Урок открыт: ${people(changedCount)}`,
        }),
    },
    {
      id: 'close',
      label: 'Вернуть обычный доступ',
      icon: <Lock />,
      isFor: ({ isOpenedByHand }) => isOpenedByHand,
      run: (userIds) =>
        close({
          variables: { input: { courseId, lessonId: data.id, userIds } },
          done: ({ closeLessonToStudents: { changedCount } }) =>
            `Обычный доступ: ${people(changedCount)}`,
        }),
    },
    {
      id: 'finish',
      label: 'Считать пройденным',
      icon: <CircleCheck />,
      isFor: ({ isThere, finishedAt }) => isThere && finishedAt == null,
      run: (userIds) =>
        finish({
          variables: { input: { courseId, lessonId: data.id, userIds } },
          done: ({ finishLessonForStudents: { changedCount } }) =>
            `Урок пройден: ${people(changedCount)}`,
          question: {
            title: 'Считать урок пройденным?',
            description: `${people(userIds.length)}. Отменить это нельзя.`,
            confirmLabel: 'Считать пройденным',
          },
        }),
    },
  ];
  const usersIn = (selected: TableSelection): string[] => {
    const ids = new Set(tickedIds(selected));
    return rows.filter(({ id }) => selected.allMatching || ids.has(id)).map(({ userId }) => userId);
  };
  return (
    <DataTable
      {...paging}
      id="lesson-students"
      label="Ученики урока"
      columns={columns}
      rows={rows}
      rowLabel={({ fullName }) => fullName}
      totalCount={list.totalCount}
      isRefetching={list.isPending}
      {...(may && {
        rowActions: (row: Row) =>
          actions
            .filter(({ isFor }) => isFor(row))
            .map(({ id, label, icon, run }) => ({
              id,
              label,
              icon,
              onAction: () => void run([row.userId]),
            })),
        selection,
        onSelectionChange: select,
        // Only loaded students have known ids.
        selectionActions: (selected: TableSelection) =>
          selected.allMatching && paging.hasNext
            ? []
            : actions.map(({ label, icon, run }) => ({
                label,
                icon,
                onAction: () =>
                  void run(usersIn(selected)).then((isDone) => isDone && select(emptySelection)),
              })),
      })}
      toolbar={
        <>
          <SearchField
            label="Поиск по ученикам"
            placeholder="Имя, почта или телефон"
            value={state.search}
            onChange={(text) => change({ search: text }, { replace: true })}
          />
          <Box w={{ base: 'full', sm: '220px' }}>
            <SelectBox
              label="Как далеко"
              options={stateNames}
              value={state.state}
              onChange={(value) => change({ state: value })}
            />
          </Box>
        </>
      }
      empty={
        list.isFiltered ? (
          <EmptyState kind="filter" onReset={list.reset} />
        ) : (
          <EmptyState
            kind="start"
            title="Учеников пока нет"
            text="Здесь стоят все, кто учится на курсе: открыт ли им урок и как далеко они в нём."
            icon={<GraduationCap />}
          />
        )
      }
    />
  );
}

interface StudentAction {
  id: string;
  label: string;
  icon: ReactNode;
  isFor: (student: Row) => boolean;
  /** Resolves to whether it succeeded. */
  run: (userIds: string[]) => Promise<boolean>;
}

const people = (count: number) => countOf(count, ['ученик', 'ученика', 'учеников']);

const stateNames = [
  { value: '', label: 'Все' },
  { value: 'finished', label: 'Прошли' },
  { value: 'opened', label: 'Открыли, не прошли' },
  { value: 'not_opened', label: 'Не открывали' },
] as const;

/** The state of the lesson for a student. */
function stateOf(student: Row): string {
  if (student.finishedAt != null) return `Пройден ${formatDate(student.finishedAt)}`;
  if (!student.isThere) return 'Не входит в пакет';
  const { closedReason, opensAt } = student;
  if (!student.isOpen) return lockedWords({ closedReason, opensAt });
  return student.isOpenedByHand ? 'Открыт вручную' : 'Открыт';
}

const columns: ListColumns<Row, typeof lessonStudentList> = {
  name: nameColumn<Row>(({ fullName }) => fullName, { header: 'Ученик' }),
  state: textColumn('Урок', stateOf, { minWidth: 220 }),
  opened: momentColumn('Впервые открыл', ({ openedAt }) => openedAt),
  watched: {
    header: 'Посмотрел',
    width: 120,
    align: 'end',
    cell: ({ watchedPercent }) => (watchedPercent === 0 ? '—' : `${watchedPercent} %`),
  },
  points: {
    header: 'Баллы',
    width: 100,
    align: 'end',
    cell: ({ points }) => (points === 0 ? '—' : formatNumber(points)),
  },
};
