// The list of places of courses: search, single and bulk actions.
import { useMemo } from 'react';
import { MapPin } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { useMerge } from '../../kit/actions/useMerge.tsx';
import { dayColumn, lazyPart, nameColumn, numberColumn, textColumn } from '../../ui/index.ts';
import { usePlaceSearch } from '../dictionaries/choices.ts';
import { hasCourses, passingCourses } from '../dictionaries/passing.ts';
import { placeList, placeListRoute } from './placeListRoute.ts';
import type {
  PlaceListScreen_company$data,
  PlaceListScreen_company$key,
} from '../../__generated__/PlaceListScreen_company.graphql.ts';
import type { PlaceListPaginationQuery } from '../../__generated__/PlaceListPaginationQuery.graphql.ts';
import type { PlaceListScreenDeleteMutation } from '../../__generated__/PlaceListScreenDeleteMutation.graphql.ts';

type Row = PlaceListScreen_company$data['places']['edges'][number]['node'];

const PlaceModal = lazyPart(() => import('./PlaceModal.tsx'), 'PlaceModal');

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
        ...Admin_company
        places(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
          @connection(key: "PlaceListScreen_places", filters: ["search", "orderBy"]) {
          __id
          totalCount
          edges {
            node {
              id
              name
              address @catch(to: NULL)
              coursesCount @catch(to: NULL)
              createdAt @catch(to: NULL)
              viewerCanUpdate @catch(to: NULL)
              viewerCanDelete @catch(to: NULL)
              ...PlaceModal_place
            }
          }
        }
      }
    `,
    requireAdmission(page.company),
  );
  const list = useList(placeList, pagination, ({ places }) => places, { size: 10 });
  const { companyId, code, may } = useAdmin(list.data);
  const mayManage = may('COURSES_UPDATE_ALL');
  const merging = useMerge<Row>({
    accusative: 'место',
    label: 'С каким местом',
    search: usePlaceSearch(companyId),
    passes: passingCourses,
    mutation: graphql`
      mutation PlaceListScreenMergeMutation($input: MergePlacesInput!) {
        mergePlaces(input: $input) {
          deletedPlaceId
          ...userErrors_payload
        }
      }
    `,
    onDone: list.refresh,
  });
  const { create, menu, bulk } = useRecordActions<PlaceListScreenDeleteMutation, Row>({
    companyId,
    list,
    dialog: PlaceModal,
    noun: ['место', 'места', 'мест'],
    deletion: graphql`
      mutation PlaceListScreenDeleteMutation($input: DeletePlacesInput!, $connections: [ID!]!) {
        deletePlaces(input: $input) {
          deletedPlaceIds @deleteEdge(connections: $connections)
          deletedCount
          skipped {
            ...outcome_skipped
          }
          ...userErrors_payload
        }
      }
    `,
    input: (selection) => ({ companyId, places: selectionOf(selection, { search: list.search }) }),
    loss: () => 'Места, где проходят курсы, останутся. Восстановить удалённое не получится.',
    instead: (row) => merging.inPlaceOfDeleting(row, hasCourses(row)),
  });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="places"
      list={list}
      title="Места проведения"
      search={{ label: 'Поиск по местам', placeholder: 'Название или адрес' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(place) => menu(place, merging.item(place))}
      create={mayManage && { label: 'Добавить место', onClick: create }}
      bulk={mayManage && bulk}
      start={{
        title: 'Мест пока нет',
        text: 'Место — это филиал, кабинет или зал, где курсы проходят очно: название и адрес.',
        icon: <MapPin />,
      }}
    />
  );
}

const coursesAt = (code: string, { id }: Row) => `/${code}/courses?place=${encodeURIComponent(id)}`;

const columnsOf = (code: string): ListColumns<Row, typeof placeList> => ({
  name: nameColumn(({ name }) => name, { link: (place) => coursesAt(code, place) }),
  address: textColumn('Адрес', ({ address }) => address, { minWidth: 240 }),
  courses: numberColumn('Курсы', ({ coursesCount }) => coursesCount, {
    link: (place) => coursesAt(code, place),
  }),
  created: dayColumn('Добавлено', ({ createdAt }) => createdAt),
});
