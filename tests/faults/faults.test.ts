// Tests the gateway in front of a misbehaving REST API: its responses during a fault and its recovery. Durations are
// reported, not asserted.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/lib/ports.ts';
import { graphqlSignIn } from '../kit/graphql.ts';
import { newOwner } from '../kit/rest.ts';
import { startApi, startGateway, dataFolder, type RunningProgram } from '../kit/servers.ts';
import {
  recoveryTime,
  capacity,
  sendConcurrently,
  recordExpected,
  type Load,
  type Operation,
  type Outcome,
  durationQuantile,
  startLoad,
  verdicts,
  sendInBatches,
} from './load.ts';
import { allFaults, type Fault, type Proxy, startProxy } from './proxy.ts';

/** Timeout of one call in milliseconds, at least: short, so that tests can wait for it. */
const short = 2500;

/**
 * A call may take this many times its duration without load, so that correct calls are in time on any machine.
 */
const patience = 20;

/** Most operations per second; a slow or busy machine gets a third of its capacity. */
const maxPace = 50;

/**
 * Shortest duration of a fault in milliseconds; at a slow pace faults last longer, because shares of few operations
 * mean nothing.
 */
const leastFaultTime = 3000;
const enoughOperations = 60;

const dataDir = dataFolder();
let apiPort: string;
let api: RunningProgram;
let proxy: Proxy;
let gateway: RunningProgram;
let operations: Operation[];
let slow: Operation;
let pace: number;
let callTimeout = 0;
let callsPerOperation: number;
let atEase: number;
const figures: string[] = [];

beforeAll(async () => {
  apiPort = String(await freePort());
  api = await startApi(dataDir, { API_PORT: apiPort, DEMO_COURSES: '30', DEMO_LEARNERS: '10' });
  proxy = await startProxy(api.url);
  const patient = await startGateway(proxy.url);
  const demo = await graphqlSignIn(patient.url);
  operations = await peopleAtWork(patient.url, demo);
  slow = await someoneElse();
  await recordExpected(patient.url, [...operations, slow]);
  await capacity(patient.url, operations, 1000); // Warm-up.
  const { perSecond, median } = await capacity(patient.url, operations, 2000);
  await patient.stop();
  pace = Math.min(maxPace, perSecond / 3);
  callTimeout = Math.round(Math.max(short, patience * median));
  gateway = await gatewayTo(proxy.url);
  await capacity(gateway.url, operations, 1000);
  proxy.clear();
  const outcomes = await workFor(2000);
  callsPerOperation = proxy.requests.length / outcomes.length;
  note('all well', outcomes);
  if (outcomes.some(({ verdict }) => verdict !== 'right')) throw new Error(figures.join('\n'));
  atEase = memoryOf(gateway);
});

afterAll(async () => {
  await gateway?.stop();
  proxy?.close();
  await api?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.stdout.write(
    `\nThe fault suite, ${Math.round(pace)} operations a second, ${callTimeout} ms for a call:\n${figures.join('\n')}\n\n`,
  );
});

describe('when calls of the REST API fail in every way', () => {
  const expectCleanAt = async (name: string, share: number) => {
    const { outcomes, after } = await during({
      begin: () => proxy.startFaults(share),
      end: () => proxy.stopFaults(),
    });
    note(`every fault at ${name}`, outcomes, after);
    expectClean([...outcomes, ...after]);
    expect(verdicts(outcomes).right ?? 0).toBeGreaterThanOrEqual(
      outcomes.length * (1 - share) ** 5 * 0.9,
    );
    expect(retriesPerCall()).toBeLessThanOrEqual(0.2);
    expect(writesSentAgain()).toEqual([]);
  };

  it('at 10 %, each request gets a response, which is right or a clean error', () =>
    expectCleanAt('10 %', 0.1));

  it.for([
    ['1 %', 0.01],
    ['100 %', 1],
  ] as const)('at %s as well', { tags: ['deep'] }, ([name, share]) => expectCleanAt(name, share));

  it('every fault has occurred', { tags: ['deep'] }, () => {
    expect(allFaults.filter((fault) => !proxy.faultCounts.has(fault))).toEqual([]);
  });
});

describe('when the REST API is down', { tags: ['deep'] }, () => {
  it.each<[Fault]>([['silence'], ['a reset'], ['503']])(
    '(%s) it is soon left alone, and found again',
    async (fault) => {
      const { outcomes, after } = await during({
        begin: () => proxy.startFaults(1, [fault]),
        until: async (observed) => {
          await expect.poll(() => observed.some(isLeftAlone)).toBe(true);
        },
        end: () => proxy.stopFaults(),
      });
      note(`${fault} at 100 %`, outcomes, after);
      expectClean([...outcomes, ...after]);
      const usual = [...outcomes, ...after].length * callsPerOperation;
      expect(proxy.requests.length).toBeLessThanOrEqual(usual * 1.2);
      expect(writesSentAgain()).toEqual([]);
    },
  );

  it('responds to what does not need it, and opens no more than the maximum of connections', async () => {
    proxy.clear();
    proxy.startFaults(1, ['silence']);
    const [page] = operations as [Operation];
    const idle: Operation = {
      query: '{ __typename }',
      token: '',
      expected: { __typename: 'Query' },
    };
    const others = working(gateway.url, [idle], pace);
    const outcomes = await sendConcurrently(gateway.url, page, 400);
    proxy.stopFaults();
    const rest = await others.stop();
    note('a crowd of 400 before a silent server', outcomes);
    note('what needs no call meanwhile', rest);
    figures.push(`  open calls: at most ${proxy.maxConcurrent()}`);
    expect(verdicts(outcomes)).toEqual({ clean: 400 });
    expect(verdicts(rest)).toEqual({ right: rest.length });
    expect(proxy.maxConcurrent()).toBeLessThanOrEqual(128);
    await workUntilWell(working(gateway.url, operations, pace));
  });

  it('recovers when the killed api has started again', async () => {
    const direct = await gatewayTo(api.url);
    try {
      await recordExpected(direct.url, operations);
      let restarted = 0;
      const { outcomes, after } = await during({
        url: direct.url,
        begin: async () => {
          api.child.kill('SIGKILL');
          await api.exited;
        },
        end: async () => {
          api = await startApi(dataDir, { API_PORT: apiPort });
          restarted = performance.now();
        },
      });
      const late = after.filter(({ startedAt }) => startedAt >= restarted);
      note('killed and restarted', outcomes, late);
      expect(late.length).toBeGreaterThan(0);
      expectClean([...outcomes, ...after]);
    } finally {
      await direct.stop();
    }
  });
});

/**
 * The gateway has 128 connections. The proxy notices the end of a call a moment after the next one begins.
 */
const halfOfConnections = 64;

describe('when the calls of one company hang', { tags: ['deep'] }, () => {
  it('other companies are not affected', async () => {
    const patient = await startGateway(proxy.url, { LOG_LEVEL: 'fatal' });
    try {
      await recordExpected(patient.url, [slow, ...operations]);
      proxy.clear();
      proxy.startFaults(1, ['silence'], companyOf(slow));
      const hanging = working(patient.url, [slow], pace * 3);
      await expect.poll(proxy.maxConcurrent).toBeGreaterThanOrEqual(halfOfConnections);
      const rest = await sendInBatches(patient.url, operations, enoughOperations);
      note('one company hangs: the others', rest);
      expect(verdicts(rest)).toEqual({ right: rest.length });
      expect(proxy.maxConcurrent()).toBeLessThanOrEqual(halfOfConnections + 8);
      figures.push(`  its open calls: at most ${proxy.maxConcurrent()} of 128 connections`);

      proxy.startFaults(1, ['a reset'], companyOf(slow));
      proxy.dropUnanswered();
      const theirs = await hanging.stop();
      note('one company hangs: its own', theirs);
      expect(verdicts(theirs)).toEqual({ clean: theirs.length });
    } finally {
      proxy.stopFaults();
      await patient.stop();
    }
  });
});

describe('when the calls of one company hang during authentication', { tags: ['deep'] }, () => {
  it('other users of the same address are served', async () => {
    const patient = await startGateway(proxy.url, { LOG_LEVEL: 'fatal' });
    try {
      proxy.clear();
      proxy.startFaults(1, ['silence'], companyOf(slow));
      const hanging = working(patient.url, [slow], pace * 3);
      await expect.poll(proxy.maxConcurrent).toBeGreaterThanOrEqual(halfOfConnections / 2);
      const rest = await sendInBatches(patient.url, operations, enoughOperations);
      expect(verdicts(rest)).toEqual({ right: rest.length });
      proxy.startFaults(1, ['a reset'], companyOf(slow));
      proxy.dropUnanswered();
      await hanging.stop();
    } finally {
      proxy.stopFaults();
      await patient.stop();
    }
  });
});

describe('after all of that', () => {
  it('the gateway is the same process, and its memory has not grown', async () => {
    expect(verdicts(await workFor(1000)).wrong ?? 0).toBe(0);
    const grown = memoryOf(gateway) - atEase;
    figures.push(`memory of the gateway: ${atEase} MB at ease, ${grown} MB more in the end`);
    expect(gateway.child.exitCode).toBeNull();
    expect(grown).toBeLessThan(200);
  });
});

function gatewayTo(url: string): Promise<RunningProgram> {
  return startGateway(url, {
    REST_API_TIMEOUT: String(callTimeout),
    OPERATION_TIMEOUT: String(Math.round(callTimeout * 1.5)),
    LOG_LEVEL: 'fatal',
  });
}

/** The daily operations of the demo school's people: two widgets, a list, a record and a change. */
async function peopleAtWork(url: string, token: string): Promise<Operation[]> {
  const list = `{ viewer { name } company(code: "demo") { name courses(first: 20) { nodes { id name } } } }`;
  const page: Operation = { query: list, token };
  await recordExpected(url, [page]);
  const [first, second] = page.expected.company.courses.nodes;
  const record: Operation = {
    query: `query ($id: ID!) { node(id: $id) { ... on Course { name status } } viewer { name } }`,
    variables: { id: second.id },
    token,
  };
  const change: Operation = {
    query: `mutation ($input: UpdateCourseInput!) {
      updateCourse(input: $input) { course { name } userErrors { message } }
    }`,
    variables: { input: { id: first.id, name: first.name } },
    token,
  };
  return [page, record, page, change, page];
}

async function someoneElse(): Promise<Operation> {
  const { call, token, companyId } = await newOwner(api.url, 'slow');
  await call('POST', `/api/companies/${companyId}/courses`, { name: 'Курс' });
  const id = Buffer.from(`Company:${companyId}`).toString('base64url');
  const query = `query ($id: ID!) { node(id: $id) { ... on Company { courses(first: 5) { nodes { name } } } } }`;
  return { query, variables: { id }, token };
}

/** Matches REST calls below the operation's company. */
function companyOf({ variables }: Operation): RegExp {
  const [, companyId] = Buffer.from(String(variables?.['id']), 'base64url').toString().split(':');
  return new RegExp(`^/api/companies/${companyId}/`);
}

async function workFor(milliseconds: number, url = gateway.url): Promise<Outcome[]> {
  const load = startLoad(url, operations, pace);
  await sleep(milliseconds);
  return load.stop();
}

const faultLasts = () =>
  Math.max(leastFaultTime, 1.5 * callTimeout, (enoughOperations / pace) * 1000);

/** Whether the gateway failed the operation without trying (open circuit breaker). */
const isLeftAlone = ({ details }: Outcome): boolean => details.includes('UPSTREAM_UNAVAILABLE');

interface Course {
  /** Operations that began during the fault. */
  readonly outcomes: Outcome[];
  /** Operations that began after the fault. */
  readonly after: Outcome[];
}

interface Trouble {
  begin: () => unknown;
  /**
   * Waits for an effect of the fault, however long it takes: the circuit breaker counts in windows, and the current one
   * may have just begun.
   */
  until?: (observed: readonly Outcome[]) => Promise<void>;
  end: () => unknown;
  url?: string;
}

/** Runs the load while the fault begins and ends, and until all responses are right again. */
async function during({ begin, until, end, url = gateway.url }: Trouble): Promise<Course> {
  proxy.clear();
  const load = working(url, operations, pace);
  await begin();
  await sleep(faultLasts());
  await until?.(load.outcomes);
  const ended = performance.now();
  await end();
  const outcomes = await workUntilWell(load);
  return {
    outcomes: outcomes.filter(({ startedAt }) => startedAt < ended),
    after: outcomes.filter(({ startedAt }) => startedAt >= ended),
  };
}

/** Waits until all operations of one second, begun from now on, have the right response. */
async function workUntilWell(load: Load): Promise<Outcome[]> {
  const ended = performance.now();
  const enough = Math.ceil(pace);
  const last = () =>
    load.outcomes
      .filter(({ startedAt }) => startedAt > ended)
      .slice(-enough)
      .map(({ verdict, details }) => (verdict === 'right' ? verdict : details));
  await expect.poll(last).toEqual(Array<string>(enough).fill('right'));
  return load.stop();
}

/** Stops with the test, also if it fails, so that the next test is not affected. */
function working(...load: Parameters<typeof startLoad>): Load {
  const started = startLoad(...load);
  onTestFinished(async () => {
    await started.stop();
  });
  return started;
}

function expectClean(outcomes: readonly Outcome[]): void {
  expect(outcomes.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
}

/** Retries per first attempt of a call. */
function retriesPerCall(): number {
  const first = new Set(proxy.requests.map(({ id, call }) => `${id} ${call}`)).size;
  return (proxy.requests.length - first) / first;
}

function writesSentAgain(): string[] {
  const writes = proxy.requests.filter(({ call }) => !call.startsWith('GET '));
  const sent = writes.map(({ id, call }) => `${id} ${call}`);
  return sent.filter((write, index) => sent.indexOf(write) !== index);
}

function note(name: string, outcomes: readonly Outcome[], after?: readonly Outcome[]): void {
  const { right = 0, clean = 0, wrong = 0 } = verdicts(outcomes);
  const times = [0.5, 0.99, 1].map((part) => durationQuantile(outcomes, part)).join(' / ');
  const summary = `${outcomes.length} operations: ${right} right, ${clean} clean errors, ${wrong} wrong`;
  figures.push(`${name}: ${summary}; p50 / p99 / max ${times} ms`);
  const codes = Map.groupBy(
    outcomes.flatMap(({ details }) => details.split(' ')),
    (code) => code,
  );
  codes.delete('');
  const counted = [...codes].map(([code, { length }]) => `${code} ${length}`);
  if (counted.length > 0) figures.push(`  ${counted.join(', ')}`);
  if (!after) return;
  const { length } = proxy.requests;
  const retries = Math.round(retriesPerCall() * 1000) / 10;
  const calls = length > 0 ? `${length} calls, ${retries} % of them retries; ` : '';
  figures.push(`  ${calls}well again after ${Math.round(recoveryTime(after))} ms`);
}

/** Resident memory of the process in MiB. */
function memoryOf({ child }: RunningProgram): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], {
    encoding: 'utf8',
  });
  return Math.round(Number(kilobytes) / 1024);
}
