// The delivery of an invite: progress, failed recipients with reasons, and sending again.
import { startTransition, useEffect, useEffectEvent } from 'react';
import { Send } from 'lucide-react';
import { graphql, useFragment, useRefetchableFragment } from 'react-relay';
import { useReportedMutation } from '../../../kit/relay/useReportedMutation.ts';
import { followJob } from '../../../kit/actions/followedJobs.ts';
import {
  Button,
  Card,
  chakra,
  Flex,
  formatDateTime,
  formatNumber,
  ProgressBar,
  Stack,
  Text,
} from '../../../ui/index.ts';
import { MessageQuota, useMaySend } from '../../sending/MessageQuota.tsx';
import type { InviteRecipients_company$key } from '../../../__generated__/InviteRecipients_company.graphql.ts';
import type {
  InviteRecipients_invite$data,
  InviteRecipients_invite$key,
} from '../../../__generated__/InviteRecipients_invite.graphql.ts';
import type { InviteRecipients_job$key } from '../../../__generated__/InviteRecipients_job.graphql.ts';
import type { InviteRecipientsMutation } from '../../../__generated__/InviteRecipientsMutation.graphql.ts';
import type { InviteRecipientsQuery } from '../../../__generated__/InviteRecipientsQuery.graphql.ts';

type Recipient = InviteRecipients_invite$data['recipients'][number];

export function InviteRecipients({
  invite: key,
  company: companyKey,
}: {
  invite: InviteRecipients_invite$key;
  company: InviteRecipients_company$key;
}) {
  const company = useFragment<InviteRecipients_company$key>(
    graphql`
      fragment InviteRecipients_company on Company {
        id
        ...MessageQuota_company
      }
    `,
    companyKey,
  );
  const [invite, refetch] = useRefetchableFragment<
    InviteRecipientsQuery,
    InviteRecipients_invite$key
  >(
    graphql`
      fragment InviteRecipients_invite on Invite @refetchable(queryName: "InviteRecipientsQuery") {
        id
        recipients {
          databaseId
          address
          sentAt
          error
        }
        sending {
          ...InviteRecipients_job
        }
      }
    `,
    key,
  );
  const { recipients, sending } = invite;
  const refresh = () =>
    startTransition(() => void refetch({}, { fetchPolicy: 'store-and-network' }));
  if (recipients.length === 0) return null;
  const sent = recipients.filter(({ sentAt }) => sentAt != null);
  const failed = recipients.filter(({ sentAt, error }) => sentAt == null && error != null);
  const waiting = recipients.length - sent.length;
  return (
    <Card
      title="Получатели"
      actions={
        waiting > 0 &&
        !sending && (
          <SendButton
            inviteId={invite.id}
            company={company}
            companyId={company.id}
            again={failed.length === waiting}
            count={waiting}
            onRequested={refresh}
          />
        )
      }
    >
      <Stack gap="3">
        {sending ? (
          <Progress job={sending} companyId={company.id} onEnd={refresh} />
        ) : (
          <Text size="sm" tone="muted" as="output">
            {`Отправлено ${formatNumber(sent.length)} из ${formatNumber(recipients.length)}`}
            {failed.length > 0 && `, не дошло: ${formatNumber(failed.length)}`}
          </Text>
        )}
        {waiting > 0 && !sending && <MessageQuota company={company} wanted={waiting} />}
        <List aria-label="Получатели">
          {/* Failed recipients come first, since the user can correct them. */}
          {[...failed, ...recipients.filter((each) => !failed.includes(each))].map((each) => (
            <RecipientRow key={each.databaseId} {...each} isSending={sending != null} />
          ))}
        </List>
      </Stack>
    </Card>
  );
}

function RecipientRow({ address, sentAt, error, isSending }: Recipient & { isSending: boolean }) {
  return (
    <li>
      <Flex justify="space-between" gap="3">
        <span>{address}</span>
        <Text as="span" size="sm" whiteSpace="nowrap" tone={error && !sentAt ? 'danger' : 'muted'}>
          {sentAt ? formatDateTime(sentAt) : stateOf(error, isSending)}
        </Text>
      </Flex>
      {error && !sentAt && (
        <Text tone="danger" size="sm">
          {error}
        </Text>
      )}
    </li>
  );
}

function stateOf(error: string | null | undefined, isSending: boolean): string {
  if (isSending) return 'Отправляется';
  return error ? 'Не отправлено' : 'Ещё не отправлено';
}

/** The progress of the job: «Отправлено 12 из 30». */
function Progress({
  job: key,
  companyId,
  onEnd,
}: {
  job: InviteRecipients_job$key;
  companyId: string;
  /** Refetches the recipients after the job has finished. */
  onEnd: () => void;
}) {
  const { id, status, doneCount, failedCount, totalCount } = useFragment<InviteRecipients_job$key>(
    graphql`
      fragment InviteRecipients_job on Job {
        id
        status
        doneCount
        failedCount
        totalCount
      }
    `,
    key,
  );
  const isOver = status !== 'QUEUED' && status !== 'RUNNING';
  // Follows the job even if it was started in another browser.
  useEffect(() => {
    if (!isOver) followJob({ id, companyId });
  }, [id, companyId, isOver]);
  const notifyEnd = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) notifyEnd();
  }, [isOver]);
  const value = totalCount ? (doneCount / totalCount) * 100 : undefined;
  return (
    <div>
      <ProgressBar label="Отправка приглашения" value={value} />
      <Text size="sm" tone="muted" mt="1.5">
        {totalCount == null
          ? 'Сейчас начнём отправлять'
          : `Отправлено ${formatNumber(doneCount - failedCount)} из ${formatNumber(totalCount)}`}
        {failedCount > 0 && `, не дошло: ${formatNumber(failedCount)}`}
        {'. Страницу можно закрыть: ход виден в «Задачах»'}
      </Text>
    </div>
  );
}

function SendButton({
  inviteId,
  company,
  companyId,
  again,
  count,
  onRequested,
}: {
  inviteId: string;
  company: Parameters<typeof useMaySend>[0];
  companyId: string;
  /** Every recipient has been tried before. */
  again: boolean;
  count: number;
  onRequested: () => void;
}) {
  const maySend = useMaySend(company)(count);
  const [send, isSending] = useReportedMutation<InviteRecipientsMutation>(graphql`
    mutation InviteRecipientsMutation($input: SendInviteInput!) {
      sendInvite(input: $input) {
        job {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const sendToAll = async () => {
    const payload = await send({ input: { id: inviteId } });
    if (!payload) return;
    const { job } = payload;
    if (job) followJob({ id: job.id, companyId });
    onRequested();
  };
  return (
    <Button
      size="sm"
      icon={<Send size={16} aria-hidden />}
      loading={isSending}
      disabled={!maySend}
      onClick={() => void sendToAll()}
    >
      {again ? `Отправить ещё раз ${count}` : `Отправить ${count}`}
    </Button>
  );
}

const List = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    maxH: '320px',
    overflowY: 'auto',
    listStyleType: 'none',
    '& > li': { py: '1.5', overflowWrap: 'anywhere' },
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});
