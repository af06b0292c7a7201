import {
  buildSchema,
  type FieldNode,
  getArgumentValues,
  getOperationAST,
  getVariableValues,
  type GraphQLField,
  type GraphQLError,
  parse,
  validate,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { translateValueError, translateVariableError } from './value-errors.ts';

const schema = buildSchema(`
  type Query { lessons(courseId: ID!, first: Int = 20, filter: Filter, price: Float): [String] }
  input Filter { title: String!, status: Status, isOpen: Boolean, teacher: Teacher }
  input Teacher { ids: [ID!] }
  enum Status { DRAFT PUBLISHED }
`);

describe('a value in the document', () => {
  it.each([
    ['first: 1', 'Не указан аргумент `courseId` типа `ID!` поля `lessons`.'],
    ['courseId: "a", first: "52"', 'Ожидается целое число, а не "52".'],
    [
      'courseId: "a", first: 3000000000',
      'Ожидается целое число от -2147483648 до 2147483647, а не 3000000000.',
    ],
    ['courseId: 1.5', 'Ожидается идентификатор, а не 1.5.'],
    ['courseId: null', 'Ожидается `ID!`, а не null.'],
    ['courseId: "a", price: "1"', 'Ожидается число, а не "1".'],
    ['courseId: "a", filter: {}', 'Не указано поле `Filter.title` типа `String!`.'],
    ['courseId: "a", filter: 5', 'Ожидается `Filter`, а не 5.'],
    [
      'courseId: "a", filter: { title: "a", statu: DRAFT }',
      'В `Filter` нет поля `statu`. Возможно, имеется в виду `status`.',
    ],
    [
      'courseId: "a", filter: { title: "a", status: PUBLISHE }',
      'В `Status` нет значения `PUBLISHE`. Возможно, имеется в виду `PUBLISHED`.',
    ],
    ['courseId: "a", filter: { title: "a", status: 1 }', 'Ожидается значение `Status`, а не 1.'],
    ['courseId: "a", filter: { title: 1 }', 'Ожидается строка, а не 1.'],
    ['courseId: "a", filter: { title: "a", isOpen: 1 }', 'Ожидается true или false, а не 1.'],
  ])('has the message for: %s', (values, message) => {
    const [error] = validate(schema, parse(`{ lessons(${values}) }`));
    expect(translateValueError(error?.message ?? '')).toBe(message);
  });

  it('is not confused with a message about the document', () => {
    for (const text of [
      '{ lesson }',
      '{ lessons(course: "a") }',
      'query ($a: Lesso) { lessons }',
    ]) {
      const [error] = validate(schema, parse(text));
      expect(translateValueError(error?.message ?? '')).toBe(error?.message);
    }
  });
});

describe('a value of a variable', () => {
  const document = parse('query ($first: Int!, $filter: Filter) { lessons(courseId: "a") }');
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];

  it.each([
    [{}, 'Не указана переменная `$first` типа `Int!`.'],
    [{ first: null }, 'В переменной `$first` ожидается `Int!`, а не null.'],
    [{ first: '52' }, 'Неверное значение `$first`. Ожидается целое число, а не "52".'],
    [{ first: 1, filter: 'a' }, 'Неверное значение `$filter`. Ожидается объект `Filter`.'],
    [
      { first: 1, filter: {} },
      'Неверное значение `$filter`. Не указано поле `title` типа `String!`.',
    ],
    [
      { first: 1, filter: { title: 'a', teacher: { ids: ['1', null] } } },
      'Неверное значение `$filter.teacher.ids[1]`. Ожидается `ID!`, а не null.',
    ],
    [
      { first: 1, filter: { title: 'a', status: 'x" at "y"; DRAF' } },
      'Неверное значение `$filter.status`. В `Status` нет значения `x" at "y"; DRAF`.',
    ],
    [
      { first: 1, filter: { title: 'a', status: 5 } },
      'Неверное значение `$filter.status`. Ожидается значение `Status`, а не 5.',
    ],
    [
      { first: 1, filter: { title: 'a', statu: 'DRAFT' } },
      'Неверное значение `$filter`. В `Filter` нет поля `statu`. Возможно, имеется в виду `status`.',
    ],
  ])('has a message with its path: %j', (given, message) => {
    const { errors } = getVariableValues(schema, definitions, given);
    expect(errors?.map(translateVariableError)).toEqual([message]);
  });

  it('has a limited number of messages', () => {
    const given = { filter: { title: 1, status: 1, isOpen: 1 } };
    const { errors } = getVariableValues(schema, definitions, given, { maxErrors: 2 });
    expect(errors?.map(translateVariableError).at(-1)).toBe('Ошибок больше, чем здесь показано.');
  });
});

describe('an argument whose variable is null or missing', () => {
  const field = schema.getQueryType()?.getFields()['lessons'] as GraphQLField<unknown, unknown>;

  it.each([
    ['courseId: $a', {}, 'Не указан аргумент `courseId` типа `ID!`.'],
    ['courseId: $a', { a: null }, 'В аргументе `courseId` ожидается `ID!`, а не null.'],
    ['courseId: "a", filter: { title: $a }', {}, 'В аргументе `filter` не может быть {title: $a}.'],
  ])('has the message for: %s', (values, variables, message) => {
    const node = getOperationAST(parse(`{ lessons(${values}) }`))?.selectionSet.selections[0];
    let error: unknown;
    try {
      getArgumentValues(field, node as FieldNode, variables);
    } catch (thrown) {
      error = thrown;
    }
    expect(translateValueError((error as GraphQLError).message)).toBe(message);
  });
});
