// Reads untrusted XML and writes XML. The parser expands no custom entities, fetches nothing and enforces limits while
// it reads.
import { decodeXml } from '@kafedra/common/files/text';
import { SaxesParser } from 'saxes';
import { parseHtml } from '../kit/rich-text/document.ts';
import { TooComplexFile, documentLimits } from '../assessments/document/index.ts';

export interface XmlProblem {
  why: string;
  line: number | null;
}

export class XmlText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export class XmlElement {
  readonly name: string;
  /** The line of its start tag, from 1. */
  readonly line: number;
  readonly attributes: Record<string, string> = {};
  readonly children: (XmlElement | XmlText)[] = [];

  constructor(name: string, line: number) {
    this.name = name;
    this.line = line;
  }

  /** The text of all descendants. */
  get text(): string {
    return this.children.map(({ text }) => text).join('');
  }
}

/** Counts over all XML texts of a file, for the limits. */
export interface XmlCount {
  elements: number;
  references: number;
  /** Encodings that were used instead of the declared ones. */
  readAs: Set<string>;
}

export const newXmlCount = (): XmlCount => ({
  elements: 0,
  references: 0,
  readAs: new Set(),
});

/** Aborts parsing with a reason. */
class Stopped extends Error {
  readonly line: number;

  constructor(why: string, line: number) {
    super(why);
    this.line = line;
  }
}

/** Characters parsed at a time. */
const piece = 64 * 1024;

/**
 * Returns the root element, or the problem if there is none. Throws `TooComplexFile` if a limit is exceeded.
 */
export function readXml(
  source: string | Uint8Array,
  count: XmlCount = newXmlCount(),
): XmlElement | XmlProblem {
  const decoded = typeof source === 'string' ? { text: source } : decodeXml(source);
  if ('problem' in decoded) return { why: decoded.problem, line: decoded.line };
  if ('readAs' in decoded && decoded.readAs !== undefined) count.readAs.add(decoded.readAs);
  try {
    return treeOf(decoded.text, count);
  } catch (error) {
    if (error instanceof Stopped) return { why: error.message, line: error.line };
    throw error;
  }
}

function treeOf(text: string, count: XmlCount): XmlElement {
  const parser = new SaxesParser({ position: true });
  /** The parent of the root element. */
  const file = new XmlElement('', 1);
  const open = [file];
  const tooMuch = (what: string): never => {
    throw new TooComplexFile(`${what} (строка ${parser.line})`);
  };
  const addText = (content: string) => void open.at(-1)?.children.push(new XmlText(content));
  let attributes = 0;
  parser.ENTITIES = signsOf(parser.ENTITIES, () => {
    count.references += 1;
    if (count.references > documentLimits.references) {
      tooMuch(`Больше ${shownNumber(documentLimits.references)} знаков вида &nbsp;`);
    }
  });
  parser.on('error', () => {
    throw new Stopped('Это не XML, или он повреждён', parser.line);
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > documentLimits.attributes)
      tooMuch(`Больше ${documentLimits.attributes} атрибутов у элемента`);
  });
  let line = 1;
  parser.on('opentagstart', () => {
    ({ line } = parser);
    attributes = 0;
    count.elements += 1;
    if (count.elements > documentLimits.elements) {
      tooMuch(`Больше ${shownNumber(documentLimits.elements)} элементов XML`);
    }
    if (open.length > documentLimits.depth) throw new Stopped('Слишком глубокая вложенность', line);
  });
  parser.on('opentag', (tag) => {
    const element = new XmlElement(tag.name, line);
    Object.assign(element.attributes, tag.attributes);
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  for (let start = 0; start < text.length; start += piece) {
    parser.write(text.slice(start, start + piece));
  }
  parser.close();
  const [root] = elementsOf(file);
  if (root === undefined) throw new Error('the XML parser returned no root element');
  return root;
}

/** The name of the root element, without reading further; null if there is none. */
export function rootName(source: Uint8Array): string | null {
  const decoded = decodeXml(source);
  if ('problem' in decoded) return null;
  const { text } = decoded;
  const parser = new SaxesParser();
  const found: (string | null)[] = [];
  parser.on('error', () => found.push(null));
  parser.on('opentagstart', ({ name }) => found.push(name));
  for (let start = 0; start < text.length; start += piece) {
    parser.write(text.slice(start, start + piece));
    if (found.length > 0) break;
  }
  return found[0] ?? null;
}

const shownNumber = (value: number): string => value.toLocaleString('ru');

export const isProblem = (read: XmlElement | XmlProblem): read is XmlProblem => 'why' in read;

/**
 * Named character references of XML, and of HTML, which other programs leave in texts. Each lookup calls `note`.
 */
const signsOf = (own: Record<string, string>, note: () => void): Record<string, string> =>
  new Proxy(own, {
    get: (_, name) => {
      note();
      return typeof name === 'string' ? (own[name] ?? namedSign(name)) : undefined;
    },
  });

/** A cache, bounded by the number of names in HTML. */
const signs = new Map<string, string>();

function namedSign(name: string): string | undefined {
  const known = signs.get(name);
  if (known !== undefined) return known;
  if (!/^\w{1,32}$/.test(name)) return undefined;
  const reference = `&${name};`;
  const sign = parseHtml(reference).textContent;
  if (sign === reference) return undefined;
  signs.set(name, sign);
  return sign;
}

export const elementsOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((child) => child instanceof XmlElement);

/** The name without its namespace prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  elementsOf(element).filter((child) => localName(child.name) === name);

export const childOf = (element: XmlElement, name: string): XmlElement | undefined => {
  for (const child of element.children) {
    if (child instanceof XmlElement && localName(child.name) === name) return child;
  }
  return undefined;
};

/** The trimmed text of a child; '' if there is none. */
export const textOfChild = (element: XmlElement, name: string): string =>
  childOf(element, name)?.text.trim() ?? '';

/** The text directly in the element. */
export const ownText = (element: XmlElement): string =>
  element.children.map((child) => (child instanceof XmlText ? child.text : '')).join('');

/** All descendants in document order. */
export function* descendants(element: XmlElement): Generator<XmlElement> {
  const waiting = elementsOf(element).toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    for (const child of elementsOf(next).toReversed()) waiting.push(child);
  }
}

/** An element to write; text is escaped, `xml` is written as is. */
export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string | number | boolean | null>>;
  children: readonly (XmlNode | string | { xml: string })[];
}

export const element = (
  name: string,
  attributes: XmlNode['attributes'] = {},
  ...children: XmlNode['children']
): XmlNode => ({ name, attributes, children });

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Child elements are written on separate lines if the element contains nothing else. */
export function xmlOf({ name, attributes, children }: XmlNode, indent = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${attributeXml(String(value))}"`)
    .join('');
  if (children.length === 0) return `${indent}<${name}${written}/>`;
  const isOfElements = children.every((child) => typeof child === 'object' && 'name' in child);
  const inner = children.map((child) => {
    if (typeof child === 'string') return escapeXml(child);
    if ('xml' in child) return child.xml;
    return isOfElements ? `\n${xmlOf(child, `${indent}  `)}` : xmlOf(child);
  });
  const end = isOfElements ? `\n${indent}` : '';
  return `${indent}<${name}${written}>${inner.join('')}${end}</${name}>`;
}

/** Removes characters that XML does not allow. */
// oxlint-disable-next-line no-control-regex
const unspeakable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(unspeakable, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');

/** Other whitespace would be normalized to spaces. */
const attributeXml = (text: string): string =>
  escapeXml(text)
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n]/g, (space) => `&#${space.charCodeAt(0)};`);

/** HTML in a CDATA section, as other programs write it. */
export const cdata = (text: string): { xml: string } => ({
  xml: `<![CDATA[${text.toWellFormed().replaceAll(unspeakable, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`,
});

/** Canonical HTML as XML. */
export const xhtmlOf = (html: string): string =>
  html
    .toWellFormed()
    .replaceAll(unspeakable, '')
    .replaceAll('&nbsp;', '&#160;')
    .replaceAll(/<(br|col|hr|img)((?: [a-z-]+="[^"]*")*)>/g, '<$1$2/>');

/**
 * The content of an element as HTML. `other` converts elements that are not HTML; if it returns null, the element is
 * handled here.
 */
export function htmlOf(
  element: XmlElement,
  other: (child: XmlElement) => string | null = () => null,
): string {
  return element.children
    .map((child) => {
      if (child instanceof XmlText) return escapeXml(child.text);
      const special = other(child);
      if (special !== null) return special;
      const name = localName(child.name);
      const attributes = Object.entries(child.attributes)
        .map(([key, value]) => ` ${key}="${escapeXml(value).replaceAll('"', '&quot;')}"`)
        .join('');
      return isEndless(name)
        ? `<${name}${attributes}>`
        : `<${name}${attributes}>${htmlOf(child, other)}</${name}>`;
    })
    .join('');
}

const isEndless = (name: string): boolean => /^(?:br|col|hr|img|wbr|input|source)$/.test(name);
