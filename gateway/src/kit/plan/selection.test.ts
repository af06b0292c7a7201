import {
  buildSchema,
  graphql,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type OperationDefinitionNode,
  parse,
} from 'graphql';
import { type CompiledOperation, compileOperation } from '../execution/compile.ts';
import { runOperation } from '../execution/run.ts';
import { describe, expect, it } from 'vitest';
import { columns, count, inline, relation, type Shapes, wholeRelation } from './needs.ts';
import { withCall } from './calls.ts';
import { isSelected, planRecord } from './selection.ts';
import type { RecordPlan } from './tree.ts';

const schema = buildSchema(`
  interface Node { id: ID! }
  type Query { course: Course, node: Node }
  type Course implements Node {
    id: ID! databaseId: Int! name: String startDate: String viewerCanUpdate: Boolean
    type: Dictionary img: File category: Category author: Author lessonsCount: Int lessons: [Course] page: Page
  }
  type Dictionary implements Node { id: ID! name: String }
  type File implements Node { id: ID! url: String }
  type Category implements Node { id: ID! title: String parent: Category }
  type Author { fullName: String photo: String }
  type Page { total: Int nodes: [Course] edges: [Edge] }
  type Edge { node: Course }
`);

const { lessons } = (schema.getType('Course') as GraphQLObjectType).getFields();
Object.assign(lessons as object, {
  resolve: withCall(() => null, { method: 'GET', route: '/lessons', records: [''], size: () => 1 }),
});

const shapes: Shapes = new Map([
  [
    'Course',
    {
      viewerCanUpdate: columns('can_update'),
      type: relation('type'),
      img: wholeRelation('img'),
      category: relation('category'),
      author: inline,
      lessonsCount: count('lessons'),
    },
  ],
  ['Category', { parent: relation('parent_category') }],
  ['Author', { fullName: columns('author_name', 'author_surname') }],
]);

/** The plan of a selection of a course. */
async function planOf(query: string, variables: Record<string, unknown> = {}) {
  let plan: RecordPlan | null = null;
  const course = (_: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    plan = planRecord(info, shapes);
    return null;
  };
  const result = await graphql({
    schema,
    source: query,
    variableValues: variables,
    rootValue: { course },
  });
  expect(result.errors).toBeUndefined();
  return plan as RecordPlan | null;
}

describe('a selection', () => {
  it('requests columns by their REST names, and always the id', async () => {
    const plan = await planOf(
      '{ course { __typename databaseId name startDate viewerCanUpdate } }',
    );
    expect(plan?.params).toEqual({ only: 'id,can_update,name,start_date' });
    expect(plan).toMatchObject({ below: [], idOnly: false });
    expect(await planOf('{ course { id } }')).toMatchObject({
      params: { only: 'id' },
      idOnly: true,
    });
  });

  it('requests relations with their columns, nested ones too, and counts', async () => {
    const plan = await planOf(
      '{ course { type { name } img { url } lessonsCount category { title parent { title parent { id } } } } }',
    );
    expect(plan?.params).toEqual({
      only: 'id',
      with: 'category:id,title;category.parent_category:id,title;category.parent_category.parent_category:id;img;type:id,name',
      withCount: 'lessons',
    });
    expect(plan?.names).toEqual(['lessons_count', 'type', 'img', 'category']);
  });

  it('reads inline objects from their parent record', async () => {
    const plan = await planOf('{ course { author { fullName photo } } }');
    expect(plan?.params).toEqual({ only: 'id,author_name,author_surname,photo' });
  });

  it('does not request fields that make separate calls', async () => {
    const plan = await planOf('{ course { name lessons { name startDate } } }');
    expect(plan?.params).toEqual({ only: 'id,name' });
  });

  it('is merged over aliases and all fragments that apply', async () => {
    const plan = await planOf(`
      { course { a: name ...A ... on Node { id } type { id } } }
      fragment A on Course { b: name startDate type { name } ...B }
      fragment B on Node { ... on Course { viewerCanUpdate } ... on File { url } }
    `);
    expect(plan?.params).toEqual({ only: 'id,can_update,name,start_date', with: 'type:id,name' });
  });

  it('respects @include and @skip for each value of their variables', async () => {
    const query = `query ($yes: Boolean!, $no: Boolean = false) {
      course { name @skip(if: $yes) startDate @include(if: $no) ...T @include(if: $yes) databaseId @include(if: false) }
    }
    fragment T on Course { type { name } }`;
    expect((await planOf(query, { yes: true }))?.params).toEqual({
      only: 'id',
      with: 'type:id,name',
    });
    expect((await planOf(query, { yes: false, no: true }))?.params).toEqual({
      only: 'id,name,start_date',
    });
  });

  it('is planned once per operation and outcome of its conditions, not once per request', () => {
    const document = parse(`query ($full: Boolean!) {
      one: course { name type @include(if: $full) { name } } two: course { startDate }
    }`);
    const plans: (RecordPlan | null)[] = [];
    const course = (_: unknown, _context: unknown, info: GraphQLResolveInfo) => {
      plans.push(planRecord(info, shapes));
      return null;
    };
    const [operation] = document.definitions as [OperationDefinitionNode];
    const compiled = [true, false].map((full) =>
      compileOperation(schema, document, operation, { full }),
    );
    for (const full of [0, 0, 1]) {
      const variables = { full: full === 0 };
      runOperation(compiled[full] as CompiledOperation, {
        root: { course },
        context: {},
        variables,
      });
    }
    const [one, two, oneAgain, twoAgain, oneShort] = plans;
    expect(oneAgain).toBe(one);
    expect(twoAgain).toBe(two);
    expect(two?.params.only).toBe('id,start_date');
    expect(oneShort?.params).toEqual({ only: 'id,name' });
  });

  it('of a shared fragment is planned separately for each use', async () => {
    const plans: (string | undefined)[] = [];
    const course = (_: unknown, _context: unknown, info: GraphQLResolveInfo) => {
      plans.push(planRecord(info, shapes)?.params.only);
      return null;
    };
    const source = `{ ...Q one: course { startDate } ...P } fragment Q on Query { one: course { name } }
      fragment P on Query { two: course { name } }`;
    await graphql({ schema, source, rootValue: { course } });
    expect(plans).toEqual(['id,name,start_date', 'id,name']);
  });

  it('below the field is found by its path: rows of a page through edges or nodes', async () => {
    const seen: unknown[] = [];
    const course = {
      page: (_: unknown, _context: unknown, info: GraphQLResolveInfo) => {
        const rows = planRecord(info, shapes, { at: ['edges.node', 'nodes'] });
        seen.push([rows?.params.only ?? null, isSelected(info, 'total')]);
        return null;
      },
    };
    const source = `{ course {
      a: page { total } b: page { nodes { name } edges { node { startDate } } } c: page { edges { __typename } }
    } }`;
    await graphql({ schema, source, rootValue: { course } });
    expect(seen).toEqual([
      [null, true],
      ['id,name,start_date', false],
      [null, false],
    ]);
  });

  it('of an interface is planned for the given type', async () => {
    let plan: RecordPlan | null = null;
    const node = (_: unknown, _context: unknown, info: GraphQLResolveInfo) => {
      plan = planRecord(info, shapes, { typeName: 'Course' });
      return null;
    };
    const source = '{ node { id ... on Course { name type { name } } ... on File { url } } }';
    await graphql({ schema, source, rootValue: { node } });
    expect(plan).toMatchObject({ params: { only: 'id,name', with: 'type:id,name' } });
  });
});
