// Reads texts of an item: HTML that contains interactions, feedback and files.
import {
  fileAddress,
  forSupplementaryText,
  escapeHtml,
  htmlToPlainText,
  readHtml,
  readPlain,
  type ReadingContext,
} from '../../../assessments/document/index.ts';
import { htmlOf, type XmlElement } from '../../xml.ts';
import { attributeOf, kindOf } from './names.ts';
import { pathOf, type Archive } from '../../archive.ts';

/** The context in which one item is read. */
export interface ItemReading extends ReadingContext {
  /** Null for a single item outside a package. */
  archive: Archive | null;
  /** The path of the item in the archive. */
  path: string;
  /** Paths of files that texts show. */
  shown: Set<string>;
}

type Other = (element: XmlElement, inside: (element: XmlElement) => string) => string | null;

/** The sanitized content of an element; `other` may replace an element, at any depth. */
export const textIn = (
  element: XmlElement,
  reading: ItemReading,
  of: 'question' | 'answer' = 'answer',
  other: Other = () => null,
): string => {
  const inside = (each: XmlElement): string =>
    htmlOf(each, (child) => other(child, inside) ?? ownKind(child, reading));
  const html = withFiles(inside(element), reading);
  return readHtml(html, reading, of);
};

/** Reads a supplementary text, such as a comment. */
export const readSupplementaryText = (element: XmlElement, reading: ItemReading): string =>
  textIn(element, forSupplementaryText(reading), 'question');

/** Reads a choice as plain text. */
export const plainIn = (element: XmlElement, reading: ItemReading): string =>
  readPlain(htmlOf(element), reading);

/** The beginning of an item's text, which identifies it. */
export const beginningOf = (element: XmlElement): string =>
  htmlToPlainText(htmlOf(element)).slice(0, 200);

/** Handles elements of QTI within HTML. */
function ownKind(element: XmlElement, { changed, lacking }: ItemReading): string | null {
  switch (kindOf(element)) {
    case 'object':
      return attributeOf(element, 'type').startsWith('image/')
        ? `<img src="${escapeHtml(attributeOf(element, 'data'))}" alt="${escapeHtml(element.text.trim())}">`
        : null;
    case 'rubricBlock':
      // A rubric for candidates belongs to the question.
      if (/\bcandidate\b/.test(attributeOf(element, 'view'))) return null;
      changed.push('памятка для проверяющих не взята');
      return '';
    case 'feedbackInline':
    case 'feedbackBlock':
      changed.push('отзыв на ответ внутри текста не взят');
      return '';
    case 'printedVariable':
    case 'templateInline':
    case 'templateBlock':
      lacking.push('переменная в тексте не взята');
      return '';
    case 'include':
      lacking.push('часть текста из другого файла не взята');
      return '';
    default:
      return null;
  }
}

/** Replaces addresses within the package by those of document files. */
function withFiles(html: string, reading: ItemReading): string {
  return html.replaceAll(/\b(src|href)="([^"]*)"/g, (all, name: string, address: string) => {
    const written = address.replaceAll('&amp;', '&');
    const path = pathOf(written, reading.path);
    if (path === null || written.startsWith('#') || written === '') return all;
    const file = fileAt(path, reading);
    if (file === null) {
      reading[name === 'src' ? 'lacking' : 'changed'].push(`файла «${path}» нет в архиве`);
      return `${name}="nowhere:"`;
    }
    return `${name}="${escapeHtml(fileAddress(file))}"`;
  });
}

/** The document's name for a file of the package. */
export function fileAt(path: string, { archive, files, shown }: ItemReading): string | null {
  if (archive === null || !archive.has(path)) return null;
  shown.add(path);
  return files.add(path, path, () => archive.read(path));
}
