// Reads a QTI package: its items, and the test that refers to them.
import { decodeUtf8 } from '@kafedra/common/files/text';
import { z } from 'zod';
import {
  parseQuestion,
  withinQuestionLimit,
  type ParsedQuestion,
  type ParsedFile,
} from '../../build-document.ts';
import {
  defaultSettings,
  type TestPart,
  type TestQuestion,
  type TestSettings,
  DocumentFiles,
  TooComplexFile,
  UnreadableQuestion,
  documentLimits,
} from '../../../assessments/document/index.ts';
import {
  descendants,
  isProblem,
  newXmlCount,
  readXml,
  type XmlCount,
  type XmlElement,
} from '../../xml.ts';
import { allOf, attributeOf, isYes, kindOf, numberOf, partOf, partsOf } from './names.ts';
import { openArchive, pathOf, type Archive } from '../../archive.ts';
import { readItem } from './read-item.ts';
import { parseExtension } from '../../extensions.ts';
import { beginningOf, readSupplementaryText, fileAt, type ItemReading } from './read-texts.ts';
import { extensionsPath, titleOfPart } from './write-test.ts';

interface Resource {
  identifier: string;
  type: string;
  path: string;
  files: string[];
}

/** An item with its settings in the test. */
interface Reference {
  path: string;
  files: string[];
  weight: number;
  said: Partial<TestQuestion>;
}

/** Throws `UnreadableQuestion` if it is not a QTI package. */
export async function parsePackage(bytes: Uint8Array): Promise<ParsedFile> {
  const archive = await openArchive(bytes, documentLimits.unpacked);
  const resources = await resourcesIn(archive);
  const files = new DocumentFiles();
  const rest = await restIn(archive);
  for (const name of rest.files) {
    const path = `files/${name}`;
    if (archive.has(path)) files.add(path, path, () => archive.read(path));
  }
  const test = resources.find(({ type }) => type.startsWith('imsqti_test'));
  const items = resources.filter(({ type }) => type.startsWith('imsqti_item'));
  const assessment = test === undefined ? null : await assessmentIn(archive, test, items, files);
  const references =
    assessment?.references ??
    items.map(({ path, files }) => ({ path, files, weight: 1, said: {} }));
  const { first, left } = withinQuestionLimit(references);
  const entries: ParsedQuestion[] = [];
  for (const reference of first) {
    entries.push(await entryIn(archive, reference, files, rest.questions));
  }
  return {
    settings: assessment?.settings ?? defaultSettings,
    rest: rest.test,
    entries,
    files: files.all(),
    left,
    readAs: archive.xml.readAs,
  };
}

const rests = z.object({
  test: z.string().nullable(),
  /** Extensions by the identifiers of items. */
  questions: z.record(z.string(), z.string()),
  files: z.array(z.string()).max(documentLimits.files),
});

async function restIn(archive: Archive): Promise<z.infer<typeof rests>> {
  const none = { test: null, questions: {}, files: [] };
  if (!archive.has(extensionsPath)) return none;
  const decoded = decodeUtf8(await archive.read(extensionsPath, documentLimits.bytes));
  return 'text' in decoded ? (rests.safeParse(parseExtension(decoded.text)).data ?? none) : none;
}

/** Throws `UnreadableQuestion`. */
async function xmlAt(archive: Archive, path: string): Promise<XmlElement> {
  const bytes = await archive.read(path, documentLimits.bytes);
  const root = countedXml(bytes, path, archive.xml);
  if (isProblem(root)) {
    const line = root.line === null ? '' : `, строка ${root.line}`;
    throw new UnreadableQuestion(`${root.why} (${path}${line})`);
  }
  return root;
}

function countedXml(bytes: Uint8Array, path: string, count: XmlCount) {
  try {
    return readXml(bytes, count);
  } catch (error) {
    throw error instanceof TooComplexFile
      ? new TooComplexFile(`${error.message}, файл ${path}`)
      : error;
  }
}

async function resourcesIn(archive: Archive): Promise<Resource[]> {
  const path = archive.paths
    .filter((path) => /(?:^|\/)imsmanifest\.xml$/.test(path))
    .toSorted((one, other) => one.length - other.length)[0];
  if (path === undefined)
    throw new UnreadableQuestion('Это не пакет QTI: в нём нет imsmanifest.xml');
  const manifest = await xmlAt(archive, path);
  const resources = allOf(manifest, 'resource').map((resource) => {
    const at = (element: XmlElement) => pathOf(attributeOf(element, 'href'), path) ?? '';
    const files = partsOf(resource, 'file').map(at);
    return {
      identifier: attributeOf(resource, 'identifier'),
      type: attributeOf(resource, 'type'),
      path: at(resource) || (files[0] ?? ''),
      files,
    };
  });
  if (resources.some(({ type }) => /^imsqti_(?:item|test)/.test(type))) return resources;
  throw new UnreadableQuestion(
    resources.some(({ type }) => /v1p\d/.test(type))
      ? 'Это QTI 1.2, поддерживаются 2.1, 2.2 и 3.0'
      : 'В пакете нет ни одного вопроса QTI',
  );
}

interface Assessment {
  settings: TestSettings;
  references: Reference[];
}

async function assessmentIn(
  archive: Archive,
  test: Resource,
  items: readonly Resource[],
  files: DocumentFiles,
): Promise<Assessment> {
  const root = await xmlAt(archive, test.path);
  if (kindOf(root) !== 'assessmentTest')
    throw new UnreadableQuestion(`В файле ${test.path} нет теста`);
  const sections = partsOf(root, 'testPart').flatMap((part) => partsOf(part, 'assessmentSection'));
  const parts = new Map<number, TestPart>();
  const filesOf = new Map(items.map((item) => [item.path, item.files]));
  const references = sections.flatMap((section, index) => {
    const part = Math.min(numberOfPart(section) ?? index + 1, documentLimits.parts);
    const said = partIn(section, part);
    if (!parts.has(part) && said !== null) parts.set(part, said);
    return allOf(section, 'assessmentItemRef').map((ref) => {
      const path = pathOf(attributeOf(ref, 'href'), test.path) ?? '';
      const files = filesOf.get(path) ?? [];
      return { path, files, weight: weightIn(ref), said: { part, ...saidOf(ref) } };
    });
  });
  const [first] = sections;
  const reading = {
    archive,
    path: test.path,
    files,
    changed: [],
    lacking: [],
    shown: new Set<string>(),
  };
  const about = first === undefined ? undefined : partOf(first, 'rubricBlock');
  const settings = {
    ...defaultSettings,
    title: attributeOf(root, 'title').trim().slice(0, documentLimits.name) || null,
    description: about === undefined ? null : readSupplementaryText(about, reading) || null,
    timer: secondsIn(root),
    shuffle_questions: sections.some((section) =>
      partsOf(section, 'ordering').some((ordering) => isYes(ordering, 'shuffle')),
    ),
    parts: [...parts.values()],
  };
  return { settings, references };
}

/** The number in a section's identifier as this system writes it. */
function numberOfPart(section: XmlElement): number | null {
  const [, number] = /^part-([1-9]\d?)(?:-\d+)?$/.exec(attributeOf(section, 'identifier')) ?? [];
  return number === undefined ? null : Number(number);
}

function partIn(section: XmlElement, part: number): TestPart | null {
  const sectionTitle = attributeOf(section, 'title').trim().slice(0, documentLimits.name);
  const title = sectionTitle === '' || sectionTitle === titleOfPart(part) ? null : sectionTitle;
  const selection = partOf(section, 'selection');
  const select = selection === undefined ? null : numberOf(attributeOf(selection, 'select'));
  const draws_count =
    select !== null && Number.isInteger(select) && select >= 1 && select <= documentLimits.questions
      ? select
      : null;
  return title === null && draws_count === null ? null : { part, title, draws_count };
}

function weightIn(ref: XmlElement): number {
  const weight = partOf(ref, 'weight');
  return weight === undefined ? 1 : (numberOf(attributeOf(weight, 'value')) ?? 1);
}

function saidOf(ref: XmlElement): Partial<TestQuestion> {
  const control = partOf(ref, 'itemSessionControl');
  const attempts = control === undefined ? null : numberOf(attributeOf(control, 'maxAttempts'));
  const timer = secondsIn(ref);
  return {
    ...(timer !== null && { timer }),
    ...(attempts === 0 && { infinity_attempts: true }),
    ...(attempts !== null &&
      attempts >= 1 && {
        infinity_attempts: false,
        max_attempts: Math.min(Math.floor(attempts), documentLimits.attempts),
      }),
  };
}

function secondsIn(element: XmlElement): number | null {
  const limits = partOf(element, 'timeLimits');
  const seconds = limits === undefined ? null : numberOf(attributeOf(limits, 'maxTime'));
  return seconds === null || seconds <= 0
    ? null
    : Math.min(Math.max(Math.round(seconds), 5), documentLimits.timer);
}

async function entryIn(
  archive: Archive,
  { path, files: filePaths, weight, said }: Reference,
  files: DocumentFiles,
  rests: Readonly<Record<string, string>>,
): Promise<ParsedQuestion> {
  const at = { name: path, beginning: path, line: null, rest: null };
  try {
    return entryOfItem(
      await xmlAt(archive, path),
      { archive, path, files },
      rests,
      (root, reading) => {
        const question = readItem(root, reading, weight);
        const attached = [...new Set(filePaths)].filter(
          (file) => file !== path && isAttached(file, reading),
        );
        const names = attached.flatMap((file) => fileAt(file, reading) ?? []);
        return { ...question, ...said, files: [...new Set(names)] };
      },
    );
  } catch (error) {
    return parseQuestion(at, () => {
      throw error;
    });
  }
}

/**
 * Files of an item that no text shows; style sheets and scripts are for other systems and are ignored.
 */
const isAttached = (path: string, { shown }: ItemReading): boolean =>
  !shown.has(path) && !/\.(?:css|js|xml|xsd|html?)$/i.test(path);

function entryOfItem(
  root: XmlElement,
  at: Pick<ItemReading, 'archive' | 'path' | 'files'>,
  rests: Readonly<Record<string, string>>,
  read: (root: XmlElement, reading: ItemReading) => TestQuestion,
): ParsedQuestion {
  const identifier = attributeOf(root, 'identifier');
  const body = partOf(root, 'itemBody');
  const place = {
    name: attributeOf(root, 'title').trim(),
    beginning: body === undefined ? at.path : beginningOf(body),
    line: null,
    rest: Object.hasOwn(rests, identifier) ? (rests[identifier] ?? null) : null,
  };
  return parseQuestion(place, (notes) => {
    const kind = kindOf(root);
    if (/^(?:assessment(?:Test|Section|Stimulus)|manifest)$/.test(kind)) {
      throw new UnreadableQuestion('Это часть пакета QTI без его вопросов: загрузите весь архив');
    }
    if (kind !== 'assessmentItem') throw new UnreadableQuestion('Это не вопрос QTI');
    return read(root, { ...at, ...notes, shown: new Set() });
  });
}

/** Reads a single item outside a package. */
export function parseSingleItem(source: Uint8Array): ParsedFile {
  const count = newXmlCount();
  const root = readXml(source, count);
  if (isProblem(root)) throw new UnreadableQuestion(`${root.why} (строка ${root.line ?? 1})`);
  if ([root, ...descendants(root)].some((element) => kindOf(element) === 'questestinterop')) {
    throw new UnreadableQuestion('Это QTI 1.2, поддерживаются 2.1, 2.2 и 3.0');
  }
  const files = new DocumentFiles();
  const at = { archive: null, path: '', files };
  const entry = entryOfItem(root, at, {}, (item, reading) => readItem(item, reading, 1));
  return {
    settings: defaultSettings,
    rest: null,
    entries: [entry],
    files: files.all(),
    left: [],
    readAs: count.readAs,
  };
}
