// Words for the states of webinars and the actions between them.
import type { Tone } from '../../ui/text/Badge.tsx';
import type {
  WebinarLayout,
  WebinarModeration,
  WebinarPlatform,
} from '../../__generated__/WebinarForm_webinar.graphql.ts';
import type { WebinarStatus } from '../../__generated__/WebinarControls_webinar.graphql.ts';

const statusNames: Record<WebinarStatus, { label: string; tone: Tone }> = {
  COMING_SOON: { label: 'Предстоит', tone: 'primary' },
  PLAY: { label: 'Идёт', tone: 'success' },
  PAUSE: { label: 'На паузе', tone: 'warning' },
  FINISHED: { label: 'Завершён', tone: 'neutral' },
  CANCELED: { label: 'Отменён', tone: 'danger' },
};

const missed = { label: 'Не начат', tone: 'warning' } as const;

/**
 * The state by status and clock: a webinar whose time has passed without being started is not upcoming.
 */
export function stateOf(
  webinar: { status: WebinarStatus; startsAt: string | null | undefined; duration: number },
  now = Date.now(),
): { label: string; tone: Tone } {
  const { status, startsAt, duration } = webinar;
  const isPast = startsAt != null && Date.parse(startsAt) + duration * 60_000 < now;
  return status === 'COMING_SOON' && isPast ? missed : statusNames[status];
}

export const platformNames: Record<WebinarPlatform, string> = {
  LINK: 'По ссылке',
  ZOOM: 'Zoom',
};

export const layoutNames: Record<WebinarLayout, string> = {
  TILE: 'Плиткой',
  SPEAKER: 'Крупно тот, кто говорит',
};

export const moderationNames: Record<WebinarModeration, string> = {
  PRE_MODERATION: 'До показа всем',
  POST_MODERATION: 'После показа',
  NONE: 'Не читает никто',
};

export const optionsOf = <Value extends string>(names: Record<Value, string>) =>
  (Object.entries(names) as [Value, string][]).map(([value, label]) => ({ value, label }));
