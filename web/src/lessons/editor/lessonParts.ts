// What the lesson of a type begins with in its editor.
import type { LessonType } from '../../__generated__/LessonScreen_company.graphql.ts';

/** A film and a test are blocks of the lesson: the first of their kind. A class is where an offline lesson takes place. */
export type LessonPart = 'film' | 'test' | 'webinar' | 'class';

const parts: Partial<Record<LessonType, readonly LessonPart[]>> = {
  VIDEO: ['film'],
  FULL_VIDEO: ['film', 'test'],
  TEST: ['test'],
  WEBINAR: ['webinar'],
  OFFLINE: ['class'],
};

export const partsOf = (type: LessonType): readonly LessonPart[] => parts[type] ?? [];

/** The parts that are blocks, by their kind. */
export const leadTypes = { film: 'VIDEO', test: 'TEST' } as const;

export type LeadPart = keyof typeof leadTypes;

interface Block {
  readonly type: string;
}

/** The part that the first block of a kind is to a lesson of a type. */
export const leadPart = (type: LessonType, kind: string): LeadPart | undefined =>
  (['film', 'test'] as const).find(
    (part) => leadTypes[part] === kind && partsOf(type).includes(part),
  );

/** The blocks that are edited at the beginning of the lesson's editor. */
export function leadsOf<Each extends Block>(
  type: LessonType,
  blocks: readonly Each[],
): Record<LeadPart, Each | null> {
  const lead = (part: LeadPart) =>
    blocks.find((block) => leadPart(type, block.type) === part) ?? null;
  return { film: lead('film'), test: lead('test') };
}

const placeOf = (part: LessonPart) => `lesson-${part}`;

/** For the card of a part: where `focusPart` finds it. */
export const placeProps = (part: LessonPart) => ({ id: placeOf(part) });

/** Leads whoever wants to edit a part to its first field. */
export function focusPart(part: LessonPart): void {
  const place = document.getElementById(placeOf(part));
  place?.scrollIntoView({ block: 'center' });
  place?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
}
