// Finds which optional parts of a read (columns, relations, counts, sums, the default order, parameters that save work)
// an error message names, and removes them from the parameters.
import { camelCase, snakeCase } from '../names.ts';
import type { RestError } from './errors.ts';
import { type Params, defaultSort } from './params.ts';

/** `only` is a whole parameter; `only is_owner` is one of its parts. */
export type RefusedParts = ReadonlySet<string>;

/** Parameters that change the cost of a response but not the selected fields. */
export const costParams = ['total', 'countBy'];

/** Parameters that select fields, with the separators of their parts. */
const selections: Readonly<Record<string, string>> = {
  only: ',',
  with: ';',
  withCount: ';',
  withSums: ';',
};

const always = [...costParams, ...Object.keys(selections)];

/** The parameters of a read that can be removed in whole or in part. */
export const removableParams = (params: Params): string[] =>
  (params[defaultSort] ? [...always, 'sort'] : always).filter((name) => params[name] !== undefined);

/**
 * All parts of a parameter. Relations are returned in both spellings; others of them may be supported.
 */
export function allPartsOf(params: Params, name: string): string[] {
  if (!removableParams(params).includes(name)) return [];
  if (costParams.includes(name) || name === 'only') return [name];
  const parts = partsOf(params, name);
  const spelled = isRelations(name)
    ? [...parts, ...parts.map(camelCase), ...parts.map(snakeCase)]
    : parts;
  return spelled.map((part) => `${name} ${part}`);
}

export function withoutParts(params: Params, refused: RefusedParts): Params {
  if (refused.size === 0) return params;
  const left: { -readonly [Name in keyof Params]: Params[Name] } = { ...params };
  for (const name of removableParams(params)) {
    const remaining = refused.has(name)
      ? []
      : itemsOf(params, name).flatMap((item) => itemWithout(name, item, refused));
    if (remaining.length > 0) left[name] = remaining.join(selections[name]);
    else if (typeof params[name] === 'string' || refused.has(name)) delete left[name];
    if (name === 'sort' && remaining.length === 0) delete left['desc'];
  }
  return left;
}

/**
 * The parts of a read that an error names. Columns of `only` may be ordinary words of a sentence: when they are
 * ambiguous, the whole `only` is returned, since without it the server returns all columns.
 */
export function partsNamedIn(
  { problems }: RestError,
  params: Params,
): RefusedParts | 'something else' {
  const named = new Set<string>();
  for (const { field, message } of problems) {
    const places = wordsIn(field ?? '');
    const words = places.union(wordsIn(message));
    const names = removableParams(params);
    const at = names.filter((name) => places.has(name));
    const mentioned = at.length > 0 ? at : names.filter((name) => words.has(name));
    const parts = mentioned.filter((name) => costParams.includes(name));
    if (parts.length === 0) parts.push(...partsNamed(params, at.length > 0 ? at : names, words));
    if (parts.length === 0 && at.length === 0 && isAboutOthers(params, places, words))
      return 'something else';
    if (parts.length === 0) parts.push(...mentioned.flatMap((name) => allPartsOf(params, name)));
    for (const part of parts) named.add(part);
  }
  return named;
}

type Words = ReadonlySet<string>;

/** Whether the error is about a condition, an explicit order or the page. */
function isAboutOthers(params: Params, places: Words, words: Words): boolean {
  const names = places.size > 0 ? places : words;
  const mine = removableParams(params);
  return Object.keys(params).some((name) => !mine.includes(name) && names.has(name));
}

/**
 * `with.0`, `Unknown relation test.lesson` → the names in it; dotted ones also by their segments.
 */
function wordsIn(text: string): Words {
  const dotted = text.match(/[A-Za-z]\w*(?:\.\w+)*/g) ?? [];
  return new Set(dotted.flatMap((word) => [word, word.split('.')].flat()));
}

/** `users_count` is a name in any text; `name` and `type` may be ordinary words. */
function partsNamed(params: Params, among: readonly string[], words: Words): string[] {
  const parts = among.flatMap((name) =>
    partsOf(params, name).flatMap((part) => {
      const own = nameIn(name, part, words);
      return own === undefined ? [] : [{ name, part, own }];
    }),
  );
  const certain = parts.filter(({ own }) => /_|[a-z][A-Z]/.test(own));
  if (certain.length > 0) return certain.map(({ name, part }) => `${name} ${part}`);
  const columns = parts.filter(({ name }) => name === 'only');
  if (columns.length > 1) return ['only'];
  return parts.map(({ name, part }) => `${name} ${part}`);
}

/**
 * The word that names a part: a nested relation also by its last segment, a sum by either of its two names.
 */
function nameIn(name: string, part: string, words: Words): string | undefined {
  const names = part.split(':');
  if (name === 'withSums') return names.find((one) => words.has(one));
  const own = names.at(-1) as string;
  return [own, own.split('.').at(-1) as string].find((one) => words.has(one));
}

/** Columns, counts and sums as they are; relations by path, and their columns as `type:name`. */
function partsOf(params: Params, name: string): string[] {
  const items = itemsOf(params, name);
  if (name !== 'with') return items;
  return items.flatMap((item) => {
    const { path, columns } = relationIn(item);
    return [path].concat(columns.map((column) => `${path}:${column}`));
  });
}

function itemsOf(params: Params, name: string): string[] {
  const value = params[name];
  if (typeof value !== 'string') return [];
  const separator = selections[name];
  return separator === undefined ? [value] : value.split(separator);
}

function relationIn(item: string): { path: string; columns: string[] } {
  const [path = '', columns] = item.split(':');
  return { path, columns: columns?.split(',') ?? [] };
}

const isRelations = (name: string) => name === 'with' || name === 'withCount';

/** The contract accepts relations in both spellings, a server may accept only one. */
function itemWithout(name: string, item: string, refused: RefusedParts): string[] {
  const isRefused = (part: string) => refused.has(`${name} ${part}`);
  if (!isRelations(name)) return isRefused(item) ? [] : [item];
  const { path, columns } = relationIn(item);
  const spelled = [path, camelCase(path), snakeCase(path)].find(
    (one) => !pathsTo(one).some(isRefused),
  );
  if (spelled === undefined) return [];
  const remaining = columns.filter((column) => !isRefused(`${spelled}:${column}`));
  return [remaining.length > 0 ? `${spelled}:${remaining.join(',')}` : spelled];
}

/** Rejecting `test` also rejects `test.lesson`. */
const pathsTo = (path: string): string[] =>
  path.split('.').map((_, depth, names) => names.slice(0, depth + 1).join('.'));
