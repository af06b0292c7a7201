// The history of a role.
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import { AuditList } from '../../audits/AuditList.tsx';
import type { RoleHistory_role$key } from '../../__generated__/RoleHistory_role.graphql.ts';
import type { RoleHistoryPaginationQuery } from '../../__generated__/RoleHistoryPaginationQuery.graphql.ts';

export function RoleHistory({ role }: { role: RoleHistory_role$key }) {
  const pagination = usePaginationFragment<RoleHistoryPaginationQuery, RoleHistory_role$key>(
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
  const { rows, paging } = usePages(pagination, ({ audits }) => audits);
  return <AuditList audits={rows} {...paging} />;
}
