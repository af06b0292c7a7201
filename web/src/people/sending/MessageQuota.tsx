// The number of mails and text messages that the company may still send today, shown where they are sent.
import { graphql, useFragment } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { countOf, formatDate, formatNumber, Text } from '../../ui/index.ts';
import type { MessageQuota_company$key } from '../../__generated__/MessageQuota_company.graphql.ts';
import type { MessageQuotaQuery } from '../../__generated__/MessageQuotaQuery.graphql.ts';

export function MessageQuota({
  company: key,
  wanted,
}: {
  company: MessageQuota_company$key | null;
  /** Number of messages to send. */
  wanted: number;
}) {
  const company = useFragment<MessageQuota_company$key>(quotaOfCompany, key);
  const quota = company?.messageQuota;
  if (!quota) return null;
  const { emailConfirmed, limit, left, growsAt, growsTo } = quota;
  if (!emailConfirmed) {
    return (
      <Text size="sm" color="danger">
        Отправить можно будет, когда вы подтвердите свою почту
      </Text>
    );
  }
  if (limit == null || left == null) return null;
  const grows =
    growsAt == null || growsTo == null
      ? ''
      : `, с ${formatDate(growsAt)} — ${formatNumber(growsTo)} в день`;
  return (
    <Text size="sm" {...(wanted > left ? { color: 'danger' } : { tone: 'muted' })}>
      {`Сегодня можно отправить ещё ${countOf(left, messages)} из ${formatNumber(limit)}`}
      {wanted > left && `, а получателей ${formatNumber(wanted)}: письма не уйдут никому`}
      {`. Завтра снова будет ${formatNumber(limit)}${grows}`}
    </Text>
  );
}

/** Whether today's quota allows a number of messages; always if the server returns no quota. */
export function useMaySend(company: MessageQuota_company$key): (wanted: number) => boolean {
  const { messageQuota: quota } = useFragment<MessageQuota_company$key>(quotaOfCompany, company);
  return (wanted) =>
    !quota || (quota.emailConfirmed && (quota.left == null || wanted <= quota.left));
}

/** The same for a dialog; fetches the quota and suspends. */
export function CompanyMessageQuota({ companyId, wanted }: { companyId: string; wanted: number }) {
  const { node } = useLazyQuery<MessageQuotaQuery>(
    graphql`
      query MessageQuotaQuery($companyId: ID!) {
        node(id: $companyId) {
          ...MessageQuota_company @alias(as: "company")
        }
      }
    `,
    { companyId },
    { fetchPolicy: 'network-only' },
  );
  return <MessageQuota company={node?.company ?? null} wanted={wanted} />;
}

const quotaOfCompany = graphql`
  fragment MessageQuota_company on Company {
    messageQuota {
      emailConfirmed
      limit
      left
      growsAt
      growsTo
    }
  }
`;

const messages = ['сообщение', 'сообщения', 'сообщений'] as const;
