// A webinar for learners: time, the room while it is open, and the recording.
import { DoorOpen, Play } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Badge, chakra, Flex, formatDateTime, ExternalLinkButton, Text } from '../../ui/index.ts';
import { stateOf } from './webinarWords.ts';
import type { WebinarRoom_webinar$key } from '../../__generated__/WebinarRoom_webinar.graphql.ts';

export function WebinarRoom({ webinar: key }: { webinar: WebinarRoom_webinar$key }) {
  const webinar = useFragment<WebinarRoom_webinar$key>(
    graphql`
      fragment WebinarRoom_webinar on WebinarRoom {
        status
        startsAt
        duration
        isOpen
        joinLink
        recordingLink
        recordingUrl
      }
    `,
    key,
  );
  const { status, startsAt, duration, isOpen, joinLink, recordingLink, recordingUrl } = webinar;
  const { label, tone } = stateOf({ ...webinar, startsAt });
  const recording = recordingUrl ?? recordingLink;
  return (
    <Room>
      <Flex align="center" gap="3" wrap="wrap">
        {(startsAt || status === 'COMING_SOON') && (
          <Text fontWeight="semibold">
            {startsAt ? formatDateTime(startsAt) : 'Время пока не назначено'}
          </Text>
        )}
        <Badge tone={tone}>{label}</Badge>
        <Text tone="muted" size="sm">
          {duration} мин
        </Text>
      </Flex>
      {joinLink && (
        <ExternalLinkButton
          url={joinLink}
          variant="primary"
          icon={<DoorOpen size={16} aria-hidden />}
        >
          Войти на вебинар
        </ExternalLinkButton>
      )}
      {!isOpen && status === 'COMING_SOON' && startsAt && (
        <Text tone="muted" size="sm">
          Вход откроется здесь за 15 минут до начала.
        </Text>
      )}
      {recording && (
        <ExternalLinkButton url={recording} icon={<Play size={16} aria-hidden />}>
          Смотреть запись
        </ExternalLinkButton>
      )}
    </Room>
  );
}

const Room = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '3',
    p: '4',
    borderRadius: 'lg',
    bg: 'primarySoft',
  },
});
