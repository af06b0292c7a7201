// The history of a role.
import { graphql, usePaginationFragment } from 'react-relay';
import { AuditList } from '../../audits/AuditList.tsx';
import type { RoleHistory_role$key } from './__generated__/RoleHistory_role.graphql.ts';
import type { RoleHistoryPaginationQuery } from './__generated__/RoleHistoryPaginationQuery.graphql.ts';

const pageSize = 20;

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
      fields={fields}
      hasNext={hasNext}
      isLoadingNext={isLoadingNext}
      onLoadMore={() => void loadNext(pageSize)}
    />
  );
}

const fields = {
  name: 'Название',
  description: 'Описание',
  priority: 'Приоритет',
  default: 'По умолчанию',
  admin_ban_on_registration: 'Закрывать админку при регистрации',
  learning_ban_on_registration: 'Закрывать обучение при регистрации',
  permissions: 'Права',
};
