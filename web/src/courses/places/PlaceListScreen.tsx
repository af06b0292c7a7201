// The list of places of courses: search, single and bulk actions.
import type { FunctionComponent } from 'react';
import { MapPin } from 'lucide-react';
import { graphql } from 'react-relay';
import { entityListScreen } from '../../kit/list/entityList.tsx';
import { dayColumn, lazyPart, nameColumn, numberColumn, textColumn } from '../../ui/index.ts';
import { usePlaceSearch } from '../dictionaries/choices.ts';
import { hasCourses, movedCoursesText } from '../dictionaries/movedCourses.ts';
import { placeList, placeListRoute } from './placeListRoute.ts';
import type { PlaceListScreen_company$data } from '../../__generated__/PlaceListScreen_company.graphql.ts';
import type { DeletePlacesInput } from '../../__generated__/PlaceListScreenDeleteMutation.graphql.ts';

type Row = PlaceListScreen_company$data['places']['edges'][number]['node'];

export const PlaceListScreen: FunctionComponent = entityListScreen(placeListRoute, {
  id: 'places',
  title: 'Места проведения',
  noun: ['место', 'места', 'мест'],
  create: 'Добавить место',
  search: { label: 'Поиск по местам', placeholder: 'Название или адрес' },
  start: {
    title: 'Мест пока нет',
    text: 'Место — это филиал, кабинет или зал, где курсы проходят очно: название и адрес.',
    icon: <MapPin />,
  },
  permission: 'COURSES_UPDATE_ALL',
  address: placeList,
  connection: ({ places }: PlaceListScreen_company$data) => places,
  size: 10,
  fragment: graphql`
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
  columns: (code) => ({
    name: nameColumn(({ name }) => name, { link: (place) => coursesAt(code, place) }),
    address: textColumn('Адрес', ({ address }) => address, { minWidth: 240 }),
    courses: numberColumn('Курсы', ({ coursesCount }) => coursesCount, {
      link: (place) => coursesAt(code, place),
    }),
    created: dayColumn('Добавлено', ({ createdAt }) => createdAt),
  }),
  dialog: lazyPart(() => import('./PlaceModal.tsx'), 'PlaceModal'),
  deletion: {
    mutation: graphql`
      mutation PlaceListScreenDeleteMutation($input: DeletePlacesInput!, $connections: [ID!]!) {
        deletePlaces(input: $input) {
          deletedPlaceIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, places): DeletePlacesInput => ({ companyId, places }),
    loss: () => 'Места, где проходят курсы, останутся. Восстановить удалённое не получится.',
  },
  merge: {
    label: 'С каким местом',
    useSearch: usePlaceSearch,
    passes: movedCoursesText,
    isUsed: hasCourses,
    mutation: graphql`
      mutation PlaceListScreenMergeMutation($input: MergePlacesInput!) {
        mergePlaces(input: $input) {
          deletedPlaceId
          ...userErrors_payload
        }
      }
    `,
  },
});

const coursesAt = (code: string, { id }: Row) => `/${code}/courses?place=${encodeURIComponent(id)}`;
