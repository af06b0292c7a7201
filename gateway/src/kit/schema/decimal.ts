// The Decimal scalar: accepts numbers and strings, and passes them to REST as text, digit for digit. REST validates the
// range and scale.
import {
  GraphQLError,
  type GraphQLSchema,
  isScalarType,
  Kind,
  print,
  type ValueNode,
} from 'graphql';

/** Makes the schema's Decimal accept numbers and strings. */
export function readDecimals(schema: GraphQLSchema): void {
  const type = schema.getType('Decimal');
  if (isScalarType(type)) Object.assign(type, { parseValue, parseLiteral });
}

function parseValue(value: unknown): string {
  if (typeof value === 'string') return value;
  // The shortest digits that represent the JSON number.
  if (typeof value === 'number') return String(value);
  throw noDecimal(JSON.stringify(value));
}

function parseLiteral(node: ValueNode): string {
  const { STRING, INT, FLOAT } = Kind;
  if (node.kind === STRING || node.kind === INT || node.kind === FLOAT) return node.value;
  throw noDecimal(print(node));
}

const noDecimal = (value: string) =>
  new GraphQLError(`Ожидается число или строка из его цифр, а не ${value}.`);
