// The relations of records as documented in openapi.json: the roots of walks, their paths, and the permissions to read
// what they lead to.
import { isDeepStrictEqual } from 'node:util';
import type { Permission as Flag } from '../../../api/src/kit/permissions/flags.ts';
import { nameOf, openapi, operations, type Operation } from '../../kit/openapi.ts';
import type { Json } from '../../kit/rest.ts';
import { flagsIn, permissionOf, type Permission } from '../probes/expectations.ts';

/** Maximum depth of a walk; a shorter walk still covers each pair of consecutive relations. */
const depth = 3;
const nearDepth = 2;

export interface Relation {
  name: string;
  /** The shape of the related record. */
  to: string;
}

const shapes: Record<string, Json> = openapi.components.schemas;

const shapeIn = (documented: Json): string | undefined =>
  /#\/components\/schemas\/(\w+)/.exec(JSON.stringify(documented ?? null))?.[1];

/** By shape. Other values that `with` attaches are not records; `x-read` marks those that are. */
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

/** By shape, the fields shown to callers who may not read such records. */
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

/**
 * Full paths are followed only from the first list of each shape, because relations of a record are read the same way
 * everywhere.
 */
const walked = new Set<string>();

const isBelow = ({ route }: Operation): boolean => /\/\{(?!companyId)\w+\}\/\w/.test(route);

/** All routes that take `with` and need no more than an id, with all paths below their records. */
export const roots: Root[] = operations
  .toSorted(
    (one, other) =>
      Number(isBelow(one)) - Number(isBelow(other)) || one.route.length - other.route.length,
  )
  .flatMap((operation) => {
    const { method, documented } = operation;
    const parameters: Json[] = documented.parameters ?? [];
    // Routes that always return whole records accept `with`, but have no relations.
    const takesWith = parameters.some(
      ({ name, schema }) => name === 'with' && schema.examples !== undefined,
    );
    const asksForMore = parameters.some(({ in: place, required }) => place === 'query' && required);
    if (method !== 'GET' || !takesWith || asksForMore) return [];
    // Public data is the same for every caller.
    if (permissionOf(operation) === 'open') return [];
    const answer = documented.responses[200].content['application/json'].schema;
    const shape = shapeIn(answer.properties.data);
    if (shape === undefined)
      throw new Error(`${nameOf(operation)} says of no shape what it answers`);
    const paths = pathsFrom(shape, walked.has(shape) ? 1 : depth);
    walked.add(shape);
    return paths.length === 0 ? [] : [{ operation, shape, paths }];
  });

/**
 * Of several relations to the same shape, such as the images of a course, only the first is followed further.
 */
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

/** The same root with paths of at most two relations. */
export const directRelationQueries = (root: Root): Root => ({
  ...root,
  paths: root.paths.filter(({ length }) => length <= nearDepth),
});

/** The number of records per request of a walk, the latest of each list. */
export const rowsWalked = 6;

/** The number of paths per request. */
const pathsAtOnce = 8;

/** The queries that cover all paths: with whole records, and with every column by name. */
export function queriesFor({ shape, paths }: Root): string[] {
  // A path includes the whole records that it passes through.
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

/** Lists that return all their records at once, with their shapes. */
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

/** The list with the same readers as the record itself. */
export const ownListOf = (shape: string): Operation | undefined =>
  lists.find(
    ({ operation, shape: of }) =>
      of === shape && isDeepStrictEqual(permissionOf(operation), readersOf(shape)),
  )?.operation;

/** The permissions to read the roots or any related record. */
const readers: Permission[] = [
  ...roots.map(({ operation }) => permissionOf(operation)),
  ...[...relations.values()]
    .flat()
    .map(({ to }) => readersOf(to))
    .filter((some) => some !== 'part'),
];

/** The flags that grant any of these permissions; one of those that grant the same. */
export const readingFlags: Flag[] = [
  ...Map.groupBy(new Set(readers.flatMap(flagsIn)), (flag) =>
    readers.map((some) => grantsWith(flag, some)).join(),
  ).values(),
].map(([flag]) => flag as Flag);

/** Whether a flag grants all records, one's own, or none. */
function grantsWith(flag: string, permission: Permission): string {
  if (typeof permission === 'string') return '';
  const grants = [permission].flat();
  if (grants.some(({ all }) => all === flag)) return 'all';
  return grants.some(({ my }) => my === flag) ? 'my' : '';
}
