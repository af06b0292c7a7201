// Generates the most expensive requests to every list from openapi.json: each option alone, and all together with as
// many values as possible. Which values a parameter accepts is found by requests.
import { readOpenapi } from '../openapi.ts';

export interface Attack {
  /** The path of the list in openapi.json. */
  list: string;
  /** A description of the request. */
  name: string;
  url: string;
  /** A cheaper request, used if that is rejected. */
  less?: string;
  /** The number of lists requested at once. */
  lists: number;
  /** The name of the same request for fewer lists, which precedes it. */
  fewer?: string;
}

/** Any JSON, accessed by path. */
type Json = ReturnType<typeof JSON.parse>;

export interface Answered {
  status: number;
  body: Json;
}

export interface Target {
  /** Sends a GET request as a user with all permissions. */
  ask: (url: string) => Promise<Answered>;
  companyId: number;
}

const openapi: Json = readOpenapi();

const listParameters = new Set(
  'search page per_page all sort desc with withCount withSums only ids total countBy cursor before each'.split(
    ' ',
  ),
);

/** Values of conditions on several things: as many as a list accepts, each matching everything. */
const dearConditions: Readonly<Record<string, (fieldIds: readonly number[]) => string[]>> = {
  custom_field: (fieldIds) =>
    Array.from({ length: 20 }, (_, place) => {
      const field = fieldIds[Math.floor(place / 2) % fieldIds.length] ?? place;
      return place % 2 === 0 ? `${field}:contains:а` : `${field}:contains:${tenWords}`;
    }),
};

/** Nearly every row contains them, and no index helps. */
const tenWords = [...'аеионртслв'].join(' ');
const idsUpTo = (last: number) => Array.from({ length: last }, (_, place) => place + 1).join(',');
const thousandIds = idsUpTo(1000);

/** Values to try for a condition. */
const candidates = ['1', '0', thousandIds, '2020-01-01', '2099-12-31', 'а', 'а'.repeat(500)];

/** The depth of nested relations: one more than allowed. */
const depth = 5;

/** All lists of openapi.json. */
export const everyList: readonly string[] = Object.entries<Json>(openapi.paths)
  .filter(([, { get }]) => queryOf(get).some(({ name }) => name === 'per_page') && hasMeta(get))
  .map(([list]) => list);

/** Yields the attacks on these lists. */
export async function* attacks(target: Target, lists: readonly string[]): AsyncGenerator<Attack> {
  const fields = await target.ask(`/api/companies/${target.companyId}/custom_fields?all=1&only=id`);
  const fieldIds = idsIn(fields);
  const records = new Set<string>();
  for (const list of lists) {
    const { get } = openapi.paths[list];
    const documented = queryOf(get);
    const parameters: string[] = documented.map(({ name }) => name);
    const data = get.responses['200'].content['application/json'].schema.properties.data;
    const each = documented.find(({ name }) => name === 'each')?.schema.enum ?? [];
    const record = nameOf(data.items);
    const isFirst = !records.has(record);
    records.add(record);
    yield* attacksOn(target, { list, parameters, each, record, isFirst, fieldIds });
  }
}

/** Lists without pages ignore the parameters. */
function hasMeta(operation: Json): boolean {
  const answer = operation.responses['200']?.content['application/json'].schema;
  return answer?.properties.meta !== undefined;
}

function queryOf(operation: Json): Json[] {
  return (operation?.parameters ?? []).filter((one: Json) => one.in === 'query');
}

interface Offer {
  list: string;
  parameters: string[];
  /** Names of parameters that `each` accepts. */
  each: string[];
  /** The schema name of the records in openapi.json. */
  record: string;
  /**
   * Whether it is the first list of these records. Others load the same relations, so only all of them together are
   * tried.
   */
  isFirst: boolean;
  fieldIds: readonly number[];
}

type Query = Record<string, string | string[]>;

async function* attacksOn(target: Target, offer: Offer): AsyncGenerator<Attack> {
  const { list } = offer;
  const base = await addressOf(target, list);
  if (base === null) return;
  const url = (query: Query) => `${base}?${searchOf(query)}`;
  const taken = async (query: Query) => (await target.ask(url(query))).status === 200;

  const columns = columnsOf(offer.record);
  const sorts = await sift(columns, (sort) => taken({ sort, per_page: '1', only: 'id' }));
  const counted = await sift(columns, (countBy) => taken({ countBy, per_page: '1', only: 'id' }));
  const conditions: Query = {};
  for (const name of offer.parameters) {
    if (listParameters.has(name)) continue;
    const values = await dearest(name, offer, (value) => taken({ [name]: value, only: 'id' }));
    if (values !== undefined) conditions[name] = values;
  }
  const relations = relationsOf(offer.record);
  const sums = relations.flatMap(({ name, record }) =>
    // `with` also accepts plain values.
    record in openapi.components.schemas
      ? columnsOf(record).map((column) => `${name}:${column}`)
      : [],
  );
  const summed = await sift(sums, (withSums) => taken({ withSums, per_page: '1', only: 'id' }));
  const paths = pathsOf(offer.record);
  const deep = (steps: number) => paths.filter((path) => path.split('.').length <= steps).join(';');
  const alone: Record<string, Query> = {
    ...Object.fromEntries(paths.map((path) => [`with ${path}`, { with: path }])),
    ...Object.fromEntries(relations.map(({ name }) => [`count ${name}`, { withCount: name }])),
    ...Object.fromEntries(summed.map((each) => [`sum ${each}`, { withSums: each }])),
  };
  const selections: Record<string, Query> = {
    ...(offer.isFirst && alone),
    ...Object.fromEntries(
      [1, 2, 3, 4].map((steps) => [`with all, ${steps} deep`, { with: deep(steps) }]),
    ),
    'all counts': { withCount: relations.map(({ name }) => name).join(';') },
    'a count a thousand times': {
      withCount: Array.from({ length: 1000 }, () => relations[0]?.name ?? 'none').join(';'),
    },
    'all sums': { withSums: summed.join(';') },
  };
  const searches: Record<string, Query> = {
    'ten words': { search: tenWords },
    'ten wildcards': {
      search: Array.from({ length: 10 }, (_, place) => '%_'.repeat(place + 1)).join(' '),
    },
    'a long word': { search: 'а'.repeat(500) },
    'two long words': { search: `${'а'.repeat(249)} ${'ов'.repeat(125)}` },
    'a hundred words': { search: Array.from({ length: 100 }, () => 'а').join(' ') },
  };
  const places: Record<string, Query> = {
    'page 100': { page: '100' },
    'page 2,000,000,000': { page: '2000000000' },
    'page 2 of 10,000': { page: '2', per_page: '10000' },
    'first cursor': { cursor: '' },
    'last cursor': { cursor: '', before: '1' },
  };
  const most: Query = {
    ...conditions,
    search: tenWords,
    countBy: counted.join(','),
    ...(sorts.length > 0 && { sort: sorts.at(-1) ?? '' }),
  };
  const queries: [name: string, query: Query, less?: Query][] = [
    ['everything', { all: '1' }],
    ['ids of everything', { per_page: '-1', only: 'id' }],
    ['a thousand ids', { ids: thousandIds, per_page: '1000' }],
    ['counts by all columns', { countBy: counted.join(',') }],
    [
      'counts a thousand times',
      { countBy: Array.from({ length: 1000 }, () => counted[0] ?? 'none').join(',') },
    ],
    ...Object.entries(searches).map(([name, query]): [string, Query] => [`search, ${name}`, query]),
    ...Object.entries(conditions).map(([name, values]): [string, Query] => [
      `where ${name}`,
      { [name]: values },
    ]),
    ['where all', conditions],
    ['where all, ten words', { ...conditions, search: tenWords }],
    ...sorts.flatMap((sort) => [
      ...['0', '1'].map((desc): [string, Query] => [
        `by ${sort}, ${desc === '1' ? 'downwards' : 'upwards'}`,
        { sort, desc },
      ]),
      ...Object.entries(places).map(([name, place]): [string, Query] => [
        `by ${sort}, ${name}`,
        { sort, total: '0', ...place },
      ]),
    ]),
    ...Object.entries(selections).map(([name, selection]): [string, Query, Query] => [
      name,
      { ...selection, all: '1' },
      { ...selection, per_page: '100' },
    ]),
    ['with all, page 20', { with: deep(4), page: '20' }],
    ...['20', '100', '10000'].flatMap((per_page): [string, Query][] => {
      const all = { ...most, ...selections['all counts'], ...selections['all sums'] };
      return [
        [`all together, ${per_page} rows`, { ...all, with: deep(4), per_page }],
        [
          `all together, ${per_page} rows, no total`,
          { ...all, with: deep(4), per_page, total: '0' },
        ],
        [`all together but relations, ${per_page} rows`, { ...most, per_page }],
      ];
    }),
  ];
  for (const [name, query, less] of queries) {
    if (Object.values(query).every((value) => value.length > 0))
      yield { list, name, url: url(query), ...(less && { less: url(less) }), lists: 1 };
  }
  for (const each of offer.each) {
    // `each` replaces the parent id in the path by `-`.
    const named = list.split('/');
    const at = base
      .split('/')
      .map((part, place) => (named[place] === `{${each}}` ? '-' : part))
      .join('/');
    const { [each]: _, ...others } = most;
    const pages: Record<string, Query> = {
      'a hundred rows': { per_page: '100' },
      'numbers alone': { per_page: '0', countBy: most['countBy'] ?? '' },
      everything: { all: '1' },
      'the last rows': { cursor: '', before: '1', per_page: '5' },
      'with all': { with: deep(4), per_page: '5' },
      'where all, ten words': others,
    };
    for (const [page, query] of Object.entries(pages)) {
      const name = (lists: number) => `each ${each} of ${lists}, ${page}`;
      const url = (lists: number) =>
        `${at}?${searchOf({ each, [each]: idsUpTo(lists), only: 'id', ...query })}`;
      yield { list, name: name(10), url: url(10), lists: 10 };
      yield { list, name: name(100), url: url(100), lists: 100, fewer: name(10) };
    }
  }
}

/**
 * The most expensive value that a condition accepts: the known one, all values of an enum, or a list of many.
 */
async function dearest(
  name: string,
  { record, fieldIds }: Offer,
  taken: (value: string | string[]) => Promise<boolean>,
): Promise<string | string[] | undefined> {
  const known = dearConditions[name]?.(fieldIds);
  if (known !== undefined && (await taken(known))) return known;
  const words = openapi.components.schemas[record].properties[name]?.enum ?? [];
  const each = await sift<string>([words.join(','), ...candidates], taken);
  return each.find((value) => value.includes(',')) ?? each[0];
}

/** The path of the list below the first records that exist. */
const addressOf = ({ ask, companyId }: Target, list: string): Promise<string | null> =>
  addressWithin(ask, list.replace('{companyId}', String(companyId)));

/** Replaces the path parameters by ids of the first existing records; null if there are none. */
async function addressWithin(ask: Target['ask'], path: string): Promise<string | null> {
  const [, above, below] = /^(.+?)\/\{\w+\}(.*)$/.exec(path) ?? [];
  if (above === undefined) return path;
  for (const id of idsIn(await ask(`${above}?per_page=20&only=id`))) {
    const address = await addressWithin(ask, `${above}/${id}${below}`);
    if (address !== null) return address;
  }
  return null;
}

const idsIn = ({ body }: Answered): number[] =>
  (body.data ?? []).map(({ id }: { id: number }) => id);

function columnsOf(record: string): string[] {
  const properties: Json = openapi.components.schemas[record].properties;
  return Object.keys(properties).filter((name) => !isRelation(properties[name]));
}

/** Empty for a plain value. */
function relationsOf(record: string): { name: string; record: string }[] {
  return Object.entries<Json>(openapi.components.schemas[record]?.properties ?? {}).flatMap(
    ([name, property]) =>
      isRelation(property)
        ? [{ name, record: nameOf(property.items ?? property.anyOf?.[0] ?? property) }]
        : [],
  );
}

const isRelation = (property: Json): boolean =>
  property.description?.startsWith('With `with=') === true;

const nameOf = (reference: Json): string => String(reference.$ref).split('/').at(-1) ?? '';

/**
 * Paths of relations from a record. Of several with the same length and the same last relation only one is used: the
 * others load the same rows.
 */
function pathsOf(first: string): string[] {
  const paths: string[] = [];
  let reached = new Map([[first, '']]);
  for (let steps = 1; steps <= depth; steps += 1) {
    const next = new Map<string, string>();
    for (const [above, way] of reached) {
      for (const { name, record } of relationsOf(above)) {
        paths.push(way + name);
        if (!next.has(record)) next.set(record, `${way}${name}.`);
      }
    }
    reached = next;
  }
  return paths;
}

async function sift<Each>(
  all: readonly Each[],
  holds: (each: Each) => Promise<boolean>,
): Promise<Each[]> {
  const matching: Each[] = [];
  for (const each of all) if (await holds(each)) matching.push(each);
  return matching;
}

function searchOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) search.append(name, value);
  return search.toString();
}
