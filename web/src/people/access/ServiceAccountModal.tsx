// A dialog that creates or edits a service account: its name and description.
import { graphql } from 'react-relay';
import { entityModal } from '../../kit/record/entityModal.tsx';
import { describedFields, type Described } from '../../kit/record/described.tsx';
import type { ServiceAccountModal_account$key } from '../../__generated__/ServiceAccountModal_account.graphql.ts';
import type { ServiceAccountModalCreateMutation } from '../../__generated__/ServiceAccountModalCreateMutation.graphql.ts';
import type { ServiceAccountModalUpdateMutation } from '../../__generated__/ServiceAccountModalUpdateMutation.graphql.ts';

export const ServiceAccountModal = entityModal<
  ServiceAccountModal_account$key,
  ServiceAccountModalCreateMutation,
  ServiceAccountModalUpdateMutation,
  Described
>({
  ...describedFields({
    name: 'Так программа будет названа в истории изменений',
    description: 'Что она делает и кто за неё отвечает',
  }),
  creation: { title: 'Новый сервисный аккаунт', label: 'Создать' },
  changeTitle: 'Изменение сервисного аккаунта',
  fragment: graphql`
    fragment ServiceAccountModal_account on ServiceAccount {
      id
      version
      name
      description
    }
  `,
  create: graphql`
    mutation ServiceAccountModalCreateMutation($input: CreateServiceAccountInput!) {
      createServiceAccount(input: $input) {
        ...userErrors_payload
      }
    }
  `,
  update: graphql`
    mutation ServiceAccountModalUpdateMutation($input: UpdateServiceAccountInput!) {
      updateServiceAccount(input: $input) {
        serviceAccount {
          ...ServiceAccountModal_account
        }
        ...userErrors_payload
      }
    }
  `,
});
