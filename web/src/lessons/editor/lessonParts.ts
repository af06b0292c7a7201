// The main part of each lesson type in its editor.
import type { LessonType } from '../../__generated__/LessonScreen_company.graphql.ts';

/**
 * Videos and tests are blocks: the first of their type in the lesson. `class` is where an offline lesson takes place.
 */
export type LessonPart = 'film' | 'test' | 'webinar' | 'class';

const parts: Partial<Record<LessonType, readonly LessonPart[]>> = {
  VIDEO: ['film'],
  FULL_VIDEO: ['film', 'test'],
  TEST: ['test'],
  WEBINAR: ['webinar'],
  OFFLINE: ['class'],
};

export const partsOf = (type: LessonType): readonly LessonPart[] => parts[type] ?? [];

/** The parts that are blocks, with the block type. */
export const blockTypeOfPart = { film: 'VIDEO', test: 'TEST' } as const;

export type BlockPart = keyof typeof blockTypeOfPart;

interface Block {
  readonly type: string;
}

/** The part that the first block of a type has in a lesson of a type. */
export const partOfBlock = (type: LessonType, kind: string): BlockPart | undefined =>
  (['film', 'test'] as const).find(
    (part) => blockTypeOfPart[part] === kind && partsOf(type).includes(part),
  );

/** The blocks that are edited at the top of the lesson's editor. */
export function mainBlocks<Each extends Block>(
  type: LessonType,
  blocks: readonly Each[],
): Record<BlockPart, Each | null> {
  const lead = (part: BlockPart) =>
    blocks.find((block) => partOfBlock(type, block.type) === part) ?? null;
  return { film: lead('film'), test: lead('test') };
}

const placeOf = (part: LessonPart) => `lesson-${part}`;

/** Props of a part's card that `focusPart` finds it by. */
export const anchorProps = (part: LessonPart) => ({ id: placeOf(part) });

/** Scrolls to a part and focuses its first field. */
export function focusPart(part: LessonPart): void {
  const place = document.getElementById(placeOf(part));
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
}
