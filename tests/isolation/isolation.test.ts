// One school never sees or touches another, and nobody more of a school than they may: every documented route and every
// field of the schema is tried by all who must not get in. All are turned away, and afterwards the school is as it was.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromGlobalId } from '../../gateway/src/kit/records/ids.ts';
import { nameOf } from '../contract/judge.ts';
import { operations } from '../kit/openapi.ts';
import type { Json } from '../kit/rest.ts';
import { bodyMaker } from './bodies.ts';
import { CALLERS } from './cast.ts';
import { MAY_CHANGE, OPEN, permissionOf, WITHOUT_FLAG } from './expectations.ts';
import { everyField, type GraphqlProbe, graphqlDrafts, plannedProbes } from './graphql-probes.ts';
import * as graphql from './graphql-trial.ts';
import { inputMaker } from './inputs.ts';
import { fullestFirst, type RestProbe, restProbes } from './rest-probes.ts';
import * as rest from './rest-trial.ts';
import { changesBetween, knownTo, namedIn, rowsOfOthers, rowsOfTenant, tablesOf } from './rows.ts';
import { valuesOf } from './school.ts';
import { prepareTrial, type Trial } from './trial.ts';

let trial: Trial;
/** For routes that are not open. */
let ofRest: RestProbe[];
let ofOpenRoutes: RestProbe[];
let ofGraphql: GraphqlProbe[];
let missing: string[];

const count = { probes: 0, leaked: 0, changed: 0 };

beforeAll(async () => {
  trial = await prepareTrial();
  const values = valuesOf(trial.school);
  const bodies = bodyMaker(values, trial.before, trial.isOthers);
  const restful = await restProbes(trial, values, bodies);
  let shown = new Map<string, Json[]>();
  const globalId = (type: string): string => {
    const ids = fullestFirst(shown.get(type) ?? []).map((record) => String(record.id));
    const id = ids.find((each) => trial.isOthers(fromGlobalId(each)?.id ?? 0)) ?? ids[0];
    if (id === undefined)
      throw new Error(
        `no ${type} is shown by the company: let writeRecords() of records.ts write one`,
      );
    return id;
  };
  const drafts = graphqlDrafts(inputMaker(bodies, globalId), trial.school.code, globalId);
  shown = await graphql.recordsShown(trial, drafts);
  const planned = await plannedProbes(trial.installation.gateway, drafts);
  ofRest = restful.probes.filter(({ operation }) => permissionOf(operation) !== 'open');
  ofOpenRoutes = restful.probes.filter(({ operation }) => permissionOf(operation) === 'open');
  ofGraphql = planned.probes;
  missing = [...restful.missing, ...planned.missing];
});

afterAll(async () => {
  await trial?.installation.stop();
  const probes = count.probes.toLocaleString('en');
  process.stdout.write(
    `isolation: ${probes} probes, ${count.leaked} leaked, ${count.changed} changed\n`,
  );
});

describe('the registry', () => {
  test('no route and no field is left out', () => {
    expect(missing.join('\n')).toBe('');
    const routes = new Set([...ofRest, ...ofOpenRoutes].map(({ operation }) => nameOf(operation)));
    expect([...routes].sort()).toEqual(operations.map(nameOf).sort());
    const fields = new Set(ofGraphql.map(({ field }) => field));
    expect([...fields].sort()).toEqual(everyField.toSorted());
  });

  test('what is open, or open to everybody who is signed in, is so on purpose', () => {
    const under = (...permissions: string[]) =>
      operations.filter((each) => permissions.includes(String(permissionOf(each)))).map(nameOf);
    expect(Object.keys(OPEN).sort()).toEqual(under('open').sort());
    expect(Object.keys(WITHOUT_FLAG).sort()).toEqual(under('signed-in', 'member').sort());
  });
});

describe('the school’s owner is shown', () => {
  test('by REST what nobody else may see', async () => {
    const reads = ofRest.filter(isRead);
    expect(await wrongIn(reads, (probe) => rest.readAsOwner(trial, probe))).toBe('');
  });

  test('by GraphQL what nobody else may see', async () => {
    const reads = ofGraphql.filter(({ kind }) => kind === 'query');
    expect(await wrongIn(reads, (probe) => graphql.readAsOwner(trial, probe))).toBe('');
  });
});

describe.each(CALLERS)('%s gets nothing of the school and changes nothing', (name) => {
  test('by REST', async () => {
    const wrong = wrongIn(ofRest, async (probe) => {
      const caller = trial.callerFor(name, probe.operation);
      if (!caller || (probe.isVariant && rest.doorAt(caller, probe) !== 'inside')) return null;
      return rest.tryRest(trial, caller, probe);
    });
    expect(await wrong).toBe('');
  });

  test('by GraphQL', async () => {
    const wrong = wrongIn(ofGraphql, async (probe) => {
      const [last] = probe.calls.slice(-1);
      const caller = last ? trial.callerFor(name, last) : null;
      const isOpen = probe.calls.every((call) => permissionOf(call) === 'open');
      if (!caller || (isOpen && caller.kind !== 'nobody')) return null;
      if (probe.isVariant && graphql.doorAt(caller, probe) !== 'inside') return null;
      return graphql.tryGraphql(trial, caller, probe);
    });
    expect(await wrong).toBe('');
  });

  test('by a file sent through the gateway', async () => {
    const wrong = wrongIn(uploads, async (upload) => {
      const caller = trial.callerFor(name, upload);
      return caller && graphql.tryUpload(trial, caller, upload);
    });
    expect(await wrong).toBe('');
  });
});

describe('another school’s owner finds no record of the school in their own', () => {
  test('by GraphQL', async () => {
    const path = `/api/companies/${trial.otherCompanyId}`;
    const { body } = await trial.rest(trial.stranger.token)('GET', path);
    const naming = ofGraphql.filter(({ calls }) => calls.some(isOfCompany));
    const wrong = wrongIn(naming, (probe) =>
      graphql.tryInOtherCompany(trial, trial.stranger, probe, body.data.code),
    );
    expect(await wrong).toBe('');
  });

  test('by REST', async () => {
    const naming = ofRest.filter(({ operation }) => isOfCompany(operation));
    const wrong = wrongIn(naming, (probe) => rest.tryInOtherCompany(trial, trial.stranger, probe));
    expect(await wrong).toBe('');
  });
});

test('nobody is told anything of the school by the routes that are open', async () => {
  expect(await wrongIn(ofOpenRoutes, (probe) => rest.tryOpen(trial, probe))).toBe('');
});

describe('after all of this', () => {
  test('the school is as it was', async () => {
    const { database } = trial.installation;
    const after = await rowsOfTenant(database, trial.tenant);
    const people = trial.members.map(({ personId }) => personId ?? 0);
    const callersOwn = new Set(people.flatMap((person) => [...knownTo(person, after)]));
    const changes = changesBetween(trial.before, after, await tablesOf(database)).filter(
      (change) =>
        !MAY_CHANGE.some(({ covers }) => covers(change)) &&
        // What the members who try do to themselves and make for themselves.
        !namedIn(change.row).some((id) => people.includes(id)) &&
        !(change.kind === 'added' && callersOwn.has(change.row['id'])),
    );
    count.changed = changes.length;
    expect(changes).toEqual([]);
  });

  test('no other school names a record of this one', async () => {
    const { database } = trial.installation;
    const people = new Set(trial.members.map(({ personId }) => personId));
    const rows = await rowsOfOthers(database, trial.tenant);
    const naming = [...rows].flatMap(([table, some]) =>
      some
        .filter((row) => namedIn(row).some((id) => trial.secrets.tableOf(id) && !people.has(id)))
        .map((row) => ({ table, row })),
    );
    expect(naming).toEqual([]);
  });

  test('the school’s owner succeeds with every write that others were refused', async () => {
    const order = ['POST …/leave', 'PUT', 'POST', 'DELETE', 'POST …/delete'];
    const place = ({ operation: { method, route } }: RestProbe) => {
      const [, last = ''] = /\/(leave|delete)$/.exec(route) ?? [];
      return order.indexOf(last === '' ? method : `POST …/${last}`);
    };
    const writes = ofRest
      .filter((probe) => !isRead(probe))
      .sort((one, other) => place(one) - place(other));
    expect(await wrongIn(writes, (probe) => rest.writeAsOwner(trial, probe), 1)).toBe('');
  });
});

/** Tries all probes, so many at a time, and says everything that is wrong. Null: nobody could try this one. */
async function wrongIn<Probe>(
  probes: Probe[],
  attempt: (probe: Probe) => Promise<string[] | null>,
  atOnce = 8,
): Promise<string> {
  const answers: (string[] | null)[] = [];
  const failing = (error: Error) => [error.message];
  for (let start = 0; start < probes.length; start += atOnce) {
    answers.push(
      ...(await Promise.all(
        probes.slice(start, start + atOnce).map((probe) => attempt(probe).catch(failing)),
      )),
    );
  }
  const tried = answers.filter((wrong) => wrong !== null);
  if (tried.length === 0) return 'nothing was tried';
  const wrong = tried.flat();
  count.probes += tried.length;
  count.leaked += wrong.filter((what) => what.includes(' tells ')).length;
  return [...new Set(wrong)].join('\n');
}

const uploads = operations.filter(
  (each) => nameOf(each) === 'POST /api/companies/{companyId}/add_media',
);

const isRead = ({ operation }: RestProbe): boolean => operation.method === 'GET';

const isOfCompany = ({ parameters, route }: RestProbe['operation']): boolean =>
  parameters.includes('companyId') || route === '/api/company/get_id_by_code';
