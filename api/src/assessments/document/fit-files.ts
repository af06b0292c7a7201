// Removes from a document the files that an export format cannot hold, and reports them.
import {
  fileAddress,
  hasRichValues,
  withAddresses,
  type TestDocument,
  type TestFile,
  type TestQuestion,
} from './document.ts';
import type { SkippedItem } from './report.ts';
import { cleanText, escapeHtml, filePlaceholders } from './texts.ts';

export interface FittedDocument {
  document: TestDocument;
  /** Contents of the remaining files by name. */
  bytes: Map<string, Uint8Array>;
  left: SkippedItem[];
}

/** `room` is the total number of bytes allowed for files; 0 for a format without files. */
export async function fitFiles(document: TestDocument, room: number): Promise<FittedDocument> {
  const bytes = new Map<string, Uint8Array>();
  let size = 0;
  for (const file of document.files) {
    const content = room === 0 ? null : await file.bytes();
    if (content === null || size + content.length > room) continue;
    bytes.set(file.name, content);
    size += content.length;
  }
  const why = room === 0 ? 'В таких файлах нет места для вложений' : 'Файл не поместился';
  return { ...withFiles(document, bytes, () => why), bytes };
}

/** The document with only the named files, and the reason for each removed one. */
export function withFiles(
  document: TestDocument,
  retainedNames: Names,
  why: (file: TestFile) => string,
): Omit<FittedDocument, 'bytes'> {
  const left = document.files
    .filter(({ name }) => !retainedNames.has(name))
    .map((file) => ({ question: null, line: null, name: file.name, why: why(file) }));
  return { document: left.length === 0 ? document : without(document, retainedNames), left };
}

type Names = Pick<ReadonlySet<string>, 'has'>;

/**
 * Removes references to files that the document does not contain: such an address would point to another user's upload.
 */
export function withoutUnknownFiles(document: TestDocument): TestDocument {
  return without(document, new Set(document.files.map(({ name }) => name)));
}

/** Addresses of uploads outside the document. */
const foreign = /(?<=(?:src|href)=")\/media\/(?!document\/)[^"]*(?=")/g;

function without(document: TestDocument, retainedNames: Names): TestDocument {
  const text = (html: string): string => {
    let isWhole = true;
    // An invalid address: cleaning the text removes the element.
    const nowhere = () => {
      isWhole = false;
      return 'nowhere:';
    };
    const shown = withAddresses(html, (name) =>
      retainedNames.has(name) ? fileAddress(name) : nowhere(),
    ).replaceAll(foreign, nowhere);
    return isWhole ? html : cleanText(shown);
  };
  /**
   * Replaces a text that showed only files by their names: an empty answer could equal another one, or count as none.
   */
  const named = (html: string): string => {
    const rest = text(html);
    return rest === '' && html !== '' ? `<p>${escapeHtml(filePlaceholders(html))}</p>` : rest;
  };
  const orNull = (html: string | null) => (html === null ? null : text(html) || null);
  const question = (each: TestQuestion): TestQuestion => ({
    ...each,
    question: named(each.question),
    solution: orNull(each.solution),
    answers: each.answers.map((answer) => ({
      ...answer,
      value: hasRichValues(each.type) ? named(answer.value) : answer.value,
      comment: orNull(answer.comment),
    })),
    correspondences: each.correspondences.map((item) => ({ ...item, value: named(item.value) })),
    files: each.files.filter((name) => retainedNames.has(name)),
  });
  return {
    ...document,
    description: orNull(document.description),
    questions: document.questions.map(question),
    files: document.files.filter(({ name }) => retainedNames.has(name)),
  };
}
