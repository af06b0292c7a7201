// A combo box of the role to compare with, which fetches its permissions.
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { ComboBox, useAlerts, type ChosenRecord } from '../../ui/index.ts';
import { useRoleSearch } from '../../kit/choices/roleSearch.ts';
import type {
  Permission,
  RoleToCompareQuery,
} from '../../__generated__/RoleToCompareQuery.graphql.ts';

export interface ComparedRole extends ChosenRecord {
  readonly permissions: readonly Permission[];
}

export function RoleToCompare({
  companyId,
  exceptId,
  role,
  onChoose,
}: {
  companyId: string;
  /** The role to leave out. */
  exceptId: string | null;
  role: ComparedRole | null;
  onChoose: (role: ComparedRole | null) => void;
}) {
  const environment = useRelayEnvironment();
  const alerts = useAlerts();
  const search = useRoleSearch(companyId);
  const choose = async (chosen: ChosenRecord | null) => {
    if (chosen === null) return onChoose(null);
    const found = await fetchQuery<RoleToCompareQuery>(
      environment,
      graphql`
        query RoleToCompareQuery($id: ID!) @throwOnFieldError {
          node(id: $id) {
            ... on Role {
              permissions
            }
          }
        }
      `,
      { id: chosen.id },
    )
      .toPromise()
      .catch(() => null);
    const permissions = found?.node?.permissions;
    if (permissions) onChoose({ ...chosen, permissions });
    else alerts.error();
  };
  return (
    <ComboBox
      label="Сравнить с ролью"
      hideLabel
      placeholder="Сравнить с ролью"
      value={role}
      onChange={(chosen) => void choose(chosen)}
      search={async (text, options) => {
        const page = await search(text, options);
        return { ...page, records: page.records.filter(({ id }) => id !== exceptId) };
      }}
    />
  );
}
