// Moodle XML: the export format of Moodle's question bank, with embedded files.
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
  documentLimits,
  DocumentFiles,
  fitFiles,
  normalDocument,
} from '../../../assessments/document/index.ts';
import {
  childOf,
  childrenOf,
  element,
  isProblem,
  localName,
  ownText,
  readXml,
  xmlHead,
  xmlOf,
  type XmlNode,
  newXmlCount,
  type XmlProblem,
} from '../../xml.ts';
import { Categories, namesIn, pathOf } from './categories.ts';
import { titleIn, readQuestion } from './read-question.ts';
import { fileElement, plainText, rawText, textElement } from './texts.ts';
import { extensionTag, writeQuestion } from './write-question.ts';

/** Bytes of embedded files within the import limit: base64 makes four of three. */
const maxFiles = Math.floor((documentLimits.bytes * 2) / 3);

export async function writeMoodle(document: TestDocument): Promise<WrittenTest<string>> {
  const { document: fits, left, bytes } = await fitFiles(normalDocument(document), maxFiles);
  const encoded = new Map(
    [...bytes].map(([name, content]) => [name, Buffer.from(content).toString('base64')]),
  );
  const written = await writeTest(
    fits,
    async (test, rests) => xmlHead + xmlOf(quiz(test, rests, encoded)),
    async (text) => sound(saidIn(text)),
  );
  return { ...written, report: { ...written.report, left } };
}

export function readMoodle(source: string | Uint8Array): ReadTest {
  try {
    const said = source.length > documentLimits.bytes ? tooLarge : saidIn(source);
    return 'why' in said ? rejectedFile(said.why, said.line) : readTest(said);
  } catch (error) {
    return rejectedByError(error);
  }
}

/** Throws if a file written here cannot be parsed. */
function sound(said: ParsedFile | XmlProblem): ParsedFile {
  if ('why' in said) throw new Error(said.why);
  return said;
}

const tooLarge: XmlProblem = {
  why: `Файл больше ${documentLimits.bytes / 1024 / 1024} МБ`,
  line: null,
};

function quiz(
  test: TestDocument,
  rests: Extensions,
  encoded: ReadonlyMap<string, string>,
): XmlNode {
  let path = pathOf(test.title, null);
  const info = test.description === null ? [] : [textElement('info', test.description, encoded)];
  const children = test.title === null ? [] : [category(path, ...info)];
  for (const [index, question] of test.questions.entries()) {
    const wanted = pathOf(test.title, question.topic);
    if (wanted !== path) children.push(category(wanted));
    path = wanted;
    children.push(writeQuestion(question, rests.questions[index] ?? null, encoded));
  }
  // Files shown only where Moodle has plain text are written into the extension.
  const placed = new Set(children.flatMap(filesIn));
  const others = [...encoded.keys()].filter((name) => !placed.has(name));
  const rest = element(
    extensionTag,
    {},
    rests.settings?.text ?? '',
    ...others.map((name) => fileElement(name, encoded)),
  );
  const hasRest = rest.children.some((child) => child !== '');
  return element('quiz', {}, ...(hasRest ? [rest] : []), ...children);
}

const filesIn = (written: XmlNode): string[] => [
  ...(written.name === 'file' ? [String(written.attributes['name'])] : []),
  ...written.children.flatMap((child) =>
    typeof child === 'object' && 'name' in child ? filesIn(child) : [],
  ),
];

const category = (path: string, ...info: XmlNode[]): XmlNode =>
  element('question', { type: 'category' }, plainText('category', path), ...info);

function saidIn(source: string | Uint8Array): ParsedFile | XmlProblem {
  const count = newXmlCount();
  const root = readXml(source, count);
  if (isProblem(root)) return root;
  if (localName(root.name) !== 'quiz') return { why: 'Это не вопросы Moodle', line: null };
  const files = new DocumentFiles();
  const categories = new Categories();
  const questions = childrenOf(root, 'question').flatMap((question) => {
    if (question.attributes['type'] === 'category') {
      const path = childOf(question, 'category');
      categories.begin(path === undefined ? [] : namesIn(rawText(path)), childOf(question, 'info'));
      return [];
    }
    categories.hold();
    return [question];
  });
  const { first, left } = withinQuestionLimit(questions);
  const entries = first.map((question) => {
    const rest = childOf(question, extensionTag);
    const at = {
      name: titleIn(question),
      beginning: childOf(question, 'questiontext')?.text.slice(0, 200) ?? '',
      line: question.line,
      rest: rest === undefined ? null : ownText(rest),
    };
    return parseQuestion(at, (notes) => readQuestion(question, { files, ...notes }));
  });
  const { title, topics } = categories.sorted();
  for (const [index, { question }] of entries.entries()) {
    if (question !== null) Object.assign(question, { topic: topics[index] ?? null });
  }
  const rest = childOf(root, extensionTag);
  for (const file of rest === undefined ? [] : childrenOf(rest, 'file')) {
    files.addEncoded(file.attributes['name'] ?? '', ownText(file));
  }
  const description = categories.description(files);
  return {
    settings: { ...defaultSettings, title, description },
    rest: rest === undefined ? null : ownText(rest) || null,
    entries,
    files: files.all(),
    left,
    readAs: count.readAs,
  };
}
