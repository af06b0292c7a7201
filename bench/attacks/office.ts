// Forty users behind one address work while other processes keep the machine busy: refusals must not depend on the
// machine's speed.
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'undici';
import { operation } from './attack.ts';
import { warmUp } from './measure.ts';
import { courseListAnswer, figuresOf, poolFrom, type Figures } from './neighbour.ts';
import { proxy, startProduct } from './product.ts';
import type { Engine, Member } from './installation.ts';

export interface Office {
  people: number;
  /** Number of processes that keep the cores busy. */
  others: number;
  quiet: Work;
  busy: Work;
}

/** Figures of lists and of changes. */
interface Work {
  lists: Figures;
  changes: Figures;
  /** Responses with a Retry-After. */
  refused: number;
}

const people = 40;
const address = '198.51.100.7';

/** Milliseconds between two actions of a user. */
const pause = 1000;

/** Busy processes per core. */
const busyOnCore = 2;

export async function measureOffice(engine: Engine, seconds: number): Promise<Office> {
  const product = await startProduct(await engine.copy());
  const pool = poolFrom(proxy, product.gateway.url);
  const members = engine.world.crowd.slice(0, people);
  try {
    await warmUp(product, engine.world);
    const quiet = await workOf(members, pool, seconds);
    const others = availableParallelism() * busyOnCore;
    const children = Array.from({ length: others }, () => fork(import.meta.filename, ['busy']));
    const kill = () => children.forEach((child) => child.kill('SIGKILL'));
    process.once('exit', kill);
    const busy = await workOf(members, pool, seconds);
    kill();
    return { people, others, quiet, busy };
  } finally {
    await pool.destroy();
    await product.end();
  }
}

type Sample = Parameters<typeof figuresOf>[0][number];

/** Each user alternately lists courses and creates one until the time is over. */
async function workOf(members: readonly Member[], pool: Pool, seconds: number): Promise<Work> {
  const lists: Sample[] = [];
  const changes: Sample[] = [];
  let refused = 0;
  const ends = performance.now() + seconds * 1000;
  const timed = async (samples: Sample[], act: () => ReturnType<typeof courseListAnswer>) => {
    const began = performance.now();
    const outcome = await act();
    if (outcome === 'refused') refused += 1;
    samples.push({ took: performance.now() - began, isGood: outcome === 'good' });
    await sleep(pause);
  };
  const work = async (member: Member, place: number) => {
    await sleep((place * pause) / members.length);
    const company = await companyOf(pool, member);
    while (performance.now() < ends) {
      await timed(lists, () => courseListAnswer(pool, member, address));
      await timed(changes, () => courseIsMade(pool, member, company));
    }
  };
  await Promise.all(members.map(work));
  return { lists: figuresOf(lists), changes: figuresOf(changes), refused };
}

/** The global id of the company. */
async function companyOf(pool: Pool, { token, code }: Member): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  const query = 'query ($code: String!) { company(code: $code) { id } }';
  const { body } = await pool.request(operation(query, { code }, headers));
  const { data } = (await body.json()) as { data: { company: { id: string } } };
  return data.company.id;
}

const refusals = /"(OVERLOADED|TOO_MANY_REQUESTS|too_many_requests|too_much_work)"/;

async function courseIsMade(pool: Pool, { token }: Member, company: string) {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  const change = `mutation ($company: ID!) {
    createCourse(input: { companyId: $company, name: "Курс" }) { course { id } userErrors { code } }
  }`;
  const { body } = await pool.request(operation(change, { company }, headers));
  const text = await body.text();
  if (text.includes('"course":{"id"')) return 'good';
  return refusals.test(text) ? 'refused' : 'failed';
}

if (process.argv[2] === 'busy') for (;;);
