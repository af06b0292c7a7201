// Creates all probes of a domain: its routes and its fields.
import { operationsOfDomain, domainOfField } from './domain-operations.ts';
import { fromGlobalId, toGlobalId } from '../../../gateway/src/kit/records/ids.ts';
import { readByName } from '../declarations.ts';
import { permissionOf } from './expectations.ts';
import { graphqlDrafts, type GraphqlProbe, plannedProbes } from './graphql-probes.ts';
import { fieldName, snakeCase } from '../../../gateway/src/kit/names.ts';
import { recordsShown } from './graphql-checks.ts';
import { inputGenerator } from './inputs.ts';
import { fullestFirst, type RestProbe, restProbes } from './rest-probes.ts';
import type { SchoolSnapshot, School, IsolationContext } from '../school/context.ts';

export interface ProbesOfDomain {
  /** Probes of routes that need a token. */
  rest: RestProbe[];
  open: RestProbe[];
  graphql: GraphqlProbe[];
  /** Declarations that are missing before the rest can be tested. */
  missing: string[];
}

export async function probesOf(trial: IsolationContext, domain: string): Promise<ProbesOfDomain> {
  const { bodies, code, globalId, installation } = trial;
  const restful = await restProbes(trial, operationsOfDomain(domain));
  const inputs = inputGenerator(bodies, globalId);
  const drafts = graphqlDrafts(inputs, code, globalId, (field) => domainOfField(field) === domain);
  const planned = await plannedProbes(installation.gateway, drafts);
  const isOpen = ({ operation }: RestProbe) => permissionOf(operation) === 'open';
  return {
    rest: restful.probes.filter((probe) => !isOpen(probe)),
    open: restful.probes.filter(isOpen),
    graphql: planned.probes,
    missing: [...restful.missing, ...planned.missing],
  };
}

/** Finds a record of the school by its type: the fullest one that no caller may know. */
export async function globalIds(
  school: School & SchoolSnapshot,
): Promise<IsolationContext['globalId']> {
  const { bodies, code, companyId, isOthers } = school;
  const nothing = () => {
    throw new Error('no record is known yet');
  };
  const drafts = graphqlDrafts(inputGenerator(bodies, nothing), code, nothing, (field) =>
    field.startsWith('Company.'),
  );
  const ids = new Map([
    ['Company', toGlobalId({ type: 'Company', companyId: null, id: companyId })],
  ]);
  for (const [type, records] of await recordsShown(school, drafts)) {
    if (readByName.has(type)) continue;
    const all = fullestFirst(records).map(({ id }) => String(id));
    const id = all.find((each) => isOthers(fromGlobalId(each)?.id ?? 0)) ?? all[0];
    if (id !== undefined) ids.set(type, id);
  }
  return (type) => {
    const id = ids.get(type) ?? namedByDomain(type);
    if (id === null)
      throw new Error(`no ${type} is shown by the company: let its domain in domains/ write one`);
    return id;
  };

  /**
   * The record that its domain declares, by table; also for a type that the company shows only within another record.
   */
  function namedByDomain(type: string): string | null {
    try {
      const id = Number(bodies.valueOf(`${snakeCase(fieldName(type))}_id`));
      return toGlobalId({ type, companyId, id });
    } catch {
      return null;
    }
  }
}
