// What was changed of a user.
import { graphql, usePaginationFragment } from 'react-relay';
import { AuditList } from '../../audits/AuditList.tsx';
import { usePages } from '../../kit/list/usePages.ts';
import type { UserHistory_user$key } from '../../__generated__/UserHistory_user.graphql.ts';
import type { UserHistoryPaginationQuery } from '../../__generated__/UserHistoryPaginationQuery.graphql.ts';

export function UserHistory({ user }: { user: UserHistory_user$key }) {
  const pagination = usePaginationFragment<UserHistoryPaginationQuery, UserHistory_user$key>(
    graphql`
      fragment UserHistory_user on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "UserHistoryPaginationQuery")
      @throwOnFieldError {
        audits(first: $count, after: $cursor) @connection(key: "UserHistory_audits") {
          edges {
            node {
              ...AuditList_audits
            }
          }
        }
      }
    `,
    user,
  );
  const { rows, paging } = usePages(pagination, ({ audits }) => audits);
  return <AuditList audits={rows} {...paging} />;
}
