// The list of places where courses take place: search, and what can be done with one or many.
import { MapPin, Trash2 } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { usePageData } from '../../kit/pageData.ts';
import { admitted } from '../../kit/Admin.ts';
import { dayColumn, nameColumn, textColumn } from '../../ui/index.ts';
import { placeList, placeListRoute } from './placeListRoute.ts';
import { usePlaceActions } from './usePlaceActions.tsx';
import type {
  PlaceListScreen_company$data,
  PlaceListScreen_company$key,
} from '../../__generated__/PlaceListScreen_company.graphql.ts';
import type { PlaceListPaginationQuery } from '../../__generated__/PlaceListPaginationQuery.graphql.ts';

type Row = PlaceListScreen_company$data['places']['edges'][number]['node'];

export function PlaceListScreen() {
  const page = usePageData(placeListRoute);
  const pagination = usePaginationFragment<PlaceListPaginationQuery, PlaceListScreen_company$key>(
    graphql`
      fragment PlaceListScreen_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 10 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "PlaceOrder" }
      )
      @refetchable(queryName: "PlaceListPaginationQuery")
      @throwOnFieldError {
        id
        adminProfile {
          permissions
        }
        places(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "PlaceListScreen_places", filters: ["search", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              name
              address
              createdAt
              ...usePlaceActions_place
            }
          }
        }
      }
    `,
    admitted(page.company),
  );
  const list = useList(placeList, pagination, ({ places }) => places, { size: 10 });
  const { id: companyId, adminProfile } = list.data;
  const { __id: connectionId } = list.connection;
  const mayManage = adminProfile?.permissions.includes('COURSES_UPDATE_ALL') === true;
  const actions = usePlaceActions({ companyId, connectionId, refresh: list.refresh });
  return (
    <ListPage
      id="places"
      list={list}
      title="Места проведения"
      search={{ label: 'Поиск по местам', placeholder: 'Название или адрес' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={actions.menu}
      create={mayManage && { label: 'Добавить место', onClick: actions.create }}
      bulk={
        mayManage && [
          {
            label: 'Удалить',
            icon: <Trash2 />,
            run: (selection) => actions.remove(selection, list),
          },
        ]
      }
      start={{
        title: 'Мест пока нет',
        text: 'Место — это филиал, кабинет или зал, где курсы проходят очно: название и адрес.',
        icon: <MapPin />,
      }}
    />
  );
}

const columns: ListColumns<Row, typeof placeList> = {
  name: nameColumn(({ name }) => name),
  address: textColumn('Адрес', ({ address }) => address, { minWidth: 240 }),
  created: dayColumn('Добавлено', ({ createdAt }) => createdAt),
};
