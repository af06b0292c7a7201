// The list of galleries: search, number of images, actions on one or many.
import { useMemo } from 'react';
import { Images } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay';
import { requireAdmission, useAdmin } from '../../kit/pages/Admin.ts';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { ListPage, type ListColumns } from '../../kit/list/ListPage.tsx';
import { useList } from '../../kit/list/useList.ts';
import { useRecordActions } from '../../kit/list/useRecordActions.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
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
import type {
  GalleryListScreen_company$data,
  GalleryListScreen_company$key,
} from '../../__generated__/GalleryListScreen_company.graphql.ts';
import type { GalleryListPaginationQuery } from '../../__generated__/GalleryListPaginationQuery.graphql.ts';
import type { GalleryListScreenDeleteMutation } from '../../__generated__/GalleryListScreenDeleteMutation.graphql.ts';

type Row = GalleryListScreen_company$data['galleries']['edges'][number]['node'];

const GalleryModal = lazyPart(() => import('./GalleryModal.tsx'), 'GalleryModal');

export function GalleryListScreen() {
  const page = usePageData(galleryListRoute);
  const pagination = usePaginationFragment<
    GalleryListPaginationQuery,
    GalleryListScreen_company$key
  >(
    graphql`
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
    requireAdmission(page.company),
  );
  const list = useList(galleryList, pagination, ({ galleries }) => galleries);
  const { companyId, code, may } = useAdmin(list.data);
  const mayManage = may('COMPANY_SETTINGS');
  const { create, menu, bulk } = useRecordActions<GalleryListScreenDeleteMutation, Row>({
    companyId,
    list,
    dialog: GalleryModal,
    noun: ['галерея', 'галереи', 'галерей'],
    accusative: 'галерею',
    deletion: graphql`
      mutation GalleryListScreenDeleteMutation(
        $input: DeleteGalleriesInput!
        $connections: [ID!]!
      ) {
        deleteGalleries(input: $input) {
          deletedGalleryIds @deleteEdge(connections: $connections)
          deletedCount
          skipped {
            ...outcome_skipped
          }
          ...userErrors_payload
        }
      }
    `,
    input: (selection) => ({
      companyId,
      galleries: selectionOf(selection, { search: list.search }),
    }),
    loss: lossOf,
    pageOf: (databaseId) => `/${code}/galleries/${String(databaseId)}`,
  });
  const columns = useMemo(() => columnsOf(code), [code]);
  return (
    <ListPage
      id="galleries"
      list={list}
      title="Галереи"
      search={{ label: 'Поиск по галереям', placeholder: 'Название или описание' }}
      columns={columns}
      rowLabel={({ name }) => name}
      rowActions={(gallery) => menu(gallery)}
      create={mayManage && { label: 'Создать галерею', onClick: create }}
      bulk={mayManage && bulk}
      start={{
        title: 'Галерей пока нет',
        text: 'Галерея собирает фотографии в своём порядке: выпускной, кабинеты, работы учеников. Её можно показать в курсах.',
        icon: <Images />,
      }}
    />
  );
}

function lossOf(galleries: readonly Row[] | null): string {
  const courses = galleries?.reduce((sum, { coursesCount }) => sum + coursesCount, 0);
  const shown =
    courses === undefined || courses === 0
      ? ''
      : ` Их показывают ${countOf(courses, ['курс', 'курса', 'курсов'])}.`;
  return `Подписи и порядок пропадут, изображения останутся в хранилище.${shown} Восстановить не получится.`;
}

const columnsOf = (code: string): ListColumns<Row, typeof galleryList> => ({
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
});
