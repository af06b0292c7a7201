// XLSX: a spreadsheet with a question in each row, as teachers fill it in.
import {
  nothingRead,
  readTest,
  refusedFor,
  writeTest,
  type ReadTest,
  type WrittenTest,
} from '../../assemble.ts';
import {
  type TestDocument,
  exampleTest,
  fitting,
  normalDocument,
  most,
} from '../../../assessments/document/index.ts';
import { saidInWorkbook } from './read.ts';
import { workbookOf } from './write.ts';

export async function writeTable(document: TestDocument): Promise<WrittenTest<Uint8Array>> {
  const { document: fits, left } = await fitting(normalDocument(document), 0);
  const written = await writeTest(fits, workbookOf, saidInWorkbook);
  return { ...written, report: { ...written.report, left } };
}

export async function readTable(source: Uint8Array): Promise<ReadTest> {
  if (source.length > most.bytes) return nothingRead(`Файл больше ${most.bytes / 1024 / 1024} МБ`);
  try {
    return readTest(await saidInWorkbook(source));
  } catch (error) {
    return refusedFor(error);
  }
}

/** A template with an example and instructions for every kind of question. */
export const tableTemplate = async (): Promise<Uint8Array> => (await writeTable(exampleTest)).file;
