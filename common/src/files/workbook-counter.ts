// Counts what a workbook is made of, in the bytes of its parts and before anything is made of them.

export interface WorkbookLimits {
  /** Of all sheets. */
  rows: number;
  cells: number;
}

/** Throws; `row` is 0 where none has begun. */
export type RefuseWorkbook = (what: string, path: string, row: number) => never;

/** A cell has up to four elements of XML: itself, its value, a text in it. */
const elementsOfCell = 4;

/** For one workbook. What it gives for the path of a part takes the bytes of that part, piece by piece. */
export function workbookCounter(
  most: WorkbookLimits,
  refuse: RefuseWorkbook,
): (path: string) => (bytes: Uint8Array) => void {
  const counts = { rows: 0, cells: 0, elements: 0 };
  const mostElements = elementsOfCell * most.cells;
  return (path) => {
    let rows = 0;
    return tagCounter((name) => {
      counts.elements += 1;
      if (name === 'row') {
        rows += 1;
        counts.rows += 1;
      } else if (name === 'c') counts.cells += 1;
      if (counts.rows > most.rows) refuse(`Больше ${shown(most.rows)} строк`, path, rows);
      if (counts.cells > most.cells) refuse(`Больше ${shown(most.cells)} ячеек`, path, rows);
      if (counts.elements > mostElements) {
        refuse(`Больше ${shown(mostElements)} элементов XML`, path, rows);
      }
    });
  };
}

const shown = (value: number): string => value.toLocaleString('ru');

const less = 0x3c;
/** Letters of a name that matter. */
const longest = 24;

/** Calls `begins` with the name of each tag that begins, in bytes that come piece by piece. */
function tagCounter(begins: (name: string) => void): (bytes: Uint8Array) => void {
  let rest = new Uint8Array();
  return (bytes) => {
    const all = rest.length === 0 ? bytes : joined(rest, bytes);
    let at = all.indexOf(less);
    for (; at !== -1 && at + longest < all.length; at = all.indexOf(less, at + 1)) noteAt(all, at);
    rest = at === -1 ? new Uint8Array() : all.slice(at);
    // What is too short for a whole name waits for the next bytes: the last of a part are ends of tags.
  };

  function noteAt(all: Uint8Array, at: number): void {
    const first = all[at + 1];
    // Ends, declarations and comments begin nothing.
    if (first === 0x2f || first === 0x3f || first === 0x21) return;
    begins(localName(all, at + 1));
  }
}

/** Without a prefix; '' for one that is longer than any that matters. */
function localName(bytes: Uint8Array, start: number): string {
  let from = start;
  let end = start;
  for (; end < start + longest && !endsName(bytes[end]); end += 1) {
    if (bytes[end] === 0x3a) from = end + 1;
  }
  return end - from > 3 ? '' : String.fromCharCode(...bytes.subarray(from, end));
}

/** White space, `/` and `>`. */
const endsName = (byte: number | undefined): boolean =>
  byte === undefined || byte <= 0x20 || byte === 0x2f || byte === 0x3e;

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
