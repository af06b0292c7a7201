// Which roles or groups one user has, and who observes them.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/answer.ts';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Modal,
  ModalBody,
  ModalFooter,
  MultiComboBox,
  useAlerts,
  useUnsavedGuard,
  type ChosenRecord,
} from '../../ui/index.ts';
import { useLinkChoices } from './useLinkChoices.ts';
import type { Link } from './useUserMutations.ts';
import type { UserLinksModalGroupsMutation } from '../../__generated__/UserLinksModalGroupsMutation.graphql.ts';
import type { UserLinksModalObserversMutation } from '../../__generated__/UserLinksModalObserversMutation.graphql.ts';
import type { UserLinksModalRolesMutation } from '../../__generated__/UserLinksModalRolesMutation.graphql.ts';

export function UserLinksModal({
  companyId,
  userId,
  link,
  attached,
  onDone,
}: {
  companyId: string;
  userId: string;
  link: Link;
  /** What the user has now. */
  attached: readonly ChosenRecord[];
  onDone: () => void;
}) {
  const choices = useLinkChoices(companyId)[link];
  const [chosen, setChosen] = useState(attached);
  const alerts = useAlerts();
  const change = useChange(companyId, userId)[link];
  const added = idsWithout(chosen, attached);
  const removed = idsWithout(attached, chosen);
  useUnsavedGuard(added.length + removed.length > 0);
  const { title, changed } = words[link];
  return (
    <Modal title={title} size="narrow">
      <ModalBody>
        <MultiComboBox {...choices} value={chosen} onChange={setChosen} />
      </ModalBody>
      <ModalFooter
        confirmLabel="Сохранить"
        confirmDisabled={added.length + removed.length === 0}
        onConfirm={async () => {
          const isDone = await change(added, removed);
          if (!isDone) return;
          const takeBack = () => void change(removed, added);
          if (removed.length > 0) alerts.withUndo(changed, takeBack);
          else alerts.saved();
          onDone();
        }}
        disableAfterClick={false}
      />
    </Modal>
  );
}

const words: Record<Link, { title: string; changed: string }> = {
  roles: { title: 'Роли пользователя', changed: 'Изменены: роли' },
  groups: { title: 'Группы пользователя', changed: 'Изменены: группы' },
  observers: { title: 'Наблюдатели ученика', changed: 'Изменены: наблюдатели' },
};

const idsWithout = (all: readonly ChosenRecord[], others: readonly ChosenRecord[]): string[] =>
  all.flatMap(({ id }) => (others.some((other) => other.id === id) ? [] : [id]));

/** Gives and takes in one request; answers whether it worked. */
function useChange(companyId: string, userId: string) {
  const alerts = useAlerts();
  const [changeRoles] = useMutation<UserLinksModalRolesMutation>(graphql`
    mutation UserLinksModalRolesMutation(
      $attached: AttachUserRolesInput!
      $attaches: Boolean!
      $detached: DetachUserRolesInput!
      $detaches: Boolean!
    ) {
      attachUserRoles(input: $attached) @include(if: $attaches) {
        users {
          ...UserLinks_user
          roleLabel
        }
        userErrors {
          message
        }
      }
      detachUserRoles(input: $detached) @include(if: $detaches) {
        users {
          ...UserLinks_user
          roleLabel
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [changeGroups] = useMutation<UserLinksModalGroupsMutation>(graphql`
    mutation UserLinksModalGroupsMutation(
      $attached: AttachUserGroupsInput!
      $attaches: Boolean!
      $detached: DetachUserGroupsInput!
      $detaches: Boolean!
    ) {
      attachUserGroups(input: $attached) @include(if: $attaches) {
        users {
          ...UserLinks_user
        }
        userErrors {
          message
        }
      }
      detachUserGroups(input: $detached) @include(if: $detaches) {
        users {
          ...UserLinks_user
        }
        userErrors {
          message
        }
      }
    }
  `);
  const [changeObservers] = useMutation<UserLinksModalObserversMutation>(graphql`
    mutation UserLinksModalObserversMutation(
      $attached: AttachUserObserversInput!
      $attaches: Boolean!
      $detached: DetachUserObserversInput!
      $detaches: Boolean!
    ) {
      attachUserObservers(input: $attached) @include(if: $attaches) {
        users {
          ...UserLinks_user
        }
        userErrors {
          message
        }
      }
      detachUserObservers(input: $detached) @include(if: $detaches) {
        users {
          ...UserLinks_user
        }
        userErrors {
          message
        }
      }
    }
  `);
  const only = { companyId, users: { ids: [userId] } };
  return {
    roles: async (added: string[], removed: string[]) =>
      succeeded(
        await changeRoles({
          variables: {
            attached: { ...only, roleIds: added },
            attaches: added.length > 0,
            detached: { ...only, roleIds: removed },
            detaches: removed.length > 0,
          },
        }),
        alerts,
      ),
    groups: async (added: string[], removed: string[]) =>
      succeeded(
        await changeGroups({
          variables: {
            attached: { ...only, groupIds: added },
            attaches: added.length > 0,
            detached: { ...only, groupIds: removed },
            detaches: removed.length > 0,
          },
        }),
        alerts,
      ),
    observers: async (added: string[], removed: string[]) =>
      succeeded(
        await changeObservers({
          variables: {
            attached: { ...only, observerIds: added },
            attaches: added.length > 0,
            detached: { ...only, observerIds: removed },
            detaches: removed.length > 0,
          },
        }),
        alerts,
      ),
  };
}
