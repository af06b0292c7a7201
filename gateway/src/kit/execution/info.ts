// The `info` argument of resolvers.
import type { GraphQLResolveInfo } from 'graphql';
import type { StaticInfo } from './compile.ts';
import type { ResultNode } from './result-nodes.ts';
import type { RunOptions } from './run.ts';

/**
 * A class with getters, since one is created per resolver call and few resolvers read much of it.
 */
export class Info implements GraphQLResolveInfo {
  private readonly known: StaticInfo;
  private readonly run: Pick<RunOptions, 'root' | 'variables'>;
  private readonly place: ResultNode;
  private readonly key: string | number;

  constructor(
    known: StaticInfo,
    run: Pick<RunOptions, 'root' | 'variables'>,
    place: ResultNode,
    key: string | number,
  ) {
    this.known = known;
    this.run = run;
    this.place = place;
    this.key = key;
  }

  get fieldName() {
    return this.known.fieldName;
  }
  get fieldNodes() {
    return this.known.fieldNodes;
  }
  get returnType() {
    return this.known.returnType;
  }
  get parentType() {
    return this.known.parentType;
  }
  get schema() {
    return this.known.schema;
  }
  get fragments() {
    return this.known.fragments;
  }
  get operation() {
    return this.known.operation;
  }
  get variableValues() {
    return this.run.variables as Record<string, unknown>;
  }
  get rootValue() {
    return this.run.root;
  }
  get path() {
    return pathObject(this.place, this.key);
  }
}

function pathObject(place: ResultNode, key: string | number): GraphQLResolveInfo['path'] {
  const prev = place.up === null ? undefined : pathObject(place.up, place.key);
  return { prev, key, typename: undefined };
}
