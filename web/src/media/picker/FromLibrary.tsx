// The picker's tab with the files of the library.
import { useDeferredValue, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { thumbnailImageOf } from '../fileKinds.tsx';
import { PickGrid } from './PickGrid.tsx';
import type { PickerTabProps } from './PickerModal.tsx';
import type { PickedFile } from './usePicker.tsx';
import type { FromLibrary_company$key } from '../../__generated__/FromLibrary_company.graphql.ts';
import type { FromLibraryPaginationQuery } from '../../__generated__/FromLibraryPaginationQuery.graphql.ts';
import type { FromLibraryQuery } from '../../__generated__/FromLibraryQuery.graphql.ts';

export function FromLibrary({ companyId, kinds, chosen, toggle }: PickerTabProps) {
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search);
  const { node } = useLazyQuery<FromLibraryQuery>(
    graphql`
      query FromLibraryQuery($companyId: ID!, $search: String, $kinds: [FileKind!]) {
        node(id: $companyId) {
          ...FromLibrary_company @arguments(search: $search, kinds: $kinds) @alias(as: "company")
        }
      }
    `,
    { companyId, search: deferredSearch || null, kinds: kinds ?? null },
    { fetchPolicy: 'store-and-network' },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    FromLibraryPaginationQuery,
    FromLibrary_company$key
  >(
    graphql`
      fragment FromLibrary_company on Company
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        kinds: { type: "[FileKind!]" }
      )
      @refetchable(queryName: "FromLibraryPaginationQuery")
      @throwOnFieldError {
        library(first: $count, after: $cursor, search: $search, filter: { kind: $kinds })
          @connection(key: "FromLibrary_library", filters: ["search", "filter"]) {
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
  const files = data?.library.edges.flatMap(({ node: { name, kind, file } }): PickedFile[] =>
    file && kind
      ? [{ id: file.id, name, kind, url: file.url, picture: thumbnailImageOf(kind, file) }]
      : [],
  );
  return (
    <PickGrid
      files={files ?? []}
      chosen={chosen}
      toggle={toggle}
      search={search}
      onSearch={setSearch}
      more={hasNext ? { load: () => loadNext(20), isLoading: isLoadingNext } : null}
      nothing={{
        title: 'В библиотеке таких файлов нет',
        text: 'На её полки файлы кладут в хранилище: «В библиотеку».',
      }}
    />
  );
}
