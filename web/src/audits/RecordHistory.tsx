// A dialog with the full history of a record, without filters, and buttons that restore earlier values.
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../kit/list/usePages.ts';
import { useDataModals } from '../kit/relay/useDataModals.tsx';
import { lazyPart } from '../ui/index.ts';
import { AuditList } from './AuditList.tsx';
import { recordType } from './words.ts';
import type { RecordHistory_record$key } from '../__generated__/RecordHistory_record.graphql.ts';
import type { RecordHistoryPaginationQuery } from '../__generated__/RecordHistoryPaginationQuery.graphql.ts';

const RevertModal = lazyPart(() => import('./RevertModal.tsx'), 'RevertModal');

export function RecordHistory({
  record,
  onPutBack,
}: {
  record: RecordHistory_record$key;
  /** Called after the record has been restored. */
  onPutBack: () => void;
}) {
  const pagination = usePaginationFragment<RecordHistoryPaginationQuery, RecordHistory_record$key>(
    graphql`
      fragment RecordHistory_record on Audited
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "RecordHistoryPaginationQuery")
      @throwOnFieldError {
        __typename
        id
        audits(first: $count, after: $cursor) @connection(key: "RecordHistory_audits") {
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
  const { data, rows, paging } = usePages(pagination, ({ audits }) => audits);
  const { __typename: typeName } = data;
  const { open } = useDataModals();
  return (
    <AuditList
      audits={rows}
      recordId={data.id}
      {...paging}
      onPutBack={(auditId, field) =>
        void open((close) => (
          <RevertModal
            recordId={data.id}
            type={recordType(typeName)}
            auditId={auditId}
            field={field}
            onDone={() => {
              close();
              pagination.refetch({}, { fetchPolicy: 'store-and-network' });
              onPutBack();
            }}
          />
        ))
      }
    />
  );
}
