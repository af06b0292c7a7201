// The school's owner succeeds with every write that others are refused: what is refused is whoever sends it, not what it
// says. It has a school of its own, as nothing is left of that.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../kit/openapi.ts';
import { permissionOf } from './expectations.ts';
import { type RestProbe, restProbes } from './rest-probes.ts';
import { writeAsOwner } from './rest-trial.ts';
import { count, handIn, newTally } from './tally.ts';
import { type Holdings, holdingsOf, prepareSchool, type School } from './trial.ts';

const tally = newTally();
let school: School & Holdings;
let writes: RestProbe[];

beforeAll(async () => {
  const prepared = await prepareSchool();
  school = { ...prepared, ...(await holdingsOf(prepared, [])) };
  const guarded = operations.filter((each) => permissionOf(each) !== 'open');
  const { probes, missing } = await restProbes(school, guarded);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  writes = probes.filter(({ operation }) => operation.method !== 'GET');
});
afterAll(async () => {
  handIn(tally);
  await school?.installation.stop();
});

test('the school’s owner succeeds with every write', async () => {
  const wrong: string[] = [];
  for (const write of writes.sort((one, other) => place(one) - place(other) || below(one, other)))
    wrong.push(...(await writeAsOwner(school, write)));
  count(tally, writes.length, wrong);
  expect(wrong.join('\n')).toBe('');
});

/** What removes records comes last. */
const order = ['POST …/leave', 'PUT', 'POST', 'DELETE', 'POST …/delete', 'POST …/destroy'];

function place({ operation: { method, route } }: RestProbe): number {
  const [, last = ''] = /\/(leave|delete|destroy)$/.exec(route) ?? [];
  return order.indexOf(last === '' ? method : `POST …/${last}`);
}

/** What stands below a record of the school goes before it. */
const below = (one: RestProbe, other: RestProbe): number =>
  levelOf(other.operation.parameters) - levelOf(one.operation.parameters);

const levelOf = (parameters: readonly string[]): number => Math.max(2, parameters.length);
