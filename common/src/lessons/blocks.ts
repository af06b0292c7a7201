// What lessons are put together of: which fields a block of a kind has, and how blocks are put in order. A section is a
// heading: what follows up to the next one belongs to it, and moves along.
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

/** How a callout looks. */
export const calloutTones = ['note', 'tip', 'warning', 'important'] as const;
export type CalloutTone = (typeof calloutTones)[number];

/** What code is highlighted as. */
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

/** What a block holds beside its title, by the names of REST. */
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

/** A section is its title alone. */
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
  // What is given, when and where is told by the webinar of the lesson.
  webinar: ['text'],
  callout: ['tone', 'text'],
  faq: ['answers'],
  code: ['language', 'source', 'text'],
  formula: ['source', 'text'],
};

/** Which files a block shows, and how many at most. Null: any. */
export const blockMedia: Partial<
  Readonly<Record<BlockType, { readonly kind: FileKind | null; readonly most: number }>>
> = {
  image: { kind: 'image', most: 1 },
  gallery: { kind: 'image', most: 50 },
  video: { kind: 'film', most: 1 },
  audio: { kind: 'audio', most: 1 },
  file: { kind: null, most: 20 },
};

/** Of one lesson: it is read whole. */
export const mostBlocks = 200;

/** Of one block of answers. */
export const mostAnswers = 50;

/** Characters of a program and of a formula. */
export const longestSource = { code: 20_000, formula: 2_000 } as const;

interface Block {
  readonly id: number | string;
  readonly type: BlockType;
}

/** The blocks that a heading stands over, in their order: up to the next heading. Of what is none, nothing. */
export function sectionOf<Each extends Block>(blocks: readonly Each[], id: Each['id']): Each[] {
  const index = blocks.findIndex((block) => block.id === id);
  if (blocks[index]?.type !== 'section') return [];
  const below = blocks.slice(index + 1);
  const next = below.findIndex(({ type }) => type === 'section');
  return next < 0 ? below : below.slice(0, next);
}

/**
 * The order after some blocks, and all that their headings stand over, have gone behind another one, or to the beginning
 * where that is null. They keep their order. Null where one of them is not there, or `behind` moves itself.
 */
export function movedBlocks<Each extends Block>(
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
