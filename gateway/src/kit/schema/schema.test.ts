// Tests what the fields of types read from their records.
import { graphql, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { columns, relation } from '../plan/needs.ts';
import { companyCollection } from '../records/collections.ts';
import { nodeReaders } from '../records/node.ts';
import { composeDomains, type Domain } from './schema.ts';

const books = companyCollection<'Book', { id: number; company_id: number }>('Book', 'books');

const typeDefs = parse(`
  type Query { book: Book }
  type Book { id: ID! pageCount: Int author: Author prices: [Price!] labels: [Label!] }
  type Author { fullName: String, born: Born }
  type Born { birthYear: Int }
  type Price { viewerCanUpdate: Boolean }
  type Label { shownName: String }
`);

/** Casts, because the types of a Domain are generated from the real schema. */
const compose = (shapes: NonNullable<Domain['shapes']>) =>
  composeDomains(
    [
      {
        resolvers: {
          Query: {
            book: () => ({
              page_count: 1300,
              author: { full_name: 'Лев Толстой', born: { birth_year: 1828 } },
              prices: [{ can_update: true }],
            }),
          },
          Book: { labels: () => [{ shownName: 'Роман' }] },
        } as Domain['resolvers'],
        shapes,
        nodes: nodeReaders(books),
      },
    ],
    typeDefs,
  );

const book = { author: relation('author'), prices: columns('prices'), labels: columns('labels') };

describe('a decimal', () => {
  const { schema } = composeDomains(
    [{ resolvers: { Query: { echo: (_: unknown, { of }: { of: string }) => of } } as never }],
    parse('scalar Decimal type Query { echo(of: Decimal): String }'),
  );
  const echo = async (literal: string) =>
    (await graphql({ schema, source: `{ echo(of: ${literal}) }` })).data?.['echo'];
  const echoed = async (of: unknown) =>
    (
      await graphql({
        schema,
        source: 'query ($of: Decimal) { echo(of: $of) }',
        variableValues: { of },
      })
    ).data?.['echo'];

  it('accepts numbers and strings, digit for digit', async () => {
    for (const literal of ['1500', '19.99', '"19.99"', '12345678901234567890.123']) {
      expect(await echo(literal)).toBe(literal.replaceAll('"', ''));
    }
    for (const value of [1500, 19.99, '19.90']) expect(await echoed(value)).toBe(String(value));
  });

  it('accepts nothing else', async () => {
    for (const literal of ['true', '[1]', '{ a: 1 }']) expect(await echo(literal)).toBeUndefined();
    expect(await echoed(true)).toBeUndefined();
  });
});

describe('the shape of a type', () => {
  it('is optional for nodes and for embedded records', async () => {
    const { schema, shapes } = compose({ Book: book, Author: { born: columns('born') } });
    const source =
      '{ book { pageCount author { fullName born { birthYear } } prices { viewerCanUpdate } labels { shownName } } }';
    expect((await graphql({ schema, source })).data?.['book']).toEqual({
      pageCount: 1300,
      author: { fullName: 'Лев Толстой', born: { birthYear: 1828 } },
      prices: [{ viewerCanUpdate: true }],
      labels: [{ shownName: 'Роман' }],
    });
    expect([...shapes.keys()].toSorted()).toEqual(['Author', 'Book', 'Born', 'Price']);
  });

  it('must declare where embedded objects are', () => {
    expect(() => compose({})).toThrow('Book.author: declare in the shape');
    expect(() => compose({ Book: book })).toThrow('Author.born: declare in the shape');
  });
});
