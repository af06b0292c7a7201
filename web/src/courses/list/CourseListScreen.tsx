// The course list: tabs by status, table or cards, search, filter, single and bulk actions.
import { Suspense } from 'react';
import { FolderTree, GraduationCap } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { exportButton } from '../../exports/index.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListFrame } from '../../kit/list/ListFrame.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useList } from '../../kit/list/useList.ts';
import { ViewSwitch } from '../../kit/list/ViewSwitch.tsx';
import { useFreshPage } from '../../kit/pages/PageBoundary.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { chakra, IconButton, lazyPart, LinkButton, tickedIds } from '../../ui/index.ts';
import { courseBulkActions } from './courseBulkActions.tsx';
import { courseList, tabNames, tabStatuses, type CourseTab } from './courseList.ts';
import { courseListRoute } from './courseListRoute.ts';
import { CourseTable } from './CourseTable.tsx';
import { favouriteStyles } from './favouriteStyles.ts';
import { CourseImportButton } from '../transfer/CourseImportButton.tsx';
import { useCourseActions } from './useCourseActions.tsx';
import { useCourseConditions } from './useCourseConditions.ts';
import type { CourseListPaginationQuery } from '../../__generated__/CourseListPaginationQuery.graphql.ts';
import type { CourseListScreen_company$key } from '../../__generated__/CourseListScreen_company.graphql.ts';
import type { CourseListScreen_query$key } from '../../__generated__/CourseListScreen_query.graphql.ts';
import type { CourseListScreen_list$key } from '../../__generated__/CourseListScreen_list.graphql.ts';

const CourseExportButton = exportButton(
  lazyPart(() => import('../export/CourseExportModal.ts'), 'CourseExportModal'),
);

export function CourseListScreen() {
  const page = usePageData(courseListRoute);
  const query = useFragment<CourseListScreen_query$key>(
    graphql`
      fragment CourseListScreen_query on Query
      @argumentDefinitions(
        named: { type: "[ID!]!" }
        hasNamed: { type: "Boolean!" }
        fields: { type: "[ID!]!" }
        hasFields: { type: "Boolean!" }
      ) {
        ...useCourseConditions_query @arguments(named: $named, hasNamed: $hasNamed)
        ...CourseTable_query @arguments(fields: $fields, hasFields: $hasFields)
      }
    `,
    page,
  );
  const company = useFragment<CourseListScreen_company$key>(
    graphql`
      fragment CourseListScreen_company on Company
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "CourseFilter" }
        orderBy: { type: "CourseOrder" }
        fields: { type: "[ID!]!" }
        hasFields: { type: "Boolean!" }
        details: { type: "Boolean!" }
        texts: { type: "Boolean!" }
        parts: { type: "Boolean!" }
        folders: { type: "Boolean!" }
      ) {
        ...Admin_company
        ...FolderPanel_company @include(if: $folders) @alias(as: "folders")
        ...CourseListScreen_list
          @arguments(
            search: $search
            filter: $filter
            orderBy: $orderBy
            fields: $fields
            hasFields: $hasFields
            details: $details
            texts: $texts
            parts: $parts
          )
      }
    `,
    requireAdmission(page.company),
  );
  const pagination = usePaginationFragment<CourseListPaginationQuery, CourseListScreen_list$key>(
    graphql`
      fragment CourseListScreen_list on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        counts: { type: "Boolean", defaultValue: true }
        search: { type: "String" }
        filter: { type: "CourseFilter" }
        orderBy: { type: "CourseOrder" }
        fields: { type: "[ID!]!" }
        hasFields: { type: "Boolean!" }
        details: { type: "Boolean!" }
        texts: { type: "Boolean!" }
        parts: { type: "Boolean!" }
      )
      @refetchable(queryName: "CourseListPaginationQuery")
      @throwOnFieldError {
        courses(first: $count, after: $cursor, search: $search, filter: $filter, orderBy: $orderBy)
          @connection(key: "CourseList_courses", filters: ["search", "filter", "orderBy"]) {
          __id
          totalCount @include(if: $counts)
          countByStatus @include(if: $counts) @catch(to: NULL) {
            status
            count
          }
          edges {
            node {
              ...CourseTable_courses
                @arguments(
                  fields: $fields
                  hasFields: $hasFields
                  details: $details
                  texts: $texts
                  parts: $parts
                )
              ...CourseCards_courses
              ...useCourseActions_courses
              ...FolderPanel_courses
            }
          }
        }
      }
    `,
    company,
  );
  const list = useList(courseList, pagination, ({ courses }) => courses, {
    next: { counts: false },
  });
  const { state, change, rows, totalCount } = list;
  const refreshAll = useFreshPage();
  // Folders show their numbers of courses.
  const refresh = state.folders ? refreshAll : list.refresh;
  const { __id: connectionId, countByStatus } = list.connection;
  const { companyId, code, may } = useAdmin(company);
  const editsMany = may('COURSES_UPDATE_ALL') || may('COURSES_UPDATE_MY');
  const readsFields =
    may('COMPANY_SETTINGS') || may('USERS_SHOW') || may('USERS_WELCOME') || may('CRM_SHOW');
  const { names, conditions } = useCourseConditions(query, state);
  const actions = useCourseActions({
    companyId,
    code,
    mayCreate: may('COURSES_CREATE'),
    connectionId,
    courses: rows,
    hasNext: list.paging.hasNext,
    totalCount,
    state,
    refresh,
  });
  const countIn = (...tabs: readonly CourseTab[]) =>
    countByStatus
      ?.filter(({ status }) => tabs.some((tab) => tabStatuses[tab].includes(status)))
      .reduce((sum, { count }) => sum + count, 0) ?? null;

  return (
    <Styles>
      <ListFrame
        id="courses"
        list={list}
        title="Курсы"
        count={countIn('active', 'drafts', 'closed')}
        create={may('COURSES_CREATE') && { label: 'Создать курс', onClick: actions.create }}
        tabs={<ListTabs list={list} label="Курсы по статусу" names={tabNames} countIn={countIn} />}
        search={{ label: 'Поиск по курсам', placeholder: 'Название или описание' }}
        filter={
          <ListFilter
            list={list}
            conditions={conditions}
            failure="Не удалось загрузить поля. Закройте фильтр и откройте ещё раз."
          >
            <CourseFilter
              companyId={companyId}
              state={state}
              change={change}
              mayReadFields={readsFields}
              mayReadPeople={may('USERS_SHOW')}
              names={names}
            />
          </ListFilter>
        }
        tools={
          <>
            <CourseExportButton
              companyId={companyId}
              state={state}
              conditions={conditions.map(({ words }) => words)}
              totalCount={totalCount}
              selectedIds={tickedIds(list.selection)}
            />
            {may('COURSES_CREATE') && (
              <CourseImportButton companyId={companyId} code={code} onMade={refresh} />
            )}
            {editsMany && state.tab !== 'deleted' && (
              <LinkButton size="sm" to={`/${code}/course-edit?${list.text}`}>
                Быстрая правка
              </LinkButton>
            )}
            <IconButton
              variant="secondary"
              icon={<FolderTree />}
              label={state.folders ? 'Скрыть папки' : 'Показать папки'}
              onClick={() => change({ folders: !state.folders })}
            />
            <ViewSwitch view={state.view} other="cards" words="карточками" change={change} />
          </>
        }
        bulk={courseBulkActions(state.tab, actions)}
        progress={actions.progress !== null && { label: 'Меняем курсы', value: actions.progress }}
        start={{
          title: emptyTitles[state.tab],
          text: (
            <Suspense>
              <EmptyTab tab={state.tab} />
            </Suspense>
          ),
          icon: <GraduationCap />,
        }}
      >
        {(view) => {
          const shown =
            state.view === 'cards' ? (
              <CourseCards {...view} courses={rows} code={code} actions={actions} />
            ) : (
              <CourseTable
                {...view}
                courses={rows}
                query={query}
                list={list}
                companyId={companyId}
                code={code}
                showsPeople={may('USERS_SHOW')}
                choosesFields={readsFields}
                actions={actions}
              />
            );
          if (!company.folders) return shown;
          return (
            <Suspense fallback={shown}>
              <FolderPanel
                company={company.folders}
                companyId={companyId}
                code={code}
                mayManage={may('COURSES_UPDATE_ALL')}
                list={list}
                listed={rows}
                choose={actions.choose}
                refresh={refreshAll}
              >
                {shown}
              </FolderPanel>
            </Suspense>
          );
        }}
      </ListFrame>
    </Styles>
  );
}

// Loaded lazily: most users see the table.
const CourseCards = lazyPart(() => import('./CourseCards.tsx'), 'CourseCards');
const EmptyTab = lazyPart(() => import('./EmptyTab.tsx'), 'EmptyTab');
const CourseFilter = lazyPart(() => import('./CourseFilter.tsx'), 'CourseFilter');
const FolderPanel = lazyPart(() => import('../folders/FolderPanel.tsx'), 'FolderPanel');

const emptyTitles: Record<CourseTab, string> = {
  active: 'Активных курсов пока нет',
  drafts: 'Черновиков нет',
  closed: 'Закрытых курсов нет',
  deleted: 'Удалённых курсов нет',
};

// Styled once here rather than in each of hundreds of rows.
const Styles = chakra('div', {
  base: {
    display: 'contents',
    '& .course-name:hover': { color: 'primary', textDecoration: 'underline' },
    ...favouriteStyles,
    // Unset stars are shown only on hover and focus, to keep the table calm.
    '@media (hover: hover)': {
      '& tr .favourite[aria-pressed=false]:not(:focus-visible)': { opacity: 0 },
      '& tr:hover .favourite[aria-pressed=false]': { opacity: 1 },
    },
  },
});
