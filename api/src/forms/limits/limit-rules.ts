// Limits and opening times of forms, and the messages for forms that are not open.
import { z } from 'zod';
import { conflict } from '../../kit/http/errors.ts';
import { moment as anyMoment } from '../../kit/values/date-time.ts';
import { optionalText } from '../../kit/values/texts.ts';

/** Whether a form accepts answers now; `early` before it opens, `late` after it closes. */
export const formStates = ['open', 'early', 'late', 'full'] as const;

export type FormState = (typeof formStates)[number];

const most = 1_000_000;

const limit = z
  .int32('Введите целое число')
  .min(1, 'Не меньше 1')
  .max(most, `Не больше ${most}`)
  .nullish();

const moment = anyMoment.nullish();

const words = optionalText(1000);

export const limitSettings = {
  opens_at: moment.describe('No answers are accepted before it; null: open from the start.'),
  closes_at: moment.describe('No answers are accepted from then on; null: it stays open.'),
  answers_limit: limit.describe('Maximum number of answers; null for no limit.'),
  answers_per_address: limit.describe(
    'Maximum number of answers from one network address, counted since the limit was set; null for no limit.',
  ),
  answers_per_email: limit.describe(
    'Maximum number of answers with one email address; null for no limit.',
  ),
  text_before: words.describe('Text shown instead of the form before it opens.'),
  text_after: words.describe('Text shown instead of the form after it has closed.'),
  text_full: words.describe(
    'Text shown instead of the form when it has the maximum number of answers.',
  ),
};

/** The messages of a form that is not open. */
export interface StateTexts {
  text_before: string | null;
  text_after: string | null;
  text_full: string | null;
}

const texts = {
  early: ['text_before', 'Форма ещё не открыта'],
  late: ['text_after', 'Форма больше не принимает ответы'],
  full: ['text_full', 'Форма собрала все ответы, которые могла принять'],
} as const satisfies Record<Exclude<FormState, 'open'>, [keyof StateTexts, string]>;

/** The message to show instead of a form; null if it is open. */
export function textOfState(state: FormState, said: StateTexts): string | null {
  if (state === 'open') return null;
  const [name, usual] = texts[state];
  return said[name] ?? usual;
}

/** Throws 409 if the form does not accept answers now. */
export function requireOpen({ state, ...said }: StateTexts & { state: FormState }): void {
  const message = textOfState(state, said);
  if (message !== null) throw conflict(`form_${state}`, message);
}
