// Tokenizes GIFT: splits it into blocks at empty lines and handles backslash escapes.

import { documentLimits, TooComplexFile } from '../../../assessments/document/index.ts';

export interface Block {
  /** The line of its first line that is not a comment, from 1. */
  line: number;
  /** Without comments; escaped signs are replaced by placeholders that `written` restores. */
  text: string;
  /** Comments for this system, without the slashes. */
  comments: string[];
  /** Marks that Moodle writes into comments of a question: `[id:7] [tag:x]`. */
  marks: { id: string | null; tags: string[] };
}

const signs = ':#={}~';
/** Unicode noncharacters, which are reserved for internal use and occur in no text. */
const first = 0xfdd0;
const newLine = String.fromCharCode(first + signs.length);
const backslash = String.fromCharCode(first + signs.length + 1);

/** Replaces escaped signs by placeholders until everything else is parsed. */
const putAway = (text: string): string =>
  text.replaceAll(/[\uFDD0-\uFDD7]/g, '').replaceAll(/\\([\\:#={}~n])/g, (_, sign: string) => {
    if (sign === '\\') return backslash;
    return sign === 'n' ? newLine : String.fromCharCode(first + signs.indexOf(sign));
  });

/** Restores the escaped signs. */
export const restoreEscaped = (text: string): string =>
  text
    .replaceAll(/[\uFDD0-\uFDD5]/g, (sign) => signs[sign.charCodeAt(0) - first] ?? '')
    .replaceAll(newLine, '\n')
    .replaceAll(backslash, '\\');

export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\#=~{}:]/g, (sign) => `\\${sign}`)
    .replaceAll('\r', '')
    .replaceAll('\n', String.raw`\n`);

/** Prefixes of comments for this system: extensions of the next question, and of the test. */
export const questionPrefix = 'kafedra:';
export const testPrefix = 'kafedra-test:';

/** Throws `TooComplexFile` for more blocks than the limit. */
export function* blocksIn(source: string): Generator<Block> {
  let block: Block | null = null;
  let number = 0;
  let blocks = 0;
  for (const line of linesIn(source)) {
    number += 1;
    const trimmed = line.trim();
    if (trimmed === '') {
      if (block !== null) yield block;
      block = null;
      continue;
    }
    if (block === null) {
      block = { line: number, text: '', comments: [], marks: { id: null, tags: [] } };
      blocks += 1;
      if (blocks > documentLimits.blocks) {
        throw new TooComplexFile(
          `Больше ${documentLimits.blocks.toLocaleString('ru')} вопросов (строка ${number})`,
        );
      }
    }
    if (trimmed.startsWith('//')) {
      const comment = trimmed.slice(2).trim();
      if (comment.startsWith(questionPrefix) || comment.startsWith(testPrefix))
        block.comments.push(comment);
      else noteMarks(comment, block);
      continue;
    }
    if (block.text === '') block.line = number;
    block.text += `${block.text === '' ? '' : '\n'}${putAway(line)}`;
  }
  if (block !== null) yield block;
}

/** Brackets within a mark are escaped by a backslash. */
const moodleMark = /\[(id|tag):((?:\\\]|[^\]])+)\]/g;

function noteMarks(comment: string, { marks }: Block): void {
  for (const [, kind, value = ''] of comment.matchAll(moodleMark)) {
    const plain = value.replaceAll('\\]', ']').trim();
    if (kind === 'id') marks.id = plain;
    else marks.tags.push(plain);
  }
}

/** Lazily: a file may have millions of lines. */
function* linesIn(source: string): Generator<string> {
  const end = /\r\n?|\n/g;
  let start = 0;
  for (let match = end.exec(source); match !== null; match = end.exec(source)) {
    yield source.slice(start, match.index);
    start = end.lastIndex;
  }
  yield source.slice(start);
}
