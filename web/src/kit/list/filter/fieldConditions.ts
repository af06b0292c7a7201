// A list's conditions on custom fields, in the address and as query variables.
import type { AddressParameter } from '../../pages/addressParameters.ts';

export interface FieldCondition {
  /** Global id; for a field of a form its REST id. */
  field: string;
  /** Words that must all occur. */
  contains: string;
  /** Ids of options, any of which matches. */
  variables: readonly number[];
  /** Numbers or days, both ends inclusive. */
  from: string | null;
  to: string | null;
}

export const noCondition = (field: string): FieldCondition => ({
  field,
  contains: '',
  variables: [],
  from: null,
  to: null,
});

export const isEmptyCondition = ({ contains, variables, from, to }: FieldCondition): boolean =>
  contains.trim() === '' && variables.length === 0 && from === null && to === null;

/** `id:contains:words;id:any:7,8;id:from:2026-01-31;id:to:2026-12-31`. */
export const fieldConditions: AddressParameter<readonly FieldCondition[]> = {
  none: [],
  read: (text) => {
    const conditions = new Map<string, FieldCondition>();
    for (const item of text.split(';')) {
      const [, field = '', operator, operand = ''] =
        /^([\w-]+):(contains|any|from|to):(.+)$/s.exec(item) ?? [];
      if (operator === undefined) continue;
      const before = conditions.get(field) ?? noCondition(field);
      conditions.set(field, { ...before, ...parseCondition(operator, operand) });
    }
    return [...conditions.values()].filter((condition) => !isEmptyCondition(condition));
  },
  write: (conditions) => conditions.flatMap(itemsOf).join(';'),
};

function parseCondition(operator: string, operand: string): Partial<FieldCondition> {
  if (operator === 'contains') return { contains: unescaped(operand) };
  if (operator === 'any') {
    return { variables: operand.split(',').map(Number).filter(Number.isSafeInteger) };
  }
  if (!/^(-?\d{1,15}|\d{4}-\d{2}-\d{2})$/.test(operand)) return {};
  return operator === 'from' ? { from: operand } : { to: operand };
}

function itemsOf({ field, contains, variables, from, to }: FieldCondition): string[] {
  const words = contains.trim();
  return [
    ...(words === '' ? [] : [`${field}:contains:${escaped(words)}`]),
    ...(variables.length === 0 ? [] : [`${field}:any:${variables.join(',')}`]),
    ...(from === null ? [] : [`${field}:from:${from}`]),
    ...(to === null ? [] : [`${field}:to:${to}`]),
  ];
}

/** The semicolon separates conditions; URLSearchParams escapes everything else. */
const escaped = (words: string) => words.replaceAll('%', '%25').replaceAll(';', '%3B');
const unescaped = (words: string) => words.replaceAll('%3B', ';').replaceAll('%25', '%');

/** As the schema's input; null without conditions. */
export function fieldConditionsInput(conditions: readonly FieldCondition[]) {
  const nonEmpty = conditions.filter((condition) => !isEmptyCondition(condition));
  if (nonEmpty.length === 0) return null;
  return nonEmpty.map(({ field, contains, variables, from, to }) => ({
    field,
    contains: contains.trim() || null,
    variables: variables.length > 0 ? [...variables] : null,
    from,
    to,
  }));
}
