// Splits the text of a `LinesField` into lines and assigns the server's errors to them.
import type { UserError } from '../network/mutationResult.ts';

/** Without empty lines. */
export const pastedLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Error messages by line; the path `contacts.3` is the fourth line sent as `contacts`. */
export const lineErrors = (
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
