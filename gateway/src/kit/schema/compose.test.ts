// Tests what the directives and naming conventions of marks.graphql generate for types and lists.
import { print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { composed } from '../../../testing/composed.ts';
import { composeSchema } from './compose.ts';

describe('composing', () => {
  it('adds page arguments to a paged field, and generates its connection and edge', () => {
    expect(composed('', 'Library', 'BookConnection', 'BookEdge')).toBe(`type Library {
  "By title."
  books(
    "Returns the first n records, 1 to 100; 20 by default if \`last\` is omitted too."
    first: Int
    "Returns records after this cursor."
    after: String
    "Returns the last n records, 1 to 100."
    last: Int
    "Returns records before this cursor."
    before: String
    "Words of the title."
    search: String
    orderBy: BookOrder
  ): BookConnection @semanticNonNull
}

"A page of books."
type BookConnection {
  edges: [BookEdge!]!
  "The books of the page, without cursors."
  nodes: [Book!]!
  pageInfo: PageInfo!
  "Total number of matching books over all pages."
  totalCount: Int @semanticNonNull
}

type BookEdge {
  cursor: String!
  node: Book!
}`);
  });

  it('supports paged fields of interfaces', () => {
    const shelf = composed('interface Shelf { books: BookConnection @paged }', 'Shelf');
    expect(shelf).toMatch(/books\([^)]*before: String\n {2}\): BookConnection @semanticNonNull/);
  });

  it('generates the order input from the enum of its fields', () => {
    expect(composed('', 'BookOrder')).toBe(`"Ordering options for books. Ties are ordered by id."
input BookOrder {
  field: BookOrderField!
  direction: OrderDirection! = ASC
}`);
  });

  it('generates the selection inputs of bulk mutations', () => {
    expect(composed('', 'BookSelection', 'BookMatch'))
      .toBe(`"The books that a bulk action applies to: those with the given ids, or all that match the filters. Exactly one of the two is required."
input BookSelection {
  "Global ids, at most 1000."
  ids: [ID!]
  "All books of the company that match."
  matching: BookMatch
}

"The filters of the list of books."
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
    const pages = composed(types, 'ShortStoryConnection', 'OxConnection', 'AuditConnection', 'Ox');
    expect(pages.match(/A page of .*\./g)).toEqual([
      'A page of short stories.',
      'A page of oxen.',
      'A page of changes.',
    ]);
    expect(pages).toContain('type Ox {');
  });

  it('gives a type the fields of its interfaces', () => {
    const types = `
      interface Dated implements Node { id: ID! "When it was written." createdAt: DateTime! }
      type Letter implements Node & Dated { text: String }
    `;
    expect(composed(types, 'Letter')).toBe(`type Letter implements Node & Dated {
  "The global id: opaque, stable, unique across all types and companies."
  id: ID!
  "When it was written."
  createdAt: DateTime!
  text: String
}`);
  });

  it('gives a record of the REST API its id there, and what the viewer may do with it', () => {
    const types = `
      type Letter @record(viewerCan: [UPDATE, DELETE]) {
        text: String
        "Its author may."
        viewerCanDelete: Boolean!
      }
    `;
    expect(composed(types, 'Letter')).toBe(`type Letter {
  "The letter's id in the REST API."
  databaseId: Int!
  text: String
  "Its author may."
  viewerCanDelete: Boolean!
  "Whether the viewer may update the letter."
  viewerCanUpdate: Boolean @semanticNonNull
}`);
  });

  it('generates the arguments of a searched and ordered list, and what it is ordered by', () => {
    const types = `
      type Letter { text: String }
      extend type Query {
        letters(unread: Boolean): LetterConnection
          @paged(search: "text and sender", orderBy: [SENT_AT, FULL_NAME]) @selectable
      }
    `;
    expect(composed(types, 'Query')).toContain(`    before: String
    "Words to search for in text and sender."
    search: String
    unread: Boolean
    "The order; newest first by default."
    orderBy: LetterOrder
  ): LetterConnection @semanticNonNull`);
    expect(composed(types, 'LetterOrderField', 'LetterOrder')).toBe(`enum LetterOrderField {
  SENT_AT
  FULL_NAME
}

"Ordering options for letters. Ties are ordered by id."
input LetterOrder {
  field: LetterOrderField!
  direction: OrderDirection! = ASC
}`);
    expect(composed(types, 'LetterMatch')).toContain('search: String\n  unread: Boolean\n}');
  });

  it('puts copied fields before a type’s own', () => {
    const types = `
      input Span { "The first page." from: Int, to: Int }
      input LongSpan @fieldsOf(type: "Span") { step: Int }
    `;
    expect(composed(types, 'LongSpan')).toBe(`input LongSpan {
  "The first page."
  from: Int
  to: Int
  step: Int
}`);
  });

  it('keeps templates out of the schema', () => {
    const types = `
      type Dated @template { createdAt: DateTime! }
      type Letter @fieldsOf(type: "Dated") { text: String }
    `;
    expect(composed(types, 'Dated', 'Letter')).toBe(`type Letter {
  createdAt: DateTime!
  text: String
}`);
  });

  it('merges enum extensions', () => {
    expect(
      composed('enum Kind  extend enum Kind { NOVEL } extend enum Kind { "Short." TALE }', 'Kind'),
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
      'extend type Query { a: BookConnection @paged(orderBy: [TITLE]) }',
      'BookOrderField is generated from Book: extend it or remove it',
    ],
    ['type Pen @record(viewerCan: [READ])', 'Pen: @record: Argument "viewerCan" has invalid value'],
    ['input Pen @record { a: Int }', 'Pen: @record is not allowed here'],
    ['extend type Pen { a: Int }', 'Pen'],
    ['extend interface Node { a: Int }', 'InterfaceTypeExtension of Node is not supported'],
    ['extend type Book @record(viewerCan: []) { a: Int }', '"extend … Book" has directives'],
    [
      'extend type Query { a: BookConnection @paged @selectable }',
      'Query.a: @selectable requires a list with arguments',
    ],
  ])('rejects %s', (sdl, reason) => {
    expect(() => composed(sdl)).toThrow(reason);
  });

  it('leaves no composition directive in the schema', () => {
    expect(print(composeSchema())).not.toMatch(/@(?!semanticNonNull|deprecated)\w/);
  });
});
