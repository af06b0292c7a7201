// QTI 2.1 and 3.0: a test as a package of files, which most assessment systems import.
import { beginningOf } from '@kafedra/common/files/text';
import {
  rejectedFile,
  readTest,
  rejectedByError,
  writeTest,
  type ReadTest,
  type Extensions,
  type WrittenTest,
} from '../../build-document.ts';
import {
  type TestDocument,
  fitFiles,
  normalDocument,
  documentLimits,
} from '../../../assessments/document/index.ts';
import type { Version } from './names.ts';
import { pack } from '../../archive.ts';
import { parseSingleItem, parsePackage } from './read-package.ts';
import { writeItem } from './write-item.ts';
import {
  filePath,
  itemPath,
  extensionsPath,
  testPath,
  writeAssessment,
  writeManifest,
} from './write-test.ts';

/** Bytes of files within the import limit, besides the questions. */
const maxFiles = documentLimits.packed - documentLimits.bytes;

export async function writeQti(
  document: TestDocument,
  version: Version = '2.1',
): Promise<WrittenTest<Uint8Array>> {
  const { document: fits, left, bytes } = await fitFiles(normalDocument(document), maxFiles);
  const written = await writeTest(
    fits,
    (test, rests) => pack(filesOf(test, rests, bytes, version)),
    parsePackage,
  );
  return { ...written, report: { ...written.report, left } };
}

/** Reads a package or a single item. */
export async function readQti(source: Uint8Array): Promise<ReadTest> {
  if (source.length > documentLimits.packed)
    return rejectedFile(`Файл больше ${documentLimits.packed / 1024 / 1024} МБ`);
  try {
    const isXml = /^\s*</.test(beginningOf(source));
    return readTest(isXml ? parseSingleItem(source) : await parsePackage(source));
  } catch (error) {
    return rejectedByError(error);
  }
}

function filesOf(
  test: TestDocument,
  rests: Extensions,
  bytes: ReadonlyMap<string, Uint8Array>,
  version: Version,
): Map<string, string | Uint8Array> {
  const identifiers = test.questions.map((_, index) => `q${index + 1}`);
  const questions = rests.questions.flatMap((rest, index) =>
    rest === null ? [] : [[identifiers[index] ?? '', rest.text] as const],
  );
  const hasRest = rests.settings !== null || questions.length > 0;
  const rest = {
    test: rests.settings?.text ?? null,
    questions: Object.fromEntries(questions),
    files: [...bytes.keys()],
  };
  return new Map<string, string | Uint8Array>([
    ['imsmanifest.xml', writeManifest(test, identifiers, version, hasRest)],
    [testPath, writeAssessment(test, identifiers, version)],
    ...test.questions.map((question, index): [string, string] => {
      const identifier = identifiers[index] ?? '';
      return [itemPath(identifier), writeItem(question, identifier, version)];
    }),
    ...[...bytes].map(([name, content]): [string, Uint8Array] => [filePath(name), content]),
    ...(hasRest ? [[extensionsPath, JSON.stringify(rest)] as const] : []),
  ]);
}
