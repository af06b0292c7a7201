// A picker of the plan and its period, for owners.
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../kit/actions/useAction.ts';
import { requireAdmission } from '../../kit/pages/Admin.ts';
import {
  Button,
  Card,
  chakra,
  countOf,
  Flex,
  formatSize,
  Segmented,
  Stack,
  Text,
} from '../../ui/index.ts';
import type { PlanPickerMutation } from '../../__generated__/PlanPickerMutation.graphql.ts';
import type {
  PlanPicker_company$data,
  PlanPicker_company$key,
  SubscriptionPeriod,
  SubscriptionPlanName,
} from '../../__generated__/PlanPicker_company.graphql.ts';

type Plan = NonNullable<PlanPicker_company$data['subscription']>['plans'][number];

export function PlanPicker({ company: key }: { company: PlanPicker_company$key }) {
  const company = useFragment<PlanPicker_company$key>(
    graphql`
      fragment PlanPicker_company on Company {
        id
        subscription {
          plan
          period
          plans {
            name
            title
            limits {
              users
              storage
              courses
            }
          }
        }
      }
    `,
    key,
  );
  const { plan: current, period: currentPeriod, plans } = requireAdmission(company.subscription);
  const [period, setPeriod] = useState<SubscriptionPeriod>(currentPeriod ?? 'MONTH');
  const { choose, isChoosing } = useChoosePlan(company.id);
  return (
    <Card title="Сменить тариф">
      <Stack gap="4">
        <Segmented
          label="На какой срок"
          options={[
            { value: 'MONTH', label: 'На месяц' },
            { value: 'YEAR', label: 'На год' },
          ]}
          value={period}
          onChange={(value) => setPeriod(value === 'YEAR' ? 'YEAR' : 'MONTH')}
        />
        <Plans>
          {plans
            .filter(({ name }) => name !== 'TRIAL')
            .map((plan) => (
              <li key={plan.name}>
                <div>
                  <Text fontWeight="medium">{plan.title}</Text>
                  <Text size="sm" tone="muted">
                    {inWords(plan)}
                  </Text>
                </div>
                <Flex flexShrink="0">
                  <Button
                    loading={isChoosing}
                    aria-label={
                      plan.name === current
                        ? `Продлить тариф «${plan.title}»`
                        : `Перейти на тариф «${plan.title}»`
                    }
                    onClick={() => void choose({ plan, period, isCurrent: plan.name === current })}
                  >
                    {plan.name === current ? 'Продлить' : 'Перейти'}
                  </Button>
                </Flex>
              </li>
            ))}
        </Plans>
        <Text size="sm" tone="muted">
          Тариф меняется сразу. Деньги платформа пока не списывает.
        </Text>
      </Stack>
    </Card>
  );
}

function useChoosePlan(companyId: string) {
  const [commit, isChoosing] = useAction<PlanPickerMutation>(graphql`
    mutation PlanPickerMutation($input: UpdateSubscriptionInput!) {
      updateSubscription(input: $input) {
        company {
          ...SubscriptionTab_company
        }
        ...userErrors_payload
      }
    }
  `);
  const choose = ({
    plan: { name, title },
    period,
    isCurrent,
  }: {
    plan: { name: SubscriptionPlanName; title: string };
    period: SubscriptionPeriod;
    isCurrent: boolean;
  }) => {
    const term = period === 'YEAR' ? 'год' : 'месяц';
    return commit({
      question: {
        title: isCurrent
          ? `Продлить тариф «${title}» на ${term}?`
          : `Перейти на тариф «${title}» на ${term}?`,
        description: isCurrent
          ? 'Срок прибавится к нынешнему.'
          : 'Тариф сменится сразу. Остаток нынешнего срока пропадёт.',
        confirmLabel: isCurrent ? 'Продлить' : 'Перейти',
      },
      variables: { input: { companyId, plan: name, period } },
      done: `Тариф «${title}» действует`,
    });
  };
  return { choose, isChoosing };
}

function inWords({ limits: { users, courses, storage } }: Plan): string {
  return [
    users == null
      ? 'пользователи без ограничения'
      : countOf(users, ['пользователь', 'пользователя', 'пользователей']),
    courses == null ? 'курсы без ограничения' : countOf(courses, ['курс', 'курса', 'курсов']),
    storage == null ? 'место без ограничения' : `${formatSize(storage)} для файлов`,
  ].join(', ');
}

const Plans = chakra('ul', {
  base: {
    m: '0',
    p: '0',
    listStyleType: 'none',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      py: '3',
      borderTop: '1px solid',
      borderColor: 'line',
    },
  },
});
