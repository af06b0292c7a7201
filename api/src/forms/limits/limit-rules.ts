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
  opens_at: moment.describe('Before it nothing is taken; null where it is open from the start.'),
  closes_at: moment.describe('From then on nothing is taken; null where it stays open.'),
  answers_limit: limit.describe('How many answers it takes at most; null without a limit.'),
  answers_per_address: limit.describe(
    'How many answers come from one network address at most, of those that came since this is limited.',
  ),
  answers_per_email: limit.describe('How many answers come with one e-mail address at most.'),
  text_before: words.describe('What stands in place of the form before it opens.'),
  text_after: words.describe('What stands there after it closed.'),
  text_full: words.describe('What stands there when it has as many answers as it takes.'),
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
