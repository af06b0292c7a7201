// Rejects text that PostgreSQL or UTF-8 cannot represent: U+0000 and unpaired surrogates.
import type { FastifyInstance } from 'fastify';
import { Failure } from './failure.ts';

export function refuseInvalidText(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const sent of [params, query, body]) {
      const found = findInvalidText(sent);
      if (found === undefined) continue;
      const field = found.place.join('.').replace('[]', ''); // Without brackets, as lists name their parameters.
      throw new Failure(422, [{ message: found.message, field, code: found.code }]);
    }
  });
}

/** Parses JSON. Null if it is malformed or contains text that request bodies must not contain. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return findInvalidText(value) === undefined ? value : null;
  } catch {
    return null;
  }
}

/**
 * Whether JSON text has at most `most` values, counted by separators. Separators within strings count too, which is
 * rare enough. Checked in advance, because parsing cannot be interrupted, not even by terminating the thread.
 */
export function hasAtMostValues(json: string | Buffer, most: number): boolean {
  let values = 0;
  for (const sign of [',', '[', '{']) {
    for (let at = json.indexOf(sign); at !== -1; at = json.indexOf(sign, at + 1)) {
      values += 1;
      if (values > most) return false;
    }
  }
  return true;
}

/**
 * Limit of nesting in a body: more than any documented body needs, and far from the limit of recursion.
 */
const deepest = 100;

interface Unstorable {
  /** The path to the value. */
  place: string[];
  message: string;
  code: string;
}

export const badCharacter = 'Недопустимый символ';

const badText = { message: badCharacter, code: 'invalid_character' };
const tooDeep = { message: 'Слишком глубокая вложенность', code: 'too_deep' };

/** The first invalid value and its path. */
export function findInvalidText(value: unknown, depth = 0): Unstorable | undefined {
  if (typeof value === 'string') return isValidText(value) ? undefined : { place: [], ...badText };
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === deepest) return { place: [], ...tooDeep };
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const found = findInvalidText(value[index], depth + 1);
      if (found !== undefined) return below(String(index), found);
    }
    return undefined;
  }
  for (const name in value) {
    if (!isValidText(name)) return { place: [shown(name)], ...badText };
    const found = findInvalidText((value as Record<string, unknown>)[name], depth + 1);
    if (found !== undefined) return below(name, found);
  }
  return undefined;
}

/** Reports only the first step of the path to a value that is nested too deeply. */
const below = (name: string, { place, ...found }: Unstorable): Unstorable => ({
  ...found,
  place: found.code === tooDeep.code ? [name] : [name, ...place],
});

export const isValidText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const shown = (name: string): string => name.toWellFormed().replaceAll('\0', '\ufffd');
