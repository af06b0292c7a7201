// QTI 2.1 and 3.0: a test as a package of files, which most assessment systems import.
import { beginningOf } from '@kafedra/common/files/text';
import {
  nothingRead,
  readTest,
  refusedFor,
  writeTest,
  type ReadTest,
  type Rests,
  type WrittenTest,
} from '../../assemble.ts';
import {
  type TestDocument,
  fitting,
  normalDocument,
  most,
} from '../../../assessments/document/index.ts';
import type { Version } from './names.ts';
import { pack } from '../../archive.ts';
import { saidInItem, saidInPackage } from './read-package.ts';
import { writeItem } from './write-item.ts';
import {
  filePath,
  itemPath,
  restPath,
  testPath,
  writeAssessment,
  writeManifest,
} from './write-test.ts';

/** Bytes of files within the import limit, besides the questions. */
const mostFiles = most.packed - most.bytes;

export async function writeQti(
  document: TestDocument,
  version: Version = '2.1',
): Promise<WrittenTest<Uint8Array>> {
  const { document: fits, left, bytes } = await fitting(normalDocument(document), mostFiles);
  const written = await writeTest(
    fits,
    (test, rests) => pack(filesOf(test, rests, bytes, version)),
    saidInPackage,
  );
  return { ...written, report: { ...written.report, left } };
}

/** Reads a package or a single item. */
export async function readQti(source: Uint8Array): Promise<ReadTest> {
  if (source.length > most.packed)
    return nothingRead(`Файл больше ${most.packed / 1024 / 1024} МБ`);
  try {
    const isXml = /^\s*</.test(beginningOf(source));
    return readTest(isXml ? saidInItem(source) : await saidInPackage(source));
  } catch (error) {
    return refusedFor(error);
  }
}

function filesOf(
  test: TestDocument,
  rests: Rests,
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
    ...(hasRest ? [[restPath, JSON.stringify(rest)] as const] : []),
  ]);
}
