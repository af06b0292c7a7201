// The parameters of a read and their encoding in the query string.
import { RestError } from './errors.ts';

export type Params = Readonly<Record<string, ParamValue>> & {
  /** The order is a default and not requested: a server that does not know it may use its own. */
  readonly [defaultSort]?: boolean;
};

/** Marks `sort` as a default; it is not sent. */
export const defaultSort = Symbol('usual order');

type ParamValue = string | number | boolean | readonly (string | number)[] | null | undefined;

/**
 * `{ page: 2, status: ['draft', 'close'] }` → `?page=2&status[]=draft&status[]=close`; null and undefined are left out.
 */
export function queryString(params: Params): string {
  let query = '';
  const add = (name: string, value: string | number) => {
    query += `${query === '' ? '?' : '&'}${name}=${typeof value === 'number' ? value : encode(name, value)}`;
  };
  for (const name in params) {
    const value = params[name];
    if (value === undefined || value === null) continue;
    if (typeof value === 'boolean') add(name, Number(value));
    else if (typeof value === 'object') for (const item of value) add(`${name}[]`, item);
    else add(name, value);
  }
  return query;
}

// Commas, colons and semicolons are separators of the contract and stay unencoded.
function encode(name: string, text: string): string {
  if (/^[\w.,:;-]*$/.test(text)) return text;
  if (!text.isWellFormed()) throw unwritable(name);
  return encodeURIComponent(text)
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%3B', ';');
}

/** A lone surrogate cannot be encoded in a URL. In a body the server validates it itself. */
const unwritable = (field: string) =>
  new RestError('INVALID_INPUT', 422, badCharacter, {
    problems: [{ message: badCharacter, field, code: 'invalid_character' }],
  });

const badCharacter = 'Недопустимый символ';
