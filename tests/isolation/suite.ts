// Tests that no school sees or changes another, and that no user exceeds their permissions: all callers without access
// try every documented route and every field of a domain, are refused, and leave the school unchanged. A caller who is
// refused before a route or record is reached tries each route once, and the plain values of a record together, because
// the rest of the request makes no difference. Callers with access try everything in deep runs.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameOf, type Operation } from '../kit/openapi.ts';
import { allCallers, type CallerCase, mainCallers } from './school/test-callers.ts';
import { sessionEnders, allowedChanges, namesCompany, uploadRoutes } from './declarations.ts';
import { permissionOf } from './probes/expectations.ts';
import { allFields, type GraphqlProbe } from './probes/graphql-probes.ts';
import * as graphql from './probes/graphql-checks.ts';
import { allJobsFinished } from './school/jobs.ts';
import { inParallel } from './parallel.ts';
import { probesOf, type ProbesOfDomain } from './probes/probes.ts';
import type { RestProbe } from './probes/rest-probes.ts';
import * as rest from './probes/rest-checks.ts';
import { changesBetween, idsKnownTo, namedIn, rowsOfOthers } from './school/rows.ts';
import { countProbes, reportCounts, newProbeCounts } from './probes/probe-counts.ts';
import { domainOfField, operationsOfDomain } from './probes/domain-operations.ts';
import { type IsolationContext, isolationContext } from './school/context.ts';

export function isolationOf(domain: string): void {
  const tally = newProbeCounts();
  const fields = allFields.filter((field) => domainOfField(field) === domain);
  const uploads = operationsOfDomain(domain).filter((each) => nameOf(each) in uploadRoutes);
  let trial: IsolationContext;
  let probes: ProbesOfDomain;

  beforeAll(async () => {
    trial = await isolationContext();
    probes = await probesOf(trial, domain);
  });
  afterAll(() => reportCounts(tally));

  test('every route and every field has a probe', () => {
    expect(probes.missing.join('\n')).toBe('');
    const routes = [...probes.rest, ...probes.open].map(({ operation }) => nameOf(operation));
    expect([...new Set(routes)].sort()).toEqual(operationsOfDomain(domain).map(nameOf).sort());
    const tried = new Set(probes.graphql.map(({ field }) => field));
    expect([...tried].sort()).toEqual(fields.toSorted());
  });

  describe('the school’s owner is shown', () => {
    test('what others may not see, by REST', async () => {
      const reads = probes.rest.filter(({ operation }) => operation.method === 'GET');
      expect(await wrongIn(reads, (probe) => rest.readAsOwner(trial, probe))).toBe('');
    });

    test('what others may not see, by GraphQL', { tags: ['deep'] }, async () => {
      const reads = probes.graphql.filter(({ kind }) => kind === 'query');
      const attempts = new Set(reads.map((probe) => probe.combined ?? probe));
      const wrong = wrongIn([...attempts], (probe) => graphql.readAsOwner(trial, probe));
      expect(await wrong).toBe('');
    });
  });

  describe.each(mainCallers)('$name gets nothing of the school and changes nothing', (attempts) => {
    tryAs(attempts);
  });

  describe('with all variants', { tags: ['deep'] }, () => {
    describe.each(allCallers)(
      '$name gets nothing of the school and changes nothing',
      (attempts) => {
        tryAs(attempts);
      },
    );
  });

  describe('another school’s owner finds no record of the school in their own', () => {
    test('by GraphQL', async () => {
      const path = `/api/companies/${trial.otherCompanyId}`;
      const { body } = await trial.rest(trial.stranger.token)('GET', path);
      const naming = probes.graphql.filter(({ calls }) => calls.some(isOfCompany));
      const attempts = naming.map((probe) => (probe.byId && probe.combined) || probe);
      const wrong = wrongIn([...new Set(attempts)], (probe) =>
        graphql.checkInOtherCompany(trial, trial.stranger, probe, body.data.code),
      );
      expect(await wrong).toBe('');
    });

    test('by REST', async () => {
      const naming = probes.rest.filter(({ operation }) => isOfCompany(operation));
      const wrong = wrongIn(naming, (probe) =>
        rest.checkInOtherCompany(trial, trial.stranger, probe),
      );
      expect(await wrong).toBe('');
    });
  });

  test('public routes reveal nothing of the school', async () => {
    expect(await wrongIn(probes.open, (probe) => rest.checkPublic(trial, probe))).toBe('');
  });

  describe('afterwards', () => {
    test('the school is unchanged', async () => {
      const { watch } = trial;
      const touched = await watch.refresh();
      const people = trial.members.map(({ personId }) => personId ?? 0);
      const unexplained = changesBetween(trial.rows, watch.rows, touched).filter(
        (change) =>
          !allowedChanges.some(({ covers }) => covers(change)) &&
          // Changes that callers make to themselves,
          !namedIn(change.row).some((id) => people.includes(id)),
      );
      // and rows that they create for themselves, which are expensive to determine.
      const theirs = new Set(
        unexplained.length === 0 ? [] : people.flatMap((id) => [...idsKnownTo(id, watch.rows)]),
      );
      const changes = unexplained.filter(
        ({ kind, row }) => !(kind === 'added' && theirs.has(row['id'])),
      );
      tally.changed = changes.length;
      expect(changes).toEqual([]);
    });

    test('no other school references a record of this one', async () => {
      const people = new Set(trial.members.map(({ personId }) => personId));
      const rows = await rowsOfOthers(trial.installation.runAsOwner, trial.tenant);
      const naming = [...rows].flatMap(([table, some]) =>
        some
          .filter((row) => namedIn(row).some((id) => trial.secrets.tableOf(id) && !people.has(id)))
          .map((row) => ({ table, row })),
      );
      expect(naming).toEqual([]);
    });
  });

  function tryAs({ name, withVariants }: CallerCase): void {
    test('by REST', async () => {
      const attempts = probes.rest.filter((probe) => {
        const caller = trial.callerFor(name, probe.operation);
        return (
          caller &&
          (!probe.isVariant || (withVariants && rest.expectedAccessAt(caller, probe) === 'inside'))
        );
      });
      const wrong = wrongIn(attempts, (probe) =>
        rest.checkRest(trial, callerFor(name, probe.operation), probe),
      );
      expect(await wrong).toBe('');
    });

    test('by GraphQL', async () => {
      const wrong = wrongIn(graphqlProbesFor(name, withVariants), (probe) =>
        graphql.checkGraphql(trial, callerFor(name, lastOf(probe)), probe),
      );
      expect(await wrong).toBe('');
    });

    if (uploads.length === 0) return;
    test('by an upload through the gateway', async () => {
      const wrong = wrongIn(uploads, (upload) =>
        graphql.checkUpload(
          trial,
          callerFor(name, upload),
          upload,
          uploadRoutes[nameOf(upload)] ?? '',
        ),
      );
      expect(await wrong).toBe('');
    });
  }

  function callerFor(name: string, operation: Operation) {
    const caller = trial.callerFor(name, operation);
    if (!caller) throw new Error(`nobody is ${name} for ${nameOf(operation)}`);
    return caller;
  }

  function graphqlProbesFor(name: string, inEveryWay: boolean): GraphqlProbe[] {
    const attempts = probes.graphql.flatMap((probe) => {
      const caller = trial.callerFor(name, lastOf(probe));
      const isOpen = probe.calls.every((call) => permissionOf(call) === 'open');
      if (!caller || (isOpen && caller.kind !== 'nobody')) return [];
      if (inEveryWay && graphql.expectedAccessAt(caller, probe) === 'inside') return [probe];
      return probe.isVariant ? [] : [probe.combined ?? probe];
    });
    return [...new Set(attempts)];
  }

  /** Runs all probes and returns every error. */
  async function wrongIn<Tried extends Probe>(
    tried: readonly Tried[],
    attempt: (probe: Tried) => Promise<string[]>,
  ): Promise<string> {
    const failing = (error: Error) => [error.message];
    await allJobsFinished(trial.installation.runAsOwner);
    const wrong: string[] = [];
    for (const { ofTurn, atOnce } of turns) {
      const probes = tried.filter((probe) => ofTurn(probe));
      const answers = await inParallel(probes, (probe) => attempt(probe).catch(failing), atOnce);
      wrong.push(...answers.flat());
    }
    countProbes(tally, tried.length, wrong);
    return [...new Set(wrong)].join('\n');
  }
}

/**
 * Reads run before writes, and after jobs of earlier writes, because a list that grows during a count would seem
 * miscounted. Probes that end a session run last and one at a time, because writes can end their session.
 */
const turns: readonly { ofTurn: (probe: Probe) => boolean; atOnce?: number }[] = [
  { ofTurn: isRead },
  { ofTurn: (probe) => !isRead(probe) && !endsSession(probe) },
  { ofTurn: endsSession, atOnce: 1 },
];

type Probe = RestProbe | GraphqlProbe | Operation;

const callsOf = (probe: Probe): Operation[] => {
  if ('calls' in probe) return probe.calls;
  return ['operation' in probe ? probe.operation : probe];
};

function isRead(probe: Probe): boolean {
  return callsOf(probe).every(({ method }) => method === 'GET');
}

function endsSession(probe: Probe): boolean {
  return callsOf(probe).some((call) => sessionEnders.has(nameOf(call)));
}

/** The REST call whose result the probe is about. */
function lastOf({ field, calls }: GraphqlProbe): Operation {
  const last = calls.at(-1);
  if (!last) throw new Error(`${field} calls nothing`);
  return last;
}

const isOfCompany = (operation: Operation): boolean =>
  operation.parameters.includes('companyId') || namesCompany.has(nameOf(operation));
