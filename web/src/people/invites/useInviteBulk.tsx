// Bulk actions on invites: send, disable, enable, delete. Skipped invites are reported with reasons.
import { Ban, CircleCheck, Send, Trash2 } from 'lucide-react';
import { graphql } from 'react-relay';
import { selectionOf } from '../../kit/relay/bulk.ts';
import { followJob } from '../../kit/actions/followedJobs.ts';
import type { BulkAction } from '../../kit/list/ListFrame.tsx';
import { skippedOf, outcomeText, withSkipped, type Nouns } from '../../kit/relay/outcome.ts';
import { useAction, usePermanentDelete } from '../../kit/actions/useAction.ts';
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
  const { __id: connectionId } = list.connection;
  const invites = (count: number) => countOf(count, nouns);
  const chosen = (selection: TableSelection) => ({
    companyId,
    invites: selectionOf(selection, match),
  });
  const chosenCount = (selection: TableSelection) =>
    invites(selectedCount(selection, list.totalCount));

  const [activate] = useAction<useInviteBulkActivateMutation>(
    graphql`
      mutation useInviteBulkActivateMutation($input: ActivateInvitesInput!) {
        activateInvites(input: $input) {
          changedCount
          skipped {
            ...outcome_skipped
          }
          ...userErrors_payload
        }
      }
    `,
    list.refresh,
  );
  const [deactivate] = useAction<useInviteBulkDeactivateMutation>(
    graphql`
      mutation useInviteBulkDeactivateMutation($input: DeactivateInvitesInput!) {
        deactivateInvites(input: $input) {
          changedCount
          skipped {
            ...outcome_skipped
          }
          ...userErrors_payload
        }
      }
    `,
    list.refresh,
  );
  const remove = usePermanentDelete<useInviteBulkDeleteMutation>(
    graphql`
      mutation useInviteBulkDeleteMutation($input: DeleteInvitesInput!, $connections: [ID!]!) {
        deleteInvites(input: $input) {
          deletedInviteIds @deleteEdge(connections: $connections)
          deletedCount
          skipped {
            ...outcome_skipped
          }
          ...userErrors_payload
        }
      }
    `,
    list.refresh,
  );
  const [send] = useAction<useInviteBulkSendMutation>(
    graphql`
      mutation useInviteBulkSendMutation($input: SendInvitesInput!) {
        sendInvites(input: $input) {
          job {
            id
          }
          inviteCount
          recipientCount
          skipped {
            ...outcome_skipped
          }
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
            title: `Отправить ${chosenCount(selection)}?`,
            description: 'Письма и СМС уйдут получателям, до которых они ещё не дошли.',
            confirmLabel: 'Отправить',
          },
          variables: { input: chosen(selection) },
          done: ({ sendInvites }) => {
            const { job } = sendInvites;
            if (job) followJob({ id: job.id, companyId });
            return sentWords(sendInvites, invites);
          },
        }),
    },
    {
      label: 'Отключить',
      icon: <Ban />,
      run: (selection) =>
        deactivate({
          question: {
            title: `Отключить ${chosenCount(selection)}?`,
            description: 'Их ссылки перестанут впускать. Включить их можно в любой момент.',
            confirmLabel: 'Отключить',
          },
          variables: { input: chosen(selection) },
          done: ({ deactivateInvites: { changedCount: count, skipped } }) =>
            outcomeText({ count, skipped: skippedOf(skipped) }, 'Отключено', nouns),
        }),
    },
    {
      label: 'Включить',
      icon: <CircleCheck />,
      run: (selection) =>
        activate({
          variables: { input: chosen(selection) },
          done: ({ activateInvites: { changedCount: count, skipped } }) =>
            outcomeText({ count, skipped: skippedOf(skipped) }, 'Включено', nouns),
        }),
    },
    {
      label: 'Удалить',
      icon: <Trash2 />,
      run: (selection) =>
        remove({
          title: `Удалить ${chosenCount(selection)}?`,
          description:
            'Ссылки перестанут работать, списки получателей пропадут. Те, кто уже пришёл, останутся.',
          variables: { input: chosen(selection), connections: [connectionId] },
          done: ({ deleteInvites: { deletedCount: count, skipped } }) =>
            outcomeText({ count, skipped: skippedOf(skipped) }, 'Удалено', nouns),
        }),
    },
  ];
}

function sentWords(
  { inviteCount, recipientCount, skipped }: useInviteBulkSendMutation$data['sendInvites'],
  invites: (count: number) => string,
): string {
  const people = countOf(recipientCount, ['получателю', 'получателям', 'получателям']);
  return withSkipped(
    inviteCount === 0 ? 'Отправлять нечего' : `Отправляем ${invites(inviteCount)} ${people}`,
    skippedOf(skipped),
  );
}
