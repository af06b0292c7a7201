// A date with time and UTC offset in request bodies.
import { z } from 'zod';

const error = 'Введите дату и время';

/** PostgreSQL accepts offsets up to 15 hours; real ones do not exceed 14. */
const offset = /(?:Z|[+-](?:0\d|1[0-4]):\d\d)$/;

export const moment = z.iso
  .datetime({ offset: true, error })
  .refine((text) => offset.test(text), error);
