// Bulk actions on invites: send, disable, enable, delete. Skipped invites are reported with reasons.
import { Ban, CircleCheck, Send, Trash2 } from 'lucide-react';
import { graphql } from 'react-relay';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { followJob } from '../../kit/actions/followedJobs.ts';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import { outcomeOf, withSkipped, type Nouns } from '../../kit/relay/outcome.ts';
import { useAction, useBulkAction } from '../../kit/actions/useAction.ts';
import { countOf, selectedCount, type TableSelection } from '../../ui/index.ts';
import type { InviteMatch } from '../../__generated__/useInviteBulkDeleteMutation.graphql.ts';
import type { useInviteBulkActivateMutation } from '../../__generated__/useInviteBulkActivateMutation.graphql.ts';
import type { useInviteBulkDeactivateMutation } from '../../__generated__/useInviteBulkDeactivateMutation.graphql.ts';
import type { useInviteBulkDeleteMutation } from '../../__generated__/useInviteBulkDeleteMutation.graphql.ts';
import type {
  useInviteBulkSendMutation,
  useInviteBulkSendMutation$data,
} from '../../__generated__/useInviteBulkSendMutation.graphql.ts';

export function useInviteBulk({
  companyId,
  list,
  match,
  nouns,
}: {
  companyId: string;
  list: { connection: { readonly __id: string }; totalCount: number; refresh: () => void };
  match: InviteMatch;
  /** «приглашение», «приглашения», «приглашений» */
  nouns: Nouns;
}): readonly BulkAction[] {
  const invites = (count: number) => countOf(count, nouns);
  const { __id: connectionId } = list.connection;
  const inputOf = (selection: TableSelection) => ({
    companyId,
    invites: selectionOf(selection, match),
  });
  const common = {
    nouns,
    list,
    variables: (selection: TableSelection) => ({ input: inputOf(selection) }),
  };
  const [send] = useAction<useInviteBulkSendMutation>(
    graphql`
      mutation useInviteBulkSendMutation($input: SendInvitesInput!) {
        sendInvites(input: $input) {
          job {
            id
          }
          inviteCount
          recipientCount
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
    list.refresh,
  );

  return [
    {
      label: 'Отправить ещё раз',
      icon: <Send />,
      run: (selection) =>
        send({
          question: {
            title: `Отправить ${invites(selectedCount(selection, list.totalCount))}?`,
            description: 'Письма и СМС уйдут получателям, до которых они ещё не дошли.',
            confirmLabel: 'Отправить',
          },
          variables: { input: inputOf(selection) },
          done: ({ sendInvites }) => {
            const { job } = sendInvites;
            if (job) followJob({ id: job.id, companyId });
            return sentWords(sendInvites, invites);
          },
        }),
    },
    useBulkAction<useInviteBulkDeactivateMutation>(
      graphql`
        mutation useInviteBulkDeactivateMutation($input: DeactivateInvitesInput!) {
          deactivateInvites(input: $input) {
            ...outcome_payload
            ...userErrors_payload
          }
        }
      `,
      {
        ...common,
        label: 'Отключить',
        icon: <Ban />,
        done: 'Отключено',
        warning: 'Их ссылки перестанут впускать. Включить их можно в любой момент.',
      },
    ),
    useBulkAction<useInviteBulkActivateMutation>(
      graphql`
        mutation useInviteBulkActivateMutation($input: ActivateInvitesInput!) {
          activateInvites(input: $input) {
            ...outcome_payload
            ...userErrors_payload
          }
        }
      `,
      { ...common, label: 'Включить', icon: <CircleCheck />, done: 'Включено' },
    ),
    useBulkAction<useInviteBulkDeleteMutation>(
      graphql`
        mutation useInviteBulkDeleteMutation($input: DeleteInvitesInput!, $connections: [ID!]!) {
          deleteInvites(input: $input) {
            deletedInviteIds @deleteEdge(connections: $connections)
            ...outcome_payload
            ...userErrors_payload
          }
        }
      `,
      {
        ...common,
        label: 'Удалить',
        icon: <Trash2 />,
        done: 'Удалено',
        warning:
          'Ссылки перестанут работать, списки получателей пропадут. Те, кто уже пришёл, останутся.',
        danger: true,
        variables: (selection) => ({
          input: inputOf(selection),
          connections: [connectionId],
        }),
      },
    ),
  ];
}

function sentWords(
  sent: useInviteBulkSendMutation$data['sendInvites'],
  invites: (count: number) => string,
): string {
  const { inviteCount, recipientCount } = sent;
  const people = countOf(recipientCount, ['получателю', 'получателям', 'получателям']);
  return withSkipped(
    inviteCount === 0 ? 'Отправлять нечего' : `Отправляем ${invites(inviteCount)} ${people}`,
    outcomeOf(sent).skipped,
  );
}
