// The user's sessions, which can be ended remotely.
import { Laptop, Smartphone } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { usePermanentDelete } from '../../kit/actions/useAction.ts';
import {
  Badge,
  Box,
  Button,
  Card,
  chakra,
  countOf,
  Flex,
  formatDateTime,
  Text,
} from '../../ui/index.ts';
import { deviceOf } from './device.ts';
import type {
  SessionsCard_viewer$data,
  SessionsCard_viewer$key,
} from '../../__generated__/SessionsCard_viewer.graphql.ts';
import type { SessionsCardEndMutation } from '../../__generated__/SessionsCardEndMutation.graphql.ts';
import type { SessionsCardEndOthersMutation } from '../../__generated__/SessionsCardEndOthersMutation.graphql.ts';

type Session = SessionsCard_viewer$data['sessions'][number];

export function SessionsCard({ viewer: key }: { viewer: SessionsCard_viewer$key }) {
  const { sessions } = useFragment<SessionsCard_viewer$key>(
    graphql`
      fragment SessionsCard_viewer on Viewer @throwOnFieldError {
        sessions {
          id
          current
          userAgent
          ipAddress
          createdAt
          lastUsedAt
        }
      }
    `,
    key,
  );
  const { endOne, endOthers } = useEnding();
  return (
    <Card
      title="Сеансы"
      actions={
        sessions.length > 1 && (
          <Button size="sm" onClick={() => void endOthers()}>
            Завершить остальные
          </Button>
        )
      }
    >
      <List>
        {sessions.toSorted(byUse).map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => void endOne(session)} />
        ))}
      </List>
    </Card>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { current, userAgent, ipAddress, createdAt, lastUsedAt } = session;
  const { name, isPhone } = deviceOf(userAgent);
  const details = [
    ipAddress,
    `вход ${formatDateTime(createdAt)}`,
    !current && lastUsedAt != null && `последнее действие ${formatDateTime(lastUsedAt)}`,
  ];
  const Icon = isPhone ? Smartphone : Laptop;
  return (
    <li>
      <Flex align="center" gap="3">
        <chakra.span aria-hidden color="muted" flexShrink={0}>
          <Icon size={20} />
        </chakra.span>
        <Box flex="1" minW="0">
          <Flex align="center" gap="2" wrap="wrap">
            <Text fontWeight="medium">{name}</Text>
            {current && <Badge tone="success">это устройство</Badge>}
          </Flex>
          <Text size="sm" tone="muted">
            {details.filter(Boolean).join(' · ')}
          </Text>
        </Box>
        {!current && (
          <Button size="sm" aria-label={`Завершить сеанс: ${name}`} onClick={onEnd}>
            Завершить
          </Button>
        )}
      </Flex>
    </li>
  );
}

function useEnding() {
  const end = usePermanentDelete<SessionsCardEndMutation>(graphql`
    mutation SessionsCardEndMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        viewer {
          ...SessionsCard_viewer
        }
        ...userErrors_payload
      }
    }
  `);
  const endAll = usePermanentDelete<SessionsCardEndOthersMutation>(graphql`
    mutation SessionsCardEndOthersMutation($input: EndOtherSessionsInput!) {
      endOtherSessions(input: $input) {
        endedCount
        viewer {
          ...SessionsCard_viewer
        }
        ...userErrors_payload
      }
    }
  `);
  return {
    endOne: ({ id, userAgent }: Session) =>
      end({
        title: 'Завершить сеанс?',
        description: `${deviceOf(userAgent).name}: чтобы продолжить там, придётся войти снова.`,
        confirmLabel: 'Завершить',
        variables: { input: { id } },
        done: 'Сеанс завершён',
      }),
    endOthers: () =>
      endAll({
        ...othersQuestion,
        variables: { input: {} },
        done: ({ endOtherSessions: { endedCount } }) =>
          `Завершено: ${countOf(endedCount, ['сеанс', 'сеанса', 'сеансов'])}`,
      }),
  };
}

const othersQuestion = {
  title: 'Завершить остальные сеансы?',
  description: 'Вы останетесь в сервисе только на этом устройстве.',
  confirmLabel: 'Завершить',
};

/** The current session first, then the most recently used. */
function byUse(one: Session, other: Session): number {
  if (one.current !== other.current) return one.current ? -1 : 1;
  return (other.lastUsedAt ?? other.createdAt).localeCompare(one.lastUsedAt ?? one.createdAt);
}

const List = chakra('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', m: '0', p: '0', listStyle: 'none' },
});
