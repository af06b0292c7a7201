// The prices, discounts and sale of courses, edited in place and saved many at once.
import type { ReactNode } from 'react';
import { GraduationCap } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { useAdmin } from '../../kit/pages/Admin.ts';
import { FastEdit } from '../../kit/cells/FastEdit.tsx';
import { ListFrame } from '../../kit/list/ListFrame.tsx';
import { useList } from '../../kit/list/useList.ts';
import { chakra, SelectBox } from '../../ui/index.ts';
import { mayChange, priceColumns } from '../fast-edit/courseCells.ts';
import { priceList, type PriceListState } from './priceList.ts';
import { useCourseEdits } from '../fast-edit/useCourseEdits.ts';
import type { CoursePrices_company$key } from '../../__generated__/CoursePrices_company.graphql.ts';
import type { CoursePrices_list$key } from '../../__generated__/CoursePrices_list.graphql.ts';
import type { CoursePricesPaginationQuery } from '../../__generated__/CoursePricesPaginationQuery.graphql.ts';

export function CoursePrices({
  company: key,
  title,
  tabs,
}: {
  company: CoursePrices_company$key;
  title: string;
  tabs: ReactNode;
}) {
  const company = useFragment<CoursePrices_company$key>(
    graphql`
      fragment CoursePrices_company on Company
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "CourseFilter" }
        orderBy: { type: "CourseOrder" }
      ) {
        ...Admin_company
        ...CoursePrices_list @arguments(search: $search, filter: $filter, orderBy: $orderBy)
      }
    `,
    key,
  );
  const list = useList(
    priceList,
    usePaginationFragment<CoursePricesPaginationQuery, CoursePrices_list$key>(
      graphql`
        fragment CoursePrices_list on Company
        @argumentDefinitions(
          count: { type: "Int", defaultValue: 50 }
          cursor: { type: "String" }
          search: { type: "String" }
          filter: { type: "CourseFilter" }
          orderBy: { type: "CourseOrder" }
        )
        @refetchable(queryName: "CoursePricesPaginationQuery")
        @throwOnFieldError {
          editableCourses(
            first: $count
            after: $cursor
            search: $search
            filter: $filter
            orderBy: $orderBy
          )
            @connection(
              key: "CoursePrices_editableCourses"
              filters: ["search", "filter", "orderBy"]
            ) {
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
    ),
    ({ editableCourses }) => editableCourses,
    { size: 50 },
  );
  const { companyId } = useAdmin(company);
  const edits = useCourseEdits(companyId, list.rows);
  return (
    <ListFrame
      id="course-prices"
      list={list}
      title={title}
      create={false}
      tabs={tabs}
      search={{ label: 'Поиск по курсам', placeholder: 'Название или описание' }}
      filter={
        <chakra.div w={{ base: 'full', md: '200px' }}>
          <SelectBox<PriceListState['sale']>
            label="Продажа"
            hideLabel
            value={list.state.sale}
            options={saleOptions}
            onChange={(sale) => list.change({ sale })}
          />
        </chakra.div>
      }
      start={{
        title: 'Курсов, которые можно править, здесь нет',
        text: 'Здесь видно, что сколько стоит и что можно купить, и всё это меняется в ячейках.',
        icon: <GraduationCap />,
      }}
    >
      {(view) => (
        <FastEdit
          view={view}
          rows={edits.rows}
          columns={priceColumns}
          nouns={['курс', 'курса', 'курсов']}
          mayChange={mayChange}
          save={edits.save}
        />
      )}
    </ListFrame>
  );
}

const saleOptions = [
  { value: '', label: 'Все курсы' },
  { value: 'yes', label: 'Можно купить' },
  { value: 'no', label: 'Нельзя купить' },
] as const;
