// What the company's own fields hold of a user.
import { useTransition } from 'react';
import { ListPlus, Pencil, Plus } from 'lucide-react';
import { graphql, useRefetchableFragment } from 'react-relay';
import { describeField, useCustomFieldModal } from '../../forms/index.ts';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Box,
  Button,
  Card,
  CustomFieldInput,
  EmptyState,
  FileFieldInput,
  Flex,
  Form,
  Grid,
  isFileField,
  Menu,
  shownFields,
  Stack,
  SubmitButton,
  useAlerts,
  useShownFields,
  type DescribedField,
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
  code,
  maySetUp,
}: {
  user: UserFields_user$key;
  companyId: string;
  /** Of the company, in addresses. */
  code: string;
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
  const open = useCustomFieldModal(companyId, () =>
    startTransition(() => {
      refetch({}, { fetchPolicy: 'network-only' });
    }),
  );
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
    { id, customFields }: UserFields_values$data,
    values: Readonly<Record<string, string[]>>,
    version?: string,
  ) => {
    const changed = sentOf(customFields, values);
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
            databaseId
            description
            ...describeField_field
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
    update: (now, { held = {}, version }) => update(now, held, version),
    onDone: alerts.saved,
  });
  const fields = user?.customFields ?? [];
  const described = fields.map(({ field }) => describeField(field));
  const readOnly = user?.viewerCanUpdate === false;

  return (
    <Form form={form} guardUnsaved={!readOnly} onSubmit={onSubmit}>
      <Stack gap="5">
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="6" rowGap="5">
          <Inputs
            fields={described}
            held={new Map(fields.map((each) => [each.field.databaseId, each]))}
            uploadTo={`/media/users/${user?.id ?? ''}`}
            disabled={readOnly}
          />
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

/** What does not show with what is chosen holds nothing. */
function sentOf(
  fields: readonly HeldField[],
  values: Readonly<Record<string, string[]>>,
): { customFieldId: number; values: readonly string[] }[] {
  const described = fields.map(({ field }) => describeField(field));
  const before = new Map(fields.map(({ field, values: held }) => [field.databaseId, held]));
  const now = (id: number) => values[nameOf(id)] ?? before.get(id)?.map(({ value }) => value) ?? [];
  const shown = new Map(
    shownFields(described, now).map(({ field, values: held }) => [field.databaseId, held]),
  );
  return Object.keys(values).map((name) => ({
    customFieldId: idIn(name),
    values: shown.get(idIn(name)) ?? [],
  }));
}

function Inputs({
  fields,
  held,
  uploadTo,
  disabled,
}: {
  fields: readonly DescribedField[];
  held: ReadonlyMap<number, HeldField>;
  uploadTo: string;
  disabled: boolean;
}) {
  return useShownFields(fields, nameOf).map((field) => {
    const of = held.get(field.databaseId);
    const input = { field, name: nameOf(field.databaseId), disabled };
    return (
      <Box
        key={field.databaseId}
        minW="0"
        gridColumn={field.type === 'TEXT' ? { md: 'span 2' } : undefined}
      >
        {isFileField(field) ? (
          <FileFieldInput {...input} uploadTo={uploadTo} files={filesOf(of?.values ?? [])} />
        ) : (
          <CustomFieldInput {...input} hint={of?.field.description} />
        )}
      </Box>
    );
  });
}

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
