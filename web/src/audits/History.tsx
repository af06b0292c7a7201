// The history of one record, whatever it is.
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../kit/list/usePages.ts';
import { AuditList } from './AuditList.tsx';
import type { History_record$key } from '../__generated__/History_record.graphql.ts';
import type { HistoryPaginationQuery } from '../__generated__/HistoryPaginationQuery.graphql.ts';

export function History({ record }: { record: History_record$key }) {
  const pagination = usePaginationFragment<HistoryPaginationQuery, History_record$key>(
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
  const { rows, paging } = usePages(pagination, ({ audits }) => audits);
  return <AuditList audits={rows} {...paging} />;
}
