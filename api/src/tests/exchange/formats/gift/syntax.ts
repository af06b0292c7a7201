// The signs of GIFT: blocks between empty lines, and what a backslash takes the meaning of.

export interface Block {
  /** Of its first line that is no comment, from 1. */
  line: number;
  /** Without comments; signs behind a backslash stand for themselves as `written` tells. */
  text: string;
  /** Without the strokes. */
  comments: string[];
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

export function blocksIn(source: string): Block[] {
  const blocks: Block[] = [];
  let block: Block | null = null;
  for (const [index, line] of source.split(/\r\n?|\n/).entries()) {
    const trimmed = line.trim();
    if (trimmed === '') {
      block = null;
      continue;
    }
    if (block === null) {
      block = { line: index + 1, text: '', comments: [] };
      blocks.push(block);
    }
    if (trimmed.startsWith('//')) {
      block.comments.push(trimmed.slice(2).trim());
      continue;
    }
    if (block.text === '') block.line = index + 1;
    block.text += `${block.text === '' ? '' : '\n'}${putAway(line)}`;
  }
  return blocks;
}
