// A user's actions in the company.
import { graphql, usePaginationFragment } from 'react-relay';
import { AuditList } from '../../audits/lazy.ts';
import { usePages } from '../../kit/list/usePages.ts';
import type { UserLog_user$key } from '../../__generated__/UserLog_user.graphql.ts';
import type { UserLogPaginationQuery } from '../../__generated__/UserLogPaginationQuery.graphql.ts';

export function UserLog({ user }: { user: UserLog_user$key }) {
  const pagination = usePaginationFragment<UserLogPaginationQuery, UserLog_user$key>(
    graphql`
      fragment UserLog_user on User
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "UserLogPaginationQuery")
      @throwOnFieldError {
        actions(first: $count, after: $cursor) @connection(key: "UserLog_actions") {
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
  const { rows, paging } = usePages(pagination, ({ actions }) => actions);
  return <AuditList audits={rows} {...paging} />;
}
