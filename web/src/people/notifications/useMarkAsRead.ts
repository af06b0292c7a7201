// Marks notifications as read: a single one silently, or all with undo.
import { startTransition } from 'react';
import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { pendingQueries } from '../../kit/network/network.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { countOf, useAlerts } from '../../ui/index.ts';
import type { useMarkAsReadBackMutation } from '../../__generated__/useMarkAsReadBackMutation.graphql.ts';
import type { useMarkAsReadMutation } from '../../__generated__/useMarkAsReadMutation.graphql.ts';

export function useMarkAsRead(companyId: string, refresh: () => void) {
  const alerts = useAlerts();
  const environment = useRelayEnvironment();
  const [read, isReading] = useMutation<useMarkAsReadMutation>(graphql`
    mutation useMarkAsReadMutation($input: ReadNotificationsInput!) {
      readNotifications(input: $input) {
        changedCount
        reading
        notifications {
          id
          readAt
        }
        company {
          id
          adminProfile {
            unreadNotificationCount
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const [back] = useReportedMutation<useMarkAsReadBackMutation>(graphql`
    mutation useMarkAsReadBackMutation($input: UnreadNotificationsInput!) {
      unreadNotifications(input: $input) {
        company {
          id
          adminProfile {
            unreadNotificationCount
          }
        }
        ...userErrors_payload
      }
    }
  `);
  const takeBack = async (reading: string) => {
    if (await back({ input: { companyId, reading } })) startTransition(refresh);
  };
  return {
    isReading,
    /**
     * Called when a link is followed. A failure isn't reported: the notification remains unread.
     */
    readOne: async (id: string) => {
      const { response } = await read({ variables: { input: { companyId, ids: [id] } } });
      const count = response?.readNotifications.company?.adminProfile?.unreadNotificationCount;
      if (count == null) return;
      // The query of the opened page is sent at the same time and may return the previous number.
      await pendingQueries();
      commitLocalUpdate(environment, (store) => {
        const profile = store.get(companyId)?.getLinkedRecord('adminProfile');
        profile?.setValue(count, 'unreadNotificationCount');
      });
    },
    readAll: async () => {
      const answer = await read({ variables: { input: { companyId } } });
      if (!succeeded(answer, alerts)) return;
      const { changedCount, reading } = answer.response.readNotifications;
      startTransition(refresh);
      const done = `Прочитано: ${countOf(changedCount, ['уведомление', 'уведомления', 'уведомлений'])}`;
      if (reading == null) alerts.success(done);
      else alerts.withUndo(done, () => void takeBack(reading));
    },
  };
}
