// Prepares the input of an operation: coerces its variables, checks their size and estimates the cost.
import { getVariableValues, type GraphQLError } from 'graphql';
import type { RestService } from '../rest/client.ts';
import type { ComposedDomains } from '../schema/schema.ts';
import type { Variables } from '../execution/compile.ts';
import type { Estimate } from '../plan/operation.ts';
import { type QueryBudget, createQueryBudget } from './query-budget.ts';
import {
  costLimits,
  documentLimits,
  costCeiling,
  maxInputFields,
  maxListItems,
  maxReportedErrors,
} from './limits.ts';
import type { PreparedOperation } from './prepare.ts';
import { badVariable, costExceeded, inputTooLarge, listTooLong, overLimit } from './refusals.ts';

export interface Input {
  readonly variables: Variables;
  readonly cost: Cost;
  /** For a query whose estimate exceeds the limit: the budget that is counted while it runs. */
  readonly allowance: QueryBudget | null;
}

/** The estimated cost of an operation, and the limit of calls. */
export interface Cost extends Pick<Estimate, 'calls' | 'nodes'> {
  readonly limit: number;
}

export interface InputOptions {
  readonly domains: Pick<ComposedDomains, 'schema'>;
  readonly service: Pick<RestService, 'features'>;
  /** Whether errors in variables suggest names of the schema. */
  readonly suggestions: boolean;
}

/** Returns errors when the operation must not run. */
export function prepareInput(
  options: InputOptions,
  operation: PreparedOperation,
  given: Variables,
): Input | GraphQLError[] {
  const input = estimateInput(options, operation, given);
  if (Array.isArray(input)) return input;
  const { estimate, ...reckoned } = input;
  if (isWithin(estimate, costLimits)) return { ...reckoned, allowance: null };
  // A mutation must not be stopped after a write, so it is not started if its estimate exceeds the limit.
  const most = operation.type === 'query' ? costCeiling : costLimits;
  return isWithin(estimate, most)
    ? { ...reckoned, allowance: createQueryBudget(estimate) }
    : [costExceeded(estimate, estimate.calls > most.calls ? 'calls' : 'nodes')];
}

const isWithin = ({ calls, nodes }: Estimate, limit: Pick<Cost, 'calls' | 'nodes'>): boolean =>
  calls <= limit.calls && nodes <= limit.nodes;

/** The same without a limit of the cost. */
export function estimateInput(
  options: InputOptions,
  operation: PreparedOperation,
  given: Variables,
): Reckoned | GraphQLError[] {
  const variables = coerced(options, operation, given);
  if (Array.isArray(variables)) return variables;
  const estimate = operation.plan.estimate(variables, options.service.features);
  const { calls, nodes } = estimate;
  return { variables, estimate, cost: { calls, nodes, limit: costLimits.calls } };
}

interface Reckoned extends Omit<Input, 'allowance'> {
  readonly estimate: Estimate;
}

function coerced(
  { domains: { schema }, suggestions }: InputOptions,
  { definition }: PreparedOperation,
  given: Variables,
): Variables | GraphQLError[] {
  const definitions = definition.variableDefinitions ?? [];
  if (definitions.length === 0) return noVariables;
  const excess = excessOf(given);
  if (excess) return [excess];
  const { coerced: variables, errors } = getVariableValues(schema, definitions, given, {
    hideSuggestions: !suggestions,
    maxErrors: maxReportedErrors,
  });
  return errors ? errors.map(badVariable) : variables;
}

const noVariables: Variables = {};

/** The error for a value of variables that exceeds a limit, at any depth. */
function excessOf(value: unknown, depth = 0): GraphQLError | null {
  if (typeof value !== 'object' || value === null) return null;
  if (depth > documentLimits.nesting) return overLimit('nesting');
  const isList = Array.isArray(value);
  const parts: unknown[] = isList ? value : Object.values(value);
  if (parts.length > (isList ? maxListItems : maxInputFields)) {
    return isList ? listTooLong() : inputTooLarge();
  }
  for (const part of parts) {
    const excess = excessOf(part, depth + 1);
    if (excess) return excess;
  }
  return null;
}
