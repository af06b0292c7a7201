// The company's custom fields of a user.
import { useTransition } from 'react';
import { ListPlus, Pencil, Plus } from 'lucide-react';
import { graphql, useRefetchableFragment } from 'react-relay';
import { kindOfFile } from '@kafedra/common/files';
import {
  FieldValues,
  heldField,
  updateFields,
  useCustomFieldModal,
  valuesOfFields,
} from '../../forms/index.ts';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useFileDeletion } from '../../kit/files/useFileDeletion.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { Button, Card, EmptyState, Flex, Menu, useAlerts } from '../../ui/index.ts';
import type { UserFields_user$key } from '../../__generated__/UserFields_user.graphql.ts';
import type { UserFields_values$key } from '../../__generated__/UserFields_values.graphql.ts';
import type { UserFieldsFileMutation } from '../../__generated__/UserFieldsFileMutation.graphql.ts';
import type { UserFieldsMutation } from '../../__generated__/UserFieldsMutation.graphql.ts';
import type { UserFieldsRefetchQuery } from '../../__generated__/UserFieldsRefetchQuery.graphql.ts';

export function UserFields({
  user: key,
  companyId,
  code,
  maySetUp,
}: {
  user: UserFields_user$key;
  companyId: string;
  /** The company's code in URLs. */
  code: string;
  /** Whether the viewer may set up the company's fields. */
  maySetUp: boolean;
}) {
  const [user, refetch] = useRefetchableFragment<UserFieldsRefetchQuery, UserFields_user$key>(
    graphql`
      fragment UserFields_user on User
      @refetchable(queryName: "UserFieldsRefetchQuery")
      @throwOnFieldError {
        id
        customFields {
          field {
            id
            databaseId
            name
          }
        }
        ...UserFields_values
      }
    `,
    key,
  );
  const [, startTransition] = useTransition();
  const refresh = () =>
    startTransition(() => {
      refetch({}, { fetchPolicy: 'network-only' });
    });
  const open = useCustomFieldModal(companyId, refresh);
  const { customFields: fields } = user;
  const add = maySetUp && (
    <Button size="sm" icon={<Plus aria-hidden />} onClick={open}>
      Добавить поле
    </Button>
  );
  if (fields.length === 0) {
    return (
      <EmptyState
        kind="start"
        title="Своих полей пока нет"
        text="Здесь стоит то, что компания хочет знать о людях, кроме имени, почты и телефона."
        icon={<ListPlus />}
        action={add}
      />
    );
  }
  return (
    <Card
      title="Поля компании"
      actions={
        add && (
          <Flex wrap="wrap" gap="2">
            <Menu
              label="Какое поле изменить"
              trigger={
                <Button size="sm" variant="ghost" icon={<Pencil aria-hidden />}>
                  Настроить
                </Button>
              }
              items={fields.map(({ field }) => ({
                id: field.id,
                label: field.name,
                to: `/${code}/custom-fields/${field.databaseId}`,
              }))}
            />
            {add}
          </Flex>
        )
      }
    >
      <Values user={user} refresh={refresh} />
    </Card>
  );
}

function Values({ user: key, refresh }: { user: UserFields_values$key; refresh: () => void }) {
  const alerts = useAlerts();
  const [commit] = useMutation<UserFieldsMutation>(graphql`
    mutation UserFieldsMutation($input: UpdateUserCustomFieldsInput!) {
      updateUserCustomFields(input: $input) {
        user {
          ...UserFields_user
        }
        ...userErrors_payload
      }
    }
  `);
  const remove = useFileDeletion<UserFieldsFileMutation>(
    graphql`
      mutation UserFieldsFileMutation($input: DeleteUserFileInput!) {
        deleteUserFile(input: $input) {
          deletedFileId
          ...userErrors_payload
        }
      }
    `,
    refresh,
  );
  const {
    record: user,
    form,
    onSubmit,
  } = useRecordForm({
    fragment: graphql`
      fragment UserFields_values on User @throwOnFieldError {
        id
        version
        viewerCanUpdate @catch(to: NULL)
        customFields {
          ...heldField_field
        }
      }
    `,
    record: key,
    values: (now) => valuesOfFields((now?.customFields ?? []).map(heldField)),
    input: (held) => ({ held }),
    update: (now, sent) => updateFields(now, sent, (input) => commit({ variables: { input } })),
    onDone: alerts.saved,
  });
  return (
    <FieldValues
      form={form}
      onSubmit={onSubmit}
      fields={(user?.customFields ?? []).map(heldField)}
      uploadTo={`/media/users/${user?.id ?? ''}`}
      onDeleteFile={({ id: fileId, name, mimeType }) =>
        void remove({
          file: { name, kind: kindOfFile(mimeType).toUpperCase() },
          variables: { input: { userId: user?.id ?? '', fileId } },
        })
      }
      readOnly={user?.viewerCanUpdate === false}
    />
  );
}
