// The page of an invite or a welcome link: its form, its new users and its history; or the form that creates one or
// many.
import { graphql, useFragment } from 'react-relay';
import { useLocation, useParams } from 'react-router';
import { NotFoundHere } from '../../kit/pages/NotFoundHere.tsx';
import { PagePart } from '../../kit/pages/PagePart.tsx';
import { usePageData } from '../../kit/relay/pageData.ts';
import { usePageName } from '../../kit/pages/breadcrumbs.tsx';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import { Badge, PageHeader, TabLinks, lazyPart, PageBody } from '../../ui/index.ts';
import { InviteForm } from './InviteForm.tsx';
import { inviteKinds, type InviteKind } from './inviteKinds.ts';
import { InviteLink } from './InviteLink.tsx';
import { InviteRecipients } from './sending/InviteRecipients.tsx';
import { inviteIdOf, inviteRoute, inviteTab, welcomeRoute } from './inviteRoute.ts';
import { inviteStates } from './inviteStates.ts';
import type { InviteScreen_company$key } from '../../__generated__/InviteScreen_company.graphql.ts';

export const OneInviteScreen = () => (
  <InviteScreen kind="INVITE" company={requireAdmission(usePageData(inviteRoute).company)} />
);

export const OneWelcomeScreen = () => (
  <InviteScreen kind="WELCOME" company={requireAdmission(usePageData(welcomeRoute).company)} />
);

function InviteScreen({
  kind,
  company: key,
}: {
  kind: InviteKind;
  company: InviteScreen_company$key;
}) {
  const company = useFragment<InviteScreen_company$key>(
    graphql`
      fragment InviteScreen_company on Company
      @argumentDefinitions(
        id: { type: "Int!" }
        exists: { type: "Boolean!" }
        users: { type: "Boolean!" }
        history: { type: "Boolean!" }
        changes: { type: "HistoryFilter" }
      ) {
        code
        ...InviteForm_company
        ...InviteRecipients_company
        ...ManyInvites_company
        invite(databaseId: $id) @include(if: $exists) {
          id
          name
          kind
          state
          usersCount
          viewerCanUpdate @catch(to: NULL)
          ...InviteForm_invite
          ...InviteLink_invite
          ...InviteRecipients_invite
          ...InviteUsers_invite @include(if: $users) @alias(as: "visitors")
          ...History_record
            @arguments(filter: $changes)
            @include(if: $history)
            @alias(as: "history")
        }
      }
    `,
    key,
  );
  const params = useParams();
  const search = new URLSearchParams(useLocation().search);
  const tab = inviteTab({ search });
  const isNew = inviteIdOf({ params }) === null;
  const isMany = isNew && search.get('many') === '1';
  const words = inviteKinds[kind];
  const newTitle = isMany ? words.manyTitle : words.newTitle;
  const base = `/${company.code}/${words.path}`;
  const { invite } = company;
  usePageName(isNew ? newTitle : invite?.name);
  if (!isNew && invite?.kind !== kind) {
    return <NotFoundHere title="Приглашение не найдено" text="Возможно, его удалили." />;
  }
  const at = `${base}/${params['inviteId'] ?? ''}`;
  return (
    <>
      <PageHeader
        sticky
        title={invite ? words.editTitle(invite.name) : newTitle}
        badge={
          invite?.state && (
            <Badge tone={inviteStates[invite.state].tone}>{inviteStates[invite.state].label}</Badge>
          )
        }
        tabs={
          invite && (
            <TabLinks
              label={words.title}
              current={tab}
              tabs={[
                { id: 'settings', label: 'Настройки', to: at },
                {
                  id: 'users',
                  label: 'Кто пришёл',
                  to: `${at}?tab=users`,
                  count: invite.usersCount,
                },
                // The history contains the recipients, which require the permission to edit the invite.
                ...(invite.viewerCanUpdate !== false
                  ? [{ id: 'history', label: 'История', to: `${at}?tab=history` }]
                  : []),
              ]}
            />
          )
        }
      />
      <PagePart>
        {tab === 'users' && invite?.visitors ? (
          <InviteUsers invite={invite.visitors} code={company.code} />
        ) : (
          <PageBody>
            {tab === 'history' && invite?.history && <History record={invite.history} />}
            {isMany && <ManyInvites kind={kind} company={company} base={base} />}
            {!isMany && (tab === 'settings' || isNew) && (
              // The key resets the form when another invite is shown.
              <InviteForm
                key={invite?.id ?? 'new'}
                kind={kind}
                base={base}
                company={company}
                invite={invite ?? null}
                aside={
                  invite && (
                    <>
                      <InviteRecipients invite={invite} company={company} />
                      <InviteLink invite={invite} />
                    </>
                  )
                }
              />
            )}
          </PageBody>
        )}
      </PagePart>
    </>
  );
}

// Components of the other tabs are loaded when a tab opens.
const InviteUsers = lazyPart(() => import('./InviteUsers.tsx'), 'InviteUsers');
const History = lazyPart(() => import('../../audits/lazy.ts'), 'History');
const ManyInvites = lazyPart(() => import('./bulk-create/ManyInvites.tsx'), 'ManyInvites');
