// The «Журнал оценок» tab of a course: learners' results in lessons, homework and tests, with grading in the cells.
import { useMemo } from 'react';
import { NotebookTabs } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { exportButton } from '../../exports/index.ts';
import { FastEdit } from '../../kit/cells/FastEdit.tsx';
import { ListFilter, type Condition } from '../../kit/list/filter/ListFilter.tsx';
import { useList } from '../../kit/list/useList.ts';
import {
  chakra,
  countOf,
  EmptyState,
  lazyPart,
  SearchField,
  Text,
  useIsNarrow,
} from '../../ui/index.ts';
import { columnsOf, gradebookColumns, gradebookHint } from './gradebookCells.ts';
import {
  filterOf,
  gradebookList,
  kindNames,
  stateNames,
  type GradebookListState,
} from './gradebookList.ts';
import { useGrading } from './useGrading.ts';
import type { gradebookCells_columns$key } from '../../__generated__/gradebookCells_columns.graphql.ts';
import type { GradebookTab_course$key } from '../../__generated__/GradebookTab_course.graphql.ts';
import type { GradebookTab_list$key } from '../../__generated__/GradebookTab_list.graphql.ts';
import type { GradebookTabPaginationQuery } from '../../__generated__/GradebookTabPaginationQuery.graphql.ts';

const GradebookExportButton = exportButton(
  lazyPart(() => import('./export/GradebookExportModal.ts'), 'GradebookExportModal'),
);
const GradebookFilter = lazyPart(() => import('./GradebookFilter.tsx'), 'GradebookFilter');

/** Learners per page, limited by the rendering time of the cells. */
const pageSize = 50;

/** The server's limit. */
const mostColumns = 200;

export function GradebookTab({
  course: key,
  companyId,
  code,
  isDeleted,
  seesPeople,
}: {
  course: GradebookTab_course$key;
  companyId: string;
  /** Company code, used in URLs. */
  code: string;
  isDeleted: boolean;
  /** Whether names link to people. */
  seesPeople: boolean;
}) {
  const course = useFragment<GradebookTab_course$key>(
    graphql`
      fragment GradebookTab_course on Course
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "GradebookFilter" }
        orderBy: { type: "GradebookStudentOrder" }
      )
      @throwOnFieldError {
        branches @catch(to: NULL) {
          id
          name
        }
        # The maximum number of packages of a course.
        packages(first: 100) @catch(to: NULL) {
          nodes {
            id
            name
          }
        }
        gradebookColumns(search: $search, filter: $filter) {
          ...gradebookCells_columns
        }
        ...GradebookTab_list @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    `,
    key,
  );
  const pagination = usePaginationFragment<GradebookTabPaginationQuery, GradebookTab_list$key>(
    graphql`
      fragment GradebookTab_list on Course
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "GradebookFilter" }
        orderBy: { type: "GradebookStudentOrder" }
      )
      @refetchable(queryName: "GradebookTabPaginationQuery")
      @throwOnFieldError {
        id
        gradebook(
          first: $count
          after: $cursor
          search: $search
          filter: $filter
          orderBy: $orderBy
        ) @connection(key: "GradebookTab_gradebook", filters: ["search", "filter", "orderBy"]) {
          totalCount
          edges {
            node {
              ...gradebookCells_students
            }
          }
        }
      }
    `,
    course,
  );
  const list = useList(gradebookList, pagination, ({ gradebook }) => gradebook, { size: pageSize });
  const { data, paging, state, change, totalCount } = list;
  const isNarrow = useIsNarrow();
  const heads = useFragment<gradebookCells_columns$key>(
    gradebookColumns,
    course.gradebookColumns ?? [],
  );
  const filter = filterOf(state);
  const { rows, save } = useGrading(list.rows, {
    courseId: data.id,
    columns: heads,
    search: list.search,
    filter,
  });
  const columns = useMemo(
    () => columnsOf(heads, { at: `/${code}`, seesPeople, isNarrow, totalCount }),
    [heads, code, seesPeople, isNarrow, totalCount],
  );
  const branches = course.branches ?? [];
  const packages = course.packages?.nodes ?? [];
  const conditions = conditionsOf(state, [...branches, ...packages]);
  if (heads.length === 0 && !list.isFiltered) {
    return (
      <EmptyState
        kind="start"
        title="Оценивать пока нечего"
        text="Опубликуйте в курсе урок, домашнее задание или тест — здесь появится столбец с тем, что с ними стало у каждого ученика."
        icon={<NotebookTabs />}
      />
    );
  }
  return (
    <Sheet>
      {heads.length === mostColumns && (
        <Text tone="muted" px={{ base: '4', md: '6' }} pt="3">
          {`Показаны первые ${mostColumns} столбцов: выберите в фильтре, какие нужны`}
        </Text>
      )}
      <FastEdit
        view={{
          id: 'course-gradebook',
          label: 'Журнал оценок',
          ...paging,
          totalCount,
          sort: state.sort,
          onSort: (sort) => change({ sort }),
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
                <GradebookFilter {...{ companyId, branches, packages, state, change }} />
              </ListFilter>
            </>
          ),
          toolbarEnd: (
            <GradebookExportButton
              companyId={companyId}
              courseId={data.id}
              state={state}
              conditions={conditions.map(({ words }) => words)}
              totalCount={totalCount}
            />
          ),
          empty: list.isFiltered ? (
            <EmptyState kind="filter" onReset={list.reset} />
          ) : (
            <EmptyState
              kind="start"
              title="Учеников пока нет"
              text="Здесь стоят все, кто учится на курсе, с их оценками за уроки, задания и тесты."
              icon={<NotebookTabs />}
            />
          ),
        }}
        rows={rows}
        columns={columns}
        nouns={['ученик', 'ученика', 'учеников']}
        mayChange={isDeleted ? never : always}
        save={save}
        autosave
        hint={gradebookHint}
      />
    </Sheet>
  );
}

const always = () => true;
const never = () => false;

const Sheet = chakra('div', {
  base: {
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'xl',
    bg: 'surface',
    overflow: 'hidden',
  },
});

/** The filter chips. */
function conditionsOf(
  state: GradebookListState,
  known: readonly { readonly id: string; readonly name: string }[],
): Condition<GradebookListState>[] {
  const names = new Map(known.map(({ id, name }) => [id, name]));
  const named = (title: string, field: 'package' | 'branch') =>
    state[field].length > 0 && {
      words: `${title}: ${state[field].map((id) => names.get(id) ?? '…').join(', ')}`,
      without: { [field]: [] },
    };
  const all: (Condition<GradebookListState> | false)[] = [
    state.kind.length > 0 && {
      words: `Столбцы: ${state.kind.map((kind) => kindNames[kind].toLowerCase()).join(', ')}`,
      without: { kind: [] },
    },
    state.state.length > 0 && {
      words: `Есть: ${state.state.map((each) => stateNames[each]).join(', ')}`,
      without: { state: [] },
    },
    named('Пакет', 'package'),
    named('Ветка', 'branch'),
    state.group.length > 0 && {
      words: countOf(state.group.length, ['группа', 'группы', 'групп']),
      without: { group: [] },
    },
  ];
  return all.filter((condition) => condition !== false);
}
