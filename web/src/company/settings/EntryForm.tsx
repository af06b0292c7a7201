// How people come in: the first page, and by what new accounts are confirmed.
import { graphql, useFragment } from 'react-relay';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Card,
  Checkbox,
  Form,
  maxLengthOrEmpty,
  pattern,
  Stack,
  SubmitButton,
  SwitchField,
  Text,
  TextField,
  useAlerts,
  useField,
  useForm,
} from '../../ui/index.ts';
import type { EntryFormMutation } from './__generated__/EntryFormMutation.graphql.ts';
import type {
  AccountVerification,
  EntryForm_company$key,
} from './__generated__/EntryForm_company.graphql.ts';

interface Values {
  firstLink: string;
  useVerificationAccountType: boolean;
  verificationAccountTypes: readonly AccountVerification[];
}

export function EntryForm({ company: key }: { company: EntryForm_company$key }) {
  const company = useFragment<EntryForm_company$key>(
    graphql`
      fragment EntryForm_company on Company {
        id
        firstLink
        useVerificationAccountType
        verificationAccountTypes
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const form = useForm<Values>({
    defaultValues: {
      firstLink: company.firstLink ?? '',
      useVerificationAccountType: company.useVerificationAccountType,
      verificationAccountTypes: company.verificationAccountTypes,
    },
  });
  const [update] = useMutation<EntryFormMutation>(graphql`
    mutation EntryFormMutation($input: UpdateCompanyInput!) {
      updateCompany(input: $input) {
        company {
          ...EntryForm_company
        }
        userErrors {
          message
          field
        }
      }
    }
  `);
  return (
    <Form
      form={form}
      guardUnsaved
      onSubmit={async ({ firstLink, useVerificationAccountType, verificationAccountTypes }) => {
        const { userErrors } = await update({
          variables: {
            input: {
              id: company.id,
              firstLink: firstLink.trim() || null,
              useVerificationAccountType,
              verificationAccountTypes: [...verificationAccountTypes],
            },
          },
        });
        if (userErrors.length === 0) alerts.saved();
        return userErrors;
      }}
    >
      <Card title="Вход в школу">
        <Stack gap="4">
          <TextField
            name="firstLink"
            label="Первая страница"
            hint="Куда попадают те, кто открыл адрес школы: адрес внутри неё или ссылка целиком"
            placeholder="/courses"
            rules={[
              maxLengthOrEmpty(500),
              pattern(
                /^$|^\/(?!\/)\S*$|^https?:\/\/\S+$/,
                'Введите адрес, который начинается с / или https://',
              ),
            ]}
          />
          <SwitchField
            name="useVerificationAccountType"
            label="Подтверждать новые учётные записи"
          />
          <VerificationTypes />
          <div>
            <SubmitButton>Сохранить</SubmitButton>
          </div>
        </Stack>
      </Card>
    </Form>
  );
}

function VerificationTypes() {
  const name = 'verificationAccountTypes';
  const { field, error } = useField<readonly AccountVerification[]>(name, {});
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <Text asChild size="sm" fontWeight="medium" mb="2">
        <legend>Чем подтверждать</legend>
      </Text>
      <Stack gap="2">
        {types.map(({ type, label }) => (
          <Checkbox
            key={type}
            checked={field.value.includes(type)}
            onChange={(isOn) =>
              field.onChange(
                types
                  .map((each) => each.type)
                  .filter((each) => (each === type ? isOn : field.value.includes(each))),
              )
            }
          >
            {label}
          </Checkbox>
        ))}
      </Stack>
      {error && (
        <Text size="sm" tone="danger" role="alert" mt="1">
          {error}
        </Text>
      )}
    </fieldset>
  );
}

const types: readonly { type: AccountVerification; label: string }[] = [
  { type: 'EMAIL', label: 'Письмом на почту' },
  { type: 'PHONE', label: 'Кодом на телефон' },
  { type: 'TELEGRAM', label: 'Через Telegram' },
];
