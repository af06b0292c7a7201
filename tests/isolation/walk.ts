// Walks everything that `with=` leads to from the records of a school, and judges what comes back: of each record no more
// than its own routes show the same person, and of one that these do not show its short form alone.
import { isDeepStrictEqual } from 'node:util';
import { nameOf } from '../contract/judge.ts';
import type { Json, RestAnswer } from '../kit/rest.ts';
import { permissionOf, type Permission } from './expectations.ts';
import {
  ownListOf,
  queriesFor,
  readersOf,
  relationsOf,
  type Root,
  roots,
  rowsAtOnce,
  shortForms,
} from './relations.ts';

/** Somebody who walks. Addresses are those below `/api/companies/{companyId}`. */
export interface Walker {
  get: (path: string) => Promise<RestAnswer>;
  /** What may be called, by what routes and records declare. */
  may: (permission: Permission) => boolean;
}

export interface Answer {
  root: Root;
  query: string;
  /** One record or many. */
  data: Json;
}

/** Everything that a walker is answered; `addressOf` says where a root is. */
export async function walk(
  { get, may }: Walker,
  addressOf: (root: Root) => string,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const root of roots.filter(({ operation }) => may(permissionOf(operation)))) {
    for (const query of queriesFor(root)) {
      const rows = isList(root) ? `per_page=${rowsAtOnce}&` : '';
      const path = `${addressOf(root)}?${rows}${query}`;
      const { status, body } = await get(path);
      // One record may be none of theirs.
      if (status === 404) break;
      if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
      answers.push({ root, query, data: body.data });
    }
  }
  return answers;
}

const isList = ({ operation }: Root): boolean =>
  (operation.documented.parameters ?? []).some(({ name }: Json) => name === 'per_page');

/** A record that a relation leads to, or one that the walk begins at. */
interface Found {
  shape: string;
  record: Json;
  /** What names it, and by which relation. */
  from?: Found;
  path: string;
}

function* foundIn(shape: string, records: Json, path: string, from?: Found): Generator<Found> {
  for (const record of [records ?? []].flat()) {
    const found: Found = { shape, record, path, ...(from && { from }) };
    yield found;
    for (const { name, to } of relationsOf(shape))
      yield* foundIn(to, record[name], `${path}.${name}`, found);
  }
}

const everythingIn = ({ root: { shape, operation }, data }: Answer): Found[] => [
  ...foundIn(shape, data, operation.route.replace('/api/companies/{companyId}', '')),
];

/** The records that a walker may read, as their own lists show them: by shape and id. */
type Shelves = ReadonlyMap<string, ReadonlyMap<number, Json>>;

/** Looks for all records of the answers in the lists that are their own. */
async function shelvesFor({ get, may }: Walker, answers: readonly Answer[]): Promise<Shelves> {
  const ids = new Map<string, Set<number>>();
  for (const { shape, record } of answers.flatMap(everythingIn))
    ids.set(shape, (ids.get(shape) ?? new Set()).add(record.id));
  const shelves = new Map<string, Map<number, Json>>();
  for (const [shape, some] of ids) {
    const list = ownListOf(shape);
    if (list === undefined) continue;
    const rows = may(permissionOf(list))
      ? (await get(`${list.route}?all=1&ids=${[...some]}`)).body.data
      : [];
    shelves.set(shape, new Map(rows.map((row: Json) => [row.id, row])));
  }
  return shelves;
}

/** What relations told a walker beyond what is due, and what they kept back of that. */
export async function wrongWith(
  walker: Walker,
  answers: readonly Answer[],
  ofOwner: readonly Answer[],
  /** Relations that show less than what they lead to may be read. */
  narrower: readonly string[],
): Promise<string[]> {
  const shelves = await shelvesFor(walker, [...answers, ...ofOwner]);
  const isReadable = ({ shape, record, from }: Found): boolean => {
    const readers = readersOf(shape);
    if (readers === 'part') return from === undefined || isReadable(from);
    return shelves.get(shape)?.has(record.id) ?? walker.may(readers);
  };
  const whole = new Map(ofOwner.map((answer) => [keyOf(answer), answer]));
  return answers.flatMap((answer) => {
    const found = everythingIn(answer);
    const seen = new Set(found.map(placeOf));
    const owners = whole.get(keyOf(answer));
    const hidden = (owners ? everythingIn(owners) : []).filter(
      (each) =>
        each.from !== undefined &&
        !narrower.includes(relationOf(each)) &&
        !seen.has(placeOf(each)) &&
        seen.has(placeOf(each.from)) &&
        isReadable(each.from) &&
        isReadable(each),
    );
    return [
      ...found.flatMap((each) => toldBeyond(each, isReadable(each), shelves)),
      ...hidden.map(({ path }) => `${path} hides what the person may read`),
      ...miscounted(answer),
    ];
  });
}

/** `Invite.roles` that led to a record. */
const relationOf = ({ from, path }: Found): string => `${from?.shape}.${path.split('.').at(-1)}`;

const keyOf = ({ root, query }: Answer): string => `${nameOf(root.operation)} ${query}`;

const placeOf = ({ record, path, from }: Found): string =>
  `${from ? placeOf(from) : ''} ${path} ${record.id}`;

/** The columns that neither its own list nor its short form has. What the walk begins at is the route's to show. */
function toldBeyond(
  { shape, record, path, from }: Found,
  isReadable: boolean,
  shelves: Shelves,
): string[] {
  if (from === undefined) return [];
  const own = shelves.get(shape)?.get(record.id);
  const relationNames = new Set(relationsOf(shape).map(({ name }) => name));
  if (!isReadable) {
    // What has no short form is not there at all.
    const due = shortForms[shape] ? ['id', ...shortForms[shape]] : [];
    return Object.keys(record).flatMap((name) =>
      due.includes(name) ? [] : [`${path} tells ${name}`],
    );
  }
  const columns = Object.keys(record).filter((name) => !relationNames.has(name));
  return columns.flatMap((name) =>
    own === undefined || isDeepStrictEqual(own[name], record[name])
      ? []
      : [`${path} tells ${name} otherwise than its own list`],
  );
}

/** A count must not know more records than are shown. */
function miscounted({ root: { shape, operation }, data }: Answer): string[] {
  return [data].flat().flatMap((record) =>
    relationsOf(shape).flatMap(({ name }) => {
      const count: number | undefined = record[`${name}_count`];
      const shown = [record[name] ?? []].flat().length;
      return count === undefined || count === shown
        ? []
        : [`${operation.route} tells of ${count} ${name} and shows ${shown}`];
    }),
  );
}

/** Relations that lead nowhere even for whoever may read everything. */
export function emptyRelations(answers: readonly Answer[]): string[] {
  const led = new Set(answers.flatMap(everythingIn).map(relationOf));
  const known = roots.flatMap(({ shape, paths }) =>
    paths.map((path) => `${path.at(-2)?.to ?? shape}.${path.at(-1)?.name}`),
  );
  return [...new Set(known)].filter((relation) => !led.has(relation));
}
