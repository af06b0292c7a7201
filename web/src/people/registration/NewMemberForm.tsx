// A new account in a company: the fields of its form and what the invite asks for besides.
import type { FieldWidth, FormFieldType, HiddenParameter } from '@kafedra/common/forms';
import { graphql, useFragment } from 'react-relay';
import { useNavigate, useSearchParams } from 'react-router';
import {
  answerName,
  conditionOf,
  emptyValues,
  FillingForm,
  lowered,
  sentAnswers,
  type FilledField,
  type FilledValues,
} from '../../forms/index.ts';
import { prepareCaptcha, sendProved } from '../../kit/captcha.ts';
import { isEmbedded, tellSite } from '../../kit/embedding.ts';
import { companyHost, onMainHost } from '../../kit/host.ts';
import { rememberLink, startSession } from '../../kit/session.ts';
import { useMutation } from '../../kit/useMutation.ts';
import { PasswordField, Text, TextLink, useForm, type DescribedField } from '../../ui/index.ts';
import { Consent } from '../account/Consent.tsx';
import { newPasswordRules } from '../account/rules.ts';
import type { NewMemberFormMutation } from '../../__generated__/NewMemberFormMutation.graphql.ts';
import type {
  NewMemberForm_form$data,
  NewMemberForm_form$key,
} from '../../__generated__/NewMemberForm_form.graphql.ts';

interface Values extends FilledValues {
  password: string;
}

export function NewMemberForm({
  form: key,
  formId,
  token,
  onSent,
}: {
  form: NewMemberForm_form$key;
  /** As the address has it. */
  formId: string;
  /** Of the invite. */
  token: string | null;
  /** Called, with the thanks, in another site's page, which whoever has sent the form stays in. */
  onSent: (thanks: string) => void;
}) {
  const { company, buttonName, ...asked } = useFragment<NewMemberForm_form$key>(
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
          label
          hint
          width
          parameter
          value
          condition {
            match
            rules {
              field
              operator
              value
            }
          }
          customField {
            databaseId
            name
            prompt
            type
            multiple
            listShowType @catch(to: NULL)
            variables {
              databaseId
              value
              dependentCustomFieldIds @catch(to: NULL)
              dependentVariableIds @catch(to: NULL)
            }
          }
        }
      }
    `,
    key,
  );
  const fields = asked.fields.map(filledField);
  const button = buttonName ?? 'Зарегистрироваться';
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const form = useForm<Values>({
    defaultValues: { ...emptyValues(fields, address), password: '' },
  });
  const [register] = useMutation<NewMemberFormMutation>(graphql`
    mutation NewMemberFormMutation($input: RegisterInCompanyInput!, $staysHere: Boolean!) {
      registerInCompany(input: $input) {
        companyCode
        accessToken @include(if: $staysHere)
        successText @skip(if: $staysHere)
        redirectUrl @skip(if: $staysHere)
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  // A company's host gets no session: its page leads to the sign-in of the main one. So does another site.
  const staysHere = companyHost === null && !isEmbedded;
  const signInPath =
    staysHere || token === null
      ? `/login/${company.code}`
      : `/registration/${company.code}/${formId}?invite=${token}`;
  const submit = async (filled: Values) => {
    const values = sentAnswers(fields, filled);
    const input = {
      company: company.code,
      form: formId,
      invite: token,
      name: filled.name.trim(),
      surname: filled.surname.trim() || null,
      email: filled.email.trim(),
      password: filled.password,
      values,
    };
    const { response, userErrors } = await sendProved((captcha) =>
      register({ variables: { input: { ...input, captcha }, staysHere } }),
    );
    if (response?.registerInCompany.companyCode == null) {
      return userErrors.map((error) => ({ ...error, field: inForm(error.field, values) }));
    }
    const { accessToken, successText, redirectUrl } = response.registerInCompany;
    if (isEmbedded) {
      tellSite({ kafedra: 'sent', redirect: redirectUrl ?? null });
      onSent(successText ?? 'Вы зарегистрированы.');
      return [];
    }
    if (accessToken == null) {
      location.replace(onMainHost(`/login/${company.code}?reason=registered`));
      return [];
    }
    startSession(accessToken);
    await navigate('/companies', { replace: true });
    return [];
  };
  return (
    <div onFocus={prepareCaptcha}>
      <FillingForm
        form={form}
        fields={fields}
        button={button}
        onSubmit={submit}
        after={
          <>
            <Consent button={button} by={company.name} />
            {!isEmbedded && (
              <Text tone="muted" size="sm">
                Уже есть учётная запись?{' '}
                <TextLink
                  to={onMainHost(signInPath)}
                  onClick={() => rememberLink(location.pathname + location.search)}
                >
                  Войти
                </TextLink>
              </Text>
            )}
          </>
        }
      >
        <PasswordField
          name="password"
          label="Пароль"
          hint="От 8 символов"
          autoComplete="new-password"
          required
          rules={newPasswordRules}
        />
      </FillingForm>
    </div>
  );
}

/** `values.2.values` is the third of the other fields. */
function inForm(
  field: string | null | undefined,
  values: readonly { key: string }[],
): string | null | undefined {
  const place = /^values\.(\d+)\./.exec(field ?? '')?.[1];
  const answer = place === undefined ? undefined : values[Number(place)];
  return answer === undefined ? field : `answers.${answerName(answer.key)}`;
}

/** The field in the words of the rules that server and browser share. */
const filledField = ({
  key,
  type,
  required,
  width,
  parameter,
  condition,
  ...field
}: NewMemberForm_form$data['fields'][number]): FilledField => ({
  key,
  required,
  text: field.text ?? null,
  label: field.label ?? null,
  hint: field.hint ?? null,
  value: field.value ?? null,
  type: lowered<FormFieldType>(type),
  width: width ? lowered<FieldWidth>(width) : 'whole',
  parameter: parameter ? lowered<HiddenParameter>(parameter) : null,
  condition: condition
    ? conditionOf({
        match: condition.match,
        rules: condition.rules.map(({ field: asked, operator, value }) => ({
          field: asked,
          operator,
          value,
        })),
      })
    : null,
  customField: field.customField ? described(field.customField) : null,
});

type AskedField = NonNullable<NewMemberForm_form$data['fields'][number]['customField']>;

const described = ({
  databaseId: id,
  name,
  prompt,
  type,
  multiple,
  listShowType,
  variables,
}: AskedField): DescribedField => ({
  databaseId: id,
  name,
  prompt,
  type,
  multiple,
  listShowType: listShowType ?? 'RADIO_CHECKBOX',
  variables: variables.map(({ databaseId, value, ...brings }) => ({
    databaseId,
    value,
    dependentFields: brings.dependentCustomFieldIds ?? [],
    dependentVariables: brings.dependentVariableIds ?? [],
  })),
});
