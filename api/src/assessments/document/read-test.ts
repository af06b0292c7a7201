// Reads a test from the database as a document for export.
import { buffer } from 'node:stream/consumers';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { notFound } from '../../kit/http/errors.ts';
import type { Transaction } from '../../kit/database/database.ts';
import type { Scope } from '../../kit/permissions/permissions.ts';
import type { Storage } from '../../kit/files/storage.ts';
import { files, findFileKeys, replaceFileUrls } from '../../media/index.ts';
import {
  fileAddress,
  textsOf,
  withTexts,
  type TestDocument,
  type TestQuestion,
  type TestSettings,
} from './document.ts';
import { DocumentFiles } from './files.ts';
import { settingsOf } from './normalize.ts';
import type { SkippedItem } from './report.ts';
import { documentLimits } from './limits.ts';
import { cleanText } from './texts.ts';
import { questionContents } from '../questions/question-content.ts';
import { testQuestionMedia, testQuestions } from '../questions/question-tables.ts';
import { topics } from '../subjects/subject-tables.ts';
import { testParts, tests } from '../tables.ts';
import { testResource } from '../tests.ts';

/** A test whose texts and questions refer to files by storage key. */
export interface StoredTest {
  settings: TestSettings;
  questions: TestQuestion[];
}

/** Includes all questions that are not in the trash, in order. */
export async function readStoredTest(
  transaction: Transaction,
  scope: Pick<Scope, 'companyId'>,
  testId: number,
): Promise<StoredTest> {
  const { companyId } = scope;
  const ofTest = and(eq(tests.company_id, companyId), eq(tests.id, testId));
  const [test] = await transaction.select().from(tests).where(ofTest);
  if (test === undefined) throw notFound(testResource.missing);
  const parts = await transaction
    .select()
    .from(testParts)
    .where(and(eq(testParts.company_id, companyId), eq(testParts.test_id, testId)))
    .orderBy(asc(testParts.part));
  return {
    settings: settingsOf({ ...test, parts }),
    questions: await questionsOf(transaction, scope, testId),
  };
}

/** Keys of the files shown in texts and attached to questions. */
export const fileKeysOf = ({ settings, questions }: StoredTest): string[] =>
  [
    ...new Set([
      ...[settings.description ?? '', ...questions.flatMap(textsOf)].flatMap((text) => [
        ...findFileKeys(text),
      ]),
      ...questions.flatMap((question) => question.files),
    ]),
  ].filter((key) => uuid.test(key));

/**
 * Omits files that exceed the limits or whose bytes are missing. The bytes are read when the document is written.
 */
export async function createDocument(
  transaction: Transaction,
  storage: Storage,
  scope: Scope,
  testId: number,
): Promise<{ document: TestDocument; left: SkippedItem[] }> {
  const stored = await readStoredTest(transaction, scope, testId);
  const { settings, questions } = stored;
  const found = await filesOf(transaction, storage, scope, fileKeysOf(stored));
  const text = (html: string) => found.text(html);
  return {
    document: {
      ...settings,
      description: settings.description === null ? null : text(settings.description),
      questions: questions.map((question) => withTexts(question, text, found.nameOf)),
      files: found.all(),
    },
    left: found.left,
  };
}

async function questionsOf(
  transaction: Transaction,
  scope: Pick<Scope, 'companyId'>,
  testId: number,
): Promise<TestQuestion[]> {
  const { companyId } = scope;
  const rows = await transaction
    .select({ question: testQuestions, topic: topics.name })
    .from(testQuestions)
    .leftJoin(topics, and(eq(topics.company_id, companyId), eq(topics.id, testQuestions.topic_id)))
    .where(
      and(
        eq(testQuestions.company_id, companyId),
        eq(testQuestions.test_id, testId),
        ne(testQuestions.status, 'deleted'),
      ),
    )
    .orderBy(testQuestions.sort, testQuestions.id);
  const ids = rows.map(({ question }) => question.id);
  const contents = await questionContents(transaction, scope, ids);
  const byId = new Map(contents.map((content) => [content.id, content]));
  const attached = await transaction
    .select({ questionId: testQuestionMedia.question_id, key: files.key })
    .from(testQuestionMedia)
    .innerJoin(files, and(eq(files.company_id, companyId), eq(files.id, testQuestionMedia.file_id)))
    .where(
      and(eq(testQuestionMedia.company_id, companyId), inArray(testQuestionMedia.question_id, ids)),
    )
    .orderBy(testQuestionMedia.sort);
  return rows.flatMap(({ question, topic }) => {
    const content = byId.get(question.id);
    if (content === undefined) return [];
    return [
      {
        ...content,
        part: question.part,
        timer: question.timer,
        required: question.required,
        max_attempts: question.max_attempts,
        infinity_attempts: question.infinity_attempts,
        shuffle_answers: question.shuffle_answers,
        show_answer_note: question.show_answer_note,
        check_without_register: question.check_without_register,
        criterion_points: question.criterion_points,
        solution: question.solution,
        topic,
        // Keys; `createDocument` replaces them by names.
        files: attached.flatMap(({ questionId, key }) => (questionId === question.id ? [key] : [])),
      },
    ];
  });
}

interface FilesOfTest {
  /** Replaces the addresses of files in a text by those of the document. */
  text: (html: string) => string;
  /** The name of the file with this key; undefined if the document omits it. */
  nameOf: (key: string) => string | undefined;
  all: () => TestDocument['files'];
  left: SkippedItem[];
}

async function filesOf(
  transaction: Transaction,
  storage: Storage,
  { companyId }: Scope,
  keys: readonly string[],
): Promise<FilesOfTest> {
  const { key, file_name, size } = files;
  const rows = await transaction
    .select({ key, file_name, size })
    .from(files)
    .where(and(eq(files.company_id, companyId), inArray(key, [...keys])))
    .orderBy(files.id);
  const found = new DocumentFiles();
  const names = new Map<string, string>();
  const left: SkippedItem[] = [];
  for (const row of rows) {
    const isThere = row.size <= documentLimits.packed && (await storage.sizeOf(row.key)) !== null;
    if (isThere && names.size < documentLimits.files) {
      names.set(
        row.key,
        found.add(row.file_name, row.key, () => buffer(storage.read(row.key))),
      );
      continue;
    }
    const why =
      isThere || row.size > documentLimits.packed ? 'Файл не поместился' : 'Его нет в хранилище';
    left.push({ question: null, line: null, name: row.file_name, why });
  }
  const nameOf = (of: string) => names.get(of);
  const text = (html: string) => {
    let isWhole = true;
    const shown = replaceFileUrls(html, (of) => {
      const name = nameOf(of);
      if (name === undefined) isWhole = false;
      return name === undefined ? null : fileAddress(name);
    });
    return isWhole ? shown : cleanText(shown);
  };
  return { text, nameOf, all: () => found.all(), left };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
