// The kinds of links of users (roles, groups, observers): texts, mutation and combo box of each.
import type { ReactNode } from 'react';
import { Eye, ShieldCheck, UsersRound } from 'lucide-react';
import { graphql } from 'react-relay';
import type { GraphQLTaggedNode } from 'relay-runtime';
import type { MultiComboBoxProps } from '../../../ui/index.ts';
import { useRoleSearch } from '../../../kit/choices/roleSearch.ts';
import { useGroupCreation, useGroupSearch, useObserverSearch } from '../../choices.ts';

export type UserLink = 'roles' | 'groups' | 'observers';

interface LinkKind {
  title: string;
  userTitle: string;
  /** Text for a user without any. */
  emptyText: string;
  icon: ReactNode;
  addLabel: string;
  removeLabel: string;
  /** All kinds have the same variables and the same shape of response. */
  mutation: GraphQLTaggedNode;
}

export const linkKinds: Record<UserLink, LinkKind> = {
  roles: {
    title: 'Роли',
    userTitle: 'Роли пользователя',
    emptyText: 'Ролей нет: человек не может ничего',
    icon: <ShieldCheck />,
    addLabel: 'Дать',
    removeLabel: 'Снять',
    mutation: graphql`
      mutation linkKindsRolesMutation(
        $companyId: ID!
        $users: UserSelection!
        $given: [ID!]!
        $gives: Boolean!
        $taken: [ID!]!
        $takes: Boolean!
        $isShown: Boolean!
      ) {
        given: attachUserRoles(input: { companyId: $companyId, users: $users, roleIds: $given })
          @include(if: $gives) {
          users {
            id
            ...UserLinks_user @include(if: $isShown) @alias(as: "shown")
            roleLabel @include(if: $isShown)
          }
          ...outcome_payload
          ...userErrors_payload
        }
        taken: detachUserRoles(input: { companyId: $companyId, users: $users, roleIds: $taken })
          @include(if: $takes) {
          users {
            id
            ...UserLinks_user @include(if: $isShown) @alias(as: "shown")
            roleLabel @include(if: $isShown)
          }
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
  },
  groups: {
    title: 'Группы',
    userTitle: 'Группы пользователя',
    emptyText: 'Ни в одной группе',
    icon: <UsersRound />,
    addLabel: 'Добавить',
    removeLabel: 'Убрать',
    mutation: graphql`
      mutation linkKindsGroupsMutation(
        $companyId: ID!
        $users: UserSelection!
        $given: [ID!]!
        $gives: Boolean!
        $taken: [ID!]!
        $takes: Boolean!
        $isShown: Boolean!
      ) {
        given: attachUserGroups(input: { companyId: $companyId, users: $users, groupIds: $given })
          @include(if: $gives) {
          users {
            id
            ...UserLinks_user @include(if: $isShown) @alias(as: "shown")
          }
          ...outcome_payload
          ...userErrors_payload
        }
        taken: detachUserGroups(input: { companyId: $companyId, users: $users, groupIds: $taken })
          @include(if: $takes) {
          users {
            id
            ...UserLinks_user @include(if: $isShown) @alias(as: "shown")
          }
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
  },
  observers: {
    title: 'Наблюдатели',
    userTitle: 'Наблюдатели ученика',
    emptyText: 'Никто не следит за успехами',
    icon: <Eye />,
    addLabel: 'Назначить',
    removeLabel: 'Отвязать',
    mutation: graphql`
      mutation linkKindsObserversMutation(
        $companyId: ID!
        $users: UserSelection!
        $given: [ID!]!
        $gives: Boolean!
        $taken: [ID!]!
        $takes: Boolean!
        $isShown: Boolean!
      ) {
        given: attachUserObservers(
          input: { companyId: $companyId, users: $users, observerIds: $given }
        ) @include(if: $gives) {
          users {
            id
            ...UserLinks_user @include(if: $isShown) @alias(as: "shown")
          }
          ...outcome_payload
          ...userErrors_payload
        }
        taken: detachUserObservers(
          input: { companyId: $companyId, users: $users, observerIds: $taken }
        ) @include(if: $takes) {
          users {
            id
            ...UserLinks_user @include(if: $isShown) @alias(as: "shown")
          }
          ...outcome_payload
          ...userErrors_payload
        }
      }
    `,
  },
};

export const linkNames = Object.keys(linkKinds) as UserLink[];

type Choices = Pick<MultiComboBoxProps, 'label' | 'placeholder' | 'search' | 'create'>;

export function useLinkChoices(companyId: string): Record<UserLink, Choices> {
  return {
    roles: {
      label: linkKinds.roles.title,
      placeholder: 'Название роли',
      search: useRoleSearch(companyId),
    },
    groups: {
      label: linkKinds.groups.title,
      placeholder: 'Название группы',
      search: useGroupSearch(companyId),
      create: useGroupCreation(companyId),
    },
    observers: {
      label: linkKinds.observers.title,
      placeholder: 'Имя или фамилия',
      search: useObserverSearch(companyId),
    },
  };
}
