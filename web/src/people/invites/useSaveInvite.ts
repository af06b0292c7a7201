// Creates an invite, or saves it.
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { useMutation } from '../../kit/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import type { InviteKind } from './inviteKinds.ts';
import { inputOf, type InviteValues } from './inviteValues.ts';
import type { useSaveInviteCreateMutation } from '../../__generated__/useSaveInviteCreateMutation.graphql.ts';
import type { useSaveInviteUpdateMutation } from '../../__generated__/useSaveInviteUpdateMutation.graphql.ts';

export function useSaveInvite({
  kind,
  base,
  companyId,
  inviteId,
}: {
  kind: InviteKind;
  /** The address of the list. */
  base: string;
  companyId: string;
  /** Null for a new one. */
  inviteId: string | null;
}) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const [create] = useMutation<useSaveInviteCreateMutation>(graphql`
    mutation useSaveInviteCreateMutation($input: CreateInviteInput!) {
      createInvite(input: $input) {
        invite {
          databaseId
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  const [update] = useMutation<useSaveInviteUpdateMutation>(graphql`
    mutation useSaveInviteUpdateMutation($input: UpdateInviteInput!) {
      updateInvite(input: $input) {
        invite {
          name
          state
          ...InviteForm_invite
          ...InviteLink_invite
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  return async (values: InviteValues) => {
    if (inviteId !== null) {
      const input = { id: inviteId, ...inputOf(values) };
      const { userErrors } = await update({ variables: { input } });
      if (userErrors.length === 0) alerts.saved();
      return userErrors;
    }
    const { response, userErrors } = await create({
      variables: { input: { companyId, kind, ...inputOf(values) } },
      // Where it stands in the lists, their search and order decide: they are asked for again.
      updater: (store) => store.get(companyId)?.invalidateRecord(),
    });
    const created = response?.createInvite.invite;
    if (!created) return userErrors;
    alerts.success(kind === 'INVITE' ? 'Приглашение создано' : 'Приветствие создано');
    // Later, because Form first takes what was sent for saved, and then lets it go.
    setTimeout(() => void navigate(`${base}/${created.databaseId}`, { replace: true }));
    return [];
  };
}
