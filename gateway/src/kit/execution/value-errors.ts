// Translates graphql-js' messages about values of arguments and variables to Russian, in the wording of
// `kit/records/arguments.ts`. Messages about the document and unknown messages remain unchanged.
import type { GraphQLError } from 'graphql';

/** Translates an error of a variable and prepends the path in it. */
export function translateVariableError({ message, originalError }: GraphQLError): string {
  if (!originalError) return translateValueError(message);
  const place = / at "([^"]*)"$/.exec(message.slice(0, -`; ${originalError.message}`.length));
  const name = place?.[1] ?? /\w+/.exec(message.slice('Variable '.length))?.[0];
  return `Неверное значение \`$${name}\`. ${translateValueError(originalError.message)}`;
}

/** Translates an error of an argument or a value. */
export function translateValueError(message: string): string {
  const end = message.lastIndexOf(hint);
  const said = end === -1 ? message : message.slice(0, end);
  const known = words.find(([pattern]) => pattern.test(said));
  if (!known) return message;
  const translated = said.replace(...known);
  return end === -1
    ? translated
    : `${translated} ${suggestion(message.slice(end + hint.length, -1))}`;
}

const hint = ' Did you mean ';

const suggestion = (names: string): string =>
  `Возможно, имеется в виду ${names
    .replace('the enum value ', '')
    .replace(/,? or /, ' или ')
    .replaceAll('"', '`')}.`;

// Messages quote values of the request, which may be long: each pattern matches in linear time.
const words: readonly (readonly [RegExp, string])[] = [
  [
    /^Variable "(\$\w+)" of required type "(.+)" was not provided\.$/,
    'Не указана переменная `$1` типа `$2`.',
  ],
  [
    /^Variable "(\$\w+)" of non-null type "(.+)" must not be null\.$/,
    'В переменной `$1` ожидается `$2`, а не null.',
  ],
  [
    /^Field "(\w+)" argument "(\w+)" of type "(.+)" is required, but it was not provided\.$/,
    'Не указан аргумент `$2` типа `$3` поля `$1`.',
  ],
  [/^Argument "(\w+)" of required type "([^"]+)" was .+$/, 'Не указан аргумент `$1` типа `$2`.'],
  [
    /^Argument "(\w+)" of non-null type "(.+)" must not be null\.$/,
    'В аргументе `$1` ожидается `$2`, а не null.',
  ],
  [/^Argument "(\w+)" has invalid value (.*)\.$/s, 'В аргументе `$1` не может быть $2.'],
  [
    /^Field "([\w.]+)" of required type "(.+)" was not provided\.$/,
    'Не указано поле `$1` типа `$2`.',
  ],
  [/^Field "(.+)" is not defined by type "(\w+)"\.$/s, 'В `$2` нет поля `$1`.'],
  [/^Expected non-nullable type "(.+)" not to be null\.$/, 'Ожидается `$1`, а не null.'],
  [/^Expected type "(\w+)" to be an object\.$/, 'Ожидается объект `$1`.'],
  [/^Expected value of type "([^"]+)", found (.*)\.$/s, 'Ожидается `$1`, а не $2.'],
  [/^Value "(.*)" does not exist in "(\w+)" enum\.$/s, 'В `$2` нет значения `$1`.'],
  [/^Enum "(\w+)" cannot represent non-\w+ value: (.*)\.$/s, 'Ожидается значение `$1`, а не $2.'],
  [/^Int cannot represent non-integer value: (.*)$/s, 'Ожидается целое число, а не $1.'],
  [
    /^Int cannot represent non 32-bit signed integer value: (.*)$/s,
    'Ожидается целое число от -2147483648 до 2147483647, а не $1.',
  ],
  [/^Float cannot represent non numeric value: (.*)$/s, 'Ожидается число, а не $1.'],
  [/^String cannot represent a non string value: (.*)$/s, 'Ожидается строка, а не $1.'],
  [/^Boolean cannot represent a non boolean value: (.*)$/s, 'Ожидается true или false, а не $1.'],
  [
    /^ID cannot represent (?:a non-string and non-integer )?value: (.*)$/s,
    'Ожидается идентификатор, а не $1.',
  ],
  [/^Too many errors processing variables, .+$/, 'Ошибок больше, чем здесь показано.'],
];
