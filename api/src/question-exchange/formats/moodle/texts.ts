// Reads and writes texts of Moodle XML, which declare a format and embed the files that they show.
import {
  fileAddress,
  withAddresses,
  decodeUrl,
  forSupplementaryText,
  escapeHtml,
  htmlOfMarkdown,
  htmlOfMoodleText,
  htmlOfPlain,
  readHtml,
  withDelimitedFormulas,
  type ReadingContext,
  excerpt,
} from '../../../assessments/document/index.ts';
import {
  cdata,
  childOf,
  childrenOf,
  element,
  ownText,
  textOfChild,
  type XmlNode,
  type XmlElement,
} from '../../xml.ts';

export interface FoundText {
  html: string;
  /** Embedded files that the text does not show. */
  files: string[];
}

/**
 * Reads an element such as `questiontext`; '' if it is missing. `before` transforms the HTML before it is sanitized,
 * `more` is appended.
 */
export function textIn(
  element: XmlElement | undefined,
  { files, lacking }: ReadingContext,
  before: (html: string) => string = (html) => html,
  of: 'question' | 'answer' = 'question',
  more = '',
): FoundText {
  if (element === undefined) return { html: '', files: [] };
  const brought = new Map(
    childrenOf(element, 'file').map((file) => {
      const name = file.attributes['name'] ?? '';
      return [name, files.addEncoded(name, ownText(file))] as const;
    }),
  );
  const shown = new Set<string>();
  const html = (htmlIn(element) + more).replaceAll(
    /@@PLUGINFILE@@\/([^"'<>?\s]+)(?:\?[^"'<>\s]*)?/g,
    (_, address: string) => {
      const wanted = decodeUrl(address);
      const name = brought.get(wanted) ?? brought.get(wanted.split('/').at(-1) ?? '');
      if (name === undefined) {
        lacking.push(`файла «${wanted}» нет среди вложений`);
        return 'nowhere:';
      }
      shown.add(name);
      return fileAddress(name);
    },
  );
  return {
    html: readHtml(html, { files, lacking }, of, before),
    files: [...brought.values()].filter((name) => !shown.has(name)),
  };
}

/** Reads the text of an answer. */
export const answerIn = (element: XmlElement | undefined, reading: ReadingContext): string =>
  textIn(element, reading, undefined, 'answer').html;

/**
 * Appends the separate picture of Moodle 1. `before` transforms the HTML before it is sanitized.
 */
export function questionText(
  question: XmlElement,
  reading: ReadingContext,
  before?: (html: string) => string,
): FoundText {
  const picture = oldPicture(question, reading);
  return textIn(childOf(question, 'questiontext'), reading, before, 'question', picture);
}

/** HTML for `<image>` with the bytes in `<image_base64>`; '' without bytes. */
function oldPicture(question: XmlElement, { files, lacking }: ReadingContext): string {
  const path = textOfChild(question, 'image');
  const content = textOfChild(question, 'image_base64');
  if (content !== '') {
    const name = files.addEncoded(path || 'картинка.png', content);
    return `<p><img src="${fileAddress(name)}" alt=""></p>`;
  }
  if (path !== '') lacking.push(`картинка «${excerpt(path)}» не взята: её нет в файле`);
  return '';
}

/** Reads the feedback of an answer, with notes on lost content. */
export const commentIn = (answer: XmlElement, reading: ReadingContext): string | null =>
  answerIn(childOf(answer, 'feedback'), forSupplementaryText(reading)) || null;

/** Old files have the text in the element itself. Like Moodle, trims whitespace. */
export const rawText = (element: XmlElement): string =>
  (childOf(element, 'text')?.text ?? ownText(element)).trim();

function htmlIn(element: XmlElement): string {
  const text = rawText(element);
  switch (element.attributes['format']) {
    case 'plain_text':
      return htmlOfPlain(text);
    case 'markdown':
      return htmlOfMarkdown(text);
    case 'moodle_auto_format':
      return htmlOfMoodleText(text);
    default:
      return text;
  }
}

/** Base64 of the document's files by name. */
export type Encoded = ReadonlyMap<string, string>;

export const textElement = (
  name: string,
  text: string,
  encoded: Encoded,
  more: readonly string[] = [],
): XmlNode => {
  const shown = new Set(more);
  const html = withAddresses(withDelimitedFormulas(text), (file) => {
    shown.add(file);
    return `@@PLUGINFILE@@/${escapeHtml(encodeURIComponent(file))}`;
  });
  return element(
    name,
    { format: 'html' },
    element('text', {}, ...(html === '' ? [] : [cdata(html)])),
    ...[...shown].map((file) => fileElement(file, encoded)),
  );
};

export const fileElement = (name: string, encoded: Encoded): XmlNode =>
  element('file', { name, path: '/', encoding: 'base64' }, encoded.get(name) ?? '');

export const plainText = (name: string, text: string): XmlNode =>
  element(name, {}, element('text', {}, ...(text === '' ? [] : [text])));

export const isYes = (element: XmlElement, name: string): boolean =>
  /^(?:true|1)$/i.test(textOfChild(element, name));
