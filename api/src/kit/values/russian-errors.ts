// Russian messages for zod's issues, worded for people who fill in forms; zod's own Russian locale has English type
// names.
import { z } from 'zod';
import { countOf } from './plurals.ts';
import { required } from './texts.ts';

/** Sets the messages for all schemas of this process. */
export const useRussianErrors = () => z.config({ localeError: russianErrorMap });

export const russianErrorMap: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return isMissing(issue.input) ? required : expected(issue.expected);
    case 'invalid_value':
      return isMissing(issue.input) ? required : oneOf(issue.values);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formats[issue.format] ?? unfit;
    case 'not_multiple_of':
      return `Укажите число, кратное ${String(issue.divisor)}`;
    case 'unrecognized_keys':
      return `Неизвестное поле ${issue.keys.map(quoted).join(', ')}`;
    case 'invalid_union':
      return isMissing(issue.input) ? required : anyOf(issue.errors);
    default:
      return unfit;
  }
};

/** A name or value in guillemets for messages, shortened to a readable length. */
export const quoted = (name: unknown): string => {
  const text = String(name);
  return `«${text.length > longestQuote ? `${text.slice(0, longestQuote).toWellFormed()}…` : text}»`;
};

const longestQuote = 60;

export const isMissing = (value: unknown): boolean => value === undefined || value === null;

const unfit = 'Недопустимое значение';

const types: Readonly<Record<string, string>> = {
  string: 'текст',
  number: 'число',
  int: 'целое число',
  bigint: 'целое число',
  boolean: '«true» или «false»',
  array: 'список',
  object: 'объект с полями',
  record: 'объект с полями',
  date: 'дату',
};

function expected(type: string): string {
  const words = types[type];
  return words === undefined ? unfit : `Укажите ${words}`;
}

const formats: Readonly<Record<string, string>> = {
  email: 'Введите адрес почты в виде имя@домен.ру',
  url: 'Введите адрес, который начинается с https://',
  date: 'Введите дату в виде 2026-09-01',
  datetime: 'Введите дату и время в виде 2026-09-01T09:00:00Z',
  time: 'Введите время в виде 09:00',
};

/** How many allowed values are listed. Of more, these are examples. */
const mostChoices = 20;

function oneOf(values: readonly unknown[]): string {
  const some = values.slice(0, mostChoices).map(quoted).join(', ');
  if (values.length === 1) return `Ожидается ${some}`;
  const others = values.length - mostChoices;
  return `Выберите одно из: ${some}${others > 0 ? ` и ещё ${others}` : ''}`;
}

/** The expected types, if every member of a union expects another one. */
function anyOf(kinds: readonly (readonly z.core.$ZodIssue[])[]): string {
  const words = kinds.map(([issue]) =>
    issue?.code === 'invalid_type' && issue.path.length === 0 ? types[issue.expected] : undefined,
  );
  if (words.length === 0 || words.includes(undefined)) return unfit;
  return `Укажите ${[...new Set(words)].join(' или ')}`;
}

const characters = ['символ', 'символа', 'символов'] as const;
const charactersAtMost = ['символа', 'символов', 'символов'] as const;
const values = ['значение', 'значения', 'значений'] as const;
const valuesAtMost = ['значения', 'значений', 'значений'] as const;

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>) {
  const least = Number(minimum);
  if (origin === 'string') {
    return least === 1 ? required : `Требуется минимум ${countOf(least, characters)}`;
  }
  if (origin === 'array') return `Требуется минимум ${countOf(least, values)}`;
  return `${inclusive === false ? 'Больше' : 'Не меньше'} ${least.toLocaleString('ru')}`;
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>) {
  const most = Number(maximum);
  if (origin === 'string') return `Не больше ${countOf(most, charactersAtMost)}`;
  if (origin === 'array') return `Не больше ${countOf(most, valuesAtMost)}`;
  return `${inclusive === false ? 'Меньше' : 'Не больше'} ${most.toLocaleString('ru')}`;
}
