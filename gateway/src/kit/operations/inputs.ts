// What an operation is run with: its variables as their types say, within their limits, and what it may come to.
import { getVariableValues, type GraphQLError } from 'graphql';
import type { RestService } from '../rest/client.ts';
import type { ComposedDomains } from '../schema/schema.ts';
import type { Variables } from '../execution/compile.ts';
import type { Estimate } from '../plan/operation.ts';
import { type Allowance, createAllowance } from './allowance.ts';
import {
  costLimits,
  documentLimits,
  hopelessCost,
  maxInputFields,
  maxListItems,
  maxMistakes,
} from './limits.ts';
import type { PreparedOperation } from './prepare.ts';
import { badVariable, costExceeded, inputTooLarge, listTooLong, overLimit } from './refusals.ts';

export interface Input {
  readonly variables: Variables;
  readonly cost: Cost;
  /** Of a query that may come to more than is allowed: what is counted as it runs. */
  readonly allowance: Allowance | null;
}

/** What an operation may come to, and the most calls that one may come to. */
export interface Cost extends Pick<Estimate, 'calls' | 'nodes'> {
  readonly limit: number;
}

export interface InputOptions {
  readonly domains: Pick<ComposedDomains, 'schema'>;
  readonly service: Pick<RestService, 'abilities'>;
  /** Whether mistakes in variables are answered with names that may have been meant. */
  readonly suggestions: boolean;
}

/** Gives errors instead when the operation is not to be run. */
export function inputOf(
  options: InputOptions,
  operation: PreparedOperation,
  given: Variables,
): Input | GraphQLError[] {
  const input = reckon(options, operation, given);
  if (Array.isArray(input)) return input;
  const { estimate, ...reckoned } = input;
  if (isWithin(estimate, costLimits)) return { ...reckoned, allowance: null };
  // What a mutation has changed is told, whatever it costs: nothing of it is begun that may not be ended.
  const most = operation.type === 'query' ? hopelessCost : costLimits;
  return isWithin(estimate, most)
    ? { ...reckoned, allowance: createAllowance(estimate) }
    : [costExceeded(estimate, estimate.calls > most.calls ? 'calls' : 'nodes')];
}

const isWithin = ({ calls, nodes }: Estimate, limit: Pick<Cost, 'calls' | 'nodes'>): boolean =>
  calls <= limit.calls && nodes <= limit.nodes;

/** The same, whatever it costs. */
export function reckon(
  options: InputOptions,
  operation: PreparedOperation,
  given: Variables,
): Reckoned | GraphQLError[] {
  const variables = coerced(options, operation, given);
  if (Array.isArray(variables)) return variables;
  const estimate = operation.plan.estimate(variables, options.service.abilities);
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
    maxErrors: maxMistakes,
  });
  return errors ? errors.map(badVariable) : variables;
}

const noVariables: Variables = {};

/** Why no variable may hold such a value, or something within it. */
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
