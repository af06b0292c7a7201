// The page by which people join a company: with its form or an invite.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useParams, useSearchParams } from 'react-router';
import { FormPage, fromGraphqlEnum } from '../../forms/index.ts';
import { isEmbedded } from '../../kit/pages/embedding.ts';
import { companyHost, mainHostUrl } from '../../kit/network/host.ts';
import { usePageData } from '../../kit/relay/pageData.ts';
import { takeRememberedLink } from '../../kit/network/session.ts';
import { formatDateTime, RichText, Sheet, Text, TextLink } from '../../ui/index.ts';
import { SocialButtons } from '../social/SocialButtons.tsx';
import { AcceptInvite } from './AcceptInvite.tsx';
import { NewMemberForm } from './NewMemberForm.tsx';
import { registrationFormRoute } from './registrationFormRoute.ts';
import { canStartSession } from './useFormSending.ts';
import type { RegistrationFormScreen_query$key } from '../../__generated__/RegistrationFormScreen_query.graphql.ts';

export function RegistrationFormScreen() {
  const { viewer, registrationForm: form } = useFragment<RegistrationFormScreen_query$key>(
    graphql`
      fragment RegistrationFormScreen_query on Query
      @argumentDefinitions(
        company: { type: "String!" }
        form: { type: "String!" }
        invite: { type: "String" }
      ) {
        viewer {
          databaseId
          ...AcceptInvite_viewer
        }
        registrationForm(company: $company, form: $form, invite: $invite) {
          title
          description
          frontTemplate
          needsInvite
          createUser
          joins @catch(to: NULL)
          socialNetworkLogin
          state @catch(to: NULL)
          stateText
          opensAt
          sender @catch(to: NULL) {
            ...NewMemberForm_sender
          }
          company {
            name
            code
            ...SocialButtons_company
          }
          invite {
            name
            description
            refusal
          }
          ...NewMemberForm_form
        }
      }
    `,
    usePageData(registrationFormRoute),
  );
  const formId = useParams()['formId'] ?? '';
  const token = useSearchParams()[0].get('invite');
  const [thanks, setThanks] = useState<string | null>(null);
  // The page that required signing in, for the link below the success message.
  const [wanted, setWanted] = useState<string | null>(null);

  if (!form) {
    return (
      <Sheet
        title="Страница не найдена"
        text="Проверьте ссылку: возможно, она скопирована не целиком."
      />
    );
  }
  const { company, invite } = form;
  const title = form.title ?? company.name;
  if (invite?.refusal) return <Sheet title={title} text={invite.refusal} />;
  if (form.needsInvite && !invite) {
    return (
      <Sheet
        title={title}
        text="Прийти сюда можно только по приглашению. Попросите ссылку у того, кто вас позвал."
      />
    );
  }
  if (thanks !== null) {
    return (
      <Sheet title="Спасибо!" text={thanks}>
        {(form.createUser !== false || form.joins) &&
          (canStartSession ? (
            <TextLink to={wanted ?? '/companies'}>
              {wanted === null ? 'Мои компании' : 'Продолжить'}
            </TextLink>
          ) : (
            <TextLink to={mainHostUrl(`/login/${company.code}`)} target="_blank">
              Войти
            </TextLink>
          ))}
      </Sheet>
    );
  }
  // A signed-in user accepts an invite without the form.
  const isFilledIn = !(viewer && invite);
  if (isFilledIn && form.state != null && form.state !== 'OPEN') {
    return (
      <Sheet title={title} text={form.stateText}>
        {form.opensAt != null && <Text>Откроется {formatDateTime(form.opensAt)}</Text>}
      </Sheet>
    );
  }
  const text = form.description ?? invite?.name;
  return (
    <FormPage
      template={fromGraphqlEnum(form.frontTemplate ?? 'CARD')}
      title={title}
      text={invite?.description == null ? text : null}
    >
      {invite?.description != null && <RichText html={invite.description} mb="6" />}
      {viewer && form.createUser !== false ? (
        <AcceptInvite viewer={viewer} token={invite ? token : null} />
      ) : (
        <>
          <NewMemberForm
            form={form}
            sender={form.sender ?? null}
            viewerId={viewer?.databaseId ?? null}
            formId={formId}
            token={token}
            onSent={(text) => {
              setThanks(text);
              if (text !== null) setWanted(takeRememberedLink());
            }}
          />
          {form.socialNetworkLogin && companyHost === null && !isEmbedded && (
            <SocialButtons company={company} form={formId} invite={token} />
          )}
        </>
      )}
    </FormPage>
  );
}
