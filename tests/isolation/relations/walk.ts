// Follows `with=` from the records of a school and checks the responses: no record shows more than its own routes show
// to the same caller, and a record that these don't show is reduced to its short form.
import { isDeepStrictEqual } from 'node:util';
import { nameOf, operations, type Operation } from '../../kit/openapi.ts';
import type { Json, RestAnswer } from '../../kit/rest.ts';
import { flagsIn, permissionOf, type Permission } from '../probes/expectations.ts';
import {
  namesOfRelations,
  ownListOf,
  queriesFor,
  readersOf,
  relationsOf,
  type Root,
  roots,
  rowsWalked,
  shortForms,
} from './relations.ts';

/** A caller of a walk. Paths are relative to `/api/companies/{companyId}`. */
export interface Walker {
  get: (path: string) => Promise<RestAnswer>;
  /** Whether routes and records with this permission may be read. */
  may: (permission: Permission) => boolean;
}

export interface Answer {
  root: Root;
  query: string;
  /** One record or many. */
  data: Json;
}

/** All responses to a walker; `addressOf` returns the path of a root. */
export async function walk(
  { get, may }: Walker,
  addressOf: (root: Root) => string,
  from: readonly Root[] = roots,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const mayCall = (operation: Operation) => may(permissionOf(operation));
  for (const root of from.filter(({ operation }) => above(operation).every(mayCall))) {
    for (const query of queriesFor(root)) {
      const rows = isList(root) ? `per_page=${rowsWalked}&` : '';
      const path = `${addressOf(root)}?${rows}${query}`;
      const { status, body } = await get(path);
      // The caller may not see this record.
      if (status === 404) break;
      if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
      answers.push({ root, query, data: body.data });
    }
  }
  return answers;
}

/**
 * Roots where each of the flags grants the route or a related record. Elsewhere one of the flags shows what all of them
 * show.
 */
export const rootsFor = (flags: readonly string[]): Root[] =>
  roots.filter(({ operation, paths }) => {
    const permissions = [
      ...above(operation).map(permissionOf),
      ...paths.flat().map(({ to }) => readersOf(to)),
    ];
    const opening = new Set(permissions.flatMap((some) => (some === 'part' ? [] : flagsIn(some))));
    return flags.every((flag) => opening.has(flag));
  });

/** The operations that a route requires: itself and the records that it is below. */
const above = (operation: Operation): Operation[] => {
  const ends = [...operation.route.matchAll(/\}/g)].map(({ index }) => index + 1);
  const records = ends.map((end) => withoutNames(operation.route.slice(0, end)));
  const isRecord = ({ method, route }: Operation) =>
    method === 'GET' && records.includes(withoutNames(route));
  return [operation, ...operations.filter(isRecord)];
};

const withoutNames = (route: string): string => route.replaceAll(/\{\w+\}/g, '{}');

export const isList = ({ operation }: Root): boolean =>
  (operation.documented.parameters ?? []).some(({ name }: Json) => name === 'per_page');

/** A root record or a related one. */
interface Found {
  shape: string;
  record: Json;
  /** The parent record. */
  from: Found | null;
  path: string;
  /** The ids on the path to the record, to distinguish it from others on the same path. */
  place: string;
}

function* foundIn(
  shape: string,
  records: Json,
  path: string,
  from: Found | null = null,
): Generator<Found> {
  for (const record of [records ?? []].flat()) {
    const place = from === null ? `${record.id}` : `${from.place} ${path} ${record.id}`;
    const found: Found = { shape, record, from, path, place };
    yield found;
    for (const { name, to } of relationsOf(shape))
      if (record[name] != null) yield* foundIn(to, record[name], `${path}.${name}`, found);
  }
}

/** A response with all its records. */
interface Searched extends Answer {
  found: readonly Found[];
}

const searched = (answer: Answer): Searched => {
  const { shape, operation } = answer.root;
  const path = operation.route.replace('/api/companies/{companyId}', '');
  return { ...answer, found: [...foundIn(shape, answer.data, path)] };
};

type Ids = Map<string, Set<number>>;

function idsIn(answers: readonly Searched[]): Ids {
  const ids: Ids = new Map();
  for (const { found } of answers)
    for (const { shape, record } of found)
      ids.set(shape, (ids.get(shape) ?? new Set()).add(record.id));
  return ids;
}

/** The responses to a caller who may read everything, as the reference for others. */
export interface OwnerView {
  answers: ReadonlyMap<string, readonly Found[]>;
  ids: Ids;
  /** Relations without a record even for this caller. */
  empty: string[];
}

export function ownerViewOf(answers: readonly Answer[]): OwnerView {
  const all = answers.map(searched);
  return {
    answers: new Map(all.map((answer) => [keyOf(answer), answer.found])),
    ids: idsIn(all),
    empty: emptyRelations(all),
  };
}

/** The records that a walker may read, as their own lists show them, by shape and id. */
type Shelves = ReadonlyMap<string, ReadonlyMap<number, Json>>;

/** Reads all records of the responses from their own lists. */
async function shelvesFor({ get, may }: Walker, ...answers: readonly Ids[]): Promise<Shelves> {
  const shelves = new Map<string, Map<number, Json>>();
  for (const shape of new Set(answers.flatMap((ids) => [...ids.keys()]))) {
    const list = ownListOf(shape);
    if (list === undefined) continue;
    const ids = new Set(answers.flatMap((some) => [...(some.get(shape) ?? [])]));
    const rows = may(permissionOf(list))
      ? (await get(`${list.route}?all=1&ids=${[...ids]}`)).body.data
      : [];
    shelves.set(shape, new Map(rows.map((row: Json) => [row.id, row])));
  }
  return shelves;
}

/** Differences from the expected relations: data beyond the permissions, and missing data. */
export async function deviations(
  walker: Walker,
  answers: readonly Answer[],
  whole: OwnerView,
  /** Relations that show less than the caller may read. */
  narrower: readonly string[],
): Promise<string[]> {
  const all = answers.map(searched);
  const shelves = await shelvesFor(walker, idsIn(all), whole.ids);
  const isReadable = ({ shape, record, from }: Found): boolean => {
    const readers = readersOf(shape);
    if (readers === 'part') return from === null || isReadable(from);
    return shelves.get(shape)?.has(record.id) ?? walker.may(readers);
  };
  return all.flatMap((answer) => {
    const { found } = answer;
    const seen = new Set(found.map(({ place }) => place));
    const hidden = (whole.answers.get(keyOf(answer)) ?? []).filter(
      (each) =>
        each.from !== null &&
        !seen.has(each.place) &&
        seen.has(each.from.place) &&
        !narrower.includes(relationOf(each)) &&
        isReadable(each.from) &&
        isReadable(each),
    );
    return [
      ...found.flatMap((each) => excessColumns(each, isReadable(each), shelves)),
      ...hidden.map(({ path }) => `${path} hides what the person may read`),
      ...miscounted(answer),
    ];
  });
}

/** The relation that led to a record: `Invite.roles`. */
const relationOf = ({ from, path }: Found): string => `${from?.shape}.${path.split('.').at(-1)}`;

const keyOf = ({ root, query }: Answer): string => `${nameOf(root.operation)} ${query}`;

/**
 * Columns that neither the record's own list nor its short form has; root records are up to their route.
 */
function excessColumns(
  { shape, record, path, from }: Found,
  isReadable: boolean,
  shelves: Shelves,
): string[] {
  if (from === null) return [];
  if (!isReadable) {
    // Without a short form the record must be absent.
    const due = shortForms[shape] ? ['id', ...shortForms[shape]] : [];
    return Object.keys(record).flatMap((name) =>
      due.includes(name) ? [] : [`${path} tells ${name}`],
    );
  }
  const own = shelves.get(shape)?.get(record.id);
  if (own === undefined) return [];
  const relationNames = namesOfRelations(shape);
  return Object.keys(record).flatMap((name) =>
    relationNames.has(name) || isSame(own[name], record[name])
      ? []
      : [`${path} tells ${name} otherwise than its own list`],
  );
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || isDeepStrictEqual(one, other);

/** A count must not exceed the number of shown records. */
function miscounted({ root: { shape, operation }, data }: Answer): string[] {
  return [data].flat().flatMap((record) =>
    relationsOf(shape).flatMap(({ name }) => {
      const count: number | undefined = record[`${name}_count`];
      const shown = [record[name] ?? []].flat().length;
      // When there are many paths, not every request has all relations.
      return count === undefined || count === shown || !(name in record)
        ? []
        : [`${operation.route} tells of ${count} ${name} and shows ${shown}`];
    }),
  );
}

const emptyRelations = (answers: readonly Searched[]): string[] => {
  const led = new Set(answers.flatMap(({ found }) => found).map(relationOf));
  const known = roots.flatMap(({ shape, paths }) =>
    paths.map((path) => `${path.at(-2)?.to ?? shape}.${path.at(-1)?.name}`),
  );
  return [...new Set(known)].filter((relation) => !led.has(relation));
};
