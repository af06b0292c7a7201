// Serializes rich text as canonical HTML and as plain text.
import { DOMSerializer, Fragment, type Node } from '@tiptap/pm/model';

/**
 * Canonical: parsing and serializing it again returns the same. Omits what a browser does not show (spaces at the edges
 * of a line, trailing breaks and empty paragraphs); an empty text is ''.
 */
export function toHtml(text: Node): string {
  if (isBlank(text)) return '';
  const root = new Written('');
  DOMSerializer.fromSchema(text.type.schema).serializeFragment(
    tidy(text).content,
    { document: paper as never },
    root as never,
  );
  return root.inner();
}

/** Whether the text has only empty paragraphs, breaks and spaces. */
export function isBlank(text: Node): boolean {
  let isEmpty = true;
  text.descendants((node) => {
    const counts = node.isText
      ? /\S/.test(node.text ?? '')
      : node.type.name === 'image' || (node.isLeaf && node.type.name !== 'hardBreak');
    if (counts) isEmpty = false;
    return isEmpty;
  });
  return isEmpty;
}

/** The plain text, one line per block. */
export const toText = (text: Node): string =>
  text
    .textBetween(0, text.content.size, '\n', ({ type, attrs }) =>
      type.name === 'hardBreak' ? '\n' : String(attrs['tex'] ?? attrs['name'] ?? ''),
    )
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** Words in any script, and characters without line breaks. */
export function countText(text: Node): { words: number; characters: number } {
  const plain = toText(text);
  return {
    words: plain.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu)?.length ?? 0,
    characters: plain.replaceAll('\n', '').length,
  };
}

function tidy(node: Node): Node {
  if (node.isLeaf) return node;
  if (node.type.spec.code === true) return node;
  if (node.inlineContent) return node.copy(Fragment.from(tidyLine(node)));
  const children: Node[] = [];
  node.forEach((child) => children.push(tidy(child)));
  if (node.type === node.type.schema.topNodeType) {
    while (children.length > 1 && isEmptyParagraph(children.at(-1))) children.pop();
  }
  return node.copy(Fragment.from(children));
}

const isEmptyParagraph = (node: Node | undefined): boolean =>
  node?.type.name === 'paragraph' && node.content.size === 0;

/** Collapses spaces as HTML does, and trims them at the edges of a line. */
function tidyLine(line: Node): Node[] {
  const parts: Node[] = [];
  let isAtEdge = true;
  line.forEach((part) => {
    if (!part.isText) {
      parts.push(part);
      isAtEdge = part.type.name === 'hardBreak';
      return;
    }
    let text = (part.text ?? '').replaceAll(/[ \t\r\n\f]+/g, ' ');
    if (isAtEdge && text.startsWith(' ')) text = text.slice(1);
    if (text === '') return;
    parts.push(line.type.schema.text(text, part.marks));
    isAtEdge = text.endsWith(' ');
  });
  for (let last = parts.at(-1); last; last = parts.at(-1)) {
    const text = last.isText ? (last.text ?? '').replace(/ $/, '') : '';
    if (last.isText ? text === last.text : last.type.name !== 'hardBreak') break;
    parts.pop();
    if (text !== '') parts.push(line.type.schema.text(text, last.marks));
  }
  return parts;
}

/** A minimal DOM element for the serializer. */
class Written {
  readonly nodeType = 1;
  readonly #name: string;
  readonly #attributes: string[] = [];
  readonly #children: (Written | string)[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  setAttribute(name: string, value: unknown): void {
    this.#attributes.push(` ${name}="${escaped(String(value)).replaceAll('"', '&quot;')}"`);
  }

  appendChild(child: Written | { text: string }): void {
    this.#children.push('text' in child ? escaped(child.text) : child);
  }

  inner(): string {
    return this.#children
      .map((child) => (typeof child === 'string' ? child : child.outer()))
      .join('');
  }

  outer(): string {
    const start = `<${this.#name}${this.#attributes.join('')}>`;
    return endless.has(this.#name) ? start : `${start}${this.inner()}</${this.#name}>`;
  }
}

const paper = {
  createElement: (name: string) => new Written(name),
  createTextNode: (text: string) => ({ nodeType: 3, text }),
};

const endless = new Set(['br', 'col', 'hr', 'img']);

/**
 * Escapes `<` and `>` in attributes too, so that parsers with other rules than HTML's find no element there.
 */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('\u00A0', '&nbsp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
