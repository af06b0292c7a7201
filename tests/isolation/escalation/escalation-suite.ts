// Attempts at privilege escalation: each is made by REST and by GraphQL in a separate installation, and the whole
// database must be unchanged afterwards. A domain declares the school, its people and the attempts.
import { getNamedType, isInputObjectType, isLeafType, isObjectType } from 'graphql';
import { afterAll, beforeAll } from 'vitest';
import { toGlobalId } from '../../../gateway/src/kit/records/ids.ts';
import type { GraphqlClient } from '../../kit/graphql.ts';
import type { Json, RestAnswer } from '../../kit/rest.ts';
import { retryingGraphqlClient, retryingRestClient } from '../retrying-clients.ts';
import type { Caller } from '../school/callers.ts';
import { allowedChanges } from '../declarations.ts';
import { schema } from '../probes/inputs.ts';
import { type Installation, startInstallation } from '../school/installation.ts';
import { type Change, changesBetween, type RowWatch, watchRows } from '../school/rows.ts';

export interface EscalationSchool<Person> {
  person: (name: Person) => Caller;
  /** The school in which the person makes attempts. */
  companyOf: (name: Person) => number;
}

/** One attempt, by REST and by GraphQL, in the person's school. */
export interface AttemptRequests<Stage> {
  rest: (stage: Stage) => readonly [method: string, path: string, body?: object];
  /** Null when only REST has such a route. The company is added to inputs without an id. */
  graphql: ((stage: Stage, id: GlobalId) => readonly [mutation: string, input: object]) | null;
}

/**
 * The global id of a record with this REST id, with the company of the person who makes the attempt.
 */
export type GlobalId = (type: string, id: number) => string;

export interface Attempt<Stage, Person> extends AttemptRequests<Stage> {
  who: Person;
  what: string;
  /**
   * The code of the error; or `passed over` or `nobody` for a success without an effect, because the users were skipped
   * or not found.
   */
  outcome: string;
}

export interface EscalationSuite<Stage, Person> {
  school: () => Stage;
  /** Sends a request below the person's school, unless the path begins with /api. */
  request: (person: Person, method: string, path: string, body?: object) => Promise<RestAnswer>;
  graphql: (person: Person) => GraphqlClient;
  /** Differences from the expected result of the attempt: another outcome, or any changed rows. */
  deviations: (attempt: Attempt<Stage, Person>) => Promise<unknown[]>;
  /** Changes since the previous call, except allowed ones. */
  changes: () => Promise<Change[]>;
}

/** Opens a school for the tests of a file. */
export function escalationSuite<Stage extends EscalationSchool<Person>, Person>(
  setStage: (installation: Installation) => Promise<Stage>,
): EscalationSuite<Stage, Person> {
  let installation: Installation;
  let stage: Stage;
  let watch: RowWatch;

  beforeAll(async () => {
    installation = await startInstallation();
    stage = await setStage(installation);
    watch = await watchRows(installation.runAsOwner);
  });
  afterAll(() => installation?.stop());

  const as: EscalationSuite<Stage, Person>['request'] = (person, method, path, body) =>
    retryingRestClient(installation.api, stage.person(person).token)(
      method,
      path.startsWith('/api/') ? path : `/api/companies/${stage.companyOf(person)}${path}`,
      body,
    );

  const graphql = (person: Person) =>
    retryingGraphqlClient(installation.gateway, stage.person(person).token);

  /** The payload of the mutation, or the code of its error. */
  const tryByGraphql = async (
    who: Person,
    door: NonNullable<AttemptRequests<Stage>['graphql']>,
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
      (change) => !allowedChanges.some(({ covers }) => covers(change)),
    );
  };

  const wrongWith: EscalationSuite<Stage, Person>['deviations'] = async ({
    who,
    outcome,
    ...doors
  }) => {
    const byRest = outcomeByRest(await as(who, ...doors.rest(stage)));
    const wrong = [...(byRest === outcome ? [] : [`REST: ${byRest}`]), ...(await changes())];
    if (doors.graphql === null) return wrong;
    const byGraphql = outcomeByGraphql(await tryByGraphql(who, doors.graphql));
    const isDue = byGraphql === outcome;
    return [...wrong, ...(isDue ? [] : [`GraphQL: ${byGraphql}`]), ...(await changes())];
  };

  return { school: () => stage, request: as, graphql, deviations: wrongWith, changes };
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
  // A bulk action returns a result for each row.
  if (Array.isArray(body.data)) return body.data[0].errors[0]?.code ?? 'done';
  if (body.data.count !== 0) return 'done';
  return outcomeOfNone(body.data.skipped);
}

/** Users that were not found were not skipped. */
const outcomeOfNone = (skipped: readonly { code: string }[]) =>
  skipped.some(({ code }) => code !== 'not_found') ? 'passed over' : 'nobody';

function outcomeByGraphql(payload: Json): string {
  if (payload.userErrors.length > 0) return payload.userErrors[0].code;
  const count =
    payload.changedCount ?? payload.deletedCount ?? payload.restoredCount ?? payload.inviteCount;
  if (count !== 0) return 'done';
  return outcomeOfNone(payload.skipped);
}
