// The relations of records, as openapi.json documents them: where walks along them begin, which paths there are, and who
// may read what they lead to.
import { isDeepStrictEqual } from 'node:util';
import type { Permission as Flag } from '../../api/src/kit/permissions/flags.ts';
import { nameOf, openapi, operations, type Operation } from '../kit/openapi.ts';
import type { Json } from '../kit/rest.ts';
import { flagsIn, permissionOf, type Permission } from './expectations.ts';

/** How deep a walk goes; a shorter one still passes every relation that follows another. */
const depth = 3;
const nearDepth = 2;

export interface Relation {
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

export const relationsOf = (shape: string): Relation[] => relations.get(shape) ?? [];

const relationNames: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...relations].map(([shape, some]) => [shape, new Set(some.map(({ name }) => name))]),
);

export const namesOfRelations = (shape: string): ReadonlySet<string> =>
  relationNames.get(shape) ?? new Set();

const columnsOf = (shape: string): string[] => {
  const names = namesOfRelations(shape);
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

/** Records are walked whole from the first of their lists: what their relations show is read alike wherever they stand. */
const walked = new Set<string>();

const isBelow = ({ route }: Operation): boolean => /\/\{(?!companyId)\w+\}\/\w/.test(route);

/** Every route that takes `with` and asks for no more than an id, with all paths below its records. */
export const roots: Root[] = operations
  .toSorted(
    (one, other) =>
      Number(isBelow(one)) - Number(isBelow(other)) || one.route.length - other.route.length,
  )
  .flatMap((operation) => {
    const { method, documented } = operation;
    const parameters: Json[] = documented.parameters ?? [];
    // What comes whole takes the name, too, and has no relations.
    const takesWith = parameters.some(
      ({ name, schema }) => name === 'with' && schema.examples !== undefined,
    );
    const asksForMore = parameters.some(({ in: place, required }) => place === 'query' && required);
    if (method !== 'GET' || !takesWith || asksForMore) return [];
    // What everybody may read is the same whoever walks there.
    if (permissionOf(operation) === 'open') return [];
    const answer = documented.responses[200].content['application/json'].schema;
    const shape = shapeIn(answer.properties.data);
    if (shape === undefined)
      throw new Error(`${nameOf(operation)} says of no shape what it answers`);
    const paths = pathsFrom(shape, walked.has(shape) ? 1 : depth);
    walked.add(shape);
    return paths.length === 0 ? [] : [{ operation, shape, paths }];
  });

/** Of several relations to the same records, as to the images of a course, only the first is walked further. */
function pathsFrom(shape: string, left: number): Relation[][] {
  if (left === 0) return [];
  const walked = new Set<string>();
  return relationsOf(shape).flatMap((relation) => {
    const isAlike = walked.has(relation.to);
    walked.add(relation.to);
    const further = isAlike ? [] : pathsFrom(relation.to, left - 1);
    return [[relation], ...further.map((path) => [relation, ...path])];
  });
}

/** The same places, with the paths that are not further than the next relation but one. */
export const nearOf = (root: Root): Root => ({
  ...root,
  paths: root.paths.filter(({ length }) => length <= nearDepth),
});

/** How many records one request of a walk begins at, the latest of each list. */
export const rowsWalked = 6;

/** As many as one request asks for. */
const pathsAtOnce = 8;

/** The queries that walk all paths: with whole records, and with every column of them by its name. */
export function queriesFor({ shape, paths }: Root): string[] {
  // What a path passes comes whole with it.
  const ends = paths.filter(({ length }, place) => (paths[place + 1]?.length ?? 0) <= length);
  const whole = ends.map(namesOf);
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

/** Lists that give all of their records at once, with the shapes of these. */
const lists = operations.flatMap((operation) => {
  const { method, route, documented } = operation;
  const data = documented.responses[200]?.content?.['application/json']?.schema?.properties?.data;
  const givesAll = (documented.parameters ?? []).some(({ name }: Json) => name === 'all');
  const isList =
    method === 'GET' && data?.type === 'array' && givesAll && !/\/\{(?!companyId)/.test(route);
  const shape = isList ? shapeIn(data) : undefined;
  return shape === undefined ? [] : [{ operation, shape }];
});

export const readersOf = (shape: string): Permission | 'part' => shapes[shape]?.['x-read'];

/** The list of a record's own: the one that is for whom the record says it is for. */
export const ownListOf = (shape: string): Operation | undefined =>
  lists.find(
    ({ operation, shape: of }) =>
      of === shape && isDeepStrictEqual(permissionOf(operation), readersOf(shape)),
  )?.operation;

/** Who may read what walks begin at, or any record that they lead to. */
const readers: Permission[] = [
  ...roots.map(({ operation }) => permissionOf(operation)),
  ...[...relations.values()]
    .flat()
    .map(({ to }) => readersOf(to))
    .filter((some) => some !== 'part'),
];

/** The flags that open any of it; of those that open the same, one. */
export const readingFlags: Flag[] = [
  ...Map.groupBy(new Set(readers.flatMap(flagsIn)), (flag) =>
    readers.map((some) => grantsWith(flag, some)).join(),
  ).values(),
].map(([flag]) => flag as Flag);

/** Whether a flag opens all of something, one's own of it, or nothing. */
function grantsWith(flag: string, permission: Permission): string {
  if (typeof permission === 'string') return '';
  const grants = [permission].flat();
  if (grants.some(({ all }) => all === flag)) return 'all';
  return grants.some(({ my }) => my === flag) ? 'my' : '';
}
