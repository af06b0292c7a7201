// A custom domain: its status, the DNS records it requires, checking and removal.
import { graphql, useFragment } from 'react-relay';
import { useReportedMutation } from '../../kit/relay/useReportedMutation.ts';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import {
  Badge,
  Button,
  Card,
  chakra,
  CopyButton,
  Flex,
  formatDateTime,
  Text,
  useAlerts,
  type Tone,
} from '../../ui/index.ts';
import type { DomainCardCheckMutation } from '../../__generated__/DomainCardCheckMutation.graphql.ts';
import type { DomainCardDeleteMutation } from '../../__generated__/DomainCardDeleteMutation.graphql.ts';
import type {
  DomainCard_domain$data,
  DomainCard_domain$key,
  SelfDomainStatus,
} from '../../__generated__/DomainCard_domain.graphql.ts';

export function DomainCard({ domain: key }: { domain: DomainCard_domain$key }) {
  const domain = useFragment<DomainCard_domain$key>(
    graphql`
      fragment DomainCard_domain on SelfDomain @throwOnFieldError {
        id
        name
        status
        checkedAt
        records {
          type
          name
          value
          found
          matches
        }
      }
    `,
    key,
  );
  const { check, isChecking, remove } = useDomainActions(domain);
  const { tone, label } = states[domain.status];
  return (
    <Card
      title={
        <Flex as="span" align="center" gap="2" wrap="wrap">
          <span>{domain.name}</span>
          <Badge tone={tone}>{label}</Badge>
        </Flex>
      }
      actions={
        <Flex gap="2" wrap="wrap" justify="end">
          <Button size="sm" loading={isChecking} onClick={() => void check()}>
            Проверить
          </Button>
          <Button size="sm" variant="ghost" onClick={() => void remove()}>
            Удалить
          </Button>
        </Flex>
      }
    >
      <Text tone="muted" size="sm" mb="3">
        {domain.status === 'VERIFIED'
          ? 'Записи на месте. Не удаляйте их: без них домен перестанет быть подтверждён.'
          : 'Добавьте эти записи у регистратора домена и нажмите «Проверить». Изменения в DNS расходятся до суток. Если регистратор не даёт CNAME для самого домена, укажите запись A с адресом сервера платформы.'}
      </Text>
      <Scroll aria-label={`DNS-записи ${domain.name}`} tabIndex={0}>
        <Records>
          <thead>
            <tr>
              <th scope="col">Тип</th>
              <th scope="col">Имя</th>
              <th scope="col">Значение</th>
              <th scope="col">Сейчас в DNS</th>
            </tr>
          </thead>
          <tbody>
            {domain.records.map((record) => (
              <tr key={record.type}>
                <th scope="row">{record.type}</th>
                <td>
                  <Copied text={record.name} label={`имя записи ${record.type}`} />
                </td>
                <td>
                  <Copied text={record.value} label={`значение записи ${record.type}`} />
                </td>
                <td>
                  <Found record={record} />
                </td>
              </tr>
            ))}
          </tbody>
        </Records>
      </Scroll>
      {domain.checkedAt !== null && (
        <Text tone="muted" size="xs" mt="3">
          Проверен {formatDateTime(domain.checkedAt)}
        </Text>
      )}
    </Card>
  );
}

function Copied({ text, label }: { text: string; label: string }) {
  return (
    <Flex align="center" gap="1">
      <chakra.code overflowWrap="anywhere">{text}</chakra.code>
      <CopyButton size="sm" text={text} aria-label={`Скопировать: ${label}`} />
    </Flex>
  );
}

function Found({
  record: { found, matches },
}: {
  record: DomainCard_domain$data['records'][number];
}) {
  if (found == null) return <Text tone="muted">Ещё не проверяли</Text>;
  if (matches === true) return <Badge tone="success">Верно</Badge>;
  if (found.length === 0) return <Badge tone="danger">Записи нет</Badge>;
  return (
    <>
      <Badge tone="danger">Другое значение</Badge>
      <Text size="xs" tone="muted" mt="1" overflowWrap="anywhere">
        {found.join(', ')}
      </Text>
    </>
  );
}

function useDomainActions({ id, name }: DomainCard_domain$data) {
  const alerts = useAlerts();
  const [commitCheck, isChecking] = useReportedMutation<DomainCardCheckMutation>(graphql`
    mutation DomainCardCheckMutation($input: CheckSelfDomainInput!) {
      checkSelfDomain(input: $input) {
        selfDomain {
          status
          ...DomainCard_domain
        }
        ...userErrors_payload
      }
    }
  `);
  const commitRemoval = usePermanentDelete<DomainCardDeleteMutation>(graphql`
    mutation DomainCardDeleteMutation($input: DeleteSelfDomainInput!) {
      deleteSelfDomain(input: $input) {
        company {
          ...DomainsTab_company
        }
        ...userErrors_payload
      }
    }
  `);
  return {
    isChecking,
    check: async () => {
      const payload = await commitCheck({ input: { id } });
      if (!payload) return;
      if (payload.selfDomain?.status === 'VERIFIED') {
        alerts.success(`Домен ${name} подтверждён`);
      } else {
        alerts.error('Записи пока не найдены или отличаются. Посмотрите, что сейчас в DNS');
      }
    },
    remove: () =>
      commitRemoval({
        title: `Удалить домен ${name}?`,
        description: 'Школа перестанет открываться по этому адресу.',
        variables: { input: { id } },
        done: 'Домен удалён',
      }),
  };
}

const states: Record<SelfDomainStatus, { tone: Tone; label: string }> = {
  PENDING: { tone: 'neutral', label: 'Не проверен' },
  VERIFIED: { tone: 'success', label: 'Подтверждён' },
  FAILED: { tone: 'warning', label: 'Не подтверждён' },
};

const Scroll = chakra('section', { base: { overflowX: 'auto' } });

const Records = chakra('table', {
  base: {
    w: 'full',
    minW: '640px',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    '& th, & td': {
      py: '2',
      pr: '4',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& thead th': { color: 'muted', fontWeight: 'medium', fontSize: 'xs' },
    '& tbody th, & tbody td': { h: '44px', verticalAlign: 'middle' },
    '& tbody tr:last-child > *': { borderBottom: 'none' },
  },
});
