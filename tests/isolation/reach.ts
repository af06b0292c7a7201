// Attempts to reach beyond one's own: each is tried by REST and by GraphQL in an installation of its own, and after each
// the whole database is as it was. A domain brings its stage, who stands on it, and what they try.
import { getNamedType, isInputObjectType, isLeafType, isObjectType } from 'graphql';
import { afterAll, beforeAll } from 'vitest';
import { toGlobalId } from '../../gateway/src/kit/records/ids.ts';
import type { GraphqlClient } from '../kit/graphql.ts';
import type { Json, RestAnswer } from '../kit/rest.ts';
import { askGraphql, askRest } from './asking.ts';
import type { Caller } from './callers.ts';
import { mayChange } from './declared.ts';
import { schema } from './inputs.ts';
import { type Installation, startInstallation } from './installation.ts';
import { type Change, changesBetween, type Watch, watchRows } from './rows.ts';

export interface Scenery<Person> {
  person: (name: Person) => Caller;
  /** Of the school that they try it in. */
  companyOf: (name: Person) => number;
}

/** One thing that is tried, by REST and by GraphQL, in the school of the one who tries. */
export interface Doors<Stage> {
  rest: (stage: Stage) => readonly [method: string, path: string, body?: object];
  /** Null where only REST has such a route. The company is added to inputs without an id of their own. */
  graphql: ((stage: Stage, id: GlobalId) => readonly [mutation: string, input: object]) | null;
}

/** The global id of a record with this REST id, as if it were in the school of the one who tries. */
export type GlobalId = (type: string, id: number) => string;

export interface Attempt<Stage, Person> extends Doors<Stage> {
  who: Person;
  what: string;
  /** The code of the error; or `passed over` and `nobody` for a success that changed nobody: those who were meant were passed over, or not found. */
  outcome: string;
}

export interface Scene<Stage, Person> {
  stage: () => Stage;
  /** Sends a request in the school of the person, unless the path is a whole one. */
  as: (person: Person, method: string, path: string, body?: object) => Promise<RestAnswer>;
  graphql: (person: Person) => GraphqlClient;
  /** What is wrong when somebody tries this: another outcome than is due, and whatever has become different. */
  wrongWith: (attempt: Attempt<Stage, Person>) => Promise<unknown[]>;
  /** What has become different since this was asked before, but for what may. */
  changes: () => Promise<Change[]>;
}

/** Opens a scene for the tests of a file. */
export function openScene<Stage extends Scenery<Person>, Person>(
  setStage: (installation: Installation) => Promise<Stage>,
): Scene<Stage, Person> {
  let installation: Installation;
  let stage: Stage;
  let watch: Watch;

  beforeAll(async () => {
    installation = await startInstallation();
    stage = await setStage(installation);
    watch = await watchRows(installation.look);
  });
  afterAll(() => installation?.stop());

  const as: Scene<Stage, Person>['as'] = (person, method, path, body) =>
    askRest(installation.api, stage.person(person).token)(
      method,
      path.startsWith('/api/') ? path : `/api/companies/${stage.companyOf(person)}${path}`,
      body,
    );

  const graphql = (person: Person) => askGraphql(installation.gateway, stage.person(person).token);

  /** The payload of the mutation, or the code of the error in its place. */
  const tryByGraphql = async (
    who: Person,
    door: NonNullable<Doors<Stage>['graphql']>,
  ): Promise<Json> => {
    const companyId = stage.companyOf(who);
    const globalId: GlobalId = (type, id) =>
      toGlobalId({ type, companyId: type === 'Session' ? null : companyId, id });
    const [mutation, input] = door(stage, globalId);
    const company = toGlobalId({ type: 'Company', companyId: null, id: companyId });
    const { data, errors } = await graphql(who)(documentOf(mutation), {
      input: asksForCompany(mutation) ? { companyId: company, ...input } : input,
    });
    return errors
      ? { userErrors: errors.map(({ extensions }) => ({ code: extensions?.code?.toLowerCase() })) }
      : data[mutation];
  };

  const changes = async () => {
    const before = new Map(watch.rows);
    const touched = await watch.refresh();
    return changesBetween(before, watch.rows, touched).filter(
      (change) => !mayChange.some(({ covers }) => covers(change)),
    );
  };

  const wrongWith: Scene<Stage, Person>['wrongWith'] = async ({ who, outcome, ...doors }) => {
    const byRest = outcomeByRest(await as(who, ...doors.rest(stage)));
    const wrong = [...(byRest === outcome ? [] : [`REST: ${byRest}`]), ...(await changes())];
    if (doors.graphql === null) return wrong;
    const byGraphql = outcomeByGraphql(await tryByGraphql(who, doors.graphql));
    const isDue = byGraphql === outcome;
    return [...wrong, ...(isDue ? [] : [`GraphQL: ${byGraphql}`]), ...(await changes())];
  };

  return { stage: () => stage, as, graphql, wrongWith, changes };
}

function asksForCompany(mutation: string): boolean {
  const [input] = schema.getMutationType()?.getFields()[mutation]?.args ?? [];
  const type = input && getNamedType(input.type);
  return isInputObjectType(type) && 'companyId' in type.getFields();
}

function documentOf(mutation: string): string {
  const field = schema.getMutationType()?.getFields()[mutation];
  const payload = field && getNamedType(field.type);
  if (!field || !isObjectType(payload)) throw new Error(`there is no mutation ${mutation}`);
  const values = Object.values(payload.getFields()).filter(({ type }) =>
    isLeafType(getNamedType(type)),
  );
  const skipped = 'skipped' in payload.getFields() ? 'skipped { code }' : '';
  return `mutation ($input: ${String(field.args[0]?.type)}) {
    ${mutation}(input: $input) {
      ${values.map(({ name }) => name).join(' ')} ${skipped} userErrors { code }
    }
  }`;
}

function outcomeByRest({ status, body }: RestAnswer): string {
  if (status >= 300) return body.errors?.[0]?.code;
  // Of many rows each is answered for itself.
  if (Array.isArray(body.data)) return body.data[0].errors[0]?.code ?? 'done';
  if (body.data.count !== 0) return 'done';
  return outcomeOfNone(body.data.skipped);
}

/** What was not even found is nobody's to pass over. */
const outcomeOfNone = (skipped: readonly { code: string }[]) =>
  skipped.some(({ code }) => code !== 'not_found') ? 'passed over' : 'nobody';

function outcomeByGraphql(payload: Json): string {
  if (payload.userErrors.length > 0) return payload.userErrors[0].code;
  const count =
    payload.changedCount ?? payload.deletedCount ?? payload.restoredCount ?? payload.inviteCount;
  if (count !== 0) return 'done';
  return outcomeOfNone(payload.skipped);
}
