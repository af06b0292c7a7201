// The webinar of a lesson for whoever learns it: when it is given, the way in until it is over, and then its recording.
import { DoorOpen, PlayCircle } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import {
  Badge,
  Card,
  chakra,
  Flex,
  formatDateTime,
  OutsideButton,
  Stack,
  Text,
} from '../../ui/index.ts';
import { stateOf } from './webinarWords.ts';
import type { LearnerWebinar_webinar$key } from '../../__generated__/LearnerWebinar_webinar.graphql.ts';

export function LearnerWebinar({ webinar: key }: { webinar: LearnerWebinar_webinar$key }) {
  const webinar = useFragment<LearnerWebinar_webinar$key>(
    graphql`
      fragment LearnerWebinar_webinar on LearnerWebinar {
        status
        startsAt
        duration
        joinLink
        recording {
          url
        }
        recordingLink
      }
    `,
    key,
  );
  const { status, startsAt, duration, joinLink, recording, recordingLink } = webinar;
  const { label, tone } = stateOf({ status, startsAt, duration });
  const isOver = status === 'FINISHED' || status === 'CANCELED';
  return (
    <Card title="Вебинар">
      <Stack gap="4">
        <Flex align="center" gap="3" wrap="wrap">
          <Badge tone={tone}>{label}</Badge>
          <Text>{startsAt ? formatDateTime(startsAt) : 'Время ещё не назначено'}</Text>
        </Flex>
        {joinLink && (
          <OutsideButton variant="primary" icon={<DoorOpen size={16} aria-hidden />} url={joinLink}>
            Войти на вебинар
          </OutsideButton>
        )}
        {!isOver && !joinLink && (
          <Text tone="muted">Ссылка для входа появится здесь до начала вебинара.</Text>
        )}
        {recording && (
          // Subtitles are not recorded with it.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <Recording src={recording.url} controls preload="none" aria-label="Запись вебинара" />
        )}
        {recordingLink && (
          <OutsideButton icon={<PlayCircle size={16} aria-hidden />} url={recordingLink}>
            Смотреть запись
          </OutsideButton>
        )}
        {status === 'FINISHED' && !recording && !recordingLink && (
          <Text tone="muted">Запись появится здесь, если её приложат.</Text>
        )}
      </Stack>
    </Card>
  );
}

const Recording = chakra('video', { base: { display: 'block', w: 'full', borderRadius: 'md' } });
