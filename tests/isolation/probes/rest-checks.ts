// Sends the REST probes and checks the responses: the expected status, nothing of the school that the caller may not
// know, and no count above the number of shown rows.
import { nameOf, type Operation } from '../../kit/openapi.ts';
import type { Json, RestAnswer, RestClient } from '../../kit/rest.ts';
import { type Caller, nobody } from '../school/callers.ts';
import {
  sessionEnders,
  publicRoutes,
  expectedOwnerFailures,
  unguardedRoutes,
  withoutTexts,
} from '../declarations.ts';
import type { AccessResult } from '../domain-declaration.ts';
import { expectedAccess, hasOwnRows } from './expectations.ts';
import { finishedJob } from '../school/jobs.ts';
import type { RestProbe } from './rest-probes.ts';
import type { SchoolSnapshot, School, IsolationContext } from '../school/context.ts';

export const expectedAccessAt = (caller: Caller, { operation }: RestProbe): AccessResult =>
  expectedAccess(caller, operation);

/** Errors in the response to a caller who has no access, or limited access, to the probed route. */
export async function checkRest(
  trial: IsolationContext,
  caller: Caller,
  probe: RestProbe,
): Promise<string[]> {
  const door = expectedAccessAt(caller, probe);
  const { answer, sent, text } = await send(trial, caller, probe);
  const knows = trial.mayKnow(caller);
  const { record } = probe;
  const seen = record !== null && knows(record);
  const due = statusesAt(door, probe, seen);
  const isRevealed = door === 'hidden' && !(await looksMissing(trial, caller, probe, answer));
  return described(probe, [
    ...(due.includes(answer.status) ? [] : [`answers ${answer.status}, not ${due.join(' or ')}`]),
    ...(door === 'unauthenticated' ? namelessRefusal(answer) : []),
    ...(isRevealed ? ['answers otherwise than of a company that does not exist'] : []),
    ...(door === 'inside' ? [...miscounted(answer.body), ...provesNothing(probe, answer)] : []),
    ...trial.secrets.leaksIn(text, sent, knows),
  ]);
}

/** The same for members of another school who use ids of the tested school in their own company. */
export async function checkInOtherCompany(
  trial: IsolationContext,
  caller: Caller,
  probe: RestProbe,
): Promise<string[]> {
  const [own, other] = [trial.companyId, trial.otherCompanyId];
  const path = probe.path.replace(`/companies/${own}`, `/companies/${other}`);
  const moved = { ...probe, path };
  const { answer, sent, text } = await send(trial, caller, moved);
  const isDue =
    probe.record === null
      ? answer.status < 500 && ![401, 429].includes(answer.status)
      : answer.status === 404;
  return described(moved, [
    ...(isDue ? [] : [`answers ${answer.status}`]),
    ...miscounted(answer.body),
    ...trial.secrets.leaksIn(text, sent, () => false),
  ]);
}

/** Errors in the response to the owner, who must be shown what others may not see. */
export async function readAsOwner(trial: IsolationContext, probe: RestProbe): Promise<string[]> {
  const { answer, text } = await send(trial, trial.owner, probe);
  if (answer.status !== 200) return described(probe, [`answers ${answer.status} to the owner`]);
  const hasTexts = !(nameOf(probe.operation) in withoutTexts);
  const shows = trial.secrets.shows(text);
  return described(
    probe,
    probe.isVariant || !hasTexts || shows === 'texts' ? [] : ['shows the owner no marked text'],
  );
}

/**
 * Errors when the owner sends the same write, at the end: otherwise a refusal could be due to the body.
 */
export async function writeAsOwner(
  school: School & SchoolSnapshot,
  probe: RestProbe,
): Promise<string[]> {
  // A new session, because earlier writes may have ended the previous one.
  const owner = { ...school.owner, token: await school.owner.newToken() };
  const body = () => withoutVersion(probe.body());
  const { answer, text } = await send(school, owner, { ...probe, body });
  const expected = expectedOwnerFailures[nameOf(probe.operation)]?.status;
  if (answer.status === expected) return [];
  if (answer.status >= 300)
    return described(probe, [
      `answers ${answer.status} to the owner (${JSON.stringify(answer.body)}): see \`bodies\` and \`ownersFailures\` of its domain`,
    ]);
  const isMarked = !(nameOf(probe.operation) in withoutTexts);
  const hasFile = isMarked && answer.body.data?.job_id !== undefined;
  return hasFile && school.secrets.shows(text) !== 'texts'
    ? described(probe, ['makes a file without a marked text'])
    : [];
}

/**
 * Other callers send a version that no record has: without permission they get a refusal that reveals nothing about the
 * version.
 */
function withoutVersion(body: Json): Json {
  if (body?.version === undefined) return body;
  const { version: _, ...others } = body;
  return others;
}

/** Errors in the response of a public route to a request without a token. */
export async function checkPublic(trial: IsolationContext, probe: RestProbe): Promise<string[]> {
  const { answer, sent, text } = await send(trial, nobody, probe);
  const { status: due, shows = [] } = publicRoutes[nameOf(probe.operation)] ?? {};
  const isShown = (id: number) => shows.includes(trial.secrets.tableOf(id) ?? '');
  return described(probe, [
    ...(answer.status === due ? [] : [`answers ${answer.status}, not ${due}`]),
    ...trial.secrets.leaksIn(text, sent, isShown),
  ]);
}

/**
 * Sends the request and returns the response with everything it reveals, including the file of a job that it starts.
 */
async function send(
  school: School,
  caller: Caller,
  { operation, path, body: makeBody }: RestProbe,
): Promise<{ answer: RestAnswer; sent: string; text: string }> {
  const token = sessionEnders.has(nameOf(operation)) ? await caller.newToken() : caller.token;
  const call = school.rest(token);
  const body = makeBody();
  const answer = await call(operation.method, path, body);
  const job: number | undefined = answer.body.data?.job_id;
  const hasOrdered = operation.method === 'POST' && job !== undefined;
  const [company] = /^\/api\/companies\/\d+/.exec(path) ?? [];
  const file = hasOrdered ? await fileOf(call, `${company}/jobs/${job}`) : '';
  const said = `${decodeURIComponent(path)} ${JSON.stringify(body)}`;
  // A refusal may repeat the rejected input; a success must not.
  const sent = answer.status < 400 ? '' : said;
  return { answer, sent, text: `${JSON.stringify(answer.body, withoutNames)} ${file}` };
}

/** The keys of a batch read are the requested ids, so they reveal nothing. */
const withoutNames = (key: string, value: Json): Json =>
  key === 'each' && typeof value === 'object' ? Object.values(value) : value;

async function fileOf(call: RestClient, path: string): Promise<string> {
  const job = await finishedJob(call, path);
  const file = job.file === null ? null : (await call('GET', `/api${job.file.url}`)).body;
  return JSON.stringify([job, file]);
}

/** Whether an outsider gets the same response as for a company that does not exist. */
async function looksMissing(
  trial: IsolationContext,
  caller: Caller,
  probe: RestProbe,
  answer: RestAnswer,
): Promise<boolean> {
  const path = probe.path.replace(`/companies/${trial.companyId}`, '/companies/999999999');
  if (caller.kind !== 'outsider' || path === probe.path) return true;
  const missing = await send(trial, caller, { ...probe, path });
  return JSON.stringify(missing.answer.body) === JSON.stringify(answer.body);
}

function statusesAt(
  door: AccessResult,
  { operation, path, record, isVariant }: RestProbe,
  seen: boolean,
): number[] {
  const { method } = operation;
  if (door === 'unauthenticated') return [401];
  if (door === 'hidden') return [404];
  if (door === 'refused') return [403, 404];
  const listed = unguardedRoutes[nameOf(operation)]?.status;
  if (listed !== undefined) return [listed];
  if (record !== null) return method === 'GET' && seen ? [200] : [403, 404];
  if (method !== 'GET') return [200, 201, 202, 204, 403, 404];
  if (asksForOne(operation)) return [200, 404];
  // A filter may need a further permission, and a batch read may be below a record that the caller can't see.
  if (isVariant) return isBelowOne.test(path) ? [200, 403, 404] : [200, 403];
  return [200];
}

/** Batch reads that are themselves below a record. */
const isBelowOne = /\/companies\/\d+\/.*\/\d+\/.*\/-\//;

/** Whether a query parameter is required. */
const asksForOne = ({ documented }: Operation): boolean =>
  (documented.parameters ?? []).some(
    (parameter: Json) => parameter.in === 'query' && parameter.required,
  );

const namelessRefusal = ({ body }: RestAnswer): string[] =>
  body.errors?.[0]?.code === 'unauthenticated' ? [] : ['does not say that the token is wanting'];

/** A count must not exceed the number of shown rows; lists are requested in full. */
function miscounted({ data, meta }: Json): string[] {
  const pages: Json[] = Object.values(meta?.each ?? {});
  return [{ ids: data, ...meta }, ...pages].flatMap(({ ids, total }) => {
    if (!Array.isArray(ids) || typeof total !== 'number') return [];
    return total === ids.length ? [] : [`counts ${total} and shows ${ids.length}`];
  });
}

/**
 * A member with `_my` flags must see a row of their own, otherwise the list may be empty for another reason.
 */
function provesNothing({ operation, isVariant }: RestProbe, { body }: RestAnswer): string[] {
  return hasOwnRows(operation) && !isVariant && Array.isArray(body.data) && body.data.length === 0
    ? ['shows no row, not even the caller’s own: let its domain in domains/ write one']
    : [];
}

const described = ({ operation, path }: RestProbe, wrong: string[]): string[] =>
  wrong.map((what) => `${operation.method} ${decodeURIComponent(path)} ${what}`);
