// Writes the records of a school, one of each type, through the api: by every route that creates what its list shows,
// and by what the domains declare.
import type { Database } from '../../../api/src/kit/database/database.ts';
import { address, operations, type Operation } from '../../kit/openapi.ts';
import type { Json, RestClient } from '../../kit/rest.ts';
import { type BodyGenerator, bodyGenerator, MissingRecord } from '../probes/bodies.ts';
import { bodies, ownWrites, records, writes } from '../declarations.ts';
import type { ValueGenerator } from '../domain-declaration.ts';
import type { Row } from './rows.ts';

/** The author of the records, who has every permission. */
export interface WriteAccess {
  call: RestClient;
  database: Database;
  companyId: number;
  /** Signs in another user. */
  callAs: (personId: number) => Promise<RestClient>;
}

/**
 * Remembers the records that it has written, as the api returned them, by the last segment of the path: `groups`.
 */
export interface Writer extends WriteAccess, ValueGenerator {
  /** Creates a record below the company's path. */
  create: (path: string, body: Json) => Promise<Json>;
  /** Sends any other request, which must succeed. */
  send: (method: string, path: string, body?: Json) => Promise<Json>;
  /** Remembers a row that was inserted without the api. */
  remember: (table: string, row: Row) => void;
}

/** Writes all records; `word` is part of every text. */
export async function writeRecords(access: WriteAccess, word: string): Promise<Writer> {
  const written = new Map<string, Row[]>();
  const due = new Set(creations);
  const maker = bodyGenerator({
    word,
    rows: (table) => written.get(table) ?? [],
    bodies: { ...bodies, ...records },
    named: {},
    omits: (tables) => ![...due].some((creation) => tables.includes(tableOf(creation.route))),
  });
  const writer = writerOver(access, maker, written);
  const create = async (creation: Operation) => {
    const path = address(creation, { companyId: access.companyId, ...parentsOf(creation, writer) });
    const bodies = maker.bodiesFor(creation).map((body) => body());
    for (const body of bodies) await writer.create(path.replace(baseOf(access), ''), body);
    due.delete(creation);
  };

  let steps = [
    ...creations.map((creation) => () => create(creation)),
    ...writes.map((write) => () => write(writer)),
  ];
  while (steps.length > 0) {
    const putOff: typeof steps = [];
    const reasons: string[] = [];
    for (const step of steps) {
      await step().catch((error: unknown) => {
        if (!(error instanceof MissingRecord)) throw error;
        putOff.push(step);
        reasons.push(error.message);
      });
    }
    if (putOff.length === steps.length) throw new Error(reasons.join('\n'));
    steps = putOff;
  }
  return writer;
}

/** Writes the records that anyone in the back office may write for themselves. */
export async function writeOwn(access: WriteAccess): Promise<void> {
  const maker = bodyGenerator({
    word: 'Своё',
    rows: () => [],
    bodies: {},
    named: {},
    omits: () => false,
  });
  const writer = writerOver(access, maker, new Map());
  for (const [route, bodies] of Object.entries(ownWrites)) {
    const path = route.replace('POST /api/companies/{companyId}', '');
    for (const body of bodies(maker)) await writer.create(path, body);
  }
}

/** Routes that create what the list at the same path shows. */
const creations = operations.filter(
  ({ method, route, documented }) =>
    method === 'POST' &&
    route.startsWith('/api/companies/{companyId}/') &&
    documented.responses[201] !== undefined &&
    operations.some((other) => other.method === 'GET' && other.route === route),
);

const tableOf = (route: string): string => route.split('/').at(-1) ?? '';

const baseOf = ({ companyId }: WriteAccess): string => `/api/companies/${companyId}`;

/** The records of the path parameters, each from the list that it is below. */
function parentsOf(
  { route, parameters }: Operation,
  { record }: ValueGenerator,
): Record<string, number> {
  const parents = parameters.filter((name) => name !== 'companyId');
  return Object.fromEntries(
    parents.map((name) => [name, record(tableOf(route.slice(0, route.indexOf(`/{${name}}`))))]),
  );
}

function writerOver(
  access: WriteAccess,
  maker: BodyGenerator,
  written: Map<string, Row[]>,
): Writer {
  const remember = (table: string, row: Row) =>
    written.set(table, [...(written.get(table) ?? []), row]);
  const answered = async (status: number, method: string, path: string, body?: Json) => {
    const answer = await access.call(method, `${baseOf(access)}${path}`, body);
    if (answer.status !== status)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data;
  };
  return {
    ...access,
    ...maker,
    remember,
    create: async (path, body) => {
      const record = await answered(201, 'POST', path, body);
      remember(tableOf(path), record);
      return record;
    },
    send: (method, path, body) => answered(200, method, path, body),
  };
}
