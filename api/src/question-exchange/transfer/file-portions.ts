// Reads a test file in a worker thread and yields it in portions: a summary, then files byte by byte, then batches of
// questions. Files come before questions because their texts need the new addresses.
import { readFile } from 'node:fs/promises';
import { formatOf } from '@kafedra/common/files/formats';
import type { JobReport } from '../../jobs/index.ts';
import type { PortionReader } from '../../kit/threads/file-reader.ts';
import {
  withAddresses,
  withTexts,
  type TestFile,
  type TestQuestion,
  type TestSettings,
  withoutUnknownFiles,
  settingsOf,
  TooComplexFile,
  UnreadableQuestion,
} from '../../assessments/document/index.ts';
import { readImportable, type ImportOptions } from './importable.ts';

export type Portion =
  | { kind: 'test'; questions: number; report: JobReport }
  | { kind: 'file'; name: string }
  | { kind: 'bytes'; bytes: Uint8Array }
  /**
   * The end of a file; `why` is set if its bytes could not be read completely. The reply contains its new address.
   */
  | { kind: 'end'; why: string | null }
  | { kind: 'settings'; settings: TestSettings }
  | { kind: 'questions'; questions: TestQuestion[] };

/**
 * `enough`: no more bytes of this file are needed. Otherwise the address of the stored file, or null if it was not
 * stored.
 */
export type Reply = 'enough' | { address: string | null };

/** Bytes of a file per portion. */
const piece = 64 * 1024;

/** The limits of a batch of questions: database rows and characters. */
const rowsAtOnce = 100;
const lettersAtOnce = 100_000;

const read: PortionReader<ImportOptions, Portion, Reply> = async function* (path, taking) {
  const { document, report } = await readImportable(await readFile(path), taking);
  yield { kind: 'test', questions: document.questions.length, report };
  const addresses = new Map<string, string>();
  const taken: TestFile[] = [];
  for (const file of document.files) {
    // Already in the report.
    if (formatOf(file.name) === undefined) continue;
    yield { kind: 'file', name: file.name };
    const why = yield* bytesOf(file);
    const reply = yield { kind: 'end', why };
    if (reply === undefined || reply === 'enough' || reply.address === null) continue;
    addresses.set(file.name, reply.address);
    taken.push(file);
  }
  const { description, questions, ...rest } = withoutUnknownFiles({ ...document, files: taken });
  const text = (html: string) => withAddresses(html, (name) => addresses.get(name) ?? '');
  yield {
    kind: 'settings',
    settings: settingsOf({ ...rest, description: description === null ? null : text(description) }),
  };
  for (const some of portionsOf(questions)) {
    const shown = some.map((question) => withTexts(question, text, (name) => name));
    yield { kind: 'questions', questions: shown };
  }
};

export default read;

/** Returns why the bytes are incomplete; null if they are complete or no more were needed. */
async function* bytesOf(file: TestFile): AsyncGenerator<Portion, string | null, Reply | undefined> {
  try {
    const all = await file.bytes();
    for (let start = 0; start < all.length; start += piece) {
      const reply = yield { kind: 'bytes', bytes: all.slice(start, start + piece) };
      if (reply === 'enough') break;
    }
    return null;
  } catch (error) {
    if (error instanceof UnreadableQuestion || error instanceof TooComplexFile)
      return error.message;
    throw error;
  }
}

function* portionsOf(questions: readonly TestQuestion[]): Generator<TestQuestion[]> {
  let some: TestQuestion[] = [];
  let [rows, letters] = [0, 0];
  for (const question of questions) {
    some.push(question);
    rows += rowsOf(question);
    letters += lettersOf(question);
    if (rows < rowsAtOnce && letters < lettersAtOnce) continue;
    yield some;
    some = [];
    [rows, letters] = [0, 0];
  }
  if (some.length > 0) yield some;
}

/** A row of a question has several times as many columns as those of its parts. */
const rowsOf = (question: TestQuestion): number =>
  5 +
  question.answers.length +
  question.select_input_items.length +
  question.correspondences.length +
  question.correspondence_links.length +
  question.question_criteria_by_sort.length;

const lettersOf = ({ question, solution, answers, correspondences }: TestQuestion): number =>
  question.length +
  (solution?.length ?? 0) +
  answers.reduce((sum, { value, comment }) => sum + value.length + (comment?.length ?? 0), 0) +
  correspondences.reduce((sum, { value }) => sum + value.length, 0);
