// Name and description of a service account: a new one, or one that is changed.
import { graphql, useFragment } from 'react-relay';
import { RecordModal } from '../../kit/RecordModal.tsx';
import { useSave, type RecordDialog } from '../../kit/useSave.ts';
import { maxLengthOrEmpty, TextArea, TextField, useForm } from '../../ui/index.ts';
import { nameRules } from '../account/rules.ts';
import type { ServiceAccountModal_account$key } from '../../__generated__/ServiceAccountModal_account.graphql.ts';
import type { ServiceAccountModalCreateMutation } from '../../__generated__/ServiceAccountModalCreateMutation.graphql.ts';
import type { ServiceAccountModalUpdateMutation } from '../../__generated__/ServiceAccountModalUpdateMutation.graphql.ts';

export function ServiceAccountModal({
  companyId,
  record,
  onDone,
}: RecordDialog<ServiceAccountModal_account$key>) {
  const account = useFragment<ServiceAccountModal_account$key>(
    graphql`
      fragment ServiceAccountModal_account on ServiceAccount {
        id
        name
        description
      }
    `,
    record,
  );
  const form = useForm({
    defaultValues: { name: account?.name ?? '', description: account?.description ?? '' },
  });
  const save = useSave<ServiceAccountModalCreateMutation, ServiceAccountModalUpdateMutation>({
    companyId,
    id: account?.id,
    create: graphql`
      mutation ServiceAccountModalCreateMutation($input: CreateServiceAccountInput!) {
        createServiceAccount(input: $input) {
          userErrors {
            message
            field
          }
        }
      }
    `,
    update: graphql`
      mutation ServiceAccountModalUpdateMutation($input: UpdateServiceAccountInput!) {
        updateServiceAccount(input: $input) {
          serviceAccount {
            ...ServiceAccountModal_account
          }
          userErrors {
            message
            field
          }
        }
      }
    `,
    onDone,
  });
  return (
    <RecordModal
      record={account}
      creation={{ title: 'Новый сервисный аккаунт', label: 'Создать' }}
      changeTitle="Изменение сервисного аккаунта"
      form={form}
      onSubmit={({ name, description }) =>
        save({ name: name.trim(), description: description.trim() || null })
      }
    >
      <TextField
        name="name"
        label="Название"
        hint="Так программа будет названа в истории изменений"
        required
        rules={nameRules}
        initialFocus
      />
      <TextArea
        name="description"
        label="Описание"
        hint="Что она делает и кто за неё отвечает"
        rules={[maxLengthOrEmpty(1000)]}
      />
    </RecordModal>
  );
}
