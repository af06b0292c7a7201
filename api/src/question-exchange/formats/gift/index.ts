// GIFT: questions as plain text typed by teachers. Not parsed by gift-pegjs, which rejects a whole file for one error,
// drops comments and depends on an abandoned parser generator.
import { decodeText } from '@kafedra/common/files/text';
import {
  entryOf,
  firstOf,
  nothingRead,
  readTest,
  refusedFor,
  writeTest,
  type ReadTest,
  type Rests,
  type Said,
  type WrittenTest,
} from '../../assemble.ts';
import {
  plainSettings,
  type TestDocument,
  FoundFiles,
  normalDocument,
  shortly,
  most,
} from '../../../assessments/document/index.ts';
import { Categories, namesIn, pathOf } from '../moodle/categories.ts';
import { picturesOf, withCarried, type Pictures } from './pictures.ts';
import { nameOf, readQuestion } from './read-question.ts';
import { blocksIn, mark, testMark, written, type Block } from './syntax.ts';
import { writeQuestion } from './write-question.ts';

export async function writeGift(document: TestDocument): Promise<WrittenTest<string>> {
  const whole = normalDocument(document);
  const pictures = await picturesOf(whole);
  // A test parse shows which pictures the texts can carry.
  const { files } = saidIn(textOf(whole, { settings: null, questions: [] }, pictures));
  const carried = new Set(files.map(({ name }) => name));
  const { document: fits, left } = withCarried(whole, carried, pictures);
  const written = await writeTest(
    fits,
    async (test, rests) => textOf(test, rests, pictures),
    async (text) => saidIn(text),
  );
  return { ...written, report: { ...written.report, left } };
}

export function readGift(source: string | Uint8Array): ReadTest {
  if (source.length > most.bytes) return nothingRead(`Файл больше ${most.bytes / 1024 / 1024} МБ`);
  const decoded = typeof source === 'string' ? { text: source } : decodeText(source);
  if ('problem' in decoded) return nothingRead(decoded.problem, decoded.line);
  try {
    const said = {
      ...saidIn(decoded.text),
      ...('readAs' in decoded && { readAs: [decoded.readAs] }),
    };
    return said.entries.length === 0
      ? nothingRead('В файле нет ни одного вопроса')
      : readTest(said);
  } catch (error) {
    return refusedFor(error);
  }
}

function textOf(test: TestDocument, rests: Rests, pictures: Pictures): string {
  const blocks: string[] = [];
  let path = pathOf(test.title, null);
  const comment = rests.settings === null ? '' : `// ${testMark} ${rests.settings.text}\n`;
  if (test.title !== null) blocks.push(`${comment}$CATEGORY: ${lineOf(path)}`);
  else if (comment !== '') blocks.push(comment);
  for (const [index, question] of test.questions.entries()) {
    const wanted = pathOf(test.title, question.topic);
    if (wanted !== path) blocks.push(`$CATEGORY: ${lineOf(wanted)}`);
    path = wanted;
    const rest = rests.questions[index];
    const beside = rest == null ? '' : `// ${mark} ${rest.text}\n`;
    blocks.push(beside + writeQuestion(question, pictures));
  }
  return `${blocks.join('\n\n')}\n`;
}

const lineOf = (path: string): string => path.replaceAll(/\s+/g, ' ').replaceAll('\\', '\\\\');

function saidIn(source: string): Said {
  const files = new FoundFiles();
  const categories = new Categories();
  let rest: string | null = null;
  const blocks: { block: Block; text: string }[] = [];
  for (const block of blocksIn(source.replace(/^\uFEFF/, ''))) {
    rest = commentIn(block, testMark) ?? rest;
    const text = withoutCategory(block, categories);
    if (text === '') continue;
    categories.hold();
    blocks.push({ block, text });
  }
  const { first, left } = firstOf(blocks);
  const entries = first.map(({ block, text }) => {
    const at = {
      name: nameOf(text),
      beginning: written(text),
      line: block.line,
      rest: commentIn(block, mark),
    };
    return entryOf(at, (notes) => {
      noteMarks(block, notes.changed);
      return readQuestion(text, { files, ...notes });
    });
  });
  const { title, topics } = categories.sorted();
  for (const [index, { question }] of entries.entries()) {
    if (question !== null) Object.assign(question, { topic: topics[index] ?? null });
  }
  return { settings: { ...plainSettings, title }, rest, entries, files: files.all(), left };
}

function noteMarks({ marks: { id, tags } }: Block, changed: string[]): void {
  if (id !== null) changed.push(`идентификатор «${shortly(id)}» не взят`);
  if (tags.length > 0) changed.push(`метки не взяты: ${shortly(tags.join(', '))}`);
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
  categories.begin(namesIn(written(path)), undefined);
  return text.slice(all.length).trim();
}
