// The «Журнал» tab of a course: learners and offline lessons as an editable table that saves automatically.
import { useMemo } from 'react';
import { NotebookPen } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { exportButton } from '../../exports/index.ts';
import { FastEdit } from '../../kit/cells/FastEdit.tsx';
import { ListFilter, type Condition } from '../../kit/list/filter/ListFilter.tsx';
import { useList } from '../../kit/list/useList.ts';
import {
  Box,
  chakra,
  EmptyState,
  formatDate,
  lazyPart,
  SearchField,
  SelectBox,
  Text,
  useIsNarrow,
} from '../../ui/index.ts';
import { columnsOf, headOf, journalHint, journalLessons } from './journalCells.ts';
import { journalList, type JournalState } from './journalList.ts';
import { useMarking } from './useMarking.ts';
import type { journalCells_lessons$key } from '../../__generated__/journalCells_lessons.graphql.ts';
import type { JournalTab_course$key } from '../../__generated__/JournalTab_course.graphql.ts';
import type { JournalTab_list$key } from '../../__generated__/JournalTab_list.graphql.ts';
import type { JournalTabPaginationQuery } from '../../__generated__/JournalTabPaginationQuery.graphql.ts';

const JournalExportButton = exportButton(
  lazyPart(() => import('./export/JournalExportModal.ts'), 'JournalExportModal'),
);
const JournalFilter = lazyPart(() => import('./JournalFilter.tsx'), 'JournalFilter');

export function JournalTab({
  course: key,
  companyId,
  isDeleted,
}: {
  course: JournalTab_course$key;
  companyId: string;
  isDeleted: boolean;
}) {
  const course = useFragment<JournalTab_course$key>(
    graphql`
      fragment JournalTab_course on Course
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "JournalStudentFilter" }
        from: { type: "Date" }
        to: { type: "Date" }
      )
      @throwOnFieldError {
        branches @catch(to: NULL) {
          id
          name
        }
        # Enough for a month with a lesson every day.
        lessons(
          first: 31
          filter: {
            type: [OFFLINE]
            status: [START, VISIBLE, TRIAL, CLOSE]
            heldFrom: $from
            heldTo: $to
          }
          orderBy: { field: HELD_AT }
        ) {
          totalCount
          nodes {
            ...journalCells_lessons
          }
        }
        ...JournalTab_list @arguments(search: $search, filter: $filter)
      }
    `,
    key,
  );
  const pagination = usePaginationFragment<JournalTabPaginationQuery, JournalTab_list$key>(
    graphql`
      fragment JournalTab_list on Course
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "JournalStudentFilter" }
      )
      @refetchable(queryName: "JournalTabPaginationQuery")
      @throwOnFieldError {
        id
        journal(first: $count, after: $cursor, search: $search, filter: $filter)
          @connection(key: "JournalTab_journal", filters: ["search", "filter"]) {
          totalCount
          edges {
            node {
              ...journalCells_students
            }
          }
        }
      }
    `,
    course,
  );
  const list = useList(journalList, pagination, ({ journal }) => journal);
  const { data, paging, state, change } = list;
  const { rows, save } = useMarking(data.id, list.rows);
  const isNarrow = useIsNarrow();
  const { nodes, totalCount: lessonsCount } = course.lessons;
  const lessons = useFragment<journalCells_lessons$key>(journalLessons, nodes);
  const shown = isNarrow
    ? (lessons.find(({ databaseId }) => databaseId === state.lesson) ?? lessons[0])
    : undefined;
  const columns = useMemo(
    () => columnsOf(shown ? [shown] : lessons, isNarrow),
    [shown, lessons, isNarrow],
  );
  const mayMark = !isDeleted && lessons.some(({ viewerCanMark }) => viewerCanMark !== false);
  const branches = course.branches ?? [];
  const conditions = conditionsOf(state, branches);
  if (lessons.length === 0 && state.from === null && state.to === null) {
    return (
      <EmptyState
        kind="start"
        title="Очных занятий пока нет"
        text="Добавьте в содержание курса урок «Очное занятие» — здесь появится его столбец, где отмечают, кто был, и ставят отметки."
        icon={<NotebookPen />}
      />
    );
  }
  return (
    <Sheet>
      {lessonsCount !== null && lessonsCount !== undefined && lessonsCount > lessons.length && (
        <Text tone="muted" px={{ base: '4', md: '6' }} pt="3">
          {`Показаны первые ${lessons.length} занятий из ${lessonsCount}: выберите время в фильтре`}
        </Text>
      )}
      <FastEdit
        view={{
          id: 'course-journal',
          label: 'Журнал',
          ...paging,
          totalCount: list.totalCount,
          toolbar: (
            <>
              <SearchField
                label="Поиск по ученикам"
                placeholder="Имя, почта или телефон"
                value={state.search}
                onChange={(text) => change({ search: text }, { replace: true })}
              />
              <ListFilter
                list={list}
                conditions={conditions}
                failure="Фильтр не загрузился. Закройте его и откройте ещё раз."
              >
                <JournalFilter {...{ branches, state, change }} />
              </ListFilter>
              {shown && (
                <Box w="full">
                  <SelectBox
                    label="Занятие"
                    options={lessons.map((lesson) => ({
                      value: String(lesson.databaseId),
                      label: headOf(lesson),
                    }))}
                    value={String(shown.databaseId)}
                    onChange={(value) => change({ lesson: Number(value) }, { replace: true })}
                  />
                </Box>
              )}
            </>
          ),
          toolbarEnd: (
            <JournalExportButton
              companyId={companyId}
              courseId={data.id}
              state={state}
              conditions={conditions.map(({ words }) => words)}
              totalCount={list.totalCount}
            />
          ),
          empty: list.isFiltered ? (
            <EmptyState kind="filter" onReset={list.reset} />
          ) : (
            <EmptyState
              kind="start"
              title="Учеников пока нет"
              text="Здесь стоят все, кто учится на курсе: их отмечают на каждом очном занятии."
              icon={<NotebookPen />}
            />
          ),
        }}
        rows={lessons.length === 0 ? [] : rows}
        columns={columns}
        nouns={['ученик', 'ученика', 'учеников']}
        mayChange={mayMark ? always : never}
        save={save}
        autosave
        hint={journalHint}
      />
    </Sheet>
  );
}

const Sheet = chakra('div', {
  base: {
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    overflow: 'hidden',
  },
});

const always = () => true;
const never = () => false;

/** The filter chips. */
function conditionsOf(
  { branch, from, to }: JournalState,
  branches: readonly { readonly id: string; readonly name: string }[],
): Condition<JournalState>[] {
  const names = new Map(branches.map(({ id, name }) => [id, name]));
  const all: (Condition<JournalState> | false)[] = [
    branch.length > 0 && {
      words: `Ветка: ${branch.map((id) => names.get(id) ?? '…').join(', ')}`,
      without: { branch: [] },
    },
    from !== null && { words: `Занятия с ${formatDate(from)}`, without: { from: null } },
    to !== null && { words: `Занятия по ${formatDate(to)}`, without: { to: null } },
  ];
  return all.filter((condition) => condition !== false);
}
