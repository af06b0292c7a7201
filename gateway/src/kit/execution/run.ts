// Runs a compiled operation. Synchronous values are written at once; promises write theirs when they settle, and the
// response is complete when none is pending.
import {
  defaultTypeResolver,
  type FieldNode,
  getArgumentValues,
  GraphQLError,
  type GraphQLObjectType,
  isObjectType,
  locatedError,
} from 'graphql';
import type { CompiledOperation, FieldPlan, ObjectPlan, ValuePlan, Variables } from './compile.ts';
import { Info } from './info.ts';
import { type Mapper, fallback } from './mapper.ts';
import { nullifyAt, failedValue, isDiscarded, pathOf, type ResultNode } from './result-nodes.ts';

export interface Answer {
  readonly errors?: readonly GraphQLError[];
  readonly data: Readonly<Record<string, unknown>> | null;
}

export interface RunOptions {
  readonly root?: unknown;
  readonly context: unknown;
  readonly variables: Variables;
}

/** A running operation. */
export interface Running {
  /** A promise when any value is asynchronous. */
  readonly answer: Answer | Promise<Answer>;
  /** Ends it now with this error instead of data, whatever is still pending. */
  readonly abort: (error: GraphQLError) => void;
}

export function runOperation(compiled: CompiledOperation, options: RunOptions): Running {
  const place: ResultNode = { up: null, key: '', target: {}, nullable: true, discarded: false };
  const run: Run = { ...options, errors: [], args: [], awaited: 0, onIdle: done };
  let resolve: ((answer: Answer) => void) | undefined;
  const answerNow = (): Answer => {
    const data = place.discarded ? null : place.target;
    return run.errors.length > 0 ? { errors: run.errors, data } : { data };
  };
  function done() {
    resolve?.(answerNow());
  }
  if (compiled.operation.operation === 'mutation') fillInOrder(run, compiled.root, place, done);
  else if (fill(run, compiled.root, options.root, place) === failedValue) place.discarded = true;
  if (run.awaited === 0) return { answer: answerNow(), abort: () => undefined };

  const answer = new Promise<Answer>((settle) => (resolve = settle));
  const abort = (error: GraphQLError) => resolve?.({ errors: [...run.errors, error], data: null });
  return { answer, abort };
}

interface Run extends RunOptions {
  readonly errors: GraphQLError[];
  /** Arguments that depend on variables, by slot, once they are computed. */
  readonly args: (Readonly<Record<string, unknown>> | undefined)[];
  /** Number of pending promises. */
  awaited: number;
  /** Called when the last of them has settled. */
  onIdle: () => void;
}

/**
 * Root fields of a mutation run in series: the next starts when everything below the previous one is complete.
 */
function fillInOrder(run: Run, { fields }: ObjectPlan, place: ResultNode, done: () => void): void {
  const goOn = (from: number) => {
    for (let index = from; index < fields.length && !place.discarded; index++) {
      const field = fields[index] as FieldPlan;
      const value = runField(run, field, run.root, place);
      if (value === failedValue) place.discarded = true;
      else place.target[field.key] = value;
      if (run.awaited > 0) {
        run.onIdle = () => goOn(index + 1);
        return;
      }
    }
    done();
  };
  goOn(0);
}

function fill(run: Run, { fields }: ObjectPlan, source: unknown, place: ResultNode): unknown {
  const { target } = place;
  for (const field of fields) {
    const value = runField(run, field, source, place);
    if (value === failedValue) return failedValue;
    target[field.key] = value;
  }
  return target;
}

function runField(run: Run, field: FieldPlan, source: unknown, place: ResultNode): unknown {
  let value: unknown;
  try {
    value = field.reads
      ? (field.resolve as (source: unknown) => unknown)(source)
      : field.resolve(
          source,
          argsOf(run, field),
          run.context,
          new Info(field.info, run, place, field.key),
        );
  } catch (error) {
    return fail(run, error, field, field.value, place, field.key);
  }
  return isPromise(value)
    ? completeLater(run, field, field.value, value, place, field.key)
    : complete(run, field, field.value, value, place, field.key);
}

function completeLater(
  run: Run,
  field: FieldPlan,
  plan: ValuePlan,
  promise: PromiseLike<unknown>,
  place: ResultNode,
  key: string | number,
): null {
  return wait(
    run,
    promise,
    place,
    key,
    (value) => complete(run, field, plan, value, place, key),
    (error) => fail(run, error, field, plan, place, key),
  );
}

/** Writes the value of a promise when it settles; until then null. */
function wait(
  run: Run,
  promise: PromiseLike<unknown>,
  place: ResultNode,
  key: string | number,
  finish: (value: unknown) => unknown,
  failed: (error: unknown) => unknown,
): null {
  run.awaited++;
  const put = (value: unknown) => {
    if (value === failedValue) nullifyAt(place);
    else place.target[key] = value;
    if (--run.awaited === 0) run.onIdle();
  };
  promise.then(
    (value) => put(finish(value)),
    (error: unknown) => put(failed(error)),
  );
  return null;
}

/** Completes a resolved value at `key` of `place`. */
function complete(
  run: Run,
  field: FieldPlan,
  plan: ValuePlan,
  value: unknown,
  place: ResultNode,
  key: string | number,
): unknown {
  if (value === null || value === undefined) {
    if (plan.nullable) return null;
    const name = `${field.info.parentType.name}.${field.info.fieldName}`;
    const error = new Error(`Cannot return null for non-nullable field ${name}.`);
    return fail(run, error, field, plan, place, key);
  }
  try {
    if (value instanceof Error) throw value;
    switch (plan.kind) {
      case 'leaf':
        return plan.serialize(value);
      case 'list':
        return completeList(run, field, plan, value, place, key);
      case 'object':
        return completeObject(run, plan.object, plan, value, place, key);
      case 'abstract':
        return completeAbstract(run, field, plan, value, place, key);
    }
  } catch (error) {
    return fail(run, error, field, plan, place, key);
  }
}

function completeObject(
  run: Run,
  object: ObjectPlan,
  { nullable }: ValuePlan,
  value: unknown,
  up: ResultNode,
  key: string | number,
): unknown {
  const made = object.map === null ? fallback : mapped(object.map, value);
  if (made !== fallback) return made;
  const place: ResultNode = { up, key, target: {}, nullable, discarded: false };
  if (fill(run, object, value, place) !== failedValue) return place.target;
  place.discarded = true;
  return nullable ? null : failedValue;
}

function mapped(map: Mapper, record: unknown): unknown {
  try {
    return map(record);
  } catch {
    return fallback;
  }
}

function completeList(
  run: Run,
  field: FieldPlan,
  { nullable, item }: ValuePlan & { kind: 'list' },
  value: unknown,
  up: ResultNode,
  key: string | number,
): unknown {
  if (typeof value !== 'object' || !(Symbol.iterator in (value as object))) {
    const name = `${field.info.parentType.name}.${field.info.fieldName}`;
    throw new GraphQLError(`Expected Iterable, but did not find one for field "${name}".`);
  }
  const list: unknown[] = [];
  const target = list as unknown as ResultNode['target'];
  const place: ResultNode = { up, key, target, nullable, discarded: false };
  let index = 0;
  for (const part of value as Iterable<unknown>) {
    if (place.discarded) {
      if (isPromise(part)) part.then(undefined, () => undefined); // prevents an unhandled rejection
      continue;
    }
    const completed = isPromise(part)
      ? completeLater(run, field, item, part, place, index)
      : complete(run, field, item, part, place, index);
    if (completed === failedValue) place.discarded = true;
    list.push(completed);
    index++;
  }
  if (!place.discarded) return list;
  return nullable ? null : failedValue;
}

function completeAbstract(
  run: Run,
  field: FieldPlan,
  plan: ValuePlan & { kind: 'abstract' },
  value: unknown,
  place: ResultNode,
  key: string | number,
): unknown {
  const failed = (error: unknown) => fail(run, error, field, plan, place, key);
  const completeAs = (name: unknown) => {
    try {
      const object = plan.objectOf(possibleType(field, plan, name));
      return completeObject(run, object, plan, value, place, key);
    } catch (error) {
      return failed(error);
    }
  };
  const resolveType = plan.type.resolveType ?? defaultTypeResolver;
  const name = resolveType(value, run.context, new Info(field.info, run, place, key), plan.type);
  return isPromise(name) ? wait(run, name, place, key, completeAs, failed) : completeAs(name);
}

function possibleType(
  { info: { schema } }: FieldPlan,
  { type }: ValuePlan & { kind: 'abstract' },
  name: unknown,
): GraphQLObjectType {
  const named = typeof name === 'string' ? schema.getType(name) : undefined;
  if (isObjectType(named) && schema.isSubType(type, named)) return named;
  throw new GraphQLError(
    `A value of ${type.name} has the type ${String(name)}, which is not one of its types.`,
  );
}

/** Records the error, unless an ancestor has already been replaced by null. */
function fail(
  run: Run,
  error: unknown,
  { info }: FieldPlan,
  { nullable }: ValuePlan,
  place: ResultNode,
  key: string | number,
): null | typeof failedValue {
  if (!isDiscarded(place))
    run.errors.push(locatedError(error, info.fieldNodes, pathOf(place, key)));
  return nullable ? null : failedValue;
}

function argsOf(run: Run, field: FieldPlan): Readonly<Record<string, unknown>> {
  if (field.args !== null) return field.args;
  const known = run.args[field.slot];
  if (known) return known;
  const node = field.info.fieldNodes[0] as FieldNode;
  return (run.args[field.slot] = getArgumentValues(field.field, node, run.variables));
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { then?: unknown }).then === 'function';
