// Which format a file is in, by what it holds.
import { beginningOf } from '@kafedra/common/files/text';
import { openArchive } from './archive.ts';
import type { TestFormatName } from './formats/index.ts';
import { Unreadable } from './report.ts';
import { most } from './limits.ts';
import { localName, rootName } from './xml.ts';

/** What is neither an archive nor XML is text. Why a file can't be read, its format tells. */
export async function formatIn(bytes: Uint8Array): Promise<TestFormatName> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return (await isWorkbook(bytes)) ? 'xlsx' : 'qti21';
  if (!isMarkup(bytes)) return 'gift';
  if (bytes.length > most.bytes) return 'moodle';
  const isItem = /assessment-?item$/i.test(localName(rootName(bytes) ?? ''));
  return isItem ? 'qti21' : 'moodle';
}

/** GIFT may begin with a tag as well, as its texts may: XML says what it is, or has no text outside its one element. */
const isMarkup = (bytes: Uint8Array): boolean =>
  /^\s*<(?:\?xml|!--|quiz|(?:\w+:)?\w*assessment)/i.test(beginningOf(bytes));

async function isWorkbook(bytes: Uint8Array): Promise<boolean> {
  try {
    const { has } = await openArchive(bytes, most.unpacked);
    return has('xl/workbook.xml');
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}
