// Name and description of a service account: a new one, or one that is changed.
import { graphql, useFragment } from 'react-relay';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Form,
  maxLengthOrEmpty,
  Modal,
  ModalBody,
  ModalFooter,
  Stack,
  TextArea,
  TextField,
  useForm,
} from '../../ui/index.ts';
import { nameRules } from '../account/rules.ts';
import type { ServiceAccountModal_account$key } from '../../__generated__/ServiceAccountModal_account.graphql.ts';
import type { ServiceAccountModalCreateMutation } from '../../__generated__/ServiceAccountModalCreateMutation.graphql.ts';
import type { ServiceAccountModalUpdateMutation } from '../../__generated__/ServiceAccountModalUpdateMutation.graphql.ts';

export function ServiceAccountModal({
  companyId,
  account: key,
  onDone,
}: {
  companyId: string;
  /** Null for a new one. */
  account: ServiceAccountModal_account$key | null;
  onDone: () => void;
}) {
  const account = useFragment<ServiceAccountModal_account$key>(
    graphql`
      fragment ServiceAccountModal_account on ServiceAccount {
        id
        name
        description
      }
    `,
    key,
  );
  const form = useForm({
    defaultValues: { name: account?.name ?? '', description: account?.description ?? '' },
  });
  const [create] = useMutation<ServiceAccountModalCreateMutation>(graphql`
    mutation ServiceAccountModalCreateMutation($input: CreateServiceAccountInput!) {
      createServiceAccount(input: $input) {
        userErrors {
          message
          field
        }
      }
    }
  `);
  const [update] = useMutation<ServiceAccountModalUpdateMutation>(graphql`
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
  `);
  return (
    <Modal
      title={account ? 'Изменение сервисного аккаунта' : 'Новый сервисный аккаунт'}
      size="narrow"
    >
      <Form
        form={form}
        guardUnsaved
        onSubmit={async (values) => {
          const input = {
            name: values.name.trim(),
            description: values.description.trim() || null,
          };
          const { userErrors } = account
            ? await update({ variables: { input: { id: account.id, ...input } } })
            : await create({ variables: { input: { companyId, ...input } } });
          if (userErrors.length > 0) return userErrors;
          onDone();
        }}
      >
        <ModalBody>
          <Stack gap="4">
            <TextField
              name="name"
              label="Название"
              hint="Так программа будет названа в истории изменений"
              required
              rules={nameRules}
              // The focus of a modal starts in its first field.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
            />
            <TextArea
              name="description"
              label="Описание"
              hint="Что она делает и кто за неё отвечает"
              rules={[maxLengthOrEmpty(1000)]}
            />
          </Stack>
        </ModalBody>
        <ModalFooter confirmLabel={account ? 'Сохранить' : 'Создать'} />
      </Form>
    </Modal>
  );
}
