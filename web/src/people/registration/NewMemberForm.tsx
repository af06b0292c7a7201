// A new account in a company: the fields of its form and what the invite asks for besides.
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { CustomFieldInput, type DescribedField } from '../../forms/index.ts';
import { prepareCaptcha, sendProved } from '../../kit/captcha.ts';
import { companyHost, onMainHost } from '../../kit/host.ts';
import { rememberLink, startSession } from '../../kit/session.ts';
import { useMutation } from '../../kit/useMutation.ts';
import {
  Box,
  Form,
  Heading,
  PasswordField,
  Stack,
  SubmitButton,
  Text,
  TextField,
  TextLink,
  useForm,
} from '../../ui/index.ts';
import { Consent } from '../account/Consent.tsx';
import { emailRules, nameRules, newPasswordRules, surnameRules } from '../account/rules.ts';
import type { NewMemberFormMutation } from '../../__generated__/NewMemberFormMutation.graphql.ts';
import type {
  NewMemberForm_form$data,
  NewMemberForm_form$key,
} from '../../__generated__/NewMemberForm_form.graphql.ts';

interface Values {
  name: string;
  surname: string;
  email: string;
  password: string;
  /** In the order of the form's own custom fields. */
  values: { key: string; values: string[] }[];
}

export function NewMemberForm({
  form: key,
  formId,
  token,
}: {
  form: NewMemberForm_form$key;
  /** As the address has it. */
  formId: string;
  /** Of the invite. */
  token: string | null;
}) {
  const { company, buttonName, fields } = useFragment<NewMemberForm_form$key>(
    graphql`
      fragment NewMemberForm_form on RegistrationForm {
        buttonName
        company {
          code
          name
        }
        fields {
          key
          type
          required
          text
          customField {
            name
            prompt
            type
            multiple
            variables {
              databaseId
              value
            }
          }
        }
      }
    `,
    key,
  );
  const button = buttonName ?? 'Зарегистрироваться';
  const navigate = useNavigate();
  const own = fields.filter(({ type }) => type === 'CUSTOM_FIELD').map((field) => field.key);
  const form = useForm<Values>({
    defaultValues: {
      name: '',
      surname: '',
      email: '',
      password: '',
      values: own.map((field) => ({ key: field, values: [] })),
    },
  });
  const [register] = useMutation<NewMemberFormMutation>(graphql`
    mutation NewMemberFormMutation($input: RegisterInCompanyInput!, $staysHere: Boolean!) {
      registerInCompany(input: $input) {
        companyCode
        accessToken @include(if: $staysHere)
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  // A company's host gets no session: its page leads to the sign-in of the main one.
  const staysHere = companyHost === null;
  const signInPath =
    staysHere || token === null
      ? `/login/${company.code}`
      : `/registration/${company.code}/${formId}?invite=${token}`;
  const submit = async ({ name, surname, email, password, values }: Values) => {
    const input = {
      company: company.code,
      form: formId,
      invite: token,
      name: name.trim(),
      surname: surname.trim() || null,
      email: email.trim(),
      password,
      values,
    };
    const { response, userErrors } = await sendProved((captcha) =>
      register({ variables: { input: { ...input, captcha }, staysHere } }),
    );
    if (response?.registerInCompany.companyCode == null) return userErrors;
    const { accessToken } = response.registerInCompany;
    if (accessToken == null) {
      location.replace(onMainHost(`/login/${company.code}?reason=registered`));
      return [];
    }
    startSession(accessToken);
    await navigate('/companies', { replace: true });
    return [];
  };
  return (
    <Form form={form} onSubmit={submit}>
      <Stack gap="4" onFocus={prepareCaptcha}>
        {fields.map((field, index) => (
          // Words and lines have no key of their own, and the order never changes here.
          // oxlint-disable-next-line react/no-array-index-key
          <Field key={`${index}:${field.key}`} field={field} place={own.indexOf(field.key)} />
        ))}
        <PasswordField
          name="password"
          label="Пароль"
          hint="От 8 символов"
          autoComplete="new-password"
          required
          rules={newPasswordRules}
        />
        <SubmitButton full>{button}</SubmitButton>
        <Consent button={button} by={company.name} />
        <Text tone="muted" size="sm">
          Уже есть учётная запись?{' '}
          <TextLink
            to={onMainHost(signInPath)}
            onClick={() => rememberLink(location.pathname + location.search)}
          >
            Войти
          </TextLink>
        </Text>
      </Stack>
    </Form>
  );
}

function Field({
  field: { type, required, text, customField },
  place,
}: {
  field: NewMemberForm_form$data['fields'][number];
  /** Among the custom fields. */
  place: number;
}) {
  switch (type) {
    case 'NAME':
      return (
        <TextField name="name" label="Имя" autoComplete="given-name" required rules={nameRules} />
      );
    case 'SURNAME':
      return (
        <TextField
          name="surname"
          label="Фамилия"
          autoComplete="family-name"
          required={required}
          rules={surnameRules}
        />
      );
    case 'EMAIL':
      return (
        <TextField
          name="email"
          label="Почта"
          type="email"
          autoComplete="username"
          required
          rules={emailRules}
        />
      );
    case 'TITLE':
      return <Heading size="card">{text}</Heading>;
    case 'DESCRIPTION':
      return <Text tone="muted">{text}</Text>;
    case 'LINE':
      return <Box as="hr" w="full" m="0" border="none" borderTop="1px solid" borderColor="line" />;
    case 'SPACE':
      return <Box h="4" />;
    default:
      return customField ? (
        <CustomFieldInput
          field={described(customField)}
          name={`values.${place}.values`}
          required={required}
        />
      ) : null;
  }
}

type AskedField = NonNullable<NewMemberForm_form$data['fields'][number]['customField']>;

const described = ({ name, prompt, type, multiple, variables }: AskedField): DescribedField => ({
  name,
  prompt,
  type,
  multiple,
  variables: variables.map(({ databaseId, value }) => ({ databaseId, value })),
});
