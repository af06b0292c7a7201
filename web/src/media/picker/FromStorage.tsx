// The picker's tab with the files of the storage, across all folders.
import { useDeferredValue, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { thumbnailImageOf } from '../fileKinds.tsx';
import { PickGrid } from './PickGrid.tsx';
import type { PickerTabProps } from './PickerModal.tsx';
import type { PickedFile } from './usePicker.tsx';
import type { FromStorage_company$key } from '../../__generated__/FromStorage_company.graphql.ts';
import type { FromStoragePaginationQuery } from '../../__generated__/FromStoragePaginationQuery.graphql.ts';
import type { FromStorageQuery } from '../../__generated__/FromStorageQuery.graphql.ts';

export function FromStorage({ companyId, kinds, chosen, toggle }: PickerTabProps) {
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search);
  const { node } = useLazyQuery<FromStorageQuery>(
    graphql`
      query FromStorageQuery($companyId: ID!, $search: String, $kinds: [FileKind!]) {
        node(id: $companyId) {
          ...FromStorage_company @arguments(search: $search, kinds: $kinds) @alias(as: "company")
        }
      }
    `,
    { companyId, search: deferredSearch || null, kinds: kinds ?? null },
    { fetchPolicy: 'store-and-network' },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FromStoragePaginationQuery,
    FromStorage_company$key
  >(
    graphql`
      fragment FromStorage_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        kinds: { type: "[FileKind!]" }
      )
      @refetchable(queryName: "FromStoragePaginationQuery")
      @throwOnFieldError {
        fileStorage(
          first: $count
          after: $cursor
          search: $search
          filter: { kind: $kinds }
          orderBy: { field: CREATED_AT, direction: DESC }
        ) @connection(key: "FromStorage_fileStorage", filters: ["search", "filter"]) {
          edges {
            node {
              name
              kind
              file {
                id
                url
                ...fileKinds_file
              }
            }
          }
        }
      }
    `,
    node?.company ?? null,
  );
  const files = data?.fileStorage.edges.flatMap(({ node: { name, kind, file } }): PickedFile[] =>
    file ? [{ id: file.id, name, kind, url: file.url, picture: thumbnailImageOf(kind, file) }] : [],
  );
  return (
    <PickGrid
      files={distinct(files ?? [])}
      chosen={chosen}
      toggle={toggle}
      search={search}
      onSearch={setSearch}
      more={hasNext ? { load: () => loadNext(20), isLoading: isLoadingNext } : null}
      nothing={{
        title: 'В хранилище таких файлов нет',
        text: 'Загрузите файл с компьютера или укажите его адрес.',
      }}
    />
  );
}

/** Copies in the storage share one uploaded file. */
const distinct = (files: readonly PickedFile[]): readonly PickedFile[] => [
  ...new Map(files.map((file) => [file.id, file])).values(),
];
