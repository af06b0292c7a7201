// A dialog that creates or edits a service account: its name and description.
import { graphql } from 'react-relay';
import { RecordModal } from '../../kit/record/RecordModal.tsx';
import { DescribedFields, describedInput } from '../../kit/record/described.tsx';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useCreate, type RecordDialogProps } from '../../kit/actions/useSubmit.ts';
import { nameRules } from '../account/rules.ts';
import type { ServiceAccountModal_account$key } from '../../__generated__/ServiceAccountModal_account.graphql.ts';
import type { ServiceAccountModalCreateMutation } from '../../__generated__/ServiceAccountModalCreateMutation.graphql.ts';
import type { ServiceAccountModalUpdateMutation } from '../../__generated__/ServiceAccountModalUpdateMutation.graphql.ts';

export function ServiceAccountModal({
  companyId,
  record,
  onDone,
}: RecordDialogProps<ServiceAccountModal_account$key>) {
  const create = useCreate<ServiceAccountModalCreateMutation>(
    companyId,
    graphql`
      mutation ServiceAccountModalCreateMutation($input: CreateServiceAccountInput!) {
        createServiceAccount(input: $input) {
          ...userErrors_payload
        }
      }
    `,
    onDone,
  );
  const [update] = useMutation<ServiceAccountModalUpdateMutation>(graphql`
    mutation ServiceAccountModalUpdateMutation($input: UpdateServiceAccountInput!) {
      updateServiceAccount(input: $input) {
        serviceAccount {
          ...ServiceAccountModal_account
        }
        ...userErrors_payload
      }
    }
  `);
  const account = useRecordForm({
    fragment: graphql`
      fragment ServiceAccountModal_account on ServiceAccount {
        id
        version
        name
        description
      }
    `,
    record,
    values: (now) => ({ name: now?.name ?? '', description: now?.description ?? '' }),
    input: describedInput,
    create,
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone,
  });
  return (
    <RecordModal
      {...account}
      creation={{ title: 'Новый сервисный аккаунт', label: 'Создать' }}
      changeTitle="Изменение сервисного аккаунта"
    >
      <DescribedFields
        nameRules={nameRules}
        nameHint="Так программа будет названа в истории изменений"
        descriptionHint="Что она делает и кто за неё отвечает"
      />
    </RecordModal>
  );
}
