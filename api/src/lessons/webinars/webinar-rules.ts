// Validation schemas of webinars.
import { z } from 'zod';
import { webinarStatuses, type WebinarStatus } from '@kafedra/common/lessons';
import { name, optionalText, required, webAddress } from '../../kit/values/texts.ts';
import { moment } from '../../kit/values/date-time.ts';
import { webinarLayouts, webinarModerations, webinarPlatforms } from './webinar-tables.ts';

const minutes = z
  .int('Введите целое число минут')
  .min(1, 'Не меньше 1 минуты')
  .max(1440, 'Не больше 1440 минут');

export const changedWebinar = z
  .strictObject({
    status: z
      .enum(webinarStatuses)
      .optional()
      .describe(
        'Allowed transitions: `coming_soon` to `play` or `canceled`, between `play` and `pause`, and from both to `finished`.',
      ),
    starts_at: moment.nullish().describe('Null for no set time.'),
    duration: minutes.optional(),
    platform: z
      .enum(webinarPlatforms)
      .optional()
      .describe('A change from `zoom` deletes the Zoom meeting.'),
    link: webAddress().describe('For `link`: URL of the room.'),
    layout: z.enum(webinarLayouts).optional(),
    moderation: z.enum(webinarModerations).optional(),
    recording_id: z.int32().nullish().describe('A file of the file storage.'),
    recording_link: webAddress(),
    remind_day: z
      .boolean()
      .optional()
      .describe('Whether learners get an e-mail reminder a day before.'),
    remind_hour: z
      .boolean()
      .optional()
      .describe('Whether learners get an e-mail reminder an hour before.'),
  })
  .describe('Omitted fields remain unchanged.');

const stepWords: Record<WebinarStatus, string> = {
  coming_soon: 'снова объявить предстоящим',
  play: 'начать',
  pause: 'приостановить',
  finished: 'завершить',
  canceled: 'отменить',
};

const stateWords: Record<WebinarStatus, string> = {
  coming_soon: 'Вебинар ещё не начался',
  play: 'Вебинар уже идёт',
  pause: 'Вебинар на паузе',
  finished: 'Вебинар завершён',
  canceled: 'Вебинар отменён',
};

/** The error message for a status change that is not allowed. */
export const refusedTransition = (from: WebinarStatus, to: WebinarStatus): string =>
  `${stateWords[from]}: ${stepWords[to]} его нельзя`;

const elsewhere = webAddress().pipe(z.string(required));

export const newExternalWebinar = z.strictObject({
  name,
  description: optionalText(5000),
  link: elsewhere.describe('URL for registration or watching.'),
  starts_at: moment.nullish(),
  duration: minutes.nullish(),
  image_id: z.int32().nullish().describe('An image of the file storage.'),
  active: z.boolean().optional().describe('Whether it is shown; default: true.'),
});
