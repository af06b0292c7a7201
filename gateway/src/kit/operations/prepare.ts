// Turns a text into a runnable operation: measured, parsed, validated, planned and compiled, cached for all callers.
// The result does not depend on the caller.
import {
  type DocumentNode,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type OperationDefinitionNode,
  type OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { type OperationPlan, planOperation } from '../plan/operation.ts';
import type { ComposedDomains } from '../schema/schema.ts';
import {
  type CompiledOperation,
  compileOperation,
  conditionsOf,
  type Variables,
} from '../execution/compile.ts';
import { documentLimits, maxReportedErrors, memoryLimits } from './limits.ts';
import { measureDocument, measureText } from './measure.ts';
import type { PersistedOperations } from './persisted.ts';
import { validationError } from './refusals.ts';

export interface PrepareOptions {
  readonly domains: ComposedDomains;
  readonly persisted: PersistedOperations;
  /** Whether introspection is allowed. */
  readonly introspection: boolean;
  /** Whether error messages suggest names of the schema. */
  readonly suggestions: boolean;
}

/** The outcome of preparing a text. */
export type Prepared =
  | { readonly state: 'unreadable'; readonly error: GraphQLError }
  | {
      readonly state: 'invalid';
      readonly document: DocumentNode;
      readonly errors: readonly GraphQLError[];
    }
  | {
      readonly state: 'ready';
      readonly document: DocumentNode;
      /** The operation of this name; without a name, the only one. */
      readonly operation: (name?: string | null) => PreparedOperation | undefined;
    };

export interface PreparedOperation {
  readonly name: string | null;
  readonly type: OperationTypeNode;
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
  /** Whether it is registered with this server. */
  readonly persisted: boolean;
  readonly plan: OperationPlan;
  readonly compiled: (variables: Variables) => CompiledOperation;
}

export interface Preparation {
  readonly prepare: (text: string) => Prepared;
  /** The cached outcome, if the text was prepared before. */
  readonly find: (text: string) => Prepared | undefined;
}

export function createPreparation(options: PrepareOptions): Preparation {
  // Registered operations are always cached, the others by least recent use.
  const registered = new Map<string, Prepared>();
  const others = new LRUCache<string, Prepared>({
    max: memoryLimits.documents,
    maxSize: memoryLimits.documentBytes,
    maxEntrySize: memoryLimits.documentBytes / 2,
    sizeCalculation: sizeInMemory,
  });
  const find = (text: string) => registered.get(text) ?? others.get(text);
  return {
    find,
    prepare: (text) => {
      const known = find(text);
      if (known) return known;
      const prepared = prepareText(text, options);
      if (options.persisted.hasText(text)) registered.set(text, prepared);
      // An overlong text is rejected cheaply each time.
      else if (text.length <= documentLimits.characters) others.set(text, prepared);
      return prepared;
    },
  };
}

function prepareText(text: string, options: PrepareOptions): Prepared {
  let document: DocumentNode;
  try {
    measureText(text);
    document = parse(text, { maxTokens: documentLimits.tokens });
    measureDocument(document);
  } catch (error) {
    if (error instanceof GraphQLError) return { state: 'unreadable', error };
    throw error;
  }
  const { schema } = options.domains;
  const errors = validate(schema, document, options.introspection ? specifiedRules : closedRules, {
    maxErrors: maxReportedErrors,
    hideSuggestions: !options.suggestions,
  });
  if (errors.length > 0) {
    const reported = errors.map((error) => validationError(error, options.suggestions));
    return { state: 'invalid', document, errors: reported };
  }
  return ready(document, options, options.persisted.hasText(text));
}

const closedRules = [...specifiedRules, NoSchemaIntrospectionCustomRule];

function ready(document: DocumentNode, { domains }: PrepareOptions, persisted: boolean): Prepared {
  const definitions = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const conditions = conditionsOf(document);
  const operations = new Map<string | undefined, PreparedOperation>();
  const operationOf = (definition: OperationDefinitionNode): PreparedOperation => {
    const name = definition.name?.value;
    const known = operations.get(name);
    if (known) return known;
    const operation: PreparedOperation = {
      name: name ?? null,
      type: definition.operation,
      document,
      definition,
      persisted,
      plan: planOperation(domains, document, definition),
      compiled: variantOf(domains, document, definition, conditions),
    };
    operations.set(name, operation);
    return operation;
  };
  return {
    state: 'ready',
    document,
    operation: (name) => {
      const given = name !== null && name !== undefined;
      const found = given
        ? definitions.find((definition) => definition.name?.value === name)
        : definitions.length === 1
          ? definitions[0]
          : undefined;
      return found && operationOf(found);
    },
  };
}

/** Compiles once for each outcome of the conditions. */
function variantOf(
  { schema }: ComposedDomains,
  document: DocumentNode,
  definition: OperationDefinitionNode,
  conditions: readonly string[],
): (variables: Variables) => CompiledOperation {
  const compile = (variables: Variables) =>
    compileOperation(schema, document, definition, variables);
  if (conditions.length === 0) {
    let only: CompiledOperation | undefined;
    return (variables) => (only ??= compile(variables));
  }
  const variants = new LRUCache<string, CompiledOperation>({ max: memoryLimits.variants });
  return (variables) => {
    const outcome = conditions.map((name) => (variables[name] === true ? 1 : 0)).join('');
    const known = variants.get(outcome) ?? compile(variables);
    variants.set(outcome, known);
    return known;
  };
}

/** Approximate bytes of memory per character of the text, for its AST, plan and compiled form. */
const bytesACharacter = { ready: 300, invalid: 150, unreadable: 4 } as const;

function sizeInMemory({ state }: Prepared, text: string): number {
  return 1_000 + text.length * bytesACharacter[state];
}
