// Creates an invite, or saves it.
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { staleLists, useSubmit } from '../../kit/useSave.ts';
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
  const create = useSubmit<useSaveInviteCreateMutation>(
    graphql`
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
    `,
    {
      updater: staleLists(companyId),
      onDone: ({ createInvite: { invite } }) => {
        alerts.success(kind === 'INVITE' ? 'Приглашение создано' : 'Приветствие создано');
        if (invite) void navigate(`${base}/${invite.databaseId}`, { replace: true });
      },
    },
  );
  const update = useSubmit<useSaveInviteUpdateMutation>(
    graphql`
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
    `,
    { onDone: alerts.saved },
  );
  return (values: InviteValues) =>
    inviteId === null
      ? create({ companyId, kind, ...inputOf(values) })
      : update({ id: inviteId, ...inputOf(values) });
}
