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
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
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
} from '../../ui/index.ts';
import type { UserFields_user$key } from '../../__generated__/UserFields_user.graphql.ts';
import type {
  UserFields_values$data,
  UserFields_values$key,
} from '../../__generated__/UserFields_values.graphql.ts';
import type { UserFieldsMutation } from '../../__generated__/UserFieldsMutation.graphql.ts';
import type { UserFieldsRefetchQuery } from '../../__generated__/UserFieldsRefetchQuery.graphql.ts';

type HeldField = UserFields_values$data['customFields'][number];

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
        customFields {
          field {
            id
            name
            ...useCustomFieldModal_field
          }
        }
        ...UserFields_values
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
                onAction: () => open(field),
              }))}
            />
            {add}
          </Flex>
        )
      }
    >
      <Values user={user} />
    </Card>
  );
}

/** Under which name the form holds a field. */
const nameOf = (databaseId: number) => `field_${String(databaseId)}`;

const idIn = (name: string): number => Number(name.replace('field_', ''));

const valuesOf = (fields: readonly HeldField[]): Record<string, string[]> =>
  Object.fromEntries(
    fields.map(({ field, values }) => [nameOf(field.databaseId), values.map(({ value }) => value)]),
  );

function Values({ user: key }: { user: UserFields_values$key }) {
  const alerts = useAlerts();
  const [commit] = useMutation<UserFieldsMutation>(graphql`
    mutation UserFieldsMutation($input: UpdateUserCustomFieldsInput!) {
      updateUserCustomFields(input: $input) {
        user {
          ...UserFields_user
        }
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  const update = async (
    id: string,
    values: Readonly<Record<string, string[]>>,
    version?: string,
  ) => {
    const changed = Object.entries(values).map(([name, held]) => ({
      customFieldId: idIn(name),
      values: held,
    }));
    const input = { id, customFields: changed, ...(version !== undefined && { version }) };
    const { response, userErrors } = await commit({ variables: { input } });
    const sent = changed.map(({ customFieldId }) => customFieldId);
    return {
      response,
      userErrors: userErrors.map((error) => ({ ...error, field: fieldOfError(error.field, sent) })),
    };
  };
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
    record: key,
    values: (now) => valuesOf(now?.customFields ?? []),
    input: (held) => ({ held }),
    update: ({ id }, { held = {}, version }) => update(id, held, version),
    onDone: alerts.saved,
  });
  const fields = user?.customFields ?? [];
  const readOnly = user?.viewerCanUpdate === false;

  return (
    <Form form={form} guardUnsaved={!readOnly} onSubmit={onSubmit}>
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
                  uploadTo={`/media/users/${user?.id ?? ''}`}
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
