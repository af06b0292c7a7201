// GIFT: questions as plain text typed by teachers. Not parsed by gift-pegjs, which rejects a whole file for one error,
// drops comments and depends on an abandoned parser generator.
import { decodeText } from '@kafedra/common/files/text';
import {
  parseQuestion,
  withinQuestionLimit,
  rejectedFile,
  readTest,
  rejectedByError,
  writeTest,
  type ReadTest,
  type Extensions,
  type ParsedFile,
  type WrittenTest,
} from '../../build-document.ts';
import {
  defaultSettings,
  type TestDocument,
  DocumentFiles,
  normalDocument,
  excerpt,
  documentLimits,
} from '../../../assessments/document/index.ts';
import { Categories, namesIn, pathOf } from '../moodle/categories.ts';
import { picturesOf, withCarriedFiles, type Pictures } from './pictures.ts';
import { titleIn, readQuestion } from './read-question.ts';
import { blocksIn, questionPrefix, testPrefix, restoreEscaped, type Block } from './syntax.ts';
import { writeQuestion } from './write-question.ts';

export async function writeGift(document: TestDocument): Promise<WrittenTest<string>> {
  const whole = normalDocument(document);
  const pictures = await picturesOf(whole);
  // A test parse shows which pictures the texts can carry.
  const { files } = saidIn(textOf(whole, { settings: null, questions: [] }, pictures));
  const carried = new Set(files.map(({ name }) => name));
  const { document: fits, left } = withCarriedFiles(whole, carried, pictures);
  const written = await writeTest(
    fits,
    async (test, rests) => textOf(test, rests, pictures),
    async (text) => saidIn(text),
  );
  return { ...written, report: { ...written.report, left } };
}

export function readGift(source: string | Uint8Array): ReadTest {
  if (source.length > documentLimits.bytes)
    return rejectedFile(`Файл больше ${documentLimits.bytes / 1024 / 1024} МБ`);
  const decoded = typeof source === 'string' ? { text: source } : decodeText(source);
  if ('problem' in decoded) return rejectedFile(decoded.problem, decoded.line);
  try {
    const said = {
      ...saidIn(decoded.text),
      ...('readAs' in decoded && { readAs: [decoded.readAs] }),
    };
    return said.entries.length === 0
      ? rejectedFile('В файле нет ни одного вопроса')
      : readTest(said);
  } catch (error) {
    return rejectedByError(error);
  }
}

function textOf(test: TestDocument, rests: Extensions, pictures: Pictures): string {
  const blocks: string[] = [];
  let path = pathOf(test.title, null);
  const comment = rests.settings === null ? '' : `// ${testPrefix} ${rests.settings.text}\n`;
  if (test.title !== null) blocks.push(`${comment}$CATEGORY: ${lineOf(path)}`);
  else if (comment !== '') blocks.push(comment);
  for (const [index, question] of test.questions.entries()) {
    const wanted = pathOf(test.title, question.topic);
    if (wanted !== path) blocks.push(`$CATEGORY: ${lineOf(wanted)}`);
    path = wanted;
    const rest = rests.questions[index];
    const beside = rest == null ? '' : `// ${questionPrefix} ${rest.text}\n`;
    blocks.push(beside + writeQuestion(question, pictures));
  }
  return `${blocks.join('\n\n')}\n`;
}

const lineOf = (path: string): string => path.replaceAll(/\s+/g, ' ').replaceAll('\\', '\\\\');

function saidIn(source: string): ParsedFile {
  const files = new DocumentFiles();
  const categories = new Categories();
  let rest: string | null = null;
  const blocks: { block: Block; text: string }[] = [];
  for (const block of blocksIn(source.replace(/^\uFEFF/, ''))) {
    rest = commentIn(block, testPrefix) ?? rest;
    const text = withoutCategory(block, categories);
    if (text === '') continue;
    categories.hold();
    blocks.push({ block, text });
  }
  const { first, left } = withinQuestionLimit(blocks);
  const entries = first.map(({ block, text }) => {
    const at = {
      name: titleIn(text),
      beginning: restoreEscaped(text),
      line: block.line,
      rest: commentIn(block, questionPrefix),
    };
    return parseQuestion(at, (notes) => {
      noteMarks(block, notes.changed);
      return readQuestion(text, { files, ...notes });
    });
  });
  const { title, topics } = categories.sorted();
  for (const [index, { question }] of entries.entries()) {
    if (question !== null) Object.assign(question, { topic: topics[index] ?? null });
  }
  return { settings: { ...defaultSettings, title }, rest, entries, files: files.all(), left };
}

function noteMarks({ marks: { id, tags } }: Block, changed: string[]): void {
  if (id !== null) changed.push(`идентификатор «${excerpt(id)}» не взят`);
  if (tags.length > 0) changed.push(`метки не взяты: ${excerpt(tags.join(', '))}`);
}

const commentIn = ({ comments }: Block, mark: string): string | null =>
  comments
    .find((comment) => comment.startsWith(mark))
    ?.slice(mark.length)
    .trim() ?? null;

/** A category applies to the questions after it; one may begin on the next line. */
function withoutCategory({ text }: Block, categories: Categories): string {
  const [all, path] = /^\s*\$CATEGORY:([^\n]*)(?:\n|$)/.exec(text) ?? [];
  if (all === undefined || path === undefined) return text.trim();
  categories.begin(namesIn(restoreEscaped(path)), undefined);
  return text.slice(all.length).trim();
}
