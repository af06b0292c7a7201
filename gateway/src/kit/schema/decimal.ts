// Exact decimals: whatever form a client writes one in, it goes to REST as a text, digit for digit. What the sums of a
// field may be is REST's to say.
import {
  GraphQLError,
  type GraphQLSchema,
  isScalarType,
  Kind,
  print,
  type ValueNode,
} from 'graphql';

/** Lets the scalar of the schema read numbers and strings alike. */
export function readDecimals(schema: GraphQLSchema): void {
  const type = schema.getType('Decimal');
  if (isScalarType(type)) Object.assign(type, { parseValue, parseLiteral });
}

function parseValue(value: unknown): string {
  if (typeof value === 'string') return value;
  // Of JSON's numbers the shortest digits that mean them.
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
