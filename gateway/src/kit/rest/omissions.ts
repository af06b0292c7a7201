// What can be left out of a read that a server refuses: parameters that save work, columns, relations, counts and sums,
// and the order that nobody has asked for. Servers say in their own ways what they refuse; the names are found in all.
import { camelCase, snakeCase } from '../names.ts';
import type { RestError } from './errors.ts';
import { type Params, usualOrder } from './params.ts';

/** `only`: a parameter as a whole; `only is_owner`: one of its parts. */
export type Refused = ReadonlySet<string>;

/** Parameters that change what an answer costs, and nothing in it that is asked for. */
export const savings = ['total', 'countBy'];

/** Those that say what of each record is asked for, and how their parts are joined. */
const selections: Readonly<Record<string, string>> = {
  only: ',',
  with: ';',
  withCount: ';',
  withSums: ';',
};

const always = [...savings, ...Object.keys(selections)];

/** The parameters of a read of which something can be left out. */
export const leavable = (params: Params): string[] =>
  (params[usualOrder] ? [...always, 'sort'] : always).filter((name) => params[name] !== undefined);

/** All of a parameter. Of relations, those that are asked for, however they are spelled: others may be known. */
export function allOf(params: Params, name: string): string[] {
  if (!leavable(params).includes(name)) return [];
  if (savings.includes(name) || name === 'only') return [name];
  const parts = partsOf(params, name);
  const spelled = isRelations(name)
    ? [...parts, ...parts.map(camelCase), ...parts.map(snakeCase)]
    : parts;
  return spelled.map((part) => `${name} ${part}`);
}

export function without(params: Params, refused: Refused): Params {
  if (refused.size === 0) return params;
  const left: { -readonly [Name in keyof Params]: Params[Name] } = { ...params };
  for (const name of leavable(params)) {
    const kept = refused.has(name)
      ? []
      : itemsOf(params, name).flatMap((item) => itemWithout(name, item, refused));
    if (kept.length > 0) left[name] = kept.join(selections[name]);
    else if (typeof params[name] === 'string' || refused.has(name)) delete left[name];
    if (name === 'sort' && kept.length === 0) delete left['desc'];
  }
  return left;
}

/**
 * What a refusal names of a read. Of `only`, whose columns may be words of any sentence, the whole is meant when that is
 * not clear: without it a server answers all that it has.
 */
export function namedIn({ problems }: RestError, params: Params): Refused | 'something else' {
  const named = new Set<string>();
  for (const { field, message } of problems) {
    const places = wordsIn(field ?? '');
    const words = places.union(wordsIn(message));
    const names = leavable(params);
    const at = names.filter((name) => places.has(name));
    const mentioned = at.length > 0 ? at : names.filter((name) => words.has(name));
    const parts = mentioned.filter((name) => savings.includes(name));
    if (parts.length === 0) parts.push(...partsNamed(params, at.length > 0 ? at : names, words));
    if (parts.length === 0 && at.length === 0 && isAboutOthers(params, places, words))
      return 'something else';
    if (parts.length === 0) parts.push(...mentioned.flatMap((name) => allOf(params, name)));
    for (const part of parts) named.add(part);
  }
  return named;
}

type Words = ReadonlySet<string>;

/** A condition, the order that was asked for, the page. */
function isAboutOthers(params: Params, places: Words, words: Words): boolean {
  const names = places.size > 0 ? places : words;
  const mine = leavable(params);
  return Object.keys(params).some((name) => !mine.includes(name) && names.has(name));
}

/** `with.0`, `Unknown relation test.lesson` → the names in it, dotted ones also by their parts. */
function wordsIn(text: string): Words {
  const dotted = text.match(/[A-Za-z]\w*(?:\.\w+)*/g) ?? [];
  return new Set(dotted.flatMap((word) => [word, word.split('.')].flat()));
}

/** `users_count` is a name wherever it stands; `name` and `type` may just be words. */
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

/** By which a part is named: a nested relation by its last name too, and a sum by either of its two. */
function nameIn(name: string, part: string, words: Words): string | undefined {
  const names = part.split(':');
  if (name === 'withSums') return names.find((one) => words.has(one));
  const own = names.at(-1) as string;
  return [own, own.split('.').at(-1) as string].find((one) => words.has(one));
}

/** Columns, counts and sums as they are; of relations their paths, and their columns as `type:name`. */
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

/** The contract takes relations in both spellings, servers one or the other. */
function itemWithout(name: string, item: string, refused: Refused): string[] {
  const isRefused = (part: string) => refused.has(`${name} ${part}`);
  if (!isRelations(name)) return isRefused(item) ? [] : [item];
  const { path, columns } = relationIn(item);
  const spelled = [path, camelCase(path), snakeCase(path)].find(
    (one) => !pathsTo(one).some(isRefused),
  );
  if (spelled === undefined) return [];
  const kept = columns.filter((column) => !isRefused(`${spelled}:${column}`));
  return [kept.length > 0 ? `${spelled}:${kept.join(',')}` : spelled];
}

/** `test.lesson` is refused with `test`. */
const pathsTo = (path: string): string[] =>
  path.split('.').map((_, depth, names) => names.slice(0, depth + 1).join('.'));
