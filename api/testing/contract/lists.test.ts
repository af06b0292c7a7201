// Lists do what openapi.json documents: each parameter is tested in every form that clients use and with every
// documented value. Undocumented parameters are rejected.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContract, type Operation } from './fuzz/requests.ts';
import type { Schema } from './fuzz/texts.ts';
import { openFuzzServer, type FuzzServer } from './fuzz/fuzz-server.ts';
import { sampleOf } from './sample.ts';
import { filledPath } from './walk/invalid-requests.ts';

interface List extends Operation {
  /** Parameters by name, with their documented values. */
  offers: Map<string, string[]>;
  /** Whether `search` has an effect. */
  isSearched: boolean;
}

let town: FuzzServer;
let every: List[];
/** Lists with at least one row in the demo company. */
let lists: List[];
/** Lists without pages, which a route returns as a whole. */
let wholes: List[];

beforeAll(async () => {
  town = await openFuzzServer();
  every = readContract(town.openapi).operations.map((each) => ({
    ...each,
    offers: offersOf(each),
    isSearched: searchOf(each)?.description?.startsWith('Words') === true,
  }));
  lists = [];
  wholes = [];
  for (const list of every.filter(({ offers }) => offers.has('per_page'))) {
    if ((await ask(list, '')).status !== 200) continue;
    (propertiesOf(list)['meta'] === undefined ? wholes : lists).push(list);
  }
}, 60_000);
afterAll(() => town.close());

const offersOf = ({ documented }: Operation): List['offers'] =>
  new Map(
    (documented.parameters ?? [])
      .filter((each: Schema) => each.in === 'query')
      .map(({ name, schema }: Schema) => [name, schema.examples ?? []]),
  );

/** The properties of a GET response. */
const propertiesOf = ({ documented }: Operation): Schema =>
  documented.responses['200']?.content?.['application/json']?.schema?.properties ?? {};

const searchOf = ({ documented }: Operation): Schema | undefined =>
  documented.parameters?.find(({ name }: Schema) => name === 'search');

async function ask({ route, ...operation }: Operation, query: string) {
  const { status, text } = await town.send({
    operation: { route, ...operation },
    as: 'owner',
    url: `${filledPath(route)}?${query}`,
    headers: {},
  });
  const body = JSON.parse(text);
  const rows: Schema[] = body.data ?? [];
  return { status, rows, meta: body.meta, errors: body.errors };
}

/** In the gradebook learners without an average come last in both directions, and those with equal ones by name. */
function isSortedByAverage(averages: readonly unknown[], descending: boolean): boolean {
  const known = averages.filter((average) => typeof average === 'number');
  const sorted = known.toSorted((one, other) => (descending ? other - one : one - other));
  const unknown = averages.filter((average) => average === null);
  return JSON.stringify(averages) === JSON.stringify([...sorted, ...unknown]);
}

/** Public lists have no `all`. */
const mostOf = ({ offers }: List): string => (offers.has('all') ? 'all=true' : 'per_page=100');

/** Several values in each form that clients use. */
const forms = (name: string, values: readonly string[], separator: string): string[] => [
  `${name}=${values.join(separator)}`,
  values.map((value) => `${name}[]=${value}`).join('&'),
  values.map((value, place) => `${name}[${place}]=${value}`).join('&'),
];

test('all lists are tested', () => {
  expect(lists.length).toBeGreaterThan(25);
  expect(wholes.length).toBeGreaterThan(10);
});

/** The parameters of every list (specification B, section 7). */
const documented = 'search page per_page sort desc with withCount only all'.split(' ');

test('every GET that returns an array has all list parameters; public lists have no `all`', () => {
  const lacking = every
    .filter((each) => each.method === 'GET' && propertiesOf(each)['data']?.type === 'array')
    .map((each) => [each.route, documented.filter((name) => !each.offers.has(name))] as const)
    .filter(([, names]) => names.length > 0);
  expect(lacking).toEqual([['/api/public/companies/{companyId}/courses', ['all']]]);
});

test('a list without pages accepts all parameters, and returns pages on request', async () => {
  const wrong: unknown[] = [];
  for (const list of wholes) {
    const { rows } = await ask(list, '');
    const others = 'sort=name&desc=1&with=&withCount=x&only=id';
    for (const [query, expected] of [
      [`page=1&${others}`, rows],
      ['all=1&per_page=1', rows],
      ['per_page=1', rows.slice(0, 1)],
      ['per_page=1&page=2', rows.slice(1, 2)],
      ['page=2', []],
    ] as const) {
      const page = await ask(list, query);
      if (page.status !== 200 || JSON.stringify(page.rows) !== JSON.stringify(expected)) {
        wrong.push({ route: list.route, query, page });
      }
    }
  }
  expect(wrong).toEqual([]);
});

describe.each([
  { which: 'some lists', one: 5, tags: [] },
  { which: 'every list', one: 1, tags: ['deep'] },
])('for $which', ({ one, tags }) => {
  /** Collects the problems that `wrong` yields for each list. */
  async function wrongLists(wrong: (list: List) => AsyncIterable<unknown>): Promise<unknown[]> {
    const found: unknown[] = [];
    for (const list of sampleOf(lists, one)) {
      for await (const problem of wrong(list)) found.push([list.route, problem]);
    }
    return found;
  }

  test(
    'every list accepts the parameters of the specification, and rejects undocumented ones',
    { tags },
    async () => {
      const wrong = await wrongLists(async function* taking(list) {
        const taken = await ask(list, 'search=&with=&withCount=&only=id&page=1&per_page=1&desc=1');
        if (taken.status !== 200) yield taken;
        for (const name of ['withSums', 'countBy'].filter((each) => !list.offers.has(each))) {
          const { errors } = await ask(list, `${name}=x`);
          if (errors?.[0].code !== 'unknown_parameter') yield { name, errors };
        }
      });
      expect(wrong).toEqual([]);
    },
  );

  test('a search for missing words finds nothing', { tags }, async () => {
    const wrong = await wrongLists(async function* searching(list) {
      const { status, rows } = await ask(list, 'search=этого-нет-нигде');
      if (status !== 200 || (list.isSearched && rows.length > 0)) {
        yield { status, rows: rows.length };
      }
    });
    expect(wrong).toEqual([]);
  });

  test(
    'every documented sort works in both directions, and pages contain each row once',
    { tags },
    async () => {
      const wrong = await wrongLists(async function* sorting(list) {
        for (const sort of list.offers.get('sort') ?? []) {
          const order = async (query: string) => {
            const { status, rows } = await ask(list, `sort=${sort}&only=id&${query}`);
            return status === 200 ? rows.map(({ id }) => id) : status;
          };
          const there = await order(`desc=0&${mostOf(list)}`);
          const back = await order(`desc=1&${mostOf(list)}`);
          if (sort === 'average') {
            for (const desc of [0, 1]) {
              const query = `sort=average&desc=${desc}&only=id,average&${mostOf(list)}`;
              const averages = (await ask(list, query)).rows.map((row) => row['average']);
              if (!isSortedByAverage(averages, desc === 1)) yield { sort, desc, averages };
            }
          } else if (JSON.stringify(there) !== JSON.stringify([back].flat().toReversed())) {
            yield { sort, there, back };
          }
          const first = await order('cursor=&per_page=5');
          if (JSON.stringify(first) !== JSON.stringify([there].flat().slice(0, 5))) {
            yield { sort, there, first };
          }
        }
      });
      expect(wrong).toEqual([]);
    },
  );

  test.for([
    ['with', ';', (name: string) => name],
    ['withCount', ';', (name: string) => `${name}_count`],
    ['withSums', ';', (name: string) => name.replace(':', '_sum_')],
    ['only', ',', (name: string) => name],
  ] as const)(
    'every value of %s is answered, in each form',
    { tags },
    async ([parameter, separator, keyOf]) => {
      const wrong = await wrongLists(async function* selecting(list) {
        const values = list.offers.get(parameter) ?? [];
        const several = values.slice(0, 8);
        for (const query of [
          ...values.map((value) => `${parameter}=${value}`),
          ...(several.length > 1 ? forms(parameter, several, separator) : []),
        ]) {
          const { status, rows } = await ask(list, `${query}&per_page=2`);
          if (status !== 200) yield { query, status };
          const requested = query.includes('&') || query.includes(separator) ? several : [];
          const missing = requested.filter((value) => rows[0] && !(keyOf(value) in rows[0]));
          if (missing.length > 0) yield { query, missing, row: rows[0] };
        }
      });
      expect(wrong).toEqual([]);
    },
  );

  test('counts, pages and ids match the request', { tags }, async () => {
    const wrong = await wrongLists(async function* paging(list) {
      for (const column of list.offers.get('countBy') ?? []) {
        const { meta } = await ask(list, `countBy=${column}`);
        if (meta?.counts?.[column] === undefined) yield { countBy: column, meta };
      }
      const all = await ask(list, mostOf(list));
      const ids = all.rows.slice(0, 2).map(({ id }) => String(id));
      if (all.rows.length !== all.meta.total) yield { all: all.meta };
      if (ids.length === 0) return;
      for (const query of forms('ids', ids, ',')) {
        const named = await ask(list, query);
        if (named.rows.length !== ids.length) yield { query, rows: named.rows };
      }
      for (const [query, expected] of [
        ['per_page=1&page=2', { current_page: 2, per_page: 1, total: all.meta.total }],
        ['per_page=1&total=0', { current_page: 1, total: null }],
        [list.offers.has('all') ? 'per_page=-1' : 'per_page=100', { total: all.meta.total }],
        ['cursor=&before=1&per_page=1', { current_page: null, next_cursor: null }],
      ] as const) {
        const { status, meta } = await ask(list, query);
        if (status !== 200) yield { query, status };
        else if (!Object.entries(expected).every(([name, value]) => meta[name] === value)) {
          yield { query, meta };
        }
      }
    });
    expect(wrong).toEqual([]);
  });
});
