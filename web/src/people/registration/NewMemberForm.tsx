// A form on its page: its fields, what the invite asks for besides, and the password where it makes an account.
import type { FieldWidth, FormFieldType, HiddenParameter } from '@kafedra/common/forms';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import {
  conditionOf,
  draftOf,
  emptyValues,
  FillingForm,
  forAccount,
  lowered,
  useDraft,
  useVisit,
  type FilledField,
} from '../../forms/index.ts';
import { prepareCaptcha } from '../../kit/captcha.ts';
import { isEmbedded } from '../../kit/embedding.ts';
import { onMainHost } from '../../kit/host.ts';
import { rememberLink } from '../../kit/session.ts';
import {
  Button,
  isFileField,
  PasswordField,
  Text,
  TextLink,
  useForm,
  type DescribedField,
} from '../../ui/index.ts';
import { Consent } from '../account/Consent.tsx';
import { newPasswordRules } from '../account/rules.ts';
import { useSignOut } from '../account/useSignOut.ts';
import { useFormUploads } from './useFormUploads.ts';
import { staysHere, useFormSending, type Values } from './useFormSending.ts';
import type {
  NewMemberForm_form$data,
  NewMemberForm_form$key,
} from '../../__generated__/NewMemberForm_form.graphql.ts';
import type {
  NewMemberForm_sender$data,
  NewMemberForm_sender$key,
} from '../../__generated__/NewMemberForm_sender.graphql.ts';

export function NewMemberForm({
  form: key,
  sender: senderKey,
  formId,
  token,
  onSent,
}: {
  form: NewMemberForm_form$key;
  /** The member of the company who fills it in; null for everybody else. */
  sender: NewMemberForm_sender$key | null;
  /** As the address has it. */
  formId: string;
  /** Of the invite. */
  token: string | null;
  /** Called with the thanks where whoever has sent the form stays on the page. */
  onSent: (thanks: string) => void;
}) {
  const { company, buttonName, createUser, ...asked } = useFragment<NewMemberForm_form$key>(
    graphql`
      fragment NewMemberForm_form on RegistrationForm {
        buttonName
        createUser
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
            takesFiles @catch(to: NULL)
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
  const sender = useFragment<NewMemberForm_sender$key>(
    graphql`
      fragment NewMemberForm_sender on RegistrationSender {
        name
        surname
        email
      }
    `,
    senderKey,
  );
  const signOut = useSignOut();
  // Elsewhere every form makes an account.
  const createsUser = createUser ?? true;
  const described = asked.fields.filter(canBeFilled).map(filledField);
  const fields = createsUser ? forAccount(described) : described;
  const button = buttonName ?? (createsUser ? 'Зарегистрироваться' : 'Отправить');
  const [address] = useSearchParams();
  const draftKey = `form_draft/${company.code}/${formId}`;
  const form = useForm<Values>({
    defaultValues: {
      ...draftOf(draftKey, fields, { ...emptyValues(fields, address), ...knownOf(sender) }),
      password: '',
    },
  });
  const draft = useDraft(draftKey, form);
  const visit = useVisit({ company: company.code, form: formId, fields }, form);
  const submit = useFormSending({
    company: company.code,
    form: formId,
    invite: token,
    fields,
    createsUser,
    onSent: (thanks) => {
      draft.forget();
      visit.end();
      if (thanks !== null) onSent(thanks);
    },
  });
  const ticketFor = useFormUploads({ company: company.code, form: formId });
  const signInPath =
    staysHere || token === null
      ? `/login/${company.code}`
      : `/registration/${company.code}/${formId}?invite=${token}`;
  return (
    <div onFocus={prepareCaptcha}>
      <FillingForm
        form={form}
        fields={fields}
        button={button}
        ticketFor={ticketFor}
        onSubmit={submit}
        after={
          <>
            <Consent button={button} by={company.name} />
            {sender && (
              <Text tone="muted" size="sm">
                Вы отправите форму как {sender.email ?? sender.name}.{' '}
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => signOut(location.pathname + location.search)}
                >
                  Выйти
                </Button>
              </Text>
            )}
            {createsUser && !isEmbedded && (
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
        {createsUser && (
          <PasswordField
            name="password"
            label="Пароль"
            hint="От 8 символов"
            autoComplete="new-password"
            required
            rules={newPasswordRules}
          />
        )}
      </FillingForm>
    </div>
  );
}

/** What the form need not be told once more. */
const knownOf = (sender: NewMemberForm_sender$data | null | undefined) =>
  sender && { name: sender.name, surname: sender.surname ?? '', email: sender.email ?? '' };

type AskedFormField = NewMemberForm_form$data['fields'][number];

/** Not every server takes files from those who are nobody yet. */
const canBeFilled = ({ customField }: AskedFormField): boolean =>
  customField == null || !isFileField(customField) || customField.takesFiles === true;

/** The field in the words of the rules that server and browser share. */
const filledField = ({
  key,
  type,
  required,
  width,
  parameter,
  condition,
  ...field
}: AskedFormField): FilledField => ({
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
  customField: field.customField ? fieldOf(field.customField) : null,
});

type AskedField = NonNullable<AskedFormField['customField']>;

const fieldOf = ({
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
