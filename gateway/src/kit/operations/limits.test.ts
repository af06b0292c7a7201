import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getIntrospectionQuery, GraphQLError, parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { domains } from '../../schema.ts';
import { toGlobalId } from '../records/ids.ts';
import type { Variables } from '../execution/compile.ts';
import {
  costLimits,
  documentLimits,
  costCeiling,
  loadLimits,
  maxInputFields,
  maxListItems,
} from './limits.ts';
import { measureDocument, measureText } from './measure.ts';
import { readPersistedOperations } from './persisted.ts';
import { createPreparation, type PreparedOperation } from './prepare.ts';
import { type DocumentLimit, overLimit } from './refusals.ts';

const some = (count: number, text: (index: number) => string, between = ' ') =>
  Array.from({ length: count }, (_, index) => text(index)).join(between);

/** Documents with exactly `count` of one thing and little of everything else. */
const documents: Readonly<Record<DocumentLimit, (count: number) => string>> = {
  characters: (count) => `{ a } #${'x'.repeat(count - 7)}`,
  // 21 tokens around the items of four lists.
  tokens: (count) =>
    `{ a(${some(4, (n) => `x${n}: [${some(n < 3 ? 1000 : count - 3021, () => '1')}]`)}) }`,
  nesting: (count) => `{ a(x: ${'['.repeat(count - 2)}${']'.repeat(count - 2)}) }`,
  operations: (count) => some(count, (n) => `query Q${n} { a }`),
  fragments: (count) =>
    `{ ${some(20, (n) => `...F${n}`)} } ${some(count, (n) => `fragment F${n} on T { ${n < count - 20 ? `...F${n + 20}` : `a${n}`} }`)}`,
  directives: (count) => `{ a ${some(count, () => '@d')} }`,
  aliases: (count) => `{ a { ${some(count, (n) => `a${n}: b`)} } }`,
  depth: (count) => `${'{ a '.repeat(count)}${'}'.repeat(count)}`,
  rootFields: (count) => `{ ${some(count, (n) => `a${n}`)} }`,
  selections: (count) => `{ a { ${some(count - 1, (n) => `a${n}`)} } }`,
  repetitions: (count) => `{ a { ${pairs(count)} } }`,
};

/** Fields that form `count` pairs of equal names. */
function pairs(count: number, name = 'b'): string {
  if (count === 0) return '';
  const times = Math.floor((1 + Math.sqrt(1 + 8 * count)) / 2);
  return `${some(times, () => name)} ${pairs(count - (times * (times - 1)) / 2, `${name}b`)}`;
}

function refusalOf(text: string): string | null {
  try {
    measureText(text);
    measureDocument(parse(text));
    return null;
  } catch (error) {
    if (error instanceof GraphQLError) return error.message;
    throw error;
  }
}

describe('the limits of a document', () => {
  it.each(Object.keys(documents) as DocumentLimit[])(
    'accept %s up to the limit and reject more',
    (limit) => {
      const most = documentLimits[limit];
      expect(refusalOf(documents[limit](most))).toBeNull();
      expect(refusalOf(documents[limit](most + 1))).toBe(overLimit(limit).message);
    },
  );

  it('accept lists up to the limit and reject longer ones', () => {
    const list = (length: number) => `{ a(x: [${some(length, () => '1')}]) }`;
    expect(refusalOf(list(maxListItems))).toBeNull();
    expect(refusalOf(list(maxListItems + 1))).toContain(String(maxListItems));
  });

  it('count the same in fragments as without them', () => {
    const deep = (depth: number) =>
      `{ ...F1 } ${some(depth, (n) => `fragment F${n + 1} on T { a ${n + 1 < depth ? `{ ...F${n + 2} }` : ''} }`)}`;
    expect(refusalOf(deep(documentLimits.depth))).toBeNull();
    expect(refusalOf(deep(documentLimits.depth + 1))).toBe(overLimit('depth').message);
  });
});

/**
 * The largest page sizes, and a valid id in every ID variable, including the input whose id determines the route.
 */
function fullVariables({ definition }: PreparedOperation): Variables {
  const id = toGlobalId({ type: 'Company', companyId: null, id: 7 });
  const values: Record<string, unknown> = {
    Int: 100,
    ID: id,
    Boolean: true,
    String: 'a',
    PutBackChangesInput: { id, auditId: id },
  };
  const entries = (definition.variableDefinitions ?? []).map(({ variable, type }) => {
    const name = print(type).replace(/[[\]!]/g, '');
    const value = values[name] ?? {};
    return [variable.name.value, print(type).startsWith('[') ? [value] : value];
  });
  return Object.fromEntries(entries) as Variables;
}

describe('the limits', () => {
  const file = new URL('../../../../web/persisted-operations.json', import.meta.url);
  const texts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  const { prepare } = createPreparation({
    domains,
    persisted: readPersistedOperations(fileURLToPath(file)),
    introspection: true,
    suggestions: true,
  });

  it('accept every operation of the web app with the largest page sizes', () => {
    expect(texts.length).toBeGreaterThan(20);
    for (const text of texts) {
      const prepared = prepare(text);
      expect([text, prepared.state]).toEqual([text, 'ready']);
      if (prepared.state !== 'ready') continue;
      const operation = prepared.operation() as PreparedOperation;
      const cost = operation.plan.estimate(fullVariables(operation), new Map());
      expect(cost.calls).toBeLessThan(costLimits.calls / 4);
      expect(cost.nodes).toBeLessThan(costLimits.nodes / 4);
    }
  });

  it('are at least twice what the largest operation of the web app has', () => {
    const largest = texts.reduce((one, other) => (one.length > other.length ? one : other));
    // The operation twice in one document, once renamed.
    const again = largest.replace(/^query \w+/, 'query Again');
    const operationOnly = again.slice(0, again.indexOf('\nfragment'));
    expect(largest.length).toBeGreaterThan(2_000);
    expect(refusalOf(`${largest}\n${operationOnly}`)).toBeNull();
  });

  it('are the ones in docs/operating.md', () => {
    const docs = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
    const section = docs.slice(docs.indexOf('## Limits of GraphQL operations'));
    const documented = new Map<string, string[]>();
    for (const [, most = '', code = ''] of section.matchAll(/^\|[^|]+\| ([\d,]+) +\| `(\w+)`/gm)) {
      documented.set(code, [...(documented.get(code) ?? []), most]);
    }
    const written = (most: number) => most.toLocaleString('en-US');
    for (const [limit, most] of Object.entries(documentLimits)) {
      const code = overLimit(limit as DocumentLimit).extensions['code'] as string;
      expect([limit, documented.get(code)]).toEqual([
        limit,
        expect.arrayContaining([written(most)]),
      ]);
    }
    expect(documented.get('LIST_TOO_LONG')).toEqual([written(maxListItems)]);
    expect(documented.get('INPUT_TOO_LARGE')).toEqual([written(maxInputFields)]);
    const costs = [costLimits, costCeiling].flatMap((limit) => Object.values(limit));
    expect(documented.get('COST_EXCEEDED')).toEqual(costs.map(written));
    expect(documented.get('OVERLOADED')).toEqual(
      [loadLimits.running, loadLimits.eventLoopDelay].map(written),
    );
    expect(loadLimits.subscriptions).toBe(loadLimits.running);
  });

  it('accept the introspection query of tools', () => {
    const query = getIntrospectionQuery({
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      schemaDescription: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    expect(prepare(query).state).toBe('ready');
  });
});
