// Walks everything that `with=` leads to from the records of a school, and judges what comes back: of each record no more
// than its own routes show the same person, and of one that these do not show its short form alone.
import { isDeepStrictEqual } from 'node:util';
import { nameOf } from '../contract/judge.ts';
import { openapi, operations, type Operation } from '../kit/openapi.ts';
import type { Json, RestClient } from '../kit/rest.ts';
import { permissionOf, type Permission } from './expectations.ts';

/** How deep a walk goes. */
const depth = 3;

interface Relation {
  name: string;
  /** The shape of what it leads to. */
  to: string;
}

const shapes: Record<string, Json> = openapi.components.schemas;

const shapeIn = (documented: Json): string | undefined =>
  /#\/components\/schemas\/(\w+)/.exec(JSON.stringify(documented ?? null))?.[1];

/** By shape. Values that `with` attaches are no records: these say who may read them. */
const relations: ReadonlyMap<string, Relation[]> = new Map(
  Object.entries(shapes).map(([shape, { properties = {} }]) => [
    shape,
    Object.entries<Json>(properties).flatMap(([name, documented]) => {
      const to = shapeIn(documented);
      const isRelation = documented.description === `With \`with=${name}\`.`;
      return isRelation && to && 'x-read' in (shapes[to] ?? {}) ? [{ name, to }] : [];
    }),
  ]),
);

const relationsOf = (shape: string): Relation[] => relations.get(shape) ?? [];

const columnsOf = (shape: string): string[] => {
  const names = new Set(relationsOf(shape).map(({ name }) => name));
  const { properties = {}, required = [] } = shapes[shape] ?? {};
  return Object.keys(properties).filter((name) => required.includes(name) && !names.has(name));
};

/** By shape, what those are shown who may not read such records. */
export const shortForms: Record<string, string[]> = Object.fromEntries(
  Object.entries(shapes).flatMap(([shape, { 'x-short': short }]) =>
    short ? [[shape, short]] : [],
  ),
);

export interface Root {
  operation: Operation;
  shape: string;
  paths: Relation[][];
}

/** Every route that takes `with` and asks for no more than an id, with all paths below its records. */
export const roots: Root[] = operations.flatMap((operation) => {
  const { method, documented } = operation;
  const parameters: Json[] = documented.parameters ?? [];
  const takesWith = parameters.some(({ name }) => name === 'with');
  const asksForMore = parameters.some(({ in: place, required }) => place === 'query' && required);
  if (method !== 'GET' || !takesWith || asksForMore) return [];
  const answer = documented.responses[200].content['application/json'].schema;
  const shape = shapeIn(answer.properties.data);
  if (shape === undefined) throw new Error(`${nameOf(operation)} says of no shape what it answers`);
  const paths = pathsFrom(shape, depth);
  return paths.length === 0 ? [] : [{ operation, shape, paths }];
});

function pathsFrom(shape: string, left: number): Relation[][] {
  if (left === 0) return [];
  return relationsOf(shape).flatMap((relation) => [
    [relation],
    ...pathsFrom(relation.to, left - 1).map((path) => [relation, ...path]),
  ]);
}

/** As many as one request asks for. */
const pathsAtOnce = 8;

/** The queries that walk all paths: with whole records, and with every column of them by its name. */
export function queriesFor({ shape, paths }: Root): string[] {
  const whole = paths.map(namesOf);
  const picked = paths.map((path) => `${namesOf(path)}:${columnsOf(path.at(-1)!.to)}`);
  const counted = relationsOf(shape).map(({ name }) => name);
  return [
    ...[...chunks(whole), ...chunks(picked)].map((some) => `with=${some.join(';')}`),
    `with=${counted.join(';')}&withCount=${counted.join(';')}`,
  ];
}

const namesOf = (path: readonly Relation[]): string => path.map(({ name }) => name).join('.');

function* chunks(paths: readonly string[]): Generator<string[]> {
  for (let from = 0; from < paths.length; from += pathsAtOnce)
    yield paths.slice(from, from + pathsAtOnce);
}

/** Somebody who walks. Addresses are those below `/api/companies/{companyId}`. */
export interface Walker {
  get: RestClient;
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
      const path = `${addressOf(root)}?all=1&${query}`;
      const { status, body } = await get('GET', path);
      // One record may be none of theirs.
      if (status === 404) break;
      if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
      answers.push({ root, query, data: body.data });
    }
  }
  return answers;
}

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
      ? (await get('GET', `${list.route}?all=1&ids=${[...some]}`)).body.data
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

/** Lists, with the shapes of their records. */
const lists = operations.flatMap((operation) => {
  const { method, route, documented } = operation;
  const data = documented.responses[200]?.content?.['application/json']?.schema?.properties?.data;
  const isList = method === 'GET' && data?.type === 'array' && !/\/\{(?!companyId)/.test(route);
  const shape = isList ? shapeIn(data) : undefined;
  return shape === undefined ? [] : [{ operation, shape }];
});

const readersOf = (shape: string): Permission | 'part' => shapes[shape]?.['x-read'];

/** The list of a record's own: the one that is for whom the record says it is for. */
const ownListOf = (shape: string): Operation | undefined =>
  lists.find(
    ({ operation, shape: of }) =>
      of === shape && isDeepStrictEqual(permissionOf(operation), readersOf(shape)),
  )?.operation;
