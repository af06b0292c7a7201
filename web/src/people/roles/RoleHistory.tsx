// The history of a role.
import { graphql, usePaginationFragment } from 'react-relay';
import { pageSize } from '../../kit/useRefresh.ts';
import { AuditList } from '../../audits/AuditList.tsx';
import type { RoleHistory_role$key } from '../../__generated__/RoleHistory_role.graphql.ts';
import type { RoleHistoryPaginationQuery } from '../../__generated__/RoleHistoryPaginationQuery.graphql.ts';

export function RoleHistory({ role }: { role: RoleHistory_role$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    RoleHistoryPaginationQuery,
    RoleHistory_role$key
  >(
    graphql`
      fragment RoleHistory_role on Role
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "RoleHistoryPaginationQuery")
      @throwOnFieldError {
        audits(first: $count, after: $cursor) @connection(key: "RoleHistory_audits") {
          edges {
            node {
              ...AuditList_audits
            }
          }
        }
      }
    `,
    role,
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
