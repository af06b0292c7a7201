// Probes of every documented REST route: requests that refer to the tested school.
import { snakeCase } from '../../../gateway/src/kit/names.ts';
import { address, nameOf, openapi, operations, type Operation } from '../../kit/openapi.ts';
import type { Json } from '../../kit/rest.ts';
import { publicRoutes } from '../declarations.ts';
import { secretMark } from '../school/secrets.ts';
import type { SchoolSnapshot, School } from '../school/context.ts';

export interface RestProbe {
  operation: Operation;
  path: string;
  /** Generated anew for each request, because some texts must be unique. */
  body: () => Json;
  /** The school's record in the path; null if there is none. */
  record: number | null;
  /** A further form of the same request, for callers with access. */
  isVariant: boolean;
}

/** Probes, and the declarations that are missing for others. */
export interface Probes<Probe> {
  probes: Probe[];
  missing: string[];
}

export async function restProbes(
  { bodies, companyId, isOthers, owner, rest, secrets }: School & SchoolSnapshot,
  tried: readonly Operation[],
): Promise<Probes<RestProbe>> {
  const probes: RestProbe[] = [];
  const missing: string[] = [];
  const lists = new Map<string, Promise<Json[]>>();
  for (const operation of tried) {
    try {
      probes.push(...(await probesOf(operation)));
    } catch (error) {
      missing.push(`${nameOf(operation)}: ${(error as Error).message}`);
    }
  }
  return { probes, missing };

  async function probesOf(operation: Operation): Promise<RestProbe[]> {
    const probes: RestProbe[] = [];
    for (const parameters of await parametersOf(operation)) {
      const path = address(operation, parameters);
      const { companyId: _, ...others } = parameters;
      const record = Object.values(others).map(Number).find(secrets.tableOf) ?? null;
      const addresses = operation.method === 'GET' ? await readsOf(operation, path) : [path];
      for (const body of bodies.bodiesFor(operation)) {
        body(); // Fails early if a value is missing.
        for (const address of addresses)
          probes.push({
            operation,
            path: address,
            body,
            record: address.includes('/-/') ? null : record,
            isVariant: probes.length > 0,
          });
      }
    }
    return probes;
  }

  /** Values of the path parameters: for `{id}`, a record of the list that the route is below. */
  async function parametersOf(operation: Operation) {
    const given = publicRoutes[nameOf(operation)]?.values ?? {};
    let choices: Record<string, string | number>[] = [{}];
    for (const name of operation.parameters) {
      const own = [given[name] ?? (await choicesFor(name, operation))].flat();
      choices = choices.flatMap((choice) => own.map((value) => ({ ...choice, [name]: value })));
    }
    return choices;
  }

  async function choicesFor(name: string, operation: Operation): Promise<(string | number)[]> {
    const { route } = operation;
    if (name === 'companyId') return [companyId];
    const places = [nameOf(operation), listOf(route).split('/').at(-1) ?? ''];
    const own = bodies.declared(snakeCase(name), ...places);
    if (own !== undefined) return [own].flat();
    if (name === 'id') return [await listedRecord(route.slice(0, route.indexOf('/{id}')))];
    return [bodies.valueOf(snakeCase(name))];
  }

  async function listedRecord(route: string): Promise<number> {
    const list = operations.find((each) => each.method === 'GET' && each.route === route);
    const [parameters] = list ? await parametersOf(list) : [];
    const rows = list && parameters ? await ownersRows(list, address(list, parameters)) : [];
    const ids = rows.map(({ id }) => Number(id));
    const id = ids.find(isOthers) ?? ids[0];
    if (id === undefined)
      throw new Error(`no record in ${route}: let its domain in domains/ write one`);
    return id;
  }

  function ownersRows(operation: Operation, path: string): Promise<Json[]> {
    let rows = lists.get(path);
    if (!rows) lists.set(path, (rows = readList(operation, path)));
    return rows;
  }

  async function readList(operation: Operation, path: string): Promise<Json[]> {
    const { body } = await rest(owner.token)('GET', `${path}${queryOf(mostOf(operation))}`);
    return Array.isArray(body.data) ? fullestFirst(body.data) : [];
  }

  /** The plain request with all relations; then one for each parameter that could reveal more. */
  async function readsOf(operation: Operation, path: string): Promise<string[]> {
    const documented: Json[] = (operation.documented.parameters ?? []).filter(
      (parameter: Json) => parameter.in === 'query',
    );
    const names = documented.map(({ name }) => String(name));
    const required = documented.filter((parameter) => parameter.required);
    // Routes that always return whole records accept the parameters of a list, but ignore them.
    const isList = names.includes('page') && hasPages(operation);
    const places = [nameOf(operation), path.split('/').at(-1) ?? ''];
    const whole = {
      ...Object.fromEntries(required.map(({ name }) => [name, bodies.valueOf(name, ...places)])),
      ...(isList && mostOf(operation)),
      ...(names.includes('with') && relationsOf(operation)),
    };
    if (!isList) return [`${path}${queryOf(whole)}`];
    const rows = await ownersRows(operation, path);
    const { properties } = recordAnswered(operation);
    const valuesFor = (name: string) =>
      (properties[name]?.enum ?? [...valuesIn(rows, name)].slice(0, mostIds)).join() ||
      bodies.valueOf(name, ...places);
    const conditionOn = (name: string, values = valuesFor(name)) => ({
      // Lists show deleted records on request.
      ...(name === 'deletion' &&
        (names.includes('deleted') ? { deleted: 1 } : { status: 'deleted' })),
      [name]: values,
    });
    const manifold: string[] = documented.find(({ name }) => name === 'each')?.schema.enum ?? [];
    const parent = manifold.find((name) => operation.parameters.includes(name));
    const filters = names.filter((name) => !listParameters.has(name) && name !== parent);
    const more = [
      ...(names.includes('search') ? [{ search: secretMark }] : []),
      ...(names.includes('ids')
        ? [{ ids: [...valuesIn(rows, 'id')].slice(0, mostIds).join() }]
        : []),
      ...filters.map((name) => conditionOn(name)),
      ...filters
        .filter((name) => manifold.includes(name))
        .map((name) => ({
          each: name,
          per_page: '400',
          ...conditionOn(name, firstOf(valuesFor(name))),
        })),
    ];
    const queries = [
      whole,
      // A batch read sets the size of its pages itself.
      ...more.map((query) => ('each' in query ? query : { ...mostOf(operation), ...query })),
    ].map(queryOf);
    return [...queries.map((query) => `${path}${query}`), ...ofMany(path, parent)];
  }

  /** A batch read of the same list below the record of the path and others of its kind. */
  function ofMany(path: string, parent: string | undefined): string[] {
    const [, above, id, below] = /^(.*)\/(\d+)\/([^/]+)$/.exec(path) ?? [];
    if (parent === undefined || id === undefined) return [];
    const ids = [id, ...Array.from({ length: 50 }, (_, place) => place + 1)].join();
    return [`${above}/-/${below}${queryOf({ each: parent, [parent]: ids, all: '1' })}`];
  }
}

/** The largest page of a list. */
const mostOf = ({ documented: { parameters = [] } }: Operation): Json =>
  parameters.some(({ name }: Json) => name === 'all') ? { all: '1' } : { per_page: '100' };

/** The route of a record's list. */
const listOf = (route: string): string => route.replace(/\/\{\w+\}$/, '');

/** Records with the most marked texts first; then the longest. */
export const fullestFirst = (records: Json[]): Json[] =>
  records
    .map((record) => ({ record, full: fullness(record) }))
    .sort((one, other) => other.full - one.full)
    .map(({ record }) => record);

/**
 * The number of fields with a secret, nested ones included; ties are broken by the record's length.
 */
function fullness(record: Json): number {
  const fields = new Set<string>();
  const collect = (value: Json, path: string): void => {
    if (typeof value === 'string' && value.includes(secretMark)) fields.add(path);
    if (value === null || typeof value !== 'object') return;
    for (const [name, below] of Object.entries(value))
      collect(below, Array.isArray(value) ? path : `${path}.${name}`);
  };
  collect(record, '');
  return fields.size * longestRecord + JSON.stringify(record).length;
}

/** Characters; longer than any record. */
const longestRecord = 10_000_000;

/** Parameters of every list. */
const listParameters = new Set(
  'search page per_page all sort desc with withCount withSums only ids total countBy cursor before each'.split(
    ' ',
  ),
);

const queryOf = (query: Readonly<Record<string, string | number>>): string => {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return text === '' ? '' : `?${text}`;
};

/** At most 20 values, which any batch read accepts regardless of its cost. */
const firstOf = (values: string | number): string => String(values).split(',', 20).join();

/** The most ids that fit into a URL. */
const mostIds = 500;

const valuesIn = (rows: Json[], column: string): Set<string | number> =>
  new Set(rows.map((row) => row[column]).filter((value) => value != null));

/** All documented relations of the record, as its `with`. */
function relationsOf(operation: Operation): { with?: string } {
  const relations = Object.entries(recordAnswered(operation).properties)
    .filter(([relation, { description }]) => description === `With \`with=${relation}\`.`)
    .map(([relation]) => relation);
  return relations.length > 0 ? { with: relations.join(';') } : {};
}

/** Whether the read returns pages. */
const hasPages = ({ documented }: Operation): boolean =>
  documented.responses[200].content['application/json'].schema.properties.meta !== undefined;

/** The documented schema of the record, or of each record, that a read returns. */
function recordAnswered({ documented }: Operation): { properties: Record<string, Json> } {
  const answer = JSON.stringify(documented.responses[200]);
  const [, name = ''] = /schemas\/(?!ListMeta)(\w+)"/.exec(answer) ?? [];
  return openapi.components.schemas[name] ?? { properties: {} };
}
