// Determines which questions of a file can be imported, and the report on them; preview and import use the same rules.
import { flawsOf, kindNames } from '@kafedra/common/assessments';
import { formatOf } from '@kafedra/common/files/formats';
import type { JobReport } from '../../jobs/index.ts';
import { normalizedName } from '../../kit/values/texts.ts';
import {
  type TestDocument,
  type TestQuestion,
  normalDocument,
  type Changed,
  type SkippedItem,
  documentLimits,
} from '../../assessments/document/index.ts';
import { testFormats, type TestFormatName } from '../formats/index.ts';
import { questionTitle } from '../build-document.ts';
import { detectFormat } from '../detect-format.ts';
import { changedLines, leftLines } from './job-report.ts';

export interface ImportOptions {
  /** How many more questions the test may have. */
  room: number;
  /** Null: detected by content. */
  format: TestFormatName | null;
  /** Existing topics, normalized by `spelled`; null if the caller may create missing ones. */
  topics: ReadonlySet<string> | null;
}

export interface ImportableTest {
  document: TestDocument;
  report: JobReport;
}

export async function readImportable(
  bytes: Uint8Array,
  { room, format, topics }: ImportOptions,
): Promise<ImportableTest> {
  const known = format ?? (await detectFormat(bytes));
  const { test, report } = await testFormats[known].read(bytes);
  const changed: Changed[] = report.changed.filter(({ question }) => (question ?? 0) <= room);
  const questions = test.questions.slice(0, room).map((question, index) => {
    const addNote = (what: string) =>
      changed.push({ question: index + 1, name: questionTitle(question), what });
    return asWanted(question, topics, addNote);
  });
  const document = normalDocument({ ...test, questions });
  const left = [...report.left, ...withoutRoom(test.questions.slice(room), room)];
  for (const { name } of document.files) {
    if (formatOf(name) === undefined) left.push(unknownFile(name));
  }
  return {
    document,
    report: {
      source: known.startsWith('qti') ? 'QTI' : testFormats[known].name,
      taken: countsOf(document),
      changed: changedLines(
        changed.toSorted((one, other) => (one.question ?? 0) - (other.question ?? 0)),
      ),
      left: leftLines(left),
    },
  };
}

export const unknownFile = (name: string): SkippedItem => ({
  question: null,
  line: null,
  name: `Файл «${name}»`,
  why: 'Такие файлы не загружают',
});

/**
 * Deactivates a question with flaws, and removes a topic that does not exist and may not be created.
 */
function asWanted(
  question: TestQuestion,
  topics: ImportOptions['topics'],
  addNote: (what: string) => void,
): TestQuestion {
  const [flaw] = question.active ? flawsOf(question) : [];
  if (flaw !== undefined) {
    addNote(`выключен: ${flaw.message.charAt(0).toLocaleLowerCase('ru')}${flaw.message.slice(1)}`);
  }
  const topic = question.topic?.trim() || null;
  const isMissing = topic !== null && topics !== null && !topics.has(normalizedName(topic));
  if (isMissing) addNote(`тема «${topic}» не взята: такой нет, а создавать темы вам нельзя`);
  return {
    ...question,
    active: question.active && flaw === undefined,
    topic: isMissing ? null : topic,
  };
}

function withoutRoom(others: readonly TestQuestion[], room: number): SkippedItem[] {
  if (others.length === 0) return [];
  const name = `Остальные вопросы: ${others.length}`;
  const why = `В тесте не больше ${documentLimits.questions} вопросов`;
  return [{ question: room + 1, line: null, name, why }];
}

/** Numbers of questions by kind, and of files. */
function countsOf({ questions, files }: TestDocument): JobReport['taken'] {
  const byKind = Map.groupBy(questions, ({ type }) => kindNames[type]);
  return [
    ...[...byKind].map(([title, all]) => ({ title, count: all.length })),
    ...(files.length > 0 ? [{ title: 'Картинки и другие файлы', count: files.length }] : []),
  ];
}
