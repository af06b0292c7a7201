// Lines that were pasted into a `LinesField`, and what the server has against some of them.
import type { UserError } from '../network/answer.ts';

/** Empty lines are none. */
export const pastedLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** By the line, what is wrong with it; `contacts.3` is the fourth of those that were sent as `contacts`. */
export const refusedLines = (
  errors: readonly UserError[],
  sent: string,
  lines: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    errors.flatMap(({ message, field }) => {
      const [name, place] = (field ?? '').split('.');
      const line = name === sent ? lines[Number(place)] : undefined;
      if (line === undefined) return [];
      const said = message.charAt(0).toLocaleLowerCase('ru') + message.slice(1);
      return [[line, `«${line}»: ${said}`] as const];
    }),
  );
