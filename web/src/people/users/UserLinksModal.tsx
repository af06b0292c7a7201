// Which roles or groups one user has.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/answer.ts';
import { useMutation } from '../../kit/useMutation.ts';
import { EmptyState, Modal, ModalBody, ModalFooter, useAlerts } from '../../ui/index.ts';
import { NamedChoices } from '../NamedChoices.tsx';
import { useRolesAndGroups } from './useRolesAndGroups.ts';
import type { Link } from './useUserMutations.ts';
import type { UserLinksModalGroupsMutation } from '../../__generated__/UserLinksModalGroupsMutation.graphql.ts';
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
  /** Global ids of what the user has now. */
  attached: readonly string[];
  onDone: () => void;
}) {
  const options = useRolesAndGroups(companyId)[link];
  const [chosen, setChosen] = useState([...attached]);
  const alerts = useAlerts();
  const change = useChange(companyId, userId)[link];
  const added = chosen.filter((id) => !attached.includes(id));
  const removed = attached.filter((id) => !chosen.includes(id));
  return (
    <Modal title={link === 'roles' ? 'Роли пользователя' : 'Группы пользователя'} size="narrow">
      <ModalBody>
        {options.length === 0 ? (
          <EmptyState
            kind="start"
            title={link === 'roles' ? 'Ролей пока нет' : 'Групп пока нет'}
            text="Создайте их в разделе меню."
          />
        ) : (
          <NamedChoices
            title={link === 'roles' ? 'Роли' : 'Группы'}
            options={options}
            chosen={chosen}
            onChange={setChosen}
          />
        )}
      </ModalBody>
      <ModalFooter
        confirmLabel="Сохранить"
        confirmDisabled={added.length + removed.length === 0}
        onConfirm={async () => {
          const isDone = await change(added, removed);
          if (!isDone) return;
          alerts.saved();
          onDone();
        }}
        disableAfterClick={false}
      />
    </Modal>
  );
}

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
  };
}
