// How much of today's budget for an AI or speech service is spent, shown where it is spent; or why the service is
// unavailable. Renders nothing on servers without budgets.
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { useLazyQuery } from '../../kit/relay/useLazyQuery.ts';
import { countOf, formatDateTime, formatNumber, formatPrice, Text } from '../../ui/index.ts';
import type {
  SpendingKind,
  SpendingTodayQuery,
} from '../../__generated__/SpendingTodayQuery.graphql.ts';

type Kind = Extract<SpendingKind, 'AI' | 'SPEECH'>;

/** Suspends. */
export const SpendingToday = (spent: { companyId: string; kind: Kind }) => (
  <ServiceGate {...spent} otherwise={(why) => <Text size="sm">{why}</Text>}>
    {(today) => today}
  </ServiceGate>
);

/**
 * Renders its children if the installation has the service, otherwise the reason why not. Suspends.
 */
export function ServiceGate({
  companyId,
  kind,
  otherwise,
  children,
}: {
  companyId: string;
  kind: Kind;
  otherwise: (why: string) => ReactNode;
  /** Receives the note on today's spending. */
  children: (today: ReactNode) => ReactNode;
}) {
  const { node } = useLazyQuery<SpendingTodayQuery>(
    graphql`
      query SpendingTodayQuery($companyId: ID!) {
        node(id: $companyId) {
          ... on Company {
            spending {
              emailConfirmed
              resetsAt
              budgets {
                kind
                isAvailable
                used
                limit
                cost
                costLimit
              }
            }
          }
        }
      }
    `,
    { companyId },
    { fetchPolicy: 'network-only' },
  );
  const spending = node?.spending;
  const budget = spending?.budgets.find((each) => each.kind === kind);
  if (budget?.isAvailable === false) return otherwise(words[kind].missing);
  return children(spending && budget && <Budget kind={kind} spending={spending} budget={budget} />);
}

type Spending = NonNullable<NonNullable<SpendingTodayQuery['response']['node']>['spending']>;

function Budget({
  kind,
  spending,
  budget,
}: {
  kind: Kind;
  spending: Omit<Spending, 'budgets'>;
  budget: Spending['budgets'][number];
}) {
  if (!spending.emailConfirmed) {
    return (
      <Text size="sm" color="danger">
        {`${words[kind].what} заработает, когда вы подтвердите свою почту`}
      </Text>
    );
  }
  const { used, limit, cost, costLimit } = budget;
  if (limit == null) return null;
  const isSpent = used >= limit || (costLimit != null && Number(cost) >= Number(costLimit));
  const money = costLimit == null ? '' : ` (${roubles(cost)} из ${formatPrice(costLimit)})`;
  return (
    <Text size="sm" {...(isSpent ? { color: 'danger' } : { tone: 'muted' })}>
      {`Сегодня компания потратила ${words[kind].used(used)} из ${words[kind].unit(limit)}${money}`}
      {isSpent
        ? `. Лимит обновится ${formatDateTime(spending.resetsAt)}`
        : '. Лимит обновляется каждый день'}
    </Text>
  );
}

/** `formatPrice` shows zero as «free», which isn't meant here. */
const roubles = (cost: string) => (Number(cost) === 0 ? formatNumber(0) : formatPrice(cost));

const minutes = (seconds: number) => Math.ceil(seconds / 60);

const words = {
  AI: {
    what: 'ИИ',
    missing:
      'ИИ пока не подключён. Вопросы составляет внешний сервис, его подключает администратор сервера',
    used: (tokens: number) => formatNumber(tokens),
    unit: (tokens: number) => countOf(tokens, ['токена', 'токенов', 'токенов']),
  },
  SPEECH: {
    what: 'Распознавание речи',
    missing: 'Распознавание речи пока не подключено: его включает администратор сервера',
    used: (seconds: number) => formatNumber(minutes(seconds)),
    unit: (seconds: number) => countOf(minutes(seconds), ['минуты', 'минут', 'минут']),
  },
} as const;
