import { readFileSync } from 'node:fs';
import { buildASTSchema, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compose, composeSchema } from './compose.ts';
import { nameOf } from './sdl.ts';

const kit = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');

const books = `
  type Library {
    "By title."
    books("Words of the title." search: String, orderBy: BookOrder): BookConnection @paged @selectable
  }
  type Book implements Node { id: ID! }
  enum BookOrderField { TITLE }
`;

/** The named definitions after composition, as SDL. */
function made(sdl: string, ...names: string[]): string {
  const document = compose([kit, books + sdl]);
  buildASTSchema(document);
  const asked = document.definitions.filter((definition) => names.includes(nameOf(definition)));
  return asked.map(print).join('\n\n');
}

describe('composing', () => {
  it('adds page arguments to a paged field, and generates its connection and edge', () => {
    expect(made('', 'Library', 'BookConnection', 'BookEdge')).toBe(`type Library {
  "By title."
  books(
    "At most this many from the start, 1 to 100; 20 when \`last\` is left out too."
    first: Int
    "Only what comes after this cursor."
    after: String
    "At most this many from the end, 1 to 100."
    last: Int
    "Only what comes before this cursor."
    before: String
    "Words of the title."
    search: String
    orderBy: BookOrder
  ): BookConnection @semanticNonNull
}

"A page of books."
type BookConnection {
  edges: [BookEdge!]!
  "The books themselves, without cursors."
  nodes: [Book!]!
  pageInfo: PageInfo!
  "How many books match, over all pages."
  totalCount: Int @semanticNonNull
}

type BookEdge {
  cursor: String!
  node: Book!
}`);
  });

  it('supports paged fields of interfaces', () => {
    const shelf = made('interface Shelf { books: BookConnection @paged }', 'Shelf');
    expect(shelf).toMatch(/books\([^)]*before: String\n {2}\): BookConnection @semanticNonNull/);
  });

  it('generates the order input from the enum of its fields', () => {
    expect(made('', 'BookOrder')).toBe(`"How to order books. Equal ones are ordered by their id."
input BookOrder {
  field: BookOrderField!
  direction: OrderDirection! = ASC
}`);
  });

  it('generates the selection inputs of bulk mutations', () => {
    expect(made('', 'BookSelection', 'BookMatch'))
      .toBe(`"Which books a bulk action means: those that are named, or all that a list shows. Exactly one of the two."
input BookSelection {
  "Global ids, at most 1000."
  ids: [ID!]
  "All books of the company that match."
  matching: BookMatch
}

"The conditions of a list of books."
input BookMatch {
  "Words of the title."
  search: String
}`);
  });

  it('names records by the words of their type, or by @noun', () => {
    const types = `
      extend type Query { stories: ShortStoryConnection @paged, oxen: OxConnection @paged, log: AuditConnection @paged }
      type ShortStory { title: String }
      type Ox @noun(many: "oxen") { name: String }
      type Audit @noun(one: "change") { at: Date }
    `;
    const pages = made(types, 'ShortStoryConnection', 'OxConnection', 'AuditConnection', 'Ox');
    expect(pages.match(/A page of .*\./g)).toEqual([
      'A page of short stories.',
      'A page of oxen.',
      'A page of changes.',
    ]);
    expect(pages).toContain('type Ox {');
  });

  it('adds the common fields to every mutation input and payload', () => {
    const mutation = `
      extend type Mutation { lend(input: LendInput!): LendPayload! }
      input LendInput { id: ID! }
      type LendPayload
    `;
    expect(made(mutation, 'LendInput', 'LendPayload')).toBe(`input LendInput {
  id: ID!
  "An opaque string that comes back in the payload."
  clientMutationId: String
}

type LendPayload implements MutationPayload {
  "What the person who asked can mend; empty when it was done."
  userErrors: [UserError!]!
  "The one that came in the input."
  clientMutationId: String
}`);
  });

  it('adds a version to updatable types and to their update inputs', () => {
    const mutation = `
      extend type Mutation { updateBook(input: UpdateBookInput!): UpdateBookPayload! }
      input UpdateBookInput { id: ID! title: String }
    `;
    expect(made(mutation, 'Book')).toBe(`type Book implements Node {
  id: ID!
  "Opaque: another one after every change; null where the server keeps none."
  version: String
}`);
    expect(made(mutation, 'UpdateBookInput')).toMatch(/title: String\n.*\n {2}version: String\n/);
    expect(made('', 'Book')).not.toContain('version');
  });

  it('generates payloads and delete inputs from mutation names', () => {
    const mutations = `
      extend type Mutation {
        createBook(input: CreateBookInput!): CreateBookPayload!
        updateBook(input: UpdateBookInput!): UpdateBookPayload!
        deleteBook(input: DeleteBookInput!): DeleteBookPayload!
        deleteBooks(input: DeleteBooksInput!): DeleteBooksPayload!
      }
      input CreateBookInput { title: String! }
      input UpdateBookInput { id: ID! }
      extend type DeleteBooksPayload implements MutationPayload { "How many are lent." lentCount: Int! }
    `;
    const fieldsOf = (type: string) =>
      made(mutations, type)
        .split('\n')
        .map((line) => line.trim())
        .slice(1, type.endsWith('Input') ? -3 : -5);
    expect(fieldsOf('CreateBookPayload')).toEqual([
      '"The new book; null when it could not be created."',
      'book: Book',
    ]);
    expect(fieldsOf('UpdateBookPayload')).toEqual([
      '"The book after the change, or as somebody else changed it meanwhile; null when it failed otherwise."',
      'book: Book',
    ]);
    expect(fieldsOf('DeleteBookInput')).toEqual(['id: ID!']);
    expect(fieldsOf('DeleteBookPayload')).toEqual([
      '"The global id of the book that is gone; null when it failed."',
      'deletedBookId: ID',
    ]);
    expect(fieldsOf('DeleteBooksInput')).toEqual(['companyId: ID!', 'books: BookSelection!']);
    expect(fieldsOf('DeleteBooksPayload')).toEqual([
      '"Global ids of the deleted books, at most the first 1000."',
      'deletedBookIds: [ID!]!',
      '"How many books were deleted."',
      'deletedCount: Int!',
      '"Those that stay as they are, by the reason; null where the server does not tell."',
      'skipped: [SkippedRecords!]',
      '"How many are lent."',
      'lentCount: Int!',
    ]);
  });

  it('uses a payload that is written by hand', () => {
    const mutation = `
      extend type Mutation { createBook(input: CreateBookInput!): CreateBookPayload! }
      input CreateBookInput { title: String! }
      type CreateBookPayload { shelf: Int }
    `;
    expect(made(mutation, 'CreateBookPayload')).toMatch(
      /^type CreateBookPayload implements MutationPayload \{\n {2}shelf: Int\n/,
    );
  });

  it('puts copied fields before a type’s own', () => {
    const types = `
      input Span { "The first page." from: Int, to: Int }
      input LongSpan @fieldsOf(type: "Span") { step: Int }
    `;
    expect(made(types, 'LongSpan')).toBe(`input LongSpan {
  "The first page."
  from: Int
  to: Int
  step: Int
}`);
  });

  it('merges enum extensions', () => {
    expect(
      made('enum Kind  extend enum Kind { NOVEL } extend enum Kind { "Short." TALE }', 'Kind'),
    ).toBe(
      `enum Kind {
  NOVEL
  "Short."
  TALE
}`,
    );
  });

  it.each([
    ['extend type Query { a: BookConnection }', 'Query.a: BookConnection requires @paged'],
    ['extend type Query { a: Book @paged }', 'Query.a: @paged requires a type like UserConnection'],
    ['extend type Query { a: BookConnection! @paged }', 'Query.a: @paged requires a type like'],
    ['extend type Query { a: [Book!] @selectable }', 'Query.a: @selectable requires @paged'],
    ['extend type Query { a: PenConnection @paged }', 'There is no object type Pen'],
    ['extend type Query { a(first: Int): BookConnection @paged }', 'Query.a(first:)'],
    [
      'extend type Query { a(x: Int): BookConnection @paged @selectable }',
      'BookSelection is generated from Book: extend it or remove it',
    ],
    ['type BookConnection { edges: Int }', 'BookConnection is generated from Book: extend it'],
    ['input BookOrder { field: Int }', 'BookOrder is generated from BookOrderField'],
    ['enum PenOrderField { NAME }', 'There is no object type Pen'],
    ['type Pen @noun(plural: "pens") { a: Int }', 'Pen: @noun has no argument "plural"'],
    ['type Pen @noun(one: 1) { a: Int }', 'Pen: @noun: Argument "one" has invalid value 1'],
    ['input Pen @noun(one: "pen") { a: Int }', 'Pen: @noun is not allowed here'],
    ['type Pen { a: Int @fieldsOf(type: "Book") }', 'Pen: @fieldsOf is not allowed here'],
    ['type Pen @fieldsOf(type: "BookOrder")', 'Pen: @fieldsOf requires a type of the same kind'],
    [
      'type Pen @fieldsOf',
      'Pen: @fieldsOf: Argument "type" of required type "String!" was not provided',
    ],
    ['type Pen { a: Int @pagd }', 'Unknown directive "@pagd"'],
    [
      'extend type Mutation { lend(id: ID!): Book }',
      'Mutation.lend is not of the form lend(input: LendInput!): LendPayload!',
    ],
    [
      'extend type Mutation { lend(input: LendInput!): LendPayload! }',
      'Mutation.lend: define LendInput',
    ],
    [
      'extend type Mutation { lend(input: LendInput!): LendPayload! } input LendInput',
      'Mutation.lend: define LendPayload',
    ],
    [
      'extend type Mutation { createBook(input: CreateBookInput!): CreateBookPayload! }',
      'Mutation.createBook: define CreateBookInput',
    ],
    [
      `extend type Mutation { lend(input: LendInput!): LendPayload! } type LendPayload
       input LendInput { clientMutationId: String }`,
      'LendInput.clientMutationId',
    ],
    ['extend type Pen { a: Int }', 'Pen'],
    ['extend interface Node { a: Int }', 'InterfaceTypeExtension of Node is not supported'],
    [
      'extend type Query { a: BookConnection @paged @selectable }',
      'Query.a: @selectable requires a list with arguments',
    ],
  ])('rejects %s', (sdl, reason) => {
    expect(() => made(sdl)).toThrow(reason);
  });

  it('leaves no composition directive in the schema', () => {
    expect(print(composeSchema())).not.toMatch(/@(?!semanticNonNull|deprecated)\w/);
  });
});
