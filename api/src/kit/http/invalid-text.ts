// Texts that no database and no JSON document can keep are refused before any route: those with U+0000, which
// PostgreSQL knows in no text, and those with half of a surrogate pair, which UTF-8 can't write.
import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';

export function refuseUnstorable(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const sent of [params, query, body]) {
      const found = unstorableIn(sent);
      if (found === undefined) continue;
      const field = found.place.join('.').replace('[]', ''); // As lists know a parameter.
      throw new Failure(422, [{ message: found.message, field, code: found.code }]);
    }
  });
}

/** What a text holds as JSON; null where it is none, or holds what is refused in bodies. */
export function jsonIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return unstorableIn(value) === undefined ? value : null;
  } catch {
    return null;
  }
}

/**
 * Whether a text of JSON has no more values than so many, by the signs between them: those in texts count as well, and are
 * far fewer. Nothing ends the parsing of one that has too many, not even the end of its thread.
 */
export function hasFewValues(json: string | Buffer, most: number): boolean {
  let values = 0;
  for (const sign of [',', '[', '{']) {
    for (let at = json.indexOf(sign); at !== -1; at = json.indexOf(sign, at + 1)) {
      values += 1;
      if (values > most) return false;
    }
  }
  return true;
}

/** How deep a body may nest: far beyond every documented one, and far above where recursion ends. */
const deepest = 100;

interface Unstorable {
  /** The names on the way to it. */
  place: string[];
  message: string;
  code: string;
}

export const badCharacter = 'Недопустимый символ';

const badText = { message: badCharacter, code: 'invalid_character' };
const tooDeep = { message: 'Слишком глубокая вложенность', code: 'too_deep' };

/** The first that is not to be kept, and where it stands. */
export function unstorableIn(value: unknown, depth = 0): Unstorable | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : { place: [], ...badText };
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === deepest) return { place: [], ...tooDeep };
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const found = unstorableIn(value[index], depth + 1);
      if (found !== undefined) return below(String(index), found);
    }
    return undefined;
  }
  for (const name in value) {
    if (!isStorable(name)) return { place: [shown(name)], ...badText };
    const found = unstorableIn((value as Record<string, unknown>)[name], depth + 1);
    if (found !== undefined) return below(name, found);
  }
  return undefined;
}

/** The way down to what nests too deep says no more than where it begins. */
const below = (name: string, { place, ...found }: Unstorable): Unstorable => ({
  ...found,
  place: found.code === tooDeep.code ? [name] : [name, ...place],
});

export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const shown = (name: string): string => name.toWellFormed().replaceAll('\0', '\ufffd');
