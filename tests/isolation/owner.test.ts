// Tests that the school's owner succeeds with every write that others are refused, so that refusals are due to the
// caller and not to the content. The file has a separate school, because it deletes everything.
// @module-tag deep
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Operation, operations } from '../kit/openapi.ts';
import { permissionOf } from './probes/expectations.ts';
import { type RestProbe, restProbes } from './probes/rest-probes.ts';
import { writeAsOwner } from './probes/rest-checks.ts';
import { countProbes, reportCounts, newProbeCounts } from './probes/probe-counts.ts';
import { type SchoolSnapshot, snapshotOf, prepareSchool, type School } from './school/context.ts';

const tally = newProbeCounts();
let school: School & SchoolSnapshot;
let writes: RestProbe[];

beforeAll(async () => {
  const prepared = await prepareSchool();
  school = { ...prepared, ...(await snapshotOf(prepared, [])) };
  const guarded = operations.filter((each) => permissionOf(each) !== 'open');
  const { probes, missing } = await restProbes(school, guarded);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  writes = probes.filter(({ operation }) => operation.method !== 'GET');
});
afterAll(async () => {
  reportCounts(tally);
  await school?.installation.stop();
});

test('the school’s owner succeeds with every write', async () => {
  const wrong: string[] = [];
  for (const write of writes.sort(inTurn)) wrong.push(...(await writeAsOwner(school, write)));
  countProbes(tally, writes.length, wrong);
  expect(wrong.join('\n')).toBe('');
});

/** Writes of learners come first, because the staff closes what they learn. */
const inTurn = (one: RestProbe, other: RestProbe): number =>
  Number(isLearnt(other)) - Number(isLearnt(one)) || place(one) - place(other) || below(one, other);

const isLearnt = ({ operation }: RestProbe): boolean =>
  /\/(learning|attempts)(\/|$)/.test(operation.route);

/**
 * Deletions come last: first below a record of the school, then single records, then bulk actions.
 */
const order = [
  'POST …/leave',
  'PUT',
  'POST',
  'POST …/{id}/…/delete',
  'DELETE',
  'POST …/delete',
  'POST …/destroy',
];

function place({ operation: { method, route } }: RestProbe): number {
  const [, last = ''] = /\/(leave|delete|destroy)(_\w+)?$/.exec(route) ?? [];
  const isBelowRecord = last === 'delete' && /\}\/.*\}\/.*$/.test(route);
  if (isBelowRecord) return order.indexOf('POST …/{id}/…/delete');
  return order.indexOf(last === '' ? method : `POST …/${last}`);
}

/** Records below another one are deleted before it. */
function below(one: RestProbe, other: RestProbe): number {
  const [left, right] = [one, other].map(({ operation }) => levelOf(operation));
  return (right ?? 0) - (left ?? 0);
}

/** Nesting depth of a record in the path; the deepest are deleted first. */
function levelOf({ route, parameters }: Operation): number {
  return parameters.length < 3 ? 0 : route.split('/').length;
}
