// The schema of a player's heartbeat.
import { z } from 'zod';
import { longestFilm, mostRanges } from '@kafedra/common/lessons';

const second = z.int().min(0).max(longestFilm);

const ranges = z
  .array(
    z
      .strictObject({ from: second, to: second })
      .refine(({ from, to }) => from < to, { error: 'Отрезок заканчивается раньше, чем начался' }),
  )
  .max(mostRanges, `Не больше ${mostRanges} отрезков`);

export const heartbeat = z.strictObject({
  session: z.uuid().describe('One player on one page: a name that the browser has made up.'),
  sequence: z
    .int32()
    .min(1)
    .describe(
      'The number of the message in its session, from 1: the position of a late one is old.',
    ),
  ranges: ranges.describe(
    'All that the session has seen, in whole seconds, from the one to before the other.',
  ),
  again: ranges.describe('All of that which it has seen more than once.'),
  position: second.describe('The second at which the player stands.'),
  duration: z.int().min(1).max(longestFilm).describe('Seconds of the film.'),
});

export type Heartbeat = z.infer<typeof heartbeat>;
