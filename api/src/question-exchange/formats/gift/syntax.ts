// The signs of GIFT: blocks between empty lines, and what a backslash takes the meaning of.

import { most, TooComplex } from '../../../assessments/document/index.ts';

export interface Block {
  /** Of its first line that is no comment, from 1. */
  line: number;
  /** Without comments; signs behind a backslash stand for themselves as `written` tells. */
  text: string;
  /** Those that say something to this system, without the strokes. */
  comments: string[];
  /** What Moodle writes into comments of a question: `[id:7] [tag:x]`. */
  marks: { id: string | null; tags: string[] };
}

const signs = ':#={}~';
/** No text has these characters: Unicode keeps them for programs. */
const first = 0xfdd0;
const newLine = String.fromCharCode(first + signs.length);
const backslash = String.fromCharCode(first + signs.length + 1);

/** Signs that mean nothing are put away until everything else is read. */
const putAway = (text: string): string =>
  text.replaceAll(/[\uFDD0-\uFDD7]/g, '').replaceAll(/\\([\\:#={}~n])/g, (_, sign: string) => {
    if (sign === '\\') return backslash;
    return sign === 'n' ? newLine : String.fromCharCode(first + signs.indexOf(sign));
  });

/** The text as it was meant. */
export const written = (text: string): string =>
  text
    .replaceAll(/[\uFDD0-\uFDD5]/g, (sign) => signs[sign.charCodeAt(0) - first] ?? '')
    .replaceAll(newLine, '\n')
    .replaceAll(backslash, '\\');

export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\#=~{}:]/g, (sign) => `\\${sign}`)
    .replaceAll('\r', '')
    .replaceAll('\n', String.raw`\n`);

/** What begins a comment for this system alone: about the question behind it, and about the test. */
export const mark = 'kafedra:';
export const testMark = 'kafedra-test:';

/** Throws `TooComplex` for more than are read. */
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
      if (blocks > most.blocks) {
        throw new TooComplex(
          `Больше ${most.blocks.toLocaleString('ru')} вопросов (строка ${number})`,
        );
      }
    }
    if (trimmed.startsWith('//')) {
      const comment = trimmed.slice(2).trim();
      if (comment.startsWith(mark) || comment.startsWith(testMark)) block.comments.push(comment);
      else noteMarks(comment, block);
      continue;
    }
    if (block.text === '') block.line = number;
    block.text += `${block.text === '' ? '' : '\n'}${putAway(line)}`;
  }
  if (block !== null) yield block;
}

/** Brackets within a mark stand behind a backslash. */
const moodleMark = /\[(id|tag):((?:\\\]|[^\]])+)\]/g;

function noteMarks(comment: string, { marks }: Block): void {
  for (const [, kind, value = ''] of comment.matchAll(moodleMark)) {
    const plain = value.replaceAll('\\]', ']').trim();
    if (kind === 'id') marks.id = plain;
    else marks.tags.push(plain);
  }
}

/** One after the other: a file may have millions. */
function* linesIn(source: string): Generator<string> {
  const end = /\r\n?|\n/g;
  let start = 0;
  for (let match = end.exec(source); match !== null; match = end.exec(source)) {
    yield source.slice(start, match.index);
    start = end.lastIndex;
  }
  yield source.slice(start);
}
