// Blocks of lessons: the fields of each kind, and their order. A section is a heading; the blocks up to the next
// heading belong to it and move with it.
import type { FileKind } from '../files/index.ts';

export const blockTypes = [
  'section',
  'text',
  'image',
  'gallery',
  'video',
  'audio',
  'file',
  'embed',
  'homework',
  'test',
  'webinar',
  'callout',
  'faq',
  'code',
  'formula',
] as const;
export type BlockType = (typeof blockTypes)[number];

/** Styles of a callout. */
export const calloutTones = ['note', 'tip', 'warning', 'important'] as const;
export type CalloutTone = (typeof calloutTones)[number];

/** Languages of syntax highlighting. */
export const codeLanguages = [
  'bash',
  'c',
  'cpp',
  'csharp',
  'css',
  'go',
  'html',
  'java',
  'javascript',
  'json',
  'kotlin',
  'pascal',
  'php',
  'python',
  'rust',
  'sql',
  'swift',
  'typescript',
  'xml',
  'yaml',
] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** Fields of a block besides its title, by their REST names. */
export type BlockField =
  | 'text'
  | 'address'
  | 'source'
  | 'language'
  | 'tone'
  | 'answers'
  | 'media'
  | 'captions_id'
  | 'test_id'
  | 'homework_min_points'
  | 'homework_max_points';

/** A section has only a title. */
export const blockFields: Readonly<Record<BlockType, readonly BlockField[]>> = {
  section: [],
  text: ['text'],
  image: ['media', 'text'],
  gallery: ['media', 'text'],
  video: ['media', 'captions_id', 'address', 'text'],
  audio: ['media', 'address', 'text'],
  file: ['media', 'text'],
  embed: ['address', 'text'],
  homework: ['text', 'homework_min_points', 'homework_max_points'],
  test: ['test_id', 'text'],
  // Topic, time and address come from the lesson's webinar.
  webinar: ['text'],
  callout: ['tone', 'text'],
  faq: ['answers'],
  code: ['language', 'source', 'text'],
  formula: ['source', 'text'],
};

/** The kinds of files in a block, and their maximum number; null for any kind. */
export const blockMedia: Partial<
  Readonly<Record<BlockType, { readonly kind: FileKind | null; readonly most: number }>>
> = {
  image: { kind: 'image', most: 1 },
  gallery: { kind: 'image', most: 50 },
  video: { kind: 'film', most: 1 },
  audio: { kind: 'audio', most: 1 },
  file: { kind: null, most: 20 },
};

/** Per lesson, which is read as a whole. */
export const mostBlocks = 200;

/** Per block of answers. */
export const mostAnswers = 50;

/** Characters of source code and of a formula. */
export const longestSource = { code: 20_000, formula: 2_000 } as const;

interface Block {
  readonly id: number | string;
  readonly type: BlockType;
}

/** The blocks below a heading, up to the next heading; empty for a block that is not a heading. */
export function sectionOf<Each extends Block>(blocks: readonly Each[], id: Each['id']): Each[] {
  const index = blocks.findIndex((block) => block.id === id);
  if (blocks[index]?.type !== 'section') return [];
  const below = blocks.slice(index + 1);
  const next = below.findIndex(({ type }) => type === 'section');
  return next < 0 ? below : below.slice(0, next);
}

/**
 * The order after moving blocks, with everything below moved headings, after another block or to the beginning if
 * `behind` is null. Moved blocks retain their order. Returns null if a block is unknown, or `behind` itself moves.
 */
export function moveBlocks<Each extends Block>(
  blocks: readonly Each[],
  moving: readonly Each['id'][],
  behind: Each['id'] | null,
): Each[] | null {
  const known = new Set(blocks.map(({ id }) => id));
  if (moving.some((id) => !known.has(id)) || (behind !== null && !known.has(behind))) return null;
  const going = new Set([
    ...moving,
    ...moving.flatMap((id) => sectionOf(blocks, id).map((block) => block.id)),
  ]);
  if (behind !== null && going.has(behind)) return null;
  const staying = blocks.filter(({ id }) => !going.has(id));
  const place = behind === null ? 0 : staying.findIndex(({ id }) => id === behind) + 1;
  return staying.toSpliced(place, 0, ...blocks.filter(({ id }) => going.has(id)));
}
