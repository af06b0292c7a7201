// A document without the files that a format has no room for: texts lose what shows them, and the report tells which.
import {
  fileAddress,
  hasRichValues,
  withAddresses,
  type TestDocument,
  type TestFile,
  type TestQuestion,
} from './document.ts';
import type { Left } from './report.ts';
import { cleanText, escapeHtml, filesInWords } from './texts.ts';

export interface Fitting {
  document: TestDocument;
  /** Of the files that stay, by name. */
  bytes: Map<string, Uint8Array>;
  left: Left[];
}

/** `room` is how many bytes all files may have; none at all where a format has no place for files. */
export async function fitting(document: TestDocument, room: number): Promise<Fitting> {
  const bytes = new Map<string, Uint8Array>();
  let size = 0;
  for (const file of document.files) {
    const content = room === 0 ? null : await file.bytes();
    if (content === null || size + content.length > room) continue;
    bytes.set(file.name, content);
    size += content.length;
  }
  const why = room === 0 ? 'В таких файлах нет места для вложений' : 'Файл не поместился';
  return { ...leaving(document, bytes, () => why), bytes };
}

/** The document with these files alone, and why the others are left. */
export function leaving(
  document: TestDocument,
  kept: Names,
  why: (file: TestFile) => string,
): Omit<Fitting, 'bytes'> {
  const left = document.files
    .filter(({ name }) => !kept.has(name))
    .map((file) => ({ question: null, line: null, name: file.name, why: why(file) }));
  return { document: left.length === 0 ? document : without(document, kept), left };
}

type Names = Pick<ReadonlySet<string>, 'has'>;

/** What is in no file of the document no text shows: addresses of uploads here would be those of somebody else. */
export function withoutUnknown(document: TestDocument): TestDocument {
  return without(document, new Set(document.files.map(({ name }) => name)));
}

/** Uploads that are none of a document. */
const foreign = /(?<=(?:src|href)=")\/media\/(?!document\/)[^"]*(?=")/g;

function without(document: TestDocument, kept: Names): TestDocument {
  const text = (html: string): string => {
    let isWhole = true;
    // No address: what has it is left out when the text is cleaned.
    const nowhere = () => {
      isWhole = false;
      return 'nowhere:';
    };
    const shown = withAddresses(html, (name) =>
      kept.has(name) ? fileAddress(name) : nowhere(),
    ).replaceAll(foreign, nowhere);
    return isWhole ? html : cleanText(shown);
  };
  /** What is shown in no other way is named: an empty answer would be another, or none. */
  const named = (html: string): string => {
    const rest = text(html);
    return rest === '' && html !== '' ? `<p>${escapeHtml(filesInWords(html))}</p>` : rest;
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
    files: each.files.filter((name) => kept.has(name)),
  });
  return {
    ...document,
    description: orNull(document.description),
    questions: document.questions.map(question),
    files: document.files.filter(({ name }) => kept.has(name)),
  };
}
