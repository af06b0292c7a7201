// Sends the GraphQL probes and checks the responses: without access no data and the right error code, nothing of the
// school that the caller may not know, and no count above the number of shown records.
import { serverSentEvents } from '../../../gateway/testing/events.ts';
import { fromGlobalId, toGlobalId } from '../../../gateway/src/kit/records/ids.ts';
import type { GraphqlAnswer } from '../../kit/graphql.ts';
import { nameOf, type Operation } from '../../kit/openapi.ts';
import type { Json } from '../../kit/rest.ts';
import {
  retryingGraphqlClient,
  withRetries,
  restRetryDelay,
  graphqlRetryDelay,
} from '../retrying-clients.ts';
import { fileFor } from './bodies.ts';
import type { Caller } from '../school/callers.ts';
import {
  sessionEnders,
  emptyEvenForOwner,
  publicRoutes,
  nullForVisitors,
  unguardedRoutes,
} from '../declarations.ts';
import type { AccessResult } from '../domain-declaration.ts';
import { expectedAccess, hasOwnRows, isOpenToAll, permissionOf } from './expectations.ts';
import type { ProbeDraft, GraphqlProbe } from './graphql-probes.ts';
import { nodeTypes } from './inputs.ts';
import { inParallel } from '../parallel.ts';
import type { School, IsolationContext } from '../school/context.ts';

type Answer = Pick<GraphqlAnswer, 'data' | 'errors'>;

/** Errors in the response to a caller who has no access, or limited access, to the probed field. */
export async function checkGraphql(
  trial: IsolationContext,
  caller: Caller,
  probe: GraphqlProbe,
): Promise<string[]> {
  const variables = probe.variables();
  const answer = await send(trial, caller, probe, variables);
  const door = expectedAccessAt(caller, probe);
  const shown = probe.calls.flatMap((call) => publicRoutes[nameOf(call)]?.shows ?? []);
  const own = trial.mayKnow(caller);
  const knows = (id: number) => own(id) || shown.includes(trial.secrets.tableOf(id) ?? '');
  return described(probe, variables, [
    ...(door === 'inside'
      ? ifLetIn(knows, probe, variables, answer)
      : ifTurnedAway(door, probe, answer)),
    ...codesBeside(codes[door], answer),
    ...leaksIn(trial, probe, variables, answer, knows),
  ]);
}

/** The same for members of another school who use ids of the tested school in their own company. */
export async function checkInOtherCompany(
  trial: IsolationContext,
  caller: Caller,
  probe: GraphqlProbe,
  otherCode: string,
): Promise<string[]> {
  const variables = moved(trial, probe.variables(), otherCode);
  const answer = await send(trial, caller, probe, variables);
  const isRecord =
    probe.byId &&
    ('databaseId' in variables || fromGlobalId(String(variables['node']))?.companyId != null);
  return described(probe, variables, [
    ...(isRecord && found(probe, answer) !== null ? ['answers with data'] : []),
    ...codesBeside(['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'], answer),
    ...leaksIn(trial, probe, variables, answer, () => false),
  ]);
}

/**
 * Errors in the response to a file upload for a record of the school, the only route of the gateway besides GraphQL.
 */
export async function checkUpload(
  trial: IsolationContext,
  caller: Caller,
  upload: Operation,
  /** `companies/Company`, with the path after the id. */
  way: string,
): Promise<string[]> {
  const [folder, type = '', ...behind] = way.split('/');
  const id = trial.globalId(type);
  const place = new URL(`/media/${[folder, id, ...behind].join('/')}`, trial.installation.gateway);
  const headers: HeadersInit = caller.token ? { authorization: `Bearer ${caller.token}` } : {};
  const answer = await withRetries(
    () => fetch(place, { method: 'POST', headers, body: fileFor(upload, 'проба') }),
    restRetryDelay,
  );
  // Below a company, callers with access upload files of their own; no caller owns any other record.
  const inside = type === 'Company' || isOpenToAll(caller, upload) ? 201 : 404;
  const due = { unauthenticated: 401, hidden: 404, refused: 403, inside }[
    expectedAccess(caller, upload)
  ];
  const leaks = trial.secrets.leaksIn(await answer.text(), id, trial.mayKnow(caller));
  return [
    ...(answer.status === due ? [] : [`an upload is answered ${answer.status}, not ${due}`]),
    ...leaks.map((leak) => `an upload ${leak}`),
  ];
}

/** Errors in the response to the owner. */
export async function readAsOwner(trial: IsolationContext, probe: GraphqlProbe): Promise<string[]> {
  const variables = probe.variables();
  const answer = await send(trial, trial.owner, probe, variables);
  const shows = trial.secrets.shows(JSON.stringify(answer));
  const isNeverShown = probe.field in emptyEvenForOwner;
  return described(probe, variables, [
    ...codesBeside([], answer),
    ...(shows === null && probe.hasRecords && !probe.isVariant && !isNeverShown
      ? ['shows the owner nothing of the school: let its domain in domains/ write it']
      : []),
    ...(shows !== null && isNeverShown ? ['is shown by now: take it off `neverShown`'] : []),
  ]);
}

/** The school's records that its owner is shown, by type. */
export async function recordsShown(
  school: School,
  drafts: ProbeDraft[],
): Promise<Map<string, Json[]>> {
  const shown = new Map<string, Json[]>();
  const collect = (value: Json): void => {
    if (value === null || typeof value !== 'object') return;
    const { __typename: type } = value;
    if (nodeTypes.includes(type)) shown.set(type, [...(shown.get(type) ?? []), value]);
    Object.values(value).forEach(collect);
  };
  const isOfCompany = ({ isVariant, places: [place] }: ProbeDraft) =>
    place?.[0] === 'company' && !isVariant;
  const answers = await inParallel(drafts.filter(isOfCompany), (draft) =>
    send(school, school.owner, { ...draft, calls: [], combined: null }, draft.variables()),
  );
  for (const { data } of answers) collect(data);
  return shown;
}

async function send(
  { installation: { gateway } }: School,
  caller: Caller,
  { kind, document, calls }: GraphqlProbe,
  variables: Record<string, Json>,
): Promise<Answer> {
  const endsSession = calls.some((call) => sessionEnders.has(nameOf(call)));
  const token = endsSession ? await caller.newToken() : caller.token;
  return kind === 'subscription'
    ? withRetries(
        () => firstWord(gateway, document, { token: token ?? null, variables }),
        graphqlRetryDelay,
      )
    : retryingGraphqlClient(gateway, token)(document, variables);
}

async function firstWord(
  gateway: string,
  document: string,
  options: { token: string | null; variables: Record<string, Json> },
): Promise<Answer> {
  const leaving = new AbortController();
  const { signal } = leaving;
  for await (const first of serverSentEvents(gateway, document, { ...options, signal })) {
    leaving.abort();
    return first as Answer;
  }
  throw new Error('the subscription was answered by nothing');
}

/** Allowed error codes of a response. */
const codes: Readonly<Record<AccessResult, readonly string[]>> = {
  unauthenticated: ['UNAUTHENTICATED'],
  hidden: ['NOT_FOUND'],
  refused: ['FORBIDDEN', 'NOT_FOUND'],
  inside: ['FORBIDDEN', 'NOT_FOUND'],
};

/** The strictest result among the calls of the probe. */
export function expectedAccessAt(caller: Caller, { calls }: GraphqlProbe): AccessResult {
  const doors = calls.map((call) => expectedAccess(caller, call));
  const strict: AccessResult[] = ['unauthenticated', 'hidden', 'refused'];
  return strict.find((door) => doors.includes(door)) ?? 'inside';
}

/** Fields that are documented as null without access, without an error. */
function ifTurnedAway(door: AccessResult, probe: GraphqlProbe, answer: Answer): string[] {
  const isSilent = probe.calls.some((call) => nullForVisitors.has(nameOf(call)));
  const isMute = door === 'unauthenticated' ? isSilent : probe.kind === 'query';
  return [
    ...(found(probe, answer) === null ? [] : ['answers with data']),
    ...(isMute || answer.errors ? [] : ['does not say why there is no answer']),
  ];
}

function ifLetIn(
  knows: ReturnType<IsolationContext['mayKnow']>,
  probe: GraphqlProbe,
  variables: Record<string, Json>,
  answer: Answer,
): string[] {
  const value = found(probe, answer);
  const id =
    variables['databaseId'] ?? fromGlobalId(String(variables['node'] ?? variables['id']))?.id;
  const isHidden = id !== undefined && !knows(id);
  const isOpen = probe.calls.every((call) => permissionOf(call) === 'open');
  const isRefused = probe.calls.some((call) => unguardedRoutes[nameOf(call)]?.status !== undefined);
  return [
    ...(probe.byId && isHidden && value !== null ? ['answers with data'] : []),
    ...(isOpen || isRefused
      ? []
      : (value?.userErrors ?? []).map(
          ({ message, field }: Json) =>
            `is refused for what it says (${field}: ${message}): see \`inputFields\` and \`texts\` of its domain`,
        )),
    ...miscounted(value),
    ...provesNothing(probe, value),
  ];
}

/** Records of the largest page. */
const longestPage = 100;

/**
 * A count must not exceed the number of shown records; a page that is not full contains all of them.
 */
function miscounted(value: Json): string[] {
  if (!Array.isArray(value?.nodes) || value.totalCount === undefined) return [];
  const { length } = value.nodes;
  if (length >= longestPage) return [];
  const others = Object.values<Json>(value).filter(
    (list) => Array.isArray(list) && list.length > 0 && list.every(({ count }) => count > 0),
  );
  // Deleted records are counted, although a list shows them only on request.
  const isDeleted = ({ status }: Json) => status === 'DELETED';
  const hasDeleted = value.nodes.some(isDeleted);
  const counts = others.map((list) =>
    list
      .filter((one: Json) => hasDeleted || !isDeleted(one))
      .reduce((sum: number, { count }: Json) => sum + count, 0),
  );
  return [value.totalCount, ...counts]
    .filter((count) => count !== length)
    .map((count) => `counts ${count} and shows ${length}`);
}

function provesNothing({ calls, isVariant }: GraphqlProbe, value: Json): string[] {
  const last = calls.at(-1);
  return last !== undefined && hasOwnRows(last) && !isVariant && value?.nodes?.length === 0
    ? ['shows no record, not even the caller’s own: let its domain in domains/ write one']
    : [];
}

function codesBeside(allowed: readonly string[], { errors = [] }: Answer): string[] {
  return errors
    .filter(({ extensions }) => !allowed.includes(extensions?.code ?? ''))
    .map(({ extensions, message }) => `fails with ${extensions?.code ?? 'no code'} (${message})`);
}

function leaksIn(
  trial: IsolationContext,
  { document }: GraphqlProbe,
  variables: Record<string, Json>,
  answer: Answer,
  knows: ReturnType<IsolationContext['mayKnow']>,
): string[] {
  const sent = `${document} ${JSON.stringify(variables)}`;
  // An error may repeat the rejected input; data must not.
  return [
    ...trial.secrets.leaksIn(JSON.stringify(answer.data ?? null), '', knows),
    ...trial.secrets.leaksIn(JSON.stringify(answer.errors ?? []), sent, knows),
  ];
}

/** The values of the probed fields; null also for a list that contains only null. */
function found({ places }: GraphqlProbe, { data }: Answer): Json {
  const values = places.map((place) => {
    const value = place.reduce((outer: Json, name) => outer?.[name] ?? null, data);
    const isEmpty =
      Array.isArray(value) && value.length > 0 && value.every((each) => each === null);
    return isEmpty ? null : value;
  });
  return values.find((value) => value !== null) ?? null;
}

/**
 * Replaces the tested school by the other company, including the company in global ids of the school's records.
 */
function moved(trial: IsolationContext, value: Json, otherCode: string): Json {
  if (Array.isArray(value)) return value.map((item) => moved(trial, item, otherCode));
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, moved(trial, inner, otherCode)]),
    );
  }
  if (value === trial.code) return otherCode;
  const ref = typeof value === 'string' ? fromGlobalId(value) : null;
  if (!ref) return value;
  const { otherCompanyId } = trial;
  if (ref.type === 'Company') return toGlobalId({ ...ref, id: otherCompanyId });
  return ref.companyId === null ? value : toGlobalId({ ...ref, companyId: otherCompanyId });
}

const described = (
  { kind, field, places: [place] }: GraphqlProbe,
  variables: Record<string, Json>,
  wrong: string[],
): string[] =>
  wrong.map(
    (what) => `${kind} ${place?.join('.')} (${field}) ${JSON.stringify(variables)} ${what}`,
  );
