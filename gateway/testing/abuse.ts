// Requests that would occupy a GraphQL server with little effort, for tests of the limits.

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join(' ');
const nested = (depth: number, open: string, inside: string, close = '}'): string =>
  open.repeat(depth) + inside + close.repeat(depth);

/** Fragments that each spread the next one twice: 2^n selections in a few hundred bytes. */
const bomb = (levels: number) =>
  `{ ...F0 } ${times(levels, (n) => `fragment F${n} on Query { ...F${n + 1} ...F${n + 1} }`)} fragment F${levels} on Query { viewer { name } }`;
/** The same through fields, so that no fragment is spread twice in one place. */
const bombOfFields = (levels: number) =>
  `{ viewer { ...F0 } } ${times(levels, (n) => `fragment F${n} on Viewer { a: companies { nodes { adminProfile { viewer { ...F${n + 1} } } } } b: companies { nodes { adminProfile { viewer { ...F${n + 1} } } } } }`)} fragment F${levels} on Viewer { name }`;
/** Nested pages of a hundred records. */
const pages = (depth: number) =>
  `{ viewer { ${nested(depth, 'companies(first: 100) { nodes { adminProfile { viewer { ', 'name', '} } } }')} } }`;
const introspection = (depth: number) =>
  `{ __schema { types { ${nested(depth, 'fields { type { ', 'name', '} }')} } } }`;
const valueNested = (depth: number) => `{ nodes(ids: ${nested(depth, '[', '"a"', ']')}) { id } }`;
const deepJson = (depth: number) =>
  `{"query":"query ($ids: [ID!]!) { nodes(ids: $ids) { id } }","variables":{"ids":${nested(depth, '[', '1', ']')}}}`;

const askNodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';
const create =
  'mutation ($input: CreateCourseInput!) { createCourse(input: $input) { course { id } } }';
const wrongText = { query: askNodes, variables: { ids: [{ a: 'x'.repeat(900_000) }] } };

/** Each with its request, as a value or as JSON text, and the expected error code. */
export const abuse: readonly [name: string, body: unknown, code: string][] = [
  ['a fragment bomb', { query: bomb(25) }, 'TOO_MANY_FIELDS'],
  ['a fragment bomb of 99 levels', { query: bomb(99) }, 'TOO_MANY_FIELDS'],
  ['too many fragments', { query: bomb(150) }, 'TOO_MANY_FRAGMENTS'],
  ['a fragment bomb through fields', { query: bombOfFields(20) }, 'TOO_MANY_FIELDS'],
  [
    'a fragment that contains itself',
    { query: '{ ...A } fragment A on Query { ...A }' },
    'CYCLIC_FRAGMENT',
  ],
  [
    'fragments that contain each other',
    { query: '{ ...A } fragment A on Query { ...B } fragment B on Query { viewer { name } ...A }' },
    'CYCLIC_FRAGMENT',
  ],
  [
    'a cycle behind fields',
    {
      query:
        '{ viewer { ...A } } fragment A on Viewer { companies { nodes { adminProfile { viewer { ...A } } } } }',
    },
    'CYCLIC_FRAGMENT',
  ],
  [
    'a cycle that no operation uses',
    { query: '{ viewer { name } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }' },
    'CYCLIC_FRAGMENT',
  ],
  ['depth 3,000', { query: nested(3000, '{ a ', '{ b }') }, 'TOO_DEEP'],
  ['depth 40', { query: nested(40, '{ a ', '{ b }') }, 'TOO_DEEP'],
  [
    'depth through fragments',
    {
      query: `{ ...F0 } ${times(20, (n) => `fragment F${n} on Query { a { ...F${n + 1} } }`)} fragment F20 on Query { b }`,
    },
    'TOO_DEEP',
  ],
  ['brackets within inline fragments', { query: nested(3000, '{ ... ', '{ b }') }, 'TOO_DEEP'],
  ['a list within 3,000 lists', { query: valueNested(3000) }, 'TOO_DEEP'],
  [
    'an object within 500 objects',
    { query: `{ node(id: ${nested(500, '{ a: ', '1')}) { id } }` },
    'TOO_DEEP',
  ],
  ['recursive introspection', { query: introspection(12) }, 'TOO_DEEP'],
  [
    '20,000 aliases',
    { query: `{ ${times(20_000, (n) => `a${n}: viewer { name }`)} }` },
    'TOO_LONG',
  ],
  [
    '300 aliases',
    { query: `{ viewer { ${times(300, (n) => `a${n}: name`)} } }` },
    'TOO_MANY_ALIASES',
  ],
  [
    'aliases in a fragment',
    { query: `{ viewer { ...A } } fragment A on Viewer { ${times(100, (n) => `a${n}: name`)} }` },
    'TOO_MANY_ALIASES',
  ],
  [
    '300 fields at the root',
    { query: `{ ${times(300, () => 'viewer { name }')} }` },
    'TOO_MANY_ROOT_FIELDS',
  ],
  [
    'root fields in fragments',
    {
      query: `{ ${times(10, (n) => `...F${n}`)} } ${times(10, (n) => `fragment F${n} on Query { viewer { name } node(id: "a") { id } nodes(ids: []) { id } }`)}`,
    },
    'TOO_MANY_ROOT_FIELDS',
  ],
  [
    '200 mutations in one',
    { query: `mutation { ${times(200, () => 'signOut(input: {}) { clientMutationId }')} }` },
    'TOO_MANY_ROOT_FIELDS',
  ],
  [
    'the same field 1,900 times',
    { query: `{ viewer { ${times(1900, () => 'name')} } }` },
    'TOO_MANY_REPETITIONS',
  ],
  [
    'the same field in 60 fragments',
    {
      query: `{ viewer { ${times(60, (n) => `...F${n}`)} } } ${times(60, (n) => `fragment F${n} on Viewer { id name login email phone }`)}`,
    },
    'TOO_MANY_REPETITIONS',
  ],
  [
    'a repetition in each repetition',
    {
      query:
        `{ ${nested(9, 'viewer { companies { nodes { ', 'id', '} } }').replaceAll('{ viewer', '{ viewer')} }`.replace(
          '{ viewer',
          `{ viewer { ${times(300, () => 'id')} } viewer`,
        ),
    },
    'TOO_DEEP',
  ],
  [
    'repetitions in an unused fragment',
    { query: `{ viewer { name } } fragment A on Viewer { ${times(1900, () => 'name')} }` },
    'TOO_MANY_REPETITIONS',
  ],
  [
    'a flood of directives',
    { query: `{ viewer { name ${times(1500, () => '@a')} } }` },
    'TOO_MANY_DIRECTIVES',
  ],
  [
    'directives on everything',
    { query: `{ viewer { ${times(300, () => 'name @include(if: true)')} } }` },
    'TOO_MANY_DIRECTIVES',
  ],
  [
    '200 operations',
    { query: times(200, (n) => `query Q${n} { viewer { name } }`), operationName: 'Q0' },
    'TOO_MANY_OPERATIONS',
  ],
  ['a megabyte of brackets', { query: '{'.repeat(1_000_000) }, 'TOO_LONG'],
  ['50,000 brackets', { query: '{'.repeat(50_000) }, 'TOO_DEEP'],
  ['a megabyte of words', { query: `{ ${'a '.repeat(500_000)} }` }, 'TOO_LONG'],
  ['40,000 words', { query: `{ ${'a '.repeat(40_000)} }` }, 'TOO_MANY_TOKENS'],
  ['a megabyte of comment', { query: `#${'x'.repeat(1_000_000)}` }, 'TOO_LONG'],
  ['nothing but comment', { query: `#${'x'.repeat(90_000)}` }, 'GRAPHQL_PARSE_FAILED'],
  ['a name of 90,000 letters', { query: `{ ${'x'.repeat(90_000)} }` }, 'GRAPHQL_VALIDATION_FAILED'],
  [
    'an unterminated string',
    { query: `{ node(id: "${'x'.repeat(90_000)}` },
    'GRAPHQL_PARSE_FAILED',
  ],
  [
    '100,000 ids',
    { query: askNodes, variables: { ids: Array.from({ length: 100_000 }, String) } },
    'LIST_TOO_LONG',
  ],
  [
    '1,500 ids in the text',
    { query: `{ nodes(ids: [${times(1500, (n) => `"${n}"`)}]) { id } }` },
    'LIST_TOO_LONG',
  ],
  ['a variable nested 200,000 deep', deepJson(200_000), 'TOO_DEEP'],
  [
    '50,000 wrong fields of an input',
    {
      query: create,
      variables: {
        input: Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`f${n}`, n])),
      },
    },
    'INPUT_TOO_LARGE',
  ],
  ['an error message of a megabyte', wrongText, 'BAD_USER_INPUT'],
  ['100 full pages in each of 100 full pages', { query: pages(3) }, 'COST_EXCEEDED'],
  ['full pages nested five deep', { query: pages(5) }, 'TOO_DEEP'],
  [
    'the same operation a thousand times',
    Array.from({ length: 1000 }, () => ({ query: '{ viewer { name } }' })),
    'BAD_REQUEST',
  ],
  ['an alias named __proto__', { query: '{ __proto__: viewer { name } }' }, 'BAD_REQUEST'],
];
