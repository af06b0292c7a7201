// Extracts the traits of a part from a view of a question: its position in each list that contains it, and each value
// beside it, as sortable values.

/** By name, such as `answers[].sort, by id`. */
export type Traits = ReadonlyMap<string, number | string>;

/** The traits of the parts with these ids, wherever they occur in the JSON. */
export function traitsOf(view: unknown, ids: ReadonlySet<number>): ReadonlyMap<number, Traits> {
  const found = new Map([...ids].map((id) => [id, new Map<string, number | string>()]));
  const note = (id: number, name: string, value: unknown) => {
    const traits = found.get(id);
    // Of several occurrences in a list only the first counts.
    for (const [facet, fact] of facetsOf(value)) {
      const whole = `${name}${facet}`;
      if (traits && !traits.has(whole)) traits.set(whole, fact);
    }
  };
  const visit = (value: unknown, at: string) => {
    if (value === null || typeof value !== 'object') return;
    const rows = Array.isArray(value) ? value : Object.keys(value).map(numberIn);
    for (const [place, row] of rows.entries()) {
      for (const [by, id] of namedIn(row, ids)) {
        note(id, `${at}[] place, by ${by}`, place);
        for (const [field, fact] of scalarsIn(row)) note(id, `${at}[].${field}, by ${by}`, fact);
      }
    }
    for (const [key, child] of Object.entries(value)) {
      visit(child, Array.isArray(value) ? `${at}[]` : at === '' ? key : `${at}.${key}`);
    }
  };
  visit(view, '');
  return found;
}

const numberIn = (text: string): unknown => (/^\d+$/.test(text) ? Number(text) : text);

/** The occurrences of part ids in a row of a list: the row itself, or its fields. */
const namedIn = (row: unknown, ids: ReadonlySet<number>): [string, number][] =>
  scalarsIn(row).flatMap(([field, value]): [string, number][] =>
    typeof value === 'number' && ids.has(value) ? [[field, value]] : [],
  );

function scalarsIn(row: unknown): [string, unknown][] {
  if (row === null || typeof row !== 'object') return [['itself', row]];
  return Object.entries(row).filter(([, value]) => value === null || typeof value !== 'object');
}

/** A value, and other values derived from it. */
function facetsOf(value: unknown): [string, number | string][] {
  switch (typeof value) {
    case 'boolean':
      return [['', Number(value)]];
    case 'number':
      return [
        ['', value],
        [' (last digit)', Math.abs(value) % 10],
        [' (odd)', Math.abs(value) % 2],
        [' (digits)', String(value).length],
        [' (as text)', String(value)],
      ];
    case 'string':
      return [
        ['', value],
        [' (length)', value.length],
        [' (backwards)', [...value].toReversed().join('')],
        ...numbersIn(value),
      ];
    default:
      return [];
  }
}

/** Numbers in the text, and in its base64 decoding, as in global ids. */
function numbersIn(text: string): [string, number][] {
  const plain = /^[\w+/-]+=*$/.test(text) ? Buffer.from(text, 'base64').toString('latin1') : '';
  return [text, plain].flatMap((each, index): [string, number][] => {
    const last = each.match(/\d+/g)?.at(-1);
    return last === undefined ? [] : [[index === 0 ? ' (number)' : ' (decoded)', Number(last)]];
  });
}
