// What webinars are called in each state, and what can be made of them.
import type { Tone } from '../../ui/Badge.tsx';
import type {
  WebinarLayout,
  WebinarModeration,
  WebinarPlatform,
  WebinarStatus,
} from '../../__generated__/WebinarForm_webinar.graphql.ts';

export const statusNames: Record<WebinarStatus, { label: string; tone: Tone }> = {
  COMING_SOON: { label: 'Предстоит', tone: 'primary' },
  PLAY: { label: 'Идёт', tone: 'success' },
  PAUSE: { label: 'На паузе', tone: 'warning' },
  FINISHED: { label: 'Завершён', tone: 'neutral' },
  CANCELED: { label: 'Отменён', tone: 'danger' },
};

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
