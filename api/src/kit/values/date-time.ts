// A date with a time, as it is sent.
import { z } from 'zod';

const error = 'Введите дату и время';

/** PostgreSQL takes no hours beyond 15, and the earth has none beyond 14. */
const offset = /(?:Z|[+-](?:0\d|1[0-4]):\d\d)$/;

export const moment = z.iso
  .datetime({ offset: true, error })
  .refine((text) => offset.test(text), error);
