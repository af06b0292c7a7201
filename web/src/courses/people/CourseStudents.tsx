// The tab «Ученики» of a course: a list of any size with search, sort and filter; attaches and detaches students.
import { startTransition, useMemo } from 'react';
import { FileUp, GraduationCap, Plus } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { exportButton } from '../../exports/index.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useDataModals, useDialog } from '../../kit/relay/useDataModals.tsx';
import {
  Avatar,
  Button,
  DataTable,
  dayColumn,
  EmptyState,
  formatNumber,
  lazyPart,
  momentColumn,
  nameColumn,
  PhoneLink,
  SearchField,
  textColumn,
  tickedIds,
} from '../../ui/index.ts';
import { studentConditions } from './studentConditions.ts';
import { filterOf, studentList } from './studentList.ts';
import { useStudentActions } from './useStudentActions.tsx';
import type { CourseStudents_course$key } from '../../__generated__/CourseStudents_course.graphql.ts';
import type {
  CourseStudents_list$data,
  CourseStudents_list$key,
} from '../../__generated__/CourseStudents_list.graphql.ts';
import type { CourseStudentsPaginationQuery } from '../../__generated__/CourseStudentsPaginationQuery.graphql.ts';

type Row = NonNullable<CourseStudents_list$data['students']>['edges'][number]['node'];

const AttachStudentsModal = lazyPart(
  () => import('./AttachStudentsModal.tsx'),
  'AttachStudentsModal',
);
const ImportStudentsModal = lazyPart(
  () => import('./import/ImportStudentsModal.tsx'),
  'ImportStudentsModal',
);
const StudentExportButton = exportButton(
  lazyPart(() => import('./export/StudentExportModal.ts'), 'StudentExportModal'),
);
const StudentFilter = lazyPart(() => import('./StudentFilter.tsx'), 'StudentFilter');

export function CourseStudents({
  course: key,
  companyId,
  code,
  isDeleted,
  mayManage,
  mayExport,
  mayInvite,
}: {
  course: CourseStudents_course$key;
  companyId: string;
  /** The company's code in URLs. */
  code: string;
  isDeleted: boolean;
  mayManage: boolean;
  mayExport: boolean;
  mayInvite: boolean;
}) {
  const course = useFragment<CourseStudents_course$key>(
    graphql`
      fragment CourseStudents_course on Course
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "CourseStudentFilter" }
        orderBy: { type: "CourseStudentOrder" }
        namesPackages: { type: "Boolean!" }
      )
      @throwOnFieldError {
        name
        viewerCanUpdate @catch(to: NULL)
        branches @catch(to: NULL) {
          id
          name
        }
        # The limit of packages in a course.
        packages(first: 100) @include(if: $namesPackages) @catch(to: NULL) {
          nodes {
            id
            name
          }
        }
        ...CourseStudents_list @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    `,
    key,
  );
  const pagination = usePaginationFragment<CourseStudentsPaginationQuery, CourseStudents_list$key>(
    graphql`
      fragment CourseStudents_list on Course
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "CourseStudentFilter" }
        orderBy: { type: "CourseStudentOrder" }
      )
      @refetchable(queryName: "CourseStudentsPaginationQuery")
      @throwOnFieldError {
        id
        students(
          first: $count
          after: $cursor
          search: $search
          filter: $filter
          orderBy: $orderBy
        ) @connection(key: "CourseStudents_students", filters: ["search", "filter", "orderBy"]) {
          totalCount
          edges {
            node {
              id
              progress
              lastVisitedAt
              joinedAt
              packages {
                name
              }
              branch @catch(to: NULL) {
                id
                name
              }
              user {
                databaseId
                fullName
                email
                phone
                photo
              }
            }
          }
        }
      }
    `,
    course,
  );
  const list = useList(studentList, pagination, ({ students }) => students);
  const { data, rows, paging, state, change, refresh, selection, select } = list;
  const openDialog = useDialog(refresh);
  const add = () =>
    openDialog((onDone) => (
      <AttachStudentsModal
        companyId={companyId}
        courseId={data.id}
        courseName={course.name}
        mayInvite={mayInvite}
        onAttached={() => startTransition(refresh)}
        onDone={onDone}
      />
    ));
  const { open: openModal } = useDataModals();
  const bringTable = () =>
    void openModal((close) => (
      <ImportStudentsModal
        courseId={data.id}
        onImported={() => startTransition(refresh)}
        onDone={() => close()}
      />
    ));
  const branches = course.branches ?? [];
  const hasBranches = branches.length > 0;
  const mayMove = hasBranches && !isDeleted && course.viewerCanUpdate !== false;
  const { rowActions, selectionActions } = useStudentActions({
    courseId: data.id,
    branches,
    list,
    match: { search: list.search, filter: filterOf(state) },
    mayMove,
    mayDetach: mayManage,
  });
  const names = new Map(
    [...branches, ...(course.packages?.nodes ?? [])].map(({ id, name }) => [id, name]),
  );
  const conditions = studentConditions(state, names);
  const columns = useMemo(() => columnsOf(code, hasBranches), [code, hasBranches]);
  const addButton = mayManage && (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onClick={add}>
      Добавить учеников
    </Button>
  );
  return (
    <DataTable
      {...paging}
      id="course-students"
      label="Ученики"
      columns={columns}
      rows={rows}
      rowLabel={nameOf}
      rowActions={rowActions}
      totalCount={list.totalCount}
      isRefetching={list.isPending}
      sortable={list.sortable}
      sort={state.sort}
      onSort={(sort) => change({ sort })}
      {...((mayManage || mayMove || mayExport) && {
        selection,
        onSelectionChange: select,
        selectionActions,
      })}
      toolbar={
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
            <StudentFilter {...{ courseId: data.id, branches, names, state, change }} />
          </ListFilter>
        </>
      }
      toolbarEnd={
        <>
          {mayExport && (
            <StudentExportButton
              companyId={companyId}
              courseId={data.id}
              state={state}
              conditions={conditions.map(({ words }) => words)}
              totalCount={list.totalCount}
              selectedIds={tickedIds(selection)}
            />
          )}
          {mayManage && (
            <Button size="sm" icon={<FileUp aria-hidden />} onClick={bringTable}>
              Импорт
            </Button>
          )}
          {addButton}
        </>
      }
      empty={
        list.isFiltered ? (
          <EmptyState kind="filter" onReset={list.reset} />
        ) : (
          <EmptyState
            kind="start"
            title="Учеников пока нет"
            text="Здесь стоят все, кто учится на курсе: с пакетами, прогрессом и последним визитом."
            icon={<GraduationCap />}
            action={addButton}
          />
        )
      }
    />
  );
}

const nameOf = ({ user }: Row): string => user.fullName;

const columnsOf = (
  /** The company's code in URLs. */
  code: string,
  hasBranches: boolean,
): ListColumns<Row, typeof studentList> => ({
  name: nameColumn(nameOf, {
    header: 'Ученик',
    lead: ({ user }) => <Avatar name={user.fullName} photo={user.photo} size={28} />,
    link: ({ user }) => `/${code}/users/${user.databaseId}`,
  }),
  email: textColumn('Почта', ({ user }) => user.email, { minWidth: 200 }),
  phone: {
    header: 'Телефон',
    width: 170,
    hiddenAtFirst: true,
    cell: ({ user: { phone } }) => (phone ? <PhoneLink number={phone} /> : '—'),
  },
  packages: textColumn('Пакеты', ({ packages }) => packages.map(({ name }) => name).join(', '), {
    minWidth: 160,
  }),
  ...(hasBranches && {
    branch: textColumn('Ветка', ({ branch }: Row) => branch?.name, { minWidth: 140 }),
  }),
  progress: {
    header: 'Прогресс',
    width: 120,
    align: 'end',
    cell: ({ progress }) => (progress == null ? '—' : `${formatNumber(progress)} %`),
  },
  visit: momentColumn('Последний визит', ({ lastVisitedAt }) => lastVisitedAt),
  joined: dayColumn('На курсе с', ({ joinedAt }) => joinedAt),
});
