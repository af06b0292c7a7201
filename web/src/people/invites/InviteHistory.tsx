// The history of an invite.
import { graphql, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import { AuditList } from '../../audits/AuditList.tsx';
import type { InviteHistory_invite$key } from '../../__generated__/InviteHistory_invite.graphql.ts';
import type { InviteHistoryPaginationQuery } from '../../__generated__/InviteHistoryPaginationQuery.graphql.ts';

export function InviteHistory({ invite }: { invite: InviteHistory_invite$key }) {
  const pagination = usePaginationFragment<InviteHistoryPaginationQuery, InviteHistory_invite$key>(
    graphql`
      fragment InviteHistory_invite on Invite
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "InviteHistoryPaginationQuery")
      @throwOnFieldError {
        audits(first: $count, after: $cursor) @connection(key: "InviteHistory_audits") {
          edges {
            node {
              ...AuditList_audits
            }
          }
        }
      }
    `,
    invite,
  );
  const { rows, paging } = usePages(pagination, ({ audits }) => audits);
  return <AuditList audits={rows} {...paging} />;
}
