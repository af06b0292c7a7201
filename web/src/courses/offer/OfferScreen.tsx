// The page of the commercial offer: the courses on sale to choose from, and the offer.
import { useMemo } from 'react';
import { FileText } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { ListFilter } from '../../kit/list/filter/ListFilter.tsx';
import { ListFrame } from '../../kit/list/ListFrame.tsx';
import type { ListColumns } from '../../kit/list/ListPage.tsx';
import { ListTabs } from '../../kit/list/ListTabs.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import {
  Button,
  DataTable,
  dayColumn,
  formatPrice,
  lazyPart,
  nameColumn,
  PageBody,
  textColumn,
} from '../../ui/index.ts';
import { maxOfferCourses, offerList } from './offerList.ts';
import { offerRoute } from './offerRoute.ts';
import { useOfferConditions } from './useOfferConditions.ts';
import type { OfferPaginationQuery } from '../../__generated__/OfferPaginationQuery.graphql.ts';
import type { OfferScreen_company$key } from '../../__generated__/OfferScreen_company.graphql.ts';
import type {
  OfferScreen_list$data,
  OfferScreen_list$key,
} from '../../__generated__/OfferScreen_list.graphql.ts';

type Row = OfferScreen_list$data['commercialOfferCourses']['edges'][number]['node'];

export function OfferScreen() {
  const page = usePageData(offerRoute);
  const company = useFragment<OfferScreen_company$key>(
    graphql`
      fragment OfferScreen_company on Company
      @argumentDefinitions(
        search: { type: "String" }
        filter: { type: "CommercialOfferFilter" }
        orderBy: { type: "CourseOrder" }
        chosen: { type: "[ID!]!" }
        hasChosen: { type: "Boolean!" }
      ) {
        ...Admin_company
        ...useOfferConditions_company
        ...OfferScreen_list @arguments(search: $search, filter: $filter, orderBy: $orderBy)
        ...OfferTab_company @arguments(chosen: $chosen, hasChosen: $hasChosen)
      }
    `,
    requireAdmission(page.company),
  );
  const pagination = usePaginationFragment<OfferPaginationQuery, OfferScreen_list$key>(
    graphql`
      fragment OfferScreen_list on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        filter: { type: "CommercialOfferFilter" }
        orderBy: { type: "CourseOrder" }
      )
      @refetchable(queryName: "OfferPaginationQuery")
      @throwOnFieldError {
        commercialOfferCourses(
          first: $count
          after: $cursor
          search: $search
          filter: $filter
          orderBy: $orderBy
        )
          @connection(
            key: "OfferScreen_commercialOfferCourses"
            filters: ["search", "filter", "orderBy"]
          ) {
          totalCount
          edges {
            node {
              id
              databaseId
              name
              price
              startDate
              type {
                name
              }
              format {
                name
              }
            }
          }
        }
      }
    `,
    company,
  );
  const list = useList(offerList, pagination, (data) => data.commercialOfferCourses);
  const { state, change, rows } = list;
  const { code, may } = useAdmin(company);
  const { choices, conditions } = useOfferConditions(company, state);
  const toggle = (id: string) =>
    change(
      {
        chosen: state.chosen.includes(id)
          ? state.chosen.filter((other) => other !== id)
          : [...state.chosen, id],
      },
      { replace: true },
    );
  const isFull = state.chosen.length >= maxOfferCourses;
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListFrame
      id="commercial-offer"
      list={list}
      title="Коммерческое предложение"
      count={null}
      create={false}
      tabs={
        <ListTabs
          list={list}
          label="Предложение и курсы для него"
          names={{ courses: 'Курсы', offer: 'Предложение' }}
          countIn={(tab) => (tab === 'courses' ? list.totalCount : state.chosen.length)}
        />
      }
      search={{ label: 'Поиск по курсам', placeholder: 'Название или описание' }}
      filter={
        <ListFilter list={list} conditions={conditions}>
          <OfferFilter state={state} change={change} choices={choices} />
        </ListFilter>
      }
      start={{
        title: 'Предложить пока нечего',
        text: 'Здесь стоят курсы, которые продаются и видны ученикам. Из них собирается предложение для клиента.',
        icon: <FileText />,
      }}
    >
      {(view) =>
        state.tab === 'offer' ? (
          <PageBody>
            <OfferTab
              company={company}
              chosen={state.chosen}
              onChange={(chosen) => change({ chosen }, { replace: true })}
              toCourses={list.href({ tab: 'courses' })}
              maySend={may('CRM_SHOW')}
              mayRemark={may('CRM_UPDATE')}
            />
          </PageBody>
        ) : (
          <DataTable
            {...view}
            columns={{
              ...columns,
              offer: {
                header: 'Предложение',
                width: 150,
                cell: ({ id, name }) => {
                  const isChosen = state.chosen.includes(id);
                  return (
                    <Button
                      size="sm"
                      aria-label={`${isChosen ? 'Убрать из предложения' : 'Добавить в предложение'}: ${name}`}
                      disabled={isFull && !isChosen}
                      onClick={() => toggle(id)}
                    >
                      {isChosen ? 'Убрать' : 'Добавить'}
                    </Button>
                  );
                },
              },
            }}
            rows={rows}
            rowLabel={({ name }: Row) => name}
          />
        )
      }
    </ListFrame>
  );
}

const OfferFilter = lazyPart(() => import('./OfferFilter.tsx'), 'OfferFilter');
const OfferTab = lazyPart(() => import('./OfferTab.tsx'), 'OfferTab');

const columnsOf = (code: string): ListColumns<Row, typeof offerList> => ({
  name: nameColumn(({ name }) => name, {
    minWidth: 280,
    link: ({ databaseId }) => `/${code}/courses/${databaseId}`,
  }),
  type: textColumn('Тип', ({ type }) => type?.name, { width: 120, muted: false }),
  format: textColumn('Формат', ({ format }) => format?.name, { width: 120 }),
  start: dayColumn('Начало', ({ startDate }) => startDate, { width: 112 }),
  price: {
    header: 'Цена',
    digits: true,
    align: 'end',
    width: 120,
    cell: ({ price }) => formatPrice(price),
  },
});
