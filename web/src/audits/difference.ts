// What became of a text, to be read side by side: paragraph by paragraph, and word by word in those that changed.
import { diffArrays } from 'diff';

/** A paragraph, a line, a cell: its words, and what their look is made of. */
interface Block {
  text: string;
  /** The names of what formats it, each as often as it does. */
  look: readonly string[];
}

/** A piece of a text; `changed` is not in the other one. */
export interface Piece {
  text: string;
  changed: boolean;
}

/** What stood in one place before, and after; null where there was nothing. */
export type Row =
  | { kind: 'changed'; before: Piece[] | null; after: Piece[] | null; look: string | null }
  /** So many paragraphs that are the same. */
  | { kind: 'same'; count: number };

/** Null where the texts differ in so much that comparing them would take too long. */
export function differenceOf(before: string, after: string, isRich: boolean): Row[] | null {
  const read = isRich ? blocksOfHtml : linesOf;
  const until = performance.now() + patience;
  const left = () => Math.max(1, until - performance.now());
  const changes = diffArrays(read(before), read(after), {
    comparator: isSame,
    maxEditLength: mostEdits,
    timeout: left(),
  });
  if (changes === undefined) return null;
  const rows: Row[] = [];
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

/** Milliseconds that a page may stand still for. */
const patience = 400;

/** Paragraphs, or words of one, that came or went: beyond that nobody reads what became of which. */
const mostEdits = 3000;

const isSame = (one: Block, other: Block) =>
  one.text === other.text && one.look.join() === other.look.join();

function rowOf(before: Block | undefined, after: Block | undefined, timeout: number): Row {
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
  const side = (other: 'added' | 'removed'): Piece[] =>
    words
      .filter((word) => !word[other])
      .map(({ value, added, removed }) => ({ text: value.join(''), changed: added || removed }));
  return { kind: 'changed', before: side('added'), after: side('removed'), look };
}

/** Words, and what stands between them. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+|\s+|[^\p{L}\p{N}\s]/gu) ?? [];

const whole = (block: Block | undefined): Piece[] | null =>
  block === undefined ? null : [{ text: block.text, changed: true }];

/** How the look changed, in words: «полужирный, − ссылка». */
function lookChange(before: readonly string[], after: readonly string[]): string | null {
  const names = [...new Set([...before, ...after])];
  const timesIn = (look: readonly string[], name: string) =>
    look.filter((other) => other === name).length;
  const told = names.flatMap((name) => {
    const change = timesIn(after, name) - timesIn(before, name);
    return change === 0 ? [] : [`${change > 0 ? '+' : '−'} ${name}`];
  });
  return told.length > 0 ? told.join(', ') : null;
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

/** What a paragraph is; the innermost of them count. */
const blocks = 'p, h1, h2, h3, h4, h5, h6, li, td, th, pre, summary, figcaption, hr, img, div';

function* ancestorsOf(element: Element, top: Element): Generator<Element> {
  for (let above = element.parentElement; above && above !== top; above = above.parentElement) {
    yield above;
  }
}

/** An address or a colour is a part of the look too. */
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
