// The form of an invite or a welcome link: name and limits, what it grants, its questions and its recipients.
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation, useNavigate } from 'react-router';
import type { UserError } from '../../kit/network/mutationResult.ts';
import { useRecordForm } from '../../kit/record/useRecordForm.tsx';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { packageOf } from '../../kit/choices/packageOf.ts';
import { useTextUploads } from '../../media/index.ts';
import { useCreate } from '../../kit/actions/useSubmit.ts';
import { Form, Grid, lineMessage, Stack, SubmitButton, useAlerts } from '../../ui/index.ts';
import { useMaySend } from '../sending/MessageQuota.tsx';
import { InviteGrants } from './InviteGrants.tsx';
import type { InviteKind } from './inviteKinds.ts';
import { InviteLimits } from './InviteLimits.tsx';
import { InviteQuestions } from './InviteQuestions.tsx';
import { InviteSending } from './sending/InviteSending.tsx';
import {
  addressesOf,
  emptyInvite,
  inputOf,
  pastedRecipientsIn,
  type InviteValues,
} from './inviteValues.ts';
import { parseRecipients } from './sending/parseRecipients.ts';
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
  /** URL of the list. */
  base: string;
  company: InviteForm_company$key;
  /** Null for a new invite. */
  invite: InviteForm_invite$key | null;
  /** Content beside the form. */
  aside: ReactNode;
}) {
  const company = useFragment<InviteForm_company$key>(
    graphql`
      fragment InviteForm_company on Company {
        id
        ...InviteSending_company
        ...useTextUploads_company
        ...MessageQuota_company
        ...InviteGrants_company
        ...InviteQuestions_company
      }
    `,
    companyKey,
  );
  const maySend = useMaySend(company);
  const uploads = useTextUploads(company);
  const { record: invite, ...form } = useInviteForm({
    kind,
    base,
    companyId: company.id,
    record: inviteKey,
    maySend,
  });
  const [recipients, sendType] = form.form.watch(['recipients', 'sendType']);
  const toSend = newLetters(addressesOf({ recipients, sendType }), invite?.recipients ?? []);
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
            <InviteLimits kind={kind} uploads={uploads} readOnly={readOnly} />
            {/* The recipients require the permission to edit the invite. */}
            {!readOnly && <InviteSending company={company} toSend={toSend} />}
            <InviteQuestions company={company} />
          </Stack>
          <Stack gap="4">
            {aside}
            <InviteGrants company={company} />
          </Stack>
        </Grid>
        {!readOnly && (
          <Stack mt="4" align="flex-start">
            <SubmitButton>{submitLabel(invite === null, toSend, maySend(toSend))}</SubmitButton>
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
  maySend,
}: {
  kind: InviteKind;
  /** URL of the list. */
  base: string;
  companyId: string;
  /** Null for a new invite. */
  record: InviteForm_invite$key | null;
  /** Whether today's quota allows this number of messages. */
  maySend: (count: number) => boolean;
}) {
  const { state: handedOver }: { state: unknown } = useLocation();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const create = useCreate<InviteFormCreateMutation>(
    companyId,
    graphql`
      mutation InviteFormCreateMutation($input: CreateInviteInput!) {
        createInvite(input: $input) {
          invite {
            databaseId
            sending {
              id
            }
          }
          ...userErrors_payload
        }
      }
    `,
    ({ createInvite: { invite } }) => {
      const made = kind === 'INVITE' ? 'Приглашение создано' : 'Приветствие создано';
      alerts.success(invite?.sending ? `${made}, отправляем` : made);
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
          ...InviteRecipients_invite
        }
        ...userErrors_payload
      }
    }
  `);
  const { onSubmit, ...form } = useRecordForm({
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
          sentAt
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
          ...packageOf_package
        }
        tests {
          id
          title: name
        }
        customFields {
          customFieldId
          required
        }
        viewerCanUpdate
      }
    `,
    record,
    values: (now): InviteValues =>
      now ? valuesOf(now) : { ...emptyInvite(kind), recipients: pastedRecipientsIn(handedOver) },
    input: inputOf,
    create: (input) => {
      const letters = newLetters(input.recipients ?? [], []);
      return create({ kind, ...input, send: letters > 0 && maySend(letters) });
    },
    update: (now, change) => {
      const { recipients } = change;
      const letters = recipients ? newLetters(recipients, now.recipients) : 0;
      // The server requires the type of the addresses with each change of the recipients.
      const sendType = change.sendType ?? now.sendType;
      return update({
        variables: {
          input: {
            id: now.id,
            ...change,
            ...(recipients && { sendType }),
            ...(letters > 0 && maySend(letters) && { send: true }),
          },
        },
      });
    },
    onDone: alerts.saved,
  });
  return {
    ...form,
    onSubmit: async (values: InviteValues) =>
      (await onSubmit(values))?.map((error) => atLine(error, values)),
  };
}

/**
 * Number of messages to send on saving: if a recipient was added, all who haven't received the invite; otherwise none.
 */
function newLetters(
  addresses: readonly string[],
  before: InviteForm_invite$data['recipients'],
): number {
  const known = new Map(before.map(({ address, sentAt }) => [address, sentAt]));
  if (addresses.every((address) => known.has(address))) return 0;
  return addresses.filter((address) => known.get(address) == null).length;
}

/** The label says whether and to how many saving sends the invite. */
function submitLabel(isNew: boolean, toSend: number, maySend: boolean): string {
  if (toSend === 0) return isNew ? 'Создать' : 'Сохранить';
  if (maySend) return isNew ? `Отправить ${toSend}` : `Сохранить и отправить ${toSend}`;
  return isNew ? 'Создать без отправки' : 'Сохранить без отправки';
}

/** Assigns an error with a path such as `recipients.3` to its line of the text. */
function atLine(error: UserError, { recipients, sendType }: InviteValues): UserError {
  const [, place] = /^recipients\.(\d+)$/.exec(error.field ?? '') ?? [];
  if (place === undefined) return error;
  const recipient = parseRecipients(recipients, sendType).recipients[Number(place)];
  if (!recipient) return { ...error, field: 'recipients' };
  const problem = `«${recipient.address}» — ${error.message}`;
  return { field: 'recipients', message: lineMessage({ number: recipient.line, problem }) };
}

const valuesOf = (invite: InviteForm_invite$data): InviteValues => ({
  name: invite.name,
  description: invite.description ?? '',
  type: invite.type,
  active: invite.active,
  userLimit: invite.userLimit == null ? '' : String(invite.userLimit),
  dateStart: invite.dateStart ?? null,
  dateEnd: invite.dateEnd ?? null,
  sendType: invite.sendType ?? 'EMAIL',
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
