// Creates many invites that grant the same; lines that fail remain in the form to be corrected.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router';
import { followJob } from '../../../kit/actions/followedJobs.ts';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import { useTextUploads } from '../../../media/index.ts';
import { invalidateLists } from '../../../kit/actions/useSubmit.ts';
import { Form, Grid, Stack, SubmitButton, useForm } from '../../../ui/index.ts';
import { MessageQuota, useMaySend } from '../../sending/MessageQuota.tsx';
import { InviteResults, type InviteResult } from './InviteResults.tsx';
import { InviteGrants } from '../InviteGrants.tsx';
import type { InviteKind } from '../inviteKinds.ts';
import { InviteLimits } from '../InviteLimits.tsx';
import { InviteQuestions } from '../InviteQuestions.tsx';
import { emptyInvite, inputOf, pastedRecipientsState, type InviteValues } from '../inviteValues.ts';
import { InviteLinesField } from './InviteLinesField.tsx';
import { parseInvites } from './parseInvites.ts';
import type { ManyInvites_company$key } from '../../../__generated__/ManyInvites_company.graphql.ts';
import type { ManyInvitesMutation } from '../../../__generated__/ManyInvitesMutation.graphql.ts';

type Values = InviteValues & { lines: string };

export function ManyInvites({
  kind,
  company: key,
  base,
}: {
  kind: InviteKind;
  company: ManyInvites_company$key;
  /** URL of the list. */
  base: string;
}) {
  const company = useFragment<ManyInvites_company$key>(
    graphql`
      fragment ManyInvites_company on Company {
        id
        ...InviteGrants_company
        ...useTextUploads_company
        ...InviteQuestions_company
        ...MessageQuota_company
      }
    `,
    key,
  );
  const navigate = useNavigate();
  const uploads = useTextUploads(company);
  const [rows, setRows] = useState<readonly InviteResult[]>([]);
  const form = useForm<Values>({ defaultValues: { ...emptyInvite(kind), lines: '' } });
  const [create] = useMutation<ManyInvitesMutation>(graphql`
    mutation ManyInvitesMutation($input: CreateInvitesInput!) {
      createInvites(input: $input) {
        rows {
          invite {
            id
            databaseId
            name
            link
            sending {
              id
            }
          }
          userErrors {
            message
          }
        }
        ...userErrors_payload
      }
    }
  `);

  const [text, way] = form.watch(['lines', 'sendType']);
  const pasted = parseInvites(text, way);
  const toSend = pasted.reduce((sum, { recipients }) => sum + recipients.length, 0);
  const send = useMaySend(company)(toSend) && toSend > 0;

  const submit = async (values: Values) => {
    const { lines: _pasted, ...invite } = values;
    const common = inputOf(invite);
    const { response, userErrors } = await create({
      variables: {
        input: {
          companyId: company.id,
          invites: pasted.map(({ name, userLimit, recipients }) => ({
            ...common,
            kind,
            name,
            userLimit,
            ...(recipients.length > 0 && { recipients, sendType: way, send }),
          })),
        },
      },
      updater: invalidateLists(company.id),
    });
    if (!response || userErrors.length > 0) return userErrors;
    // All created invites are sent by the same job.
    const job = response.createInvites.rows.find(({ invite }) => invite?.sending)?.invite?.sending;
    if (job) followJob({ id: job.id, companyId: company.id });
    const answered = response.createInvites.rows.map((row, index) => ({
      ...row,
      line: pasted[index]?.text ?? '',
    }));
    const failed = answered.filter(({ invite }) => !invite);
    setRows((before) => [...before.filter(({ invite }) => invite), ...answered]);
    if (failed.length > 0) {
      form.setValue('lines', failed.map(({ line }) => line).join('\n'));
      return [
        { field: 'lines', message: 'Эти строки не созданы: исправьте их и отправьте ещё раз' },
      ];
    }
    // Deferred: after `submit`, Form first marks the submitted values as saved.
    setTimeout(() => form.reset({ ...form.getValues(), lines: '' }));
    return [];
  };

  const inviteAll = (addresses: string) => {
    form.reset();
    // Deferred: the guard of unsaved changes learns of the reset on the next render.
    setTimeout(
      () =>
        void navigate({ search: '' }, { replace: true, state: pastedRecipientsState(addresses) }),
    );
  };

  return (
    <Form form={form} guardUnsaved onSubmit={submit}>
      <Grid
        templateColumns={{ base: '1fr', xl: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="4"
        alignItems="start"
      >
        <Stack gap="4">
          <InviteLimits
            kind={kind}
            uploads={uploads}
            names={<InviteLinesField onAddresses={inviteAll} />}
          />
          <InviteQuestions company={company} />
        </Stack>
        <Stack gap="4">
          <InviteResults rows={rows} base={base} />
          <InviteGrants company={company} />
        </Stack>
      </Grid>
      <Stack mt="4" align="flex-start">
        {toSend > 0 && <MessageQuota company={company} wanted={toSend} />}
        <SubmitButton>{submitLabel(pasted.length, toSend, send)}</SubmitButton>
      </Stack>
    </Form>
  );
}

/** The label says how many invites are created and sent. */
function submitLabel(count: number, toSend: number, send: boolean): string {
  const create = count === 0 ? 'Создать' : `Создать ${count}`;
  if (toSend === 0) return create;
  return send ? `${create} и отправить ${toSend}` : `${create} без отправки`;
}
