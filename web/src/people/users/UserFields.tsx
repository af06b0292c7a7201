// What the company's own fields hold of a user.
import { useTransition } from 'react';
import { ListPlus, Pencil, Plus } from 'lucide-react';
import { graphql, useRefetchableFragment } from 'react-relay';
import {
  canBeTyped,
  CustomFieldInput,
  FileFieldInput,
  useCustomFieldModal,
  type DescribedField,
} from '../../forms/index.ts';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Box,
  Button,
  Card,
  EmptyState,
  Flex,
  Form,
  Grid,
  Menu,
  Stack,
  SubmitButton,
  useAlerts,
  useForm,
} from '../../ui/index.ts';
import type {
  UserFields_user$data,
  UserFields_user$key,
} from '../../__generated__/UserFields_user.graphql.ts';
import type { UserFieldsMutation } from '../../__generated__/UserFieldsMutation.graphql.ts';
import type { UserFieldsRefetchQuery } from '../../__generated__/UserFieldsRefetchQuery.graphql.ts';

type HeldField = UserFields_user$data['customFields'][number];

export function UserFields({
  user: key,
  companyId,
  maySetUp,
}: {
  user: UserFields_user$key;
  companyId: string;
  /** Whether the viewer decides which fields there are. */
  maySetUp: boolean;
}) {
  const [user, refetch] = useRefetchableFragment<UserFieldsRefetchQuery, UserFields_user$key>(
    graphql`
      fragment UserFields_user on User
      @refetchable(queryName: "UserFieldsRefetchQuery")
      @throwOnFieldError {
        id
        viewerCanUpdate
        customFields {
          field {
            id
            databaseId
            name
            description
            prompt
            type
            multiple
            variables {
              databaseId
              value
            }
            ...useCustomFieldModal_field
          }
          values {
            value
            file {
              fileName
              url
            }
          }
        }
      }
    `,
    key,
  );
  const [, startTransition] = useTransition();
  const open = useCustomFieldModal(companyId, () =>
    startTransition(() => {
      refetch({}, { fetchPolicy: 'network-only' });
    }),
  );
  const { customFields: fields } = user;
  const add = maySetUp && (
    <Button size="sm" icon={<Plus aria-hidden />} onClick={() => open(null)}>
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
          <Flex gap="2">
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
                onAction: () => open(field),
              }))}
            />
            {add}
          </Flex>
        )
      }
    >
      <Values userId={user.id} fields={fields} readOnly={!user.viewerCanUpdate} />
    </Card>
  );
}

/** Under which name the form holds a field. */
const nameOf = (databaseId: number) => `field_${String(databaseId)}`;

const valuesOf = (fields: readonly HeldField[]): Record<string, string[]> =>
  Object.fromEntries(
    fields.map(({ field, values }) => [nameOf(field.databaseId), values.map(({ value }) => value)]),
  );

function Values({
  userId,
  fields,
  readOnly,
}: {
  userId: string;
  fields: readonly HeldField[];
  readOnly: boolean;
}) {
  const alerts = useAlerts();
  const form = useForm({ defaultValues: valuesOf(fields) });
  const [update] = useMutation<UserFieldsMutation>(graphql`
    mutation UserFieldsMutation($input: UpdateUserCustomFieldsInput!) {
      updateUserCustomFields(input: $input) {
        user {
          ...UserFields_user
        }
        userErrors {
          message
          field
        }
      }
    }
  `);

  const save = async (filled: Record<string, string[]>) => {
    const kept = valuesOf(fields);
    const changed = fields
      .map(({ field }) => field.databaseId)
      .filter((id) => !isSame(filled[nameOf(id)], kept[nameOf(id)]));
    if (changed.length === 0) return;
    const { userErrors } = await update({
      variables: {
        input: {
          id: userId,
          customFields: changed.map((customFieldId) => ({
            customFieldId,
            values: filled[nameOf(customFieldId)] ?? [],
          })),
        },
      },
    });
    if (userErrors.length === 0) alerts.saved();
    return userErrors.map(({ message, field }) => ({
      message,
      field: fieldOfError(field, changed),
    }));
  };

  return (
    <Form form={form} guardUnsaved={!readOnly} onSubmit={save}>
      <Stack gap="5">
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="6" rowGap="5">
          {fields.map(({ field, values }) => (
            <Box
              key={field.id}
              minW="0"
              gridColumn={field.type === 'TEXT' ? { md: 'span 2' } : undefined}
            >
              {canBeTyped(field.type) ? (
                <CustomFieldInput
                  field={described(field)}
                  name={nameOf(field.databaseId)}
                  hint={field.description}
                  disabled={readOnly}
                />
              ) : (
                <FileFieldInput
                  field={described(field)}
                  name={nameOf(field.databaseId)}
                  uploadTo={`/media/users/${userId}`}
                  files={filesOf(values)}
                  disabled={readOnly}
                />
              )}
            </Box>
          ))}
        </Grid>
        {!readOnly && (
          <div>
            <SubmitButton>Сохранить</SubmitButton>
          </div>
        )}
      </Stack>
    </Form>
  );
}

/** As the inputs take it. */
const described = ({
  name,
  prompt,
  type,
  multiple,
  variables,
}: HeldField['field']): DescribedField => ({
  name,
  prompt,
  type,
  multiple,
  variables: variables.map(({ databaseId, value }) => ({ databaseId, value })),
});

const isSame = (one: readonly string[] = [], other: readonly string[] = []) =>
  JSON.stringify(one) === JSON.stringify(other);

/** `customFields.1.values` is the second of those that were sent. */
function fieldOfError(field: string | null | undefined, sent: readonly number[]) {
  const index = /^customFields\.(\d+)/.exec(field ?? '')?.[1];
  const id = index === undefined ? undefined : sent[Number(index)];
  return id === undefined ? null : nameOf(id);
}

const filesOf = (values: HeldField['values']) =>
  new Map(
    values.flatMap(({ value, file }) =>
      file ? [[value, { name: file.fileName, url: file.url }] as const] : [],
    ),
  );
