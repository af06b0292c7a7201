// The values of an invite or a welcome: its name and limits, what it gives, what it asks for, and whom it is sent to.
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/useMutation.ts';
import { useCreate } from '../../kit/useSave.ts';
import { Form, Grid, Stack, SubmitButton, useAlerts } from '../../ui/index.ts';
import { InviteGifts } from './InviteGifts.tsx';
import type { InviteKind } from './inviteKinds.ts';
import { InviteLimits } from './InviteLimits.tsx';
import { InviteQuestions } from './InviteQuestions.tsx';
import { InviteSending } from './InviteSending.tsx';
import { emptyInvite, inputOf, type InviteValues } from './inviteValues.ts';
import { packageOf } from './useGiftSearch.ts';
import type { InviteForm_company$key } from '../../__generated__/InviteForm_company.graphql.ts';
import type {
  InviteForm_invite$data,
  InviteForm_invite$key,
} from '../../__generated__/InviteForm_invite.graphql.ts';
import type { InviteFormCreateMutation } from '../../__generated__/InviteFormCreateMutation.graphql.ts';
import type { InviteFormUpdateMutation } from '../../__generated__/InviteFormUpdateMutation.graphql.ts';

export function InviteForm({
  kind,
  base,
  company: companyKey,
  invite: inviteKey,
  aside,
}: {
  kind: InviteKind;
  /** The address of the list. */
  base: string;
  company: InviteForm_company$key;
  /** Null for a new one. */
  invite: InviteForm_invite$key | null;
  /** What stands beside the form. */
  aside: ReactNode;
}) {
  const company = useFragment<InviteForm_company$key>(
    graphql`
      fragment InviteForm_company on Company {
        id
        ...InviteSending_company
        ...InviteGifts_company
        ...InviteQuestions_company
      }
    `,
    companyKey,
  );
  const { record: invite, ...form } = useInviteForm({
    kind,
    base,
    companyId: company.id,
    record: inviteKey,
  });
  const readOnly = invite?.viewerCanUpdate === false;
  return (
    <Form {...form} guardUnsaved>
      <fieldset disabled={readOnly} style={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
        <Grid
          templateColumns={{ base: '1fr', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          gap="4"
          alignItems="start"
        >
          <Stack gap="4">
            <InviteLimits kind={kind} />
            {/* Whoever may not change it is not told whom it is for. */}
            {!readOnly && <InviteSending kind={kind} company={company} />}
            <InviteQuestions company={company} />
          </Stack>
          <Stack gap="4">
            {aside}
            <InviteGifts company={company} />
          </Stack>
        </Grid>
        {!readOnly && (
          <Stack mt="4" align="flex-start">
            <SubmitButton>{invite ? 'Сохранить' : 'Создать'}</SubmitButton>
          </Stack>
        )}
      </fieldset>
    </Form>
  );
}

function useInviteForm({
  kind,
  base,
  companyId,
  record,
}: {
  kind: InviteKind;
  /** The address of the list. */
  base: string;
  companyId: string;
  /** Null for a new one. */
  record: InviteForm_invite$key | null;
}) {
  const alerts = useAlerts();
  const navigate = useNavigate();
  const create = useCreate<InviteFormCreateMutation>(
    companyId,
    graphql`
      mutation InviteFormCreateMutation($input: CreateInviteInput!) {
        createInvite(input: $input) {
          invite {
            databaseId
          }
          userErrors {
            message
            field
          }
        }
      }
    `,
    ({ createInvite: { invite } }) => {
      alerts.success(kind === 'INVITE' ? 'Приглашение создано' : 'Приветствие создано');
      if (invite) void navigate(`${base}/${invite.databaseId}`, { replace: true });
    },
  );
  const [update] = useMutation<InviteFormUpdateMutation>(graphql`
    mutation InviteFormUpdateMutation($input: UpdateInviteInput!) {
      updateInvite(input: $input) {
        invite {
          name
          state
          ...InviteForm_invite
          ...InviteLink_invite
        }
        userErrors {
          message
          field
          code
        }
      }
    }
  `);
  return useRecordForm({
    fragment: graphql`
      fragment InviteForm_invite on Invite @throwOnFieldError {
        id
        version
        name
        description
        type
        active
        userLimit
        dateStart
        dateEnd
        sendType
        recipients {
          address
        }
        roles {
          id
          name
        }
        groups {
          id
          name
        }
        coursePackages {
          ...useGiftSearch_package
        }
        tests {
          id
          title
        }
        customFields {
          customFieldId
          required
        }
        viewerCanUpdate
      }
    `,
    record,
    values: (now): InviteValues => (now ? valuesOf(now) : emptyInvite(kind)),
    input: inputOf,
    create: (input) => create({ kind, ...input }),
    update: ({ id }, change) => update({ variables: { input: { id, ...change } } }),
    onDone: alerts.saved,
  });
}

const valuesOf = (invite: InviteForm_invite$data): InviteValues => ({
  name: invite.name,
  description: invite.description ?? '',
  type: invite.type,
  active: invite.active,
  userLimit: invite.userLimit == null ? '' : String(invite.userLimit),
  dateStart: invite.dateStart ?? null,
  dateEnd: invite.dateEnd ?? null,
  sendType: invite.sendType ?? '',
  recipients: invite.recipients.map(({ address }) => address).join('\n'),
  roleIds: invite.roles.map(({ id, name }) => ({ id, name })),
  groupIds: invite.groups.map(({ id, name }) => ({ id, name })),
  coursePackageIds: invite.coursePackages.map(packageOf),
  testIds: invite.tests.map(({ id, title }) => ({ id, name: title })),
  customFields: invite.customFields.map(({ customFieldId, required }) => ({
    customFieldId,
    required,
  })),
});
