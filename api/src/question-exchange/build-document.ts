// The steps common to all formats: builds a document from parsed questions and extensions, computes the extensions on
// export, and reports the outcome of each question.
import {
  defaultQuestion,
  defaultSettings,
  type TestDocument,
  type TestFile,
  type TestQuestion,
  type TestSettings,
  documentLimits,
  withoutUnknownFiles,
  normalDocument,
  normalQuestion,
  excerpt,
  TooComplexFile,
  UnreadableQuestion,
  type Changed,
  type SkippedItem,
  type Report,
  toWholePoints,
  hasFilePlaceholder,
  singleLineText,
  type ReadingNotes,
  namesOfParts,
} from '../assessments/document/index.ts';
import {
  applyExtension,
  ofQuestions,
  ofSettings,
  extensionFor,
  type Extension,
} from './extensions.ts';

/** A question parsed from a file. */
export interface ParsedQuestion {
  /** Its name in the file, or the beginning of its text. */
  name: string;
  line: number | null;
  /** Null if it cannot be read. Points may be fractional. */
  question: TestQuestion | null;
  /** Notes on content that was lost. */
  changed: string[];
  /** Why it cannot be read. */
  problem: string | null;
  rest: string | null;
}

/** A parsed file, as other systems would understand it: without extensions. */
export interface ParsedFile {
  settings: TestSettings;
  rest: string | null;
  entries: ParsedQuestion[];
  files: TestFile[];
  /** Items that are not questions and were skipped. */
  left: SkippedItem[];
  /** Encodings that were guessed or differ from the declared ones. */
  readAs?: Iterable<string>;
}

export interface ReadTest {
  test: TestDocument;
  report: Report;
}

/** The position of a question that is not parsed yet. */
export interface QuestionPosition {
  /** '' if the file gives it no name. */
  name: string;
  /** The beginning of its text, which identifies it if it cannot be read. */
  beginning: string;
  line: number | null;
  rest: string | null;
}

/** The first items up to the limit of a test, and a note on the others, which are not parsed. */
export function withinQuestionLimit<T>(all: readonly T[]): { first: T[]; left: SkippedItem[] } {
  const more = all.length - documentLimits.questions;
  const why = `В одном файле берётся не больше ${documentLimits.questions} вопросов`;
  const left =
    more <= 0
      ? []
      : [
          {
            question: documentLimits.questions + 1,
            line: null,
            name: `Остальные вопросы: ${more}`,
            why,
          },
        ];
  return { first: all.slice(0, documentLimits.questions), left };
}

/** Parses one question; an error affects only this question. */
export function parseQuestion(
  { name, beginning, line, rest }: QuestionPosition,
  read: (notes: ReadingNotes) => TestQuestion,
): ParsedQuestion {
  const notes: ReadingNotes = { changed: [], lacking: [] };
  const at = { line, rest, changed: [] };
  try {
    const said = normalQuestion(read(notes));
    const question = { ...said, active: said.active && notes.lacking.length === 0 };
    const called = excerpt(name || singleLineText(question.question));
    const changes = [...notes.changed, ...notes.lacking.map((what) => `выключен: ${what}`)];
    return { ...at, name: called, question, changed: [...new Set(changes)], problem: null };
  } catch (error) {
    if (!(error instanceof UnreadableQuestion)) throw error;
    return { ...at, name: excerpt(name || beginning), question: null, problem: error.message };
  }
}

/** The result for a file that is not of the format. */
export const rejectedFile = (why: string, line: number | null = null): ReadTest => ({
  test: { ...defaultSettings, questions: [], files: [] },
  report: { taken: 0, changed: [], left: [{ question: null, line, name: 'Весь файл', why }] },
});

/** The result for a file whose reader threw: nothing is imported. */
export function rejectedByError(error: unknown): ReadTest {
  if (error instanceof TooComplexFile)
    return rejectedFile(`Слишком сложный файл. ${error.message}`);
  if (error instanceof UnreadableQuestion) return rejectedFile(error.message);
  throw error;
}

export function readTest(said: ParsedFile): ReadTest {
  const questions: TestQuestion[] = [];
  const changed = [...new Set(said.readAs)].map((encoding): Changed => ({
    question: null,
    name: 'Весь файл',
    what: `прочитано как ${encoding}`,
  }));
  const left = [...said.left];
  for (const [index, entry] of said.entries.entries()) {
    const { name, line } = entry;
    const whole =
      entry.rest === null ? null : applyExtension(ofQuestions, entry.question, entry.rest);
    const question = whole?.whole ?? entry.question;
    const why = question === null ? entry.problem : (tooMuch(question) ?? damaged(question));
    if (question === null || why !== null) {
      left.push({ question: index + 1, line, name, why: why ?? 'Вопрос не прочитался' });
      continue;
    }
    const lacksFile = hasFilePlaceholder(shownTextOf(question));
    questions.push(lacksFile ? { ...question, active: false } : question);
    const number = questions.length;
    if (lacksFile) changed.push({ question: number, name, what: lostFile });
    const isAsMeant = whole !== null && whole.ignored.length === 0;
    const changes = isAsMeant ? [] : entry.changed;
    for (const what of changes) changed.push({ question: number, name, what });
    if (whole !== null && whole.ignored.length > 0) {
      const what = `вопрос правили в файле: взято то, что в нём видно (${namesOfParts(whole.ignored)})`;
      changed.push({ question: number, name, what });
    }
  }
  const points = toWholePoints(questions);
  for (const [index, what] of points.notes.entries()) {
    const name = questionTitle(questions[index] ?? defaultQuestion);
    if (what !== null) changed.push({ question: index + 1, name, what });
  }
  const { successful_points: threshold, ...others } = settingsIn(said, left);
  const successful_points = threshold === null ? null : threshold * points.factor;
  const whole = { ...others, successful_points, questions: points.questions, files: said.files };
  const test = normalDocument(withoutUnknownFiles(whole));
  return { test, report: { taken: questions.length, changed, left } };
}

const lostFile = 'выключен: вместо картинки стоит только её имя';

const shownTextOf = ({ question, answers }: TestQuestion): string =>
  [question, ...answers.map(({ value }) => value)].join('\n');

/** Settings without damaged characters. */
function settingsIn({ settings, rest }: ParsedFile, left: SkippedItem[]): TestSettings {
  const whole = rest === null ? null : applyExtension(ofSettings, settings, rest);
  const meant = whole?.whole ?? settings;
  const why = damaged(meant);
  if (why === null) return meant;
  left.push({ question: null, line: null, name: 'Настройки теста', why });
  return defaultSettings;
}

/** U+FFFD marks a character that another program lost. */
const damaged = (value: object): string | null =>
  JSON.stringify(value).includes('\uFFFD')
    ? 'В тексте знаки «\uFFFD» вместо букв: сохраните файл заново в UTF-8'
    : null;

/** Which limit a question exceeds. Its rich texts were limited when they were sanitized. */
function tooMuch(question: TestQuestion): string | null {
  const { answers, correspondences, select_input_items: fillings, topic } = question;
  const blanks = new Map<number, number>();
  let top = correspondences.length;
  for (const { parent_answer_id: blank } of answers) {
    if (blank === null) top += 1;
    else blanks.set(blank, (blanks.get(blank) ?? 0) + 1);
  }
  for (const { answer_id } of fillings) blanks.set(answer_id, (blanks.get(answer_id) ?? 0) + 1);
  if (top > documentLimits.answers) return `В вопросе больше ${documentLimits.answers} ответов`;
  if (question.correspondence_links.length > documentLimits.links)
    return 'В вопросе слишком много пар';
  if (blanks.values().some((variants) => variants > documentLimits.variants)) {
    return `У одного пропуска больше ${documentLimits.variants} вариантов`;
  }
  const isLong =
    fillings.some(({ value }) => value.length > documentLimits.filling) ||
    answers.some(({ value }) => value.length > documentLimits.answerText * 1000) ||
    (topic ?? '').length > documentLimits.name;
  return isLong ? 'Слишком длинный ответ или название темы' : null;
}

/** Extensions written beside the format's own content. */
export interface Extensions {
  settings: Extension | null;
  /** For each question. */
  questions: readonly (Extension | null)[];
}

export interface WrittenTest<Out> {
  file: Out;
  report: Report;
  /** The test as other systems read it from the file; null for a question that they cannot read. */
  understood: { settings: TestSettings; questions: (TestQuestion | null)[] };
}

/**
 * Writes a document twice: first without extensions, to read back what the format preserves, and then with extensions
 * for the difference.
 */
export async function writeTest<Out>(
  meant: TestDocument,
  write: (document: TestDocument, rests: Extensions) => Promise<Out>,
  read: (file: Out) => Promise<ParsedFile>,
): Promise<WrittenTest<Out>> {
  const document = normalDocument(meant);
  const none = document.questions.map(() => null);
  const said = await read(await write(document, { settings: null, questions: none }));
  if (said.entries.length !== document.questions.length) {
    throw new Error(
      `${document.questions.length} questions were written, ${said.entries.length} read`,
    );
  }
  const rests: Extensions = {
    settings: extensionFor(ofSettings, document, said.settings),
    questions: document.questions.map((question, index) =>
      extensionFor(ofQuestions, question, said.entries[index]?.question ?? null),
    ),
  };
  const changed = document.questions.flatMap((question, index): Changed[] => {
    const rest = rests.questions[index];
    if (rest == null) return [];
    const what = `другие системы этого не увидят: ${namesOfParts(rest.parts)}`;
    return [{ question: index + 1, name: questionTitle(question), what }];
  });
  return {
    file: await write(document, rests),
    report: { taken: document.questions.length, changed, left: [] },
    understood: {
      settings: said.settings,
      questions: said.entries.map(({ question }) => question),
    },
  };
}

/** The title of a question in a file. */
export const questionTitle = ({ question }: TestQuestion): string =>
  excerpt(singleLineText(question).replaceAll(/\[\[\d+\]\]/g, '…'));
