// Generates a JavaScript function that builds the response object of a record, for objects whose fields only read it.
import type { FieldPlan, ValuePlan } from './compile.ts';

/**
 * Handles valid plain values. For promises, errors and unexpected nulls it returns `fallback`, or throws: the object is
 * then completed field by field.
 */
export type Mapper = (record: unknown) => unknown;

export const fallback = Symbol('unusual');

/** Null when a field of the object does more than read a property. */
export function compileMapper(fields: readonly FieldPlan[]): Mapper | null {
  const given: unknown[] = [fallback];
  const give = (value: unknown) => `g${given.push(value) - 1}`;
  const values: string[] = [];
  for (const [index, field] of fields.entries()) {
    const text = valueText(field, `v${index}`, give);
    if (text === null) return null;
    values.push(text);
  }
  const entries = fields.map(({ key }, index) => `${JSON.stringify(key)}: v${index}`);
  const body = `return (record) => {
    ${values.join('\n')}
    return { ${entries.join(', ')} };
  };`;
  // Only GraphQL names come from outside, and they are quoted.
  // oxlint-disable-next-line no-new-func
  return new Function(...given.map((_, index) => `g${index}`), body)(...given) as Mapper;
}

/** Code that assigns the field's value to a variable. */
function valueText({ reads, resolve, column, value }: FieldPlan, name: string, give: Give) {
  if (!reads && column === null) return null;
  const read = column === null ? `${give(resolve)}(record)` : `record[${JSON.stringify(column)}]`;
  const completed = completedText(value, name, give);
  // A missing column is an error with its own message.
  const owed = 'column' in resolve ? `if (${name} === undefined) return g0;` : '';
  return completed && `let ${name} = ${read};\n${owed}${completed}`;
}

type Give = (value: unknown) => string;

/** Code that completes the value of a variable. */
function completedText(plan: ValuePlan, name: string, give: Give): string | null {
  const usual = usualText(plan, name, give);
  if (usual === null) return null;
  const nothing = plan.nullable ? `${name} = null;` : 'return g0;';
  return `if (${name} === null || ${name} === undefined) { ${nothing} } else { ${usual} }`;
}

function usualText(plan: ValuePlan, name: string, give: Give): string | null {
  switch (plan.kind) {
    case 'leaf':
      return `if (typeof ${name} === 'object' || typeof ${name} === 'function') return g0;
        ${leafText(plan, name, give)}`;
    case 'object': {
      const map = plan.object.map;
      if (!map) return null;
      return `if (typeof ${name} !== 'object' || typeof ${name}.then === 'function' || ${name} instanceof Error) return g0;
        ${name} = ${give(map)}(${name});
        if (${name} === g0) return g0;`;
    }
    case 'list': {
      const item = `${name}i`;
      const completed = completedText(plan.item, item, give);
      if (completed === null) return null;
      return `if (!Array.isArray(${name})) return g0;
        const ${name}s = [];
        for (let ${item} of ${name}) { ${completed} ${name}s.push(${item}); }
        ${name} = ${name}s;`;
    }
    case 'abstract':
      return null;
  }
}

/** Skips serialization of values that already have the type's form, which most do. */
function leafText({ type, serialize }: ValuePlan & { kind: 'leaf' }, name: string, give: Give) {
  const test = tests[type];
  const serialized = `${name} = ${give(serialize)}(${name});`;
  return test === undefined ? serialized : `if (!(${test(name)})) ${serialized}`;
}

const isText = (name: string) => `typeof ${name} === 'string'`;

const tests: Readonly<Record<string, (name: string) => string>> = {
  String: isText,
  ID: isText,
  Boolean: (name) => `typeof ${name} === 'boolean'`,
  // A number is a 32-bit Int exactly if `value | 0` equals it.
  Int: (name) => `(${name} | 0) === ${name}`,
};
