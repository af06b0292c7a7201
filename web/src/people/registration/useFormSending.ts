// Sending a form: with an account that is made and entered, or only what was answered.
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router';
import { answerName, sentAnswers, type FilledField, type FilledValues } from '../../forms/index.ts';
import type { UserError } from '../../kit/network/mutationResult.ts';
import { sendWithCaptcha } from '../../kit/captcha/captcha.ts';
import { isEmbedded, sitePage, postToSite } from '../../kit/pages/embedding.ts';
import { companyHost, mainHostUrl } from '../../kit/network/host.ts';
import { startSession, takeRememberedLink } from '../../kit/network/session.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import type { useFormSendingAnswerMutation } from '../../__generated__/useFormSendingAnswerMutation.graphql.ts';
import type { useFormSendingRegisterMutation } from '../../__generated__/useFormSendingRegisterMutation.graphql.ts';

export interface Values extends FilledValues {
  password: string;
}

interface FormToSend {
  /** The company's code. */
  company: string;
  /** As the address has it. */
  form: string;
  /** The token; null without one. */
  invite: string | null;
  fields: readonly FilledField[];
  createsUser: boolean;
  /** Whether it brings whoever sends it to the company, with the account they have. */
  joins: boolean;
  /** What a robot has put where people see no field; null of a person. */
  trapped: () => string | null;
  /** Called once it is sent, with the thanks where whoever has sent it stays on the page. */
  onSent: (thanks: string | null) => void;
}

// A company's host gets no session: its page leads to the sign-in of the main one. So does another site.
export const staysHere = companyHost === null && !isEmbedded;

/** Answers what is wrong, each with its field. */
export function useFormSending({
  company,
  form,
  invite,
  fields,
  createsUser,
  joins,
  trapped,
  onSent,
}: FormToSend): (filled: Values) => Promise<readonly UserError[]> {
  const navigate = useNavigate();
  const [register] = useMutation<useFormSendingRegisterMutation>(graphql`
    mutation useFormSendingRegisterMutation($input: RegisterInCompanyInput!, $staysHere: Boolean!) {
      registerInCompany(input: $input) {
        companyCode
        accessToken @include(if: $staysHere)
        successText
        redirectUrl
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  const [answer] = useMutation<useFormSendingAnswerMutation>(graphql`
    mutation useFormSendingAnswerMutation($input: SendFormInput!) {
      sendForm(input: $input) {
        isSent
        successText
        redirectUrl
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  /** Whether whoever has sent the form is led elsewhere. */
  const leave = (redirect: string | null): boolean => {
    if (isEmbedded) postToSite({ kafedra: 'sent', redirect });
    else if (redirect !== null) location.replace(redirect);
    return !isEmbedded && redirect !== null;
  };
  const join = async (filled: Values) => {
    const input = {
      ...inputOf(filled),
      invite,
      name: filled.name.trim(),
      surname: filled.surname.trim() || null,
      email: filled.email.trim(),
      password: filled.password,
    };
    const { response, userErrors } = await sendWithCaptcha((captcha) =>
      register({ variables: { input: { ...input, captcha }, staysHere } }),
    );
    if (response?.registerInCompany.companyCode == null) return inForm(userErrors, input.values);
    const { accessToken, successText, redirectUrl } = response.registerInCompany;
    // Whoever is led elsewhere is thanked there.
    const isThanked = isEmbedded || (successText != null && redirectUrl == null);
    onSent(isThanked ? (successText ?? 'Вы зарегистрированы.') : null);
    if (accessToken != null) startSession(accessToken);
    if (leave(redirectUrl ?? null) || isThanked) return [];
    if (accessToken == null) location.replace(mainHostUrl(`/login/${company}?reason=registered`));
    else await navigate(takeRememberedLink() ?? '/companies', { replace: true });
    return [];
  };
  const tell = async (filled: Values) => {
    const asks = (type: FilledField['type']) => fields.some((field) => field.type === type);
    const input = {
      ...inputOf(filled),
      ...(asks('name') && { name: filled.name.trim() }),
      ...(asks('surname') && { surname: filled.surname.trim() }),
      ...(asks('email') && { email: filled.email.trim() }),
    };
    const { response, userErrors } = await sendWithCaptcha((captcha) =>
      answer({ variables: { input: { ...input, captcha } } }),
    );
    if (response?.sendForm.isSent !== true) return inForm(userErrors, input.values);
    const { successText, redirectUrl } = response.sendForm;
    const comes = joins && successText == null;
    onSent(comes ? null : (successText ?? 'Ответ отправлен.'));
    if (!leave(redirectUrl ?? null) && comes) {
      await navigate(takeRememberedLink() ?? '/companies', { replace: true });
    }
    return [];
  };
  const inputOf = (filled: Values) => ({
    company,
    form,
    values: sentAnswers(fields, filled),
    page: pageOf(new URL(location.href)),
    // Servers that know nothing of it are told nothing.
    ...websiteOf(trapped()),
  });
  return createsUser ? join : tell;
}

const websiteOf = (website: string | null) => website !== null && { website };

const longestPage = 2000;

/** Without what opens something; in another site's page, what that says of itself. */
function pageOf(address: URL): string {
  const site = sitePage();
  if (site !== null) return site.slice(0, longestPage);
  address.searchParams.delete('invite');
  return address.href.slice(0, longestPage);
}

/** `values.2.values` is the third of the other fields. */
const inForm = <Problem extends { readonly field?: string | null | undefined }>(
  errors: readonly Problem[],
  values: readonly { key: string }[],
): Problem[] =>
  errors.map((error) => {
    const place = /^values\.(\d+)\./.exec(error.field ?? '')?.[1];
    const held = place === undefined ? undefined : values[Number(place)];
    return held === undefined ? error : { ...error, field: `answers.${answerName(held.key)}` };
  });
