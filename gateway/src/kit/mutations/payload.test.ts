import { buildSchema, graphql, type GraphQLFieldResolver, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { errorFromResponse } from '../rest/errors.ts';
import { mutation, type PayloadBase } from './payload.ts';

const schema = buildSchema(`
  type Query { nothing: Boolean }
  type Mutation { planCourse(input: PlanCourseInput!): PlanCoursePayload! }
  input PlanCourseInput { fullName: String, lessons: [LessonInput!], courseIds: [ID!] }
  input LessonInput { title: String, startDate: String, blocks: [[BlockInput!]!] }
  input BlockInput { videoUrl: String }
  type PlanCoursePayload { userErrors: [UserError!]! }
  type UserError { message: String!, field: String, code: String }
`);

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/** The fields of the user errors when the REST API responds with these errors. */
async function userErrorFields(errors: unknown): Promise<unknown> {
  const planCourse = mutation(
    { call: 'POST /courses/plan', failed: {}, fields: { courses_id: 'course_ids' } },
    () => Promise.reject(errorFromResponse(422, errors)),
  );
  const fields = (schema.getMutationType() as GraphQLObjectType).getFields();
  if (fields['planCourse']) fields['planCourse'].resolve = planCourse as Resolver;
  const source = 'mutation { planCourse(input: {}) { userErrors { message field } } }';
  const { data, errors: failures } = await graphql({ schema, source });
  expect(failures).toBeUndefined();
  const payload = data?.['planCourse'] as PayloadBase;
  return payload.userErrors.map(({ field }) => field);
}

describe('the field of a user error', () => {
  it.each([
    ['full_name', 'fullName'],
    ['lessons.0.title', 'lessons.0.title'],
    ['lessons.12.start_date', 'lessons.12.startDate'],
    ['lessons.0.blocks.1.2.video_url', 'lessons.0.blocks.1.2.videoUrl'],
    ['courses_id', 'courseIds'],
    ['courses_id.3', 'courseIds.3'],
    ['lessons', 'lessons'],
    ['lessons.first.title', null],
    ['lessons.0.secret', null],
    ['full_name.0', null],
    ['company_id', null],
    ['__proto__', null],
    ['', null],
  ])('named %j by REST is %j in the input', async (field, name) => {
    expect(await userErrorFields([{ message: 'Неверно', field }])).toEqual([name]);
  });

  it('is read from maps, flat and nested', async () => {
    expect(await userErrorFields({ 'lessons.0.start_date': ['Рано'], full_name: 'Пусто' })).toEqual(
      ['lessons.0.startDate', 'fullName'],
    );
    expect(await userErrorFields({ lessons: [{}, { start_date: ['Рано'] }] })).toEqual([
      'lessons.1.startDate',
    ]);
  });
});
