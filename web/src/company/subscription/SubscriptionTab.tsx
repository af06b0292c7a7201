// The settings tab «Подписка»: the plan, its usage, changing it, and the users that count towards it.
import { CircleAlert, Users } from 'lucide-react';
import { graphql, useFragment, usePaginationFragment } from 'react-relay';
import { usePages } from '../../kit/list/usePages.ts';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import { MemberTable } from '../../people/lazy.ts';
import {
  Badge,
  Box,
  Card,
  chakra,
  Flex,
  formatDate,
  formatNumber,
  formatSize,
  Grid,
  ProgressBar,
  Stack,
  Text,
} from '../../ui/index.ts';
import { PlanPicker } from './PlanPicker.tsx';
import type { SubscriptionTabPaginationQuery } from '../../__generated__/SubscriptionTabPaginationQuery.graphql.ts';
import type {
  SubscriptionResource,
  SubscriptionTab_company$key,
} from '../../__generated__/SubscriptionTab_company.graphql.ts';
import type { SubscriptionTab_users$key } from '../../__generated__/SubscriptionTab_users.graphql.ts';

export function SubscriptionTab({ company: key }: { company: SubscriptionTab_company$key }) {
  const company = useFragment<SubscriptionTab_company$key>(
    graphql`
      fragment SubscriptionTab_company on Company @throwOnFieldError {
        viewerIsOwner
        subscription {
          plan
          status
          paidUntil
          exceeded
          limits {
            users
            storage
            courses
          }
          usage {
            users
            storage
            courses
          }
          plans {
            name
            title
          }
        }
        ...PlanPicker_company
        ...SubscriptionTab_users
      }
    `,
    key,
  );
  const { plan, plans, status, paidUntil, exceeded, limits, usage } = requireAdmission(
    company.subscription,
  );
  const title = plans.find(({ name }) => name === plan)?.title ?? plan;
  const isExpired = status === 'EXPIRED';
  return (
    <Stack gap="4">
      <Grid
        templateColumns={{ base: '1fr', xl: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="4"
        alignItems="start"
      >
        <Card
          title={
            <Flex as="span" align="center" gap="2" wrap="wrap">
              <span>Тариф «{title}»</span>
              <Badge tone={isExpired ? 'danger' : 'success'}>
                {isExpired ? 'Закончился' : 'Действует'}
              </Badge>
            </Flex>
          }
        >
          <Text tone="muted" size="sm" mb="4">
            {isExpired ? 'Закончился' : 'Действует до'} {formatDate(paidUntil)}
          </Text>
          <Stack gap="4">
            {resources.map(({ name, of, label, format }) => (
              <Usage
                key={name}
                label={label}
                used={of(usage) ?? 0}
                limit={of(limits) ?? null}
                format={format}
                isExceeded={exceeded.includes(name)}
              />
            ))}
          </Stack>
          {exceeded.length > 0 && (
            <Notice>
              <CircleAlert size={18} aria-hidden />
              <span>
                Использовано больше, чем даёт тариф. Школа работает, но тариф стоит сменить.
              </span>
            </Notice>
          )}
        </Card>
        {company.viewerIsOwner && <PlanPicker company={company} />}
      </Grid>
      <CountedUsers company={company} />
    </Stack>
  );
}

function CountedUsers({ company: key }: { company: SubscriptionTab_users$key }) {
  const pagination = usePaginationFragment<
    SubscriptionTabPaginationQuery,
    SubscriptionTab_users$key
  >(
    graphql`
      fragment SubscriptionTab_users on Company
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" })
      @refetchable(queryName: "SubscriptionTabPaginationQuery")
      @throwOnFieldError {
        code
        subscriptionUsers(first: $count, after: $cursor)
          @connection(key: "SubscriptionTab_subscriptionUsers") {
          totalCount
          edges {
            node {
              ...MemberTable_users
            }
          }
        }
      }
    `,
    key,
  );
  const { data, rows, paging } = usePages(pagination, (of) => of.subscriptionUsers);
  return (
    <Card title="Кто учитывается в тарифе" padding="none">
      <MemberTable
        id="subscription-users"
        label="Кто учитывается в тарифе"
        code={data.code}
        users={rows}
        paging={paging}
        empty={{
          title: 'Активных пользователей нет',
          text: 'В тарифе учитываются все, кому открыт вход в компанию.',
          icon: <Users />,
        }}
        action={null}
      />
    </Card>
  );
}

function Usage({
  label,
  used,
  limit,
  format,
  isExceeded,
}: {
  label: string;
  used: number;
  /** Null means unlimited. */
  limit: number | null;
  format: (value: number) => string;
  isExceeded: boolean;
}) {
  return (
    <Box>
      <Flex justify="space-between" gap="3" mb="1.5">
        <Text size="sm">{label}</Text>
        <Text size="sm" tone={isExceeded ? 'danger' : 'muted'} fontVariantNumeric="tabular-nums">
          {limit === null
            ? `${format(used)}, без ограничения`
            : `${format(used)} из ${format(limit)}`}
        </Text>
      </Flex>
      {limit !== null && (
        <ProgressBar
          label={`${label}: использовано`}
          value={Math.min(100, Math.round((used / limit) * 100))}
        />
      )}
    </Box>
  );
}

interface Amounts {
  readonly users?: number | null | undefined;
  readonly storage?: number | null | undefined;
  readonly courses?: number | null | undefined;
}

const resources: readonly {
  name: SubscriptionResource;
  of: (amounts: Amounts) => number | null | undefined;
  label: string;
  format: (value: number) => string;
}[] = [
  {
    name: 'USERS',
    of: ({ users }) => users,
    label: 'Активные пользователи',
    format: formatNumber,
  },
  { name: 'COURSES', of: ({ courses }) => courses, label: 'Курсы', format: formatNumber },
  { name: 'STORAGE', of: ({ storage }) => storage, label: 'Место для файлов', format: formatSize },
];

const Notice = chakra('div', {
  base: {
    display: 'flex',
    gap: '2',
    mt: '4',
    p: '3',
    borderRadius: 'md',
    bg: 'warningSoft',
    color: 'warning',
    fontSize: 'sm',
    '& > svg': { flexShrink: 0 },
  },
});
