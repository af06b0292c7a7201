// The history of one record, whatever it is.
import { graphql, usePaginationFragment } from 'react-relay';
import { pageSize } from '../kit/useRefresh.ts';
import { AuditList } from './AuditList.tsx';
import type { History_record$key } from '../__generated__/History_record.graphql.ts';
import type { HistoryPaginationQuery } from '../__generated__/HistoryPaginationQuery.graphql.ts';

export function History({ record }: { record: History_record$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    HistoryPaginationQuery,
    History_record$key
  >(
    graphql`
      fragment History_record on Audited
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "HistoryPaginationQuery")
      @throwOnFieldError {
        audits(first: $count, after: $cursor) @connection(key: "History_audits") {
          edges {
            node {
              ...AuditList_audits
            }
          }
        }
      }
    `,
    record,
  );
  return (
    <AuditList
      audits={data.audits.edges.map(({ node }) => node)}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      onLoadMore={() => void loadNext(pageSize)}
    />
  );
}
