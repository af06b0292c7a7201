// XML that is read without believing it, and written. No entity of its own is ever expanded, nothing is fetched, and depth
// is bounded before anybody walks over it.
import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import { parseHtml } from '../../kit/rich-text/document.ts';

export { XmlElement } from '@rgrove/parse-xml';

export interface XmlProblem {
  why: string;
  line: number | null;
}

/** Elements within one another; those of real files have some twenty. */
const deepest = 200;

/** The outermost element; what is wrong where there is none. Bytes are UTF-8, or UTF-16 with its mark. */
export function readXml(source: string | Uint8Array): XmlElement | XmlProblem {
  const text = typeof source === 'string' ? source : textIn(source);
  try {
    const { root } = parseXml(text, { includeOffsets: true, resolveUndefinedEntity: namedSign });
    if (root === null) return { why: 'Файл пуст', line: null };
    return isTooDeep(root) ? { why: 'Слишком глубокая вложенность', line: null } : root;
  } catch (error) {
    if (error instanceof XmlError) return { why: 'Это не XML, или он повреждён', line: error.line };
    if (error instanceof RangeError) return { why: 'Слишком глубокая вложенность', line: null };
    throw error;
  }
}

export const isProblem = (read: XmlElement | XmlProblem): read is XmlProblem => 'why' in read;

function textIn(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
}

/** Names of signs that XML does not have, and HTML has: other programs leave them in texts. */
function namedSign(reference: string): string | undefined {
  if (!/^&\w{1,32};$/.test(reference)) return undefined;
  const sign = parseHtml(reference).textContent;
  return sign === reference ? undefined : sign;
}

function isTooDeep(root: XmlElement): boolean {
  let level = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap(elementsOf);
  }
  return false;
}

export const elementsOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((child) => child instanceof XmlElement);

/** Without the prefix of its namespace. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  elementsOf(element).filter((child) => localName(child.name) === name);

export const childOf = (element: XmlElement, name: string): XmlElement | undefined =>
  childrenOf(element, name)[0];

/** The text of a child without space around it; '' where there is none. */
export const textOfChild = (element: XmlElement, name: string): string =>
  childOf(element, name)?.text.trim() ?? '';

/** Only what stands in the element itself. */
export const ownText = (element: XmlElement): string =>
  element.children.flatMap((child) => (child instanceof XmlText ? [child.text] : [])).join('');

/** All below it, in the order of the file. */
export function* below(element: XmlElement): Generator<XmlElement> {
  for (const child of elementsOf(element)) {
    yield child;
    yield* below(child);
  }
}

/** A function that tells the line of an element. */
export function linesIn(source: string | Uint8Array): (element: XmlElement) => number {
  const text = typeof source === 'string' ? source : textIn(source);
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return ({ start }) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= start) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}

/** An element to be written; a text is escaped, and `xml` is XML already. */
export interface Written {
  name: string;
  attributes: Readonly<Record<string, string | number | boolean | null>>;
  children: readonly (Written | string | { xml: string })[];
}

export const element = (
  name: string,
  attributes: Written['attributes'] = {},
  ...children: Written['children']
): Written => ({ name, attributes, children });

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Elements that hold nothing but elements have each of these on a line of its own. */
export function xmlOf({ name, attributes, children }: Written, indent = ''): string {
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

/** Characters that no XML may have are left out. */
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

/** Spaces of other kinds than the usual one would be read as that. */
const attributeXml = (text: string): string =>
  escapeXml(text)
    .replaceAll('"', '&quot;')
    .replaceAll(/[\t\n]/g, (space) => `&#${space.charCodeAt(0)};`);

/** HTML within XML as other programs write it. */
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

/** What stands in an element as HTML: `other` writes what is no HTML, or says null to leave it to this. */
export function htmlOf(
  element: XmlElement,
  other: (child: XmlElement) => string | null = () => null,
): string {
  return element.children
    .map((child) => {
      if (child instanceof XmlText) return escapeXml(child.text);
      if (!(child instanceof XmlElement)) return '';
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
