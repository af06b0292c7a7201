// The list of galleries: search, number of images, actions on one or many.
import type { FunctionComponent } from 'react';
import { Images } from 'lucide-react';
import { graphql } from 'react-relay';
import { entityListScreen } from '../../kit/list/entityList.tsx';
import {
  countOf,
  CoverThumb,
  dayColumn,
  lazyPart,
  nameColumn,
  numberColumn,
  Picture,
  pictureInWidth,
  textColumn,
} from '../../ui/index.ts';
import { galleryList, galleryListRoute } from './galleryListRoute.ts';
import type { GalleryListScreen_company$data } from '../../__generated__/GalleryListScreen_company.graphql.ts';
import type { DeleteGalleriesInput } from '../../__generated__/GalleryListScreenDeleteMutation.graphql.ts';

type Row = GalleryListScreen_company$data['galleries']['edges'][number]['node'];

export const GalleryListScreen: FunctionComponent = entityListScreen(galleryListRoute, {
  id: 'galleries',
  title: 'Галереи',
  noun: ['галерея', 'галереи', 'галерей'],
  accusative: 'галерею',
  create: 'Создать галерею',
  search: { label: 'Поиск по галереям', placeholder: 'Название или описание' },
  start: {
    title: 'Галерей пока нет',
    text: 'Галерея собирает фотографии в своём порядке: выпускной, кабинеты, работы учеников. Её можно показать в курсах.',
    icon: <Images />,
  },
  permission: 'COMPANY_SETTINGS',
  address: galleryList,
  connection: ({ galleries }: GalleryListScreen_company$data) => galleries,
  fragment: graphql`
    fragment GalleryListScreen_company on Company
    @argumentDefinitions(
      count: { type: "Int", defaultValue: 20 }
      cursor: { type: "String" }
      search: { type: "String" }
      orderBy: { type: "GalleryOrder" }
    )
    @refetchable(queryName: "GalleryListPaginationQuery")
    @throwOnFieldError {
      ...Admin_company
      galleries(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
        @connection(key: "GalleryListScreen_galleries", filters: ["search", "orderBy"]) {
        __id
        totalCount
        edges {
          node {
            id
            databaseId
            name
            description
            cover
            imagesCount
            coursesCount
            createdAt @catch(to: NULL)
            viewerCanUpdate @catch(to: NULL)
            viewerCanDelete @catch(to: NULL)
            ...GalleryModal_gallery
          }
        }
      }
    }
  `,
  columns: (code) => ({
    name: nameColumn(({ name }) => name, {
      lead: ({ databaseId, cover }) => (
        <CoverThumb id={databaseId}>
          {cover && (
            <Picture
              {...{ url: pictureInWidth(cover, 160), width: null, height: null, thumbhash: null }}
              alt=""
              sizes="48px"
              fills
            />
          )}
        </CoverThumb>
      ),
      link: ({ databaseId }) => `/${code}/galleries/${databaseId}`,
    }),
    description: textColumn('Описание', ({ description }) => description, { minWidth: 240 }),
    images: numberColumn('Изображения', ({ imagesCount }) => imagesCount),
    courses: numberColumn('Курсы', ({ coursesCount }) => coursesCount, { width: 90 }),
    created: dayColumn('Создана', ({ createdAt }) => createdAt),
  }),
  dialog: lazyPart(() => import('./GalleryModal.tsx'), 'GalleryModal'),
  pageOf: (code, databaseId) => `/${code}/galleries/${String(databaseId)}`,
  deletion: {
    mutation: graphql`
      mutation GalleryListScreenDeleteMutation(
        $input: DeleteGalleriesInput!
        $connections: [ID!]!
      ) {
        deleteGalleries(input: $input) {
          deletedGalleryIds @deleteEdge(connections: $connections)
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    input: (companyId, galleries): DeleteGalleriesInput => ({ companyId, galleries }),
    loss: lossOf,
  },
});

function lossOf(galleries: readonly Row[] | null): string {
  const courses = galleries?.reduce((sum, { coursesCount }) => sum + coursesCount, 0);
  const shown =
    courses === undefined || courses === 0
      ? ''
      : ` Их показывают ${countOf(courses, ['курс', 'курса', 'курсов'])}.`;
  return `Подписи и порядок пропадут, изображения останутся в хранилище.${shown} Восстановить не получится.`;
}
