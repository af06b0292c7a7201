// Fast edit of courses: a spreadsheet of the list's courses that the user may change, saved many at once.
import { useMemo } from 'react';
import { GraduationCap } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { FastEdit } from '../../kit/cells/FastEdit.tsx';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListFrame } from '../../kit/list/ListFrame.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { lazyPart, LinkButton } from '../../ui/index.ts';
import { courseList, tabNames } from '../list/courseList.ts';
import { useCourseConditions } from '../list/useCourseConditions.ts';
import { columnsOf, mayChange } from './courseCells.ts';
import { fastEditRoute } from './fastEditRoute.ts';
import { useCourseChoices } from './useCourseChoices.ts';
import { useCourseEdits } from './useCourseEdits.ts';
import type { FastEditPaginationQuery } from '../../__generated__/FastEditPaginationQuery.graphql.ts';
import type { FastEditScreen_company$key } from '../../__generated__/FastEditScreen_company.graphql.ts';
import type { FastEditScreen_list$key } from '../../__generated__/FastEditScreen_list.graphql.ts';
import type { FastEditScreen_query$key } from '../../__generated__/FastEditScreen_query.graphql.ts';

export function FastEditScreen() {
  const page = usePageData(fastEditRoute);
  const query = useFragment<FastEditScreen_query$key>(
    graphql`
      fragment FastEditScreen_query on Query
      @argumentDefinitions(named: { type: "[ID!]!" }, hasNamed: { type: "Boolean!" }) {
        ...useCourseConditions_query @arguments(named: $named, hasNamed: $hasNamed)
      }
    `,
    page,
  );
  const company = useFragment<FastEditScreen_company$key>(
    graphql`
      fragment FastEditScreen_company on Company
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "CourseFilter" }
        orderBy: { type: "CourseOrder" }
      )
      @throwOnFieldError {
        ...Admin_company
        ...useCourseChoices_company
        ...FastEditScreen_list @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    `,
    requireAdmission(page.company),
  );
  const pagination = usePaginationFragment<FastEditPaginationQuery, FastEditScreen_list$key>(
    graphql`
      fragment FastEditScreen_list on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "CourseFilter" }
        orderBy: { type: "CourseOrder" }
      )
      @refetchable(queryName: "FastEditPaginationQuery")
      @throwOnFieldError {
        editableCourses(
          first: $count
          after: $cursor
          search: $search
          filter: $filter
          orderBy: $orderBy
        ) @connection(key: "FastEdit_editableCourses", filters: ["search", "filter", "orderBy"]) {
          totalCount
          edges {
            node {
              id
              ...courseCells_courses
            }
          }
        }
      }
    `,
    company,
  );
  const list = useList(courseList, pagination, ({ editableCourses }) => editableCourses, {
    size: 50,
  });
  const { state, change, rows, totalCount } = list;
  const { companyId, code, may } = useAdmin(company);
  const { names, conditions } = useCourseConditions(query, state);
  const choices = useCourseChoices(company);
  const edits = useCourseEdits(companyId, rows);
  const columns = useMemo(() => columnsOf(choices, edits.rows), [choices, edits.rows]);
  const readsFields =
    may('COMPANY_SETTINGS') || may('USERS_SHOW') || may('USERS_WELCOME') || may('CRM_SHOW');
  return (
    <ListFrame
      id="courses-fast-edit"
      list={list}
      title="Быстрая правка курсов"
      count={totalCount}
      create={false}
      actions={<LinkButton to={`/${code}/courses?${list.text}`}>К списку</LinkButton>}
      tabs={<ListTabs list={list} label="Курсы по статусу" names={tabNames} countIn={() => null} />}
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
      start={{
        title: 'Курсов, которые можно править, здесь нет',
        text: 'Здесь правят сразу много курсов: печатают в ячейках, вставляют блоки из таблиц, сохраняют одной кнопкой.',
        icon: <GraduationCap />,
      }}
    >
      {(view) => (
        <FastEdit
          view={view}
          rows={edits.rows}
          columns={columns}
          nouns={['курс', 'курса', 'курсов']}
          mayChange={mayChange}
          save={edits.save}
        />
      )}
    </ListFrame>
  );
}

const CourseFilter = lazyPart(() => import('../list/CourseFilter.tsx'), 'CourseFilter');
