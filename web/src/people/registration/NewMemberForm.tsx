// The form of a registration page: its fields, the invite's questions, and a password if it creates an account.
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router';
import {
  emptyValues,
  FillingForm,
  withoutAccountFields,
  useRestoredDraft,
  useDraft,
  useVisit,
} from '../../forms/index.ts';
import { prepareCaptcha } from '../../kit/captcha/captcha.ts';
import { isEmbedded } from '../../kit/pages/embedding.ts';
import { mainHostUrl } from '../../kit/network/host.ts';
import { rememberLink } from '../../kit/network/session.ts';
import { Box, Button, PasswordField, Text, TextLink, useForm } from '../../ui/index.ts';
import { Consent } from '../account/sign-in/Consent.tsx';
import { newPasswordRules } from '../account/rules.ts';
import { useSignOut } from '../account/sign-in/useSignOut.ts';
import { filledFields } from './filledFields.ts';
import { HoneypotField, honeypotText } from './HoneypotField.tsx';
import { useFormUploads } from './useFormUploads.ts';
import { canStartSession, useFormSending, type RegistrationValues } from './useFormSending.ts';
import type { NewMemberForm_form$key } from '../../__generated__/NewMemberForm_form.graphql.ts';
import type {
  NewMemberForm_sender$data,
  NewMemberForm_sender$key,
} from '../../__generated__/NewMemberForm_sender.graphql.ts';

export function NewMemberForm({
  form: key,
  sender: senderKey,
  viewerId,
  formId,
  token,
  onSent,
}: {
  form: NewMemberForm_form$key;
  /** The member who fills in the form while signed in; null otherwise. */
  sender: NewMemberForm_sender$key | null;
  /** Id of the signed-in user; null for a visitor. */
  viewerId: number | null;
  /** The id in the URL. */
  formId: string;
  /** The invite's token. */
  token: string | null;
  /** Called with the success message if the user remains on the page. */
  onSent: (thanks: string) => void;
}) {
  const { company, buttonName, createUser, joins, ...rest } = useFragment<NewMemberForm_form$key>(
    graphql`
      fragment NewMemberForm_form on RegistrationForm {
        buttonName
        createUser
        joins @catch(to: NULL)
        company {
          code
          name
        }
        fields {
          ...filledFields_field
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
  // On servers without the field, every form creates an account.
  const createsUser = createUser ?? true;
  const comes = joins === true;
  const described = filledFields(rest.fields);
  const fields = createsUser ? withoutAccountFields(described) : described;
  const button =
    buttonName ?? (createsUser ? 'Зарегистрироваться' : comes ? 'Присоединиться' : 'Отправить');
  const [address] = useSearchParams();
  const draftOf = { company: company.code, form: formId, sender: viewerId };
  const begun = useRestoredDraft(draftOf, fields, {
    ...emptyValues(fields, address),
    ...knownOf(sender),
  });
  const form = useForm<RegistrationValues>({ defaultValues: { ...begun.values, password: '' } });
  const draft = useDraft(draftOf, form, begun);
  const visit = useVisit({ company: company.code, form: formId, fields }, form);
  const trap = useRef<HTMLInputElement>(null);
  const send = useFormSending({
    company: company.code,
    form: formId,
    invite: token,
    fields,
    createsUser,
    joins: comes,
    honeypot: () => honeypotText(trap.current),
    onSent: (thanks) => {
      draft.forget();
      visit.end();
      if (thanks !== null) onSent(thanks);
    },
  });
  const [isKnown, setKnown] = useState(false);
  const submit = async (filled: RegistrationValues) => {
    const errors = await send(filled);
    setKnown(errors.some(({ field, code }) => field === 'email' && code === 'taken'));
    return errors;
  };
  const ticketFor = useFormUploads({ company: company.code, form: formId });
  const signInPath =
    canStartSession || token === null
      ? `/login/${company.code}`
      : `/registration/${company.code}/${formId}?invite=${token}`;
  const signIn = (
    <TextLink
      to={mainHostUrl(signInPath)}
      onClick={() => {
        draft.passOn();
        rememberLink(location.pathname + location.search);
      }}
    >
      Войти
    </TextLink>
  );
  return (
    <div onFocus={prepareCaptcha}>
      <FillingForm
        form={form}
        fields={fields}
        button={button}
        ticketFor={ticketFor}
        onSubmit={submit}
        initialStep={begun.step}
        onStep={draft.reach}
        notice={
          <Box as="output" display="block" _empty={{ display: 'none' }}>
            {begun.expiredFiles.length > 0 && (
              <Text size="sm">
                Хранились слишком долго, приложите ещё раз: {begun.expiredFiles.join(', ')}.
              </Text>
            )}
            {isKnown && createsUser && !isEmbedded && (
              <Text size="sm">
                У вас уже есть учётная запись. {signIn} и отправьте форму под своим именем: что вы
                написали, останется.
              </Text>
            )}
          </Box>
        }
        after={
          <>
            <Consent button={button} by={company.name} />
            {sender && (
              <Text tone="muted" size="sm">
                {comes
                  ? `Вы войдёте в школу «${company.name}» под своим именем: ${sender.email ?? sender.name}.`
                  : `Вы отправите форму как ${sender.email ?? sender.name}.`}{' '}
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
                Уже есть учётная запись? {signIn}
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
        <HoneypotField ref={trap} />
      </FillingForm>
    </div>
  );
}

/** Initial values of a signed-in member. */
const knownOf = (sender: NewMemberForm_sender$data | null | undefined) =>
  sender && { name: sender.name, surname: sender.surname ?? '', email: sender.email ?? '' };
