// The formats in which tests are imported and exported.
import type { ReadTest, WrittenTest } from '../build-document.ts';
import type { TestDocument } from '../../assessments/document/index.ts';
import { readGift, writeGift } from './gift/index.ts';
import { readMoodle, writeMoodle } from './moodle/index.ts';
import { readQti, writeQti } from './qti/index.ts';
import { readTable, writeTable } from './xlsx/index.ts';

export interface TestFormat {
  name: string;
  /** The file extension, without the dot. */
  extension: string;
  mediaType: string;
  write: (document: TestDocument) => Promise<WrittenTest<string | Uint8Array>>;
  /** Never throws: errors are in the report. */
  read: (bytes: Uint8Array) => Promise<ReadTest>;
}

export const testFormats = {
  moodle: {
    name: 'Moodle XML',
    extension: 'xml',
    mediaType: 'application/xml',
    write: writeMoodle,
    read: async (bytes) => readMoodle(bytes),
  },
  gift: {
    name: 'GIFT',
    extension: 'txt',
    mediaType: 'text/plain',
    write: writeGift,
    read: async (bytes) => readGift(bytes),
  },
  qti21: {
    name: 'QTI 2.1',
    extension: 'zip',
    mediaType: 'application/zip',
    write: (document) => writeQti(document, '2.1'),
    read: readQti,
  },
  qti30: {
    name: 'QTI 3.0',
    extension: 'zip',
    mediaType: 'application/zip',
    write: (document) => writeQti(document, '3.0'),
    read: readQti,
  },
  xlsx: {
    name: 'XLSX',
    extension: 'xlsx',
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: writeTable,
    read: readTable,
  },
} as const satisfies Record<string, TestFormat>;

export type TestFormatName = keyof typeof testFormats;

export const testFormatNames = ['moodle', 'gift', 'qti21', 'qti30', 'xlsx'] as const;

export { tableTemplate } from './xlsx/index.ts';
