// Compares two texts paragraph by paragraph, and the changed paragraphs word by word.
import { diffArrays } from 'diff';

/** A paragraph, line or table cell: its text and its formatting. */
interface Block {
  text: string;
  /** Names of its formatting elements, with repetitions. */
  look: readonly string[];
}

/** A piece of a text; `changed` means that the other text doesn't contain it. */
export interface DiffPiece {
  text: string;
  changed: boolean;
}

/** A row of the comparison: the text before and after; null on the side without text. */
export type DiffRow =
  | { kind: 'changed'; before: DiffPiece[] | null; after: DiffPiece[] | null; look: string | null }
  /** The number of unchanged paragraphs. */
  | { kind: 'same'; count: number };

/** Returns null when the texts differ so much that the comparison would take too long. */
export function diffTexts(before: string, after: string, isRich: boolean): DiffRow[] | null {
  const read = isRich ? blocksOfHtml : linesOf;
  const until = performance.now() + patience;
  const left = () => Math.max(1, until - performance.now());
  const changes = diffArrays(read(before), read(after), {
    comparator: isSame,
    maxEditLength: mostEdits,
    timeout: left(),
  });
  if (changes === undefined) return null;
  const rows: DiffRow[] = [];
  for (let place = 0; place < changes.length; place += 1) {
    const change = changes[place];
    if (change === undefined) continue;
    if (!change.added && !change.removed) {
      rows.push({ kind: 'same', count: change.value.length });
      continue;
    }
    const next = changes[place + 1];
    const isPair = change.removed && next?.added === true;
    if (isPair) place += 1;
    const removed = change.removed ? change.value : [];
    const added = change.added ? change.value : isPair ? next.value : [];
    const most = Math.max(removed.length, added.length);
    for (let each = 0; each < most; each += 1) {
      rows.push(rowOf(removed[each], added[each], left()));
    }
  }
  return rows;
}

/** Time limit of a comparison in milliseconds, during which the page does not respond. */
const patience = 400;

/**
 * Most added and removed paragraphs, or words of a paragraph; a longer comparison is unreadable.
 */
const mostEdits = 3000;

const isSame = (one: Block, other: Block) =>
  one.text === other.text && one.look.join() === other.look.join();

function rowOf(before: Block | undefined, after: Block | undefined, timeout: number): DiffRow {
  if (before === undefined || after === undefined) {
    return { kind: 'changed', before: whole(before), after: whole(after), look: null };
  }
  const look = lookChange(before.look, after.look);
  const words = diffArrays(wordsOf(before.text), wordsOf(after.text), {
    maxEditLength: mostEdits,
    timeout,
  });
  if (words === undefined) {
    return { kind: 'changed', before: whole(before), after: whole(after), look };
  }
  const side = (other: 'added' | 'removed'): DiffPiece[] =>
    words
      .filter((word) => !word[other])
      .map(({ value, added, removed }) => ({ text: value.join(''), changed: added || removed }));
  return { kind: 'changed', before: side('added'), after: side('removed'), look };
}

/** Splits a text into words, whitespace and punctuation. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

const whole = (block: Block | undefined): DiffPiece[] | null =>
  block === undefined ? null : [{ text: block.text, changed: true }];

/** The change of formatting in words: «+ полужирный, − ссылка». */
function lookChange(before: readonly string[], after: readonly string[]): string | null {
  const names = [...new Set([...before, ...after])];
  const timesIn = (look: readonly string[], name: string) =>
    look.filter((other) => other === name).length;
  const changes = names.flatMap((name) => {
    const change = timesIn(after, name) - timesIn(before, name);
    return change === 0 ? [] : [`${change > 0 ? '+' : '−'} ${name}`];
  });
  return changes.length > 0 ? changes.join(', ') : null;
}

const linesOf = (text: string): Block[] =>
  text === '' ? [] : text.split('\n').map((line) => ({ text: line, look: [] }));

function blocksOfHtml(html: string): Block[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const elements = [...body.querySelectorAll(blocks)].filter(
    (element) => element.querySelector(blocks) === null,
  );
  return elements.map((element) => ({
    text: (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
    look: [...ancestorsOf(element, body), element, ...element.querySelectorAll('*')].flatMap(
      (part) => lookOf(part),
    ),
  }));
}

/** Elements that form paragraphs; only the innermost ones count. */
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, td, th, pre, summary, figcaption, hr, img, div';

function* ancestorsOf(element: Element, top: Element): Generator<Element> {
  for (let above = element.parentElement; above && above !== top; above = above.parentElement) {
    yield above;
  }
}

/** URLs and classes (colours) are part of the formatting. */
function lookOf(part: Element): string[] {
  const name = looks[part.localName];
  const detail = part.getAttribute('href') ?? part.getAttribute('src') ?? part.className;
  if (name === undefined) return detail === '' ? [] : [`вид «${detail}»`];
  return [detail === '' ? name : `${name} (${detail})`];
}

const looks: Readonly<Record<string, string | undefined>> = {
  a: 'ссылка',
  b: 'полужирный',
  blockquote: 'цитата',
  code: 'код',
  del: 'зачёркнутый',
  em: 'курсив',
  h1: 'заголовок 1',
  h2: 'заголовок 2',
  h3: 'заголовок 3',
  h4: 'заголовок 4',
  h5: 'заголовок 5',
  h6: 'заголовок 6',
  hr: 'черта',
  i: 'курсив',
  img: 'картинка',
  mark: 'выделение',
  ol: 'список с номерами',
  pre: 'код',
  s: 'зачёркнутый',
  strong: 'полужирный',
  sub: 'нижний индекс',
  sup: 'верхний индекс',
  table: 'таблица',
  u: 'подчёркнутый',
  ul: 'список',
  video: 'видео',
};
