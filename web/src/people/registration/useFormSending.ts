// Sends a registration form: creates an account and signs in, or only sends the answers.
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

export interface RegistrationValues extends FilledValues {
  password: string;
}

interface FormToSend {
  /** The company's code. */
  company: string;
  /** The form's id in the URL. */
  form: string;
  /** The invite's token; null without an invite. */
  invite: string | null;
  fields: readonly FilledField[];
  createsUser: boolean;
  /** Whether a signed-in sender joins the company. */
  joins: boolean;
  /** The text in the honeypot field; null if the sender seems to be human. */
  honeypot: () => string | null;
  /** Called after the form was sent, with the success message if the user remains on the page. */
  onSent: (thanks: string | null) => void;
}

// Sessions start only on the main host outside of a frame. A page on a company's host or embedded in a site links to
// the main host's sign-in.
export const canStartSession = companyHost === null && !isEmbedded;

/** The returned function sends the form and resolves to errors by field. */
export function useFormSending({
  company,
  form,
  invite,
  fields,
  createsUser,
  joins,
  honeypot,
  onSent,
}: FormToSend): (filled: RegistrationValues) => Promise<readonly UserError[]> {
  const navigate = useNavigate();
  const [register] = useMutation<useFormSendingRegisterMutation>(graphql`
    mutation useFormSendingRegisterMutation($input: RegisterInCompanyInput!, $staysHere: Boolean!) {
      registerInCompany(input: $input) {
        companyCode
        accessToken @include(if: $staysHere)
        successText
        redirectUrl
        ...userErrors_payload
      }
    }
  `);
  const [answer] = useMutation<useFormSendingAnswerMutation>(graphql`
    mutation useFormSendingAnswerMutation($input: SendFormInput!) {
      sendForm(input: $input) {
        isSent
        successText
        redirectUrl
        ...userErrors_payload
      }
    }
  `);
  /** Returns whether the browser leaves for another page; an embedding site redirects itself. */
  const leave = (redirect: string | null): boolean => {
    if (isEmbedded) postToSite({ kafedra: 'sent', redirect });
    else if (redirect !== null) location.replace(redirect);
    return !isEmbedded && redirect !== null;
  };
  const join = async (filled: RegistrationValues) => {
    const input = {
      ...inputOf(filled),
      invite,
      name: filled.name.trim(),
      surname: filled.surname.trim() || null,
      email: filled.email.trim(),
      password: filled.password,
    };
    const { response, userErrors } = await sendWithCaptcha((captcha) =>
      register({ variables: { input: { ...input, captcha }, staysHere: canStartSession } }),
    );
    if (response?.registerInCompany.companyCode == null) return inForm(userErrors, input.values);
    const { accessToken, successText, redirectUrl } = response.registerInCompany;
    // With a redirect, the other page thanks the user.
    const isThanked = isEmbedded || (successText != null && redirectUrl == null);
    onSent(isThanked ? (successText ?? 'Вы зарегистрированы.') : null);
    if (accessToken != null) startSession(accessToken);
    if (leave(redirectUrl ?? null) || isThanked) return [];
    if (accessToken == null) location.replace(mainHostUrl(`/login/${company}?reason=registered`));
    else await navigate(takeRememberedLink() ?? '/companies', { replace: true });
    return [];
  };
  const submitAnswers = async (filled: RegistrationValues) => {
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
  const inputOf = (filled: RegistrationValues) => ({
    company,
    form,
    values: sentAnswers(fields, filled),
    page: pageOf(new URL(location.href)),
    // Left out if empty, for servers that don't know the field.
    ...websiteOf(honeypot()),
  });
  return createsUser ? join : submitAnswers;
}

const websiteOf = (website: string | null) => website !== null && { website };

const longestPage = 2000;

/**
 * The page's URL without the invite's token; in a frame, the page that the embedding site reports.
 */
function pageOf(address: URL): string {
  const site = sitePage();
  if (site !== null) return site.slice(0, longestPage);
  address.searchParams.delete('invite');
  return address.href.slice(0, longestPage);
}

/** Assigns errors to the form's fields: `values.2.values` is the third of the sent values. */
const inForm = <Problem extends { readonly field?: string | null | undefined }>(
  errors: readonly Problem[],
  values: readonly { key: string }[],
): Problem[] =>
  errors.map((error) => {
    const place = /^values\.(\d+)\./.exec(error.field ?? '')?.[1];
    const held = place === undefined ? undefined : values[Number(place)];
    return held === undefined ? error : { ...error, field: `answers.${answerName(held.key)}` };
  });
