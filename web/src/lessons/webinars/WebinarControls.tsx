// Conducting a webinar: status and next steps, the host's link and the learners' link.
import { CalendarPlus, CircleCheck, CircleX, DoorOpen, Pause, Play, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { nextStatuses, type WebinarStatus as WireStatus } from '@kafedra/common/lessons';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { useAction } from '../../kit/actions/useAction.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import {
  Badge,
  Button,
  Card,
  CopyButton,
  DetailList,
  Flex,
  formatDateTime,
  lazyPart,
  Stack,
  Text,
  useAlerts,
} from '../../ui/index.ts';
import { saveToCalendar } from './calendarFile.ts';
import { stateOf } from './webinarWords.ts';
import type {
  WebinarControls_webinar$key,
  WebinarStatus,
} from '../../__generated__/WebinarControls_webinar.graphql.ts';
import type { WebinarControlsMutation } from '../../__generated__/WebinarControlsMutation.graphql.ts';
import type { WebinarControlsQuery } from '../../__generated__/WebinarControlsQuery.graphql.ts';

const MeetingModal = lazyPart(() => import('./MeetingModal.tsx'), 'MeetingModal');

/** The actions that lead to each status. */
const steps: Record<WebinarStatus, { label: (from: WebinarStatus) => string; icon: ReactNode }> = {
  COMING_SOON: { label: () => '', icon: null },
  PLAY: {
    label: (from) => (from === 'PAUSE' ? 'Продолжить' : 'Начать'),
    icon: <Play size={16} aria-hidden />,
  },
  PAUSE: { label: () => 'Пауза', icon: <Pause size={16} aria-hidden /> },
  FINISHED: { label: () => 'Завершить', icon: <CircleCheck size={16} aria-hidden /> },
  CANCELED: { label: () => 'Отменить вебинар', icon: <CircleX size={16} aria-hidden /> },
};

const stepsFrom = (status: WebinarStatus): WebinarStatus[] =>
  nextStatuses(status.toLowerCase() as WireStatus).map(
    (each) => each.toUpperCase() as WebinarStatus,
  );

const questions: Partial<
  Record<WebinarStatus, { title: string; description: string; confirmLabel: string }>
> = {
  FINISHED: {
    title: 'Завершить вебинар?',
    description: 'Начать его снова не получится.',
    confirmLabel: 'Завершить',
  },
  CANCELED: {
    title: 'Отменить вебинар?',
    description:
      'Собрание в Zoom удалится, напоминания не уйдут. Объявить вебинар снова не получится.',
    confirmLabel: 'Отменить вебинар',
  },
};

export function WebinarControls({
  webinar: key,
  companyId,
  courseId,
  isReadOnly,
}: {
  webinar: WebinarControls_webinar$key;
  companyId: string;
  courseId: string;
  isReadOnly: boolean;
}) {
  const webinar = useFragment<WebinarControls_webinar$key>(
    graphql`
      fragment WebinarControls_webinar on Webinar {
        id
        name
        lesson {
          id
        }
        status
        startsAt
        duration
        platform
        link
        joinLink
        zoomHost
        zoomMeetingId
        zoomPasscode
        zoomProblem
        viewerCanUpdate @catch(to: NULL)
      }
    `,
    key,
  );
  const alerts = useAlerts();
  const environment = useRelayEnvironment();
  const { open } = useDataModals();
  const [change, isChanging] = useAction<WebinarControlsMutation>(graphql`
    mutation WebinarControlsMutation($input: UpdateWebinarInput!) {
      updateWebinar(input: $input) {
        webinar {
          ...WebinarControls_webinar
        }
        ...userErrors_payload
      }
    }
  `);
  const { id, name, status, startsAt, duration, platform, joinLink, zoomMeetingId } = webinar;
  const { label, tone } = stateOf({ status, startsAt, duration });
  const mayChange = !isReadOnly && webinar.viewerCanUpdate !== false;
  const ways = mayChange ? stepsFrom(status) : [];
  const isOver = stepsFrom(status).length === 0;
  const lessonId = webinar.lesson?.id;

  const begin = async () => {
    // Opened at the click: browsers block windows that are opened after a response.
    const room = window.open('', '_blank');
    const answer = await fetchQuery<WebinarControlsQuery>(
      environment,
      graphql`
        query WebinarControlsQuery($id: ID!) {
          node(id: $id) {
            ... on Webinar {
              startLink
            }
          }
        }
      `,
      { id },
    )
      .toPromise()
      .catch(() => undefined);
    const link = answer?.node?.startLink;
    if (link && room) {
      room.opener = null;
      room.location.href = link;
      return;
    }
    room?.close();
    alerts.error(
      link
        ? 'Браузер не дал открыть окно. Разрешите всплывающие окна для этого сайта'
        : 'Zoom не открыл собрание. Проверьте, что оно не удалено, и попробуйте ещё раз',
    );
  };
  const addToCalendar = async () => {
    if (await saveToCalendar(environment, { id, name })) return;
    alerts.error('Файл для календаря не получен. Попробуйте ещё раз');
  };
  const hasRoom = platform === 'ZOOM' ? zoomMeetingId !== null : webinar.link !== null;
  return (
    <Card title="Проведение">
      <Stack gap="4">
        <Flex align="center" gap="3" wrap="wrap">
          <Badge tone={tone}>{label}</Badge>
          <Text>{startsAt ? formatDateTime(startsAt) : 'Время не назначено'}</Text>
        </Flex>
        {webinar.zoomProblem && <Text tone="danger">{webinar.zoomProblem}</Text>}
        <Flex gap="2" wrap="wrap">
          {ways.map((to) => (
            <Button
              key={to}
              variant={to === 'PLAY' ? 'primary' : 'secondary'}
              icon={steps[to].icon}
              disabled={isChanging}
              onClick={() =>
                void change({
                  variables: { input: { id, status: to } },
                  question: questions[to],
                })
              }
            >
              {steps[to].label(status)}
            </Button>
          ))}
          {mayChange && hasRoom && !isOver && (
            <Button icon={<DoorOpen size={16} aria-hidden />} onClick={() => void begin()}>
              Войти ведущим
            </Button>
          )}
          {mayChange && platform === 'ZOOM' && !zoomMeetingId && !isOver && lessonId && (
            <Button
              icon={<Video size={16} aria-hidden />}
              onClick={() =>
                void open((close) => (
                  <MeetingModal
                    companyId={companyId}
                    courseId={courseId}
                    lessonId={lessonId}
                    onDone={() => close()}
                  />
                ))
              }
            >
              Создать собрание в Zoom
            </Button>
          )}
          {joinLink && <CopyButton text={joinLink}>Ссылка для учеников</CopyButton>}
          {startsAt && !isOver && (
            <Button
              icon={<CalendarPlus size={16} aria-hidden />}
              onClick={() => void addToCalendar()}
            >
              В календарь
            </Button>
          )}
        </Flex>
        {platform === 'ZOOM' && zoomMeetingId && (
          <DetailList
            facts={[
              { name: 'Ведущий в Zoom', value: webinar.zoomHost },
              { name: 'Номер собрания', value: zoomMeetingId },
              { name: 'Код доступа', value: webinar.zoomPasscode },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}
