// The parts of a test in its settings: those that have questions, a title or a number of questions to draw.
import { numberText } from '../../ui/index.ts';

export interface PartValues {
  /** Number of the part, which questions refer to. */
  part: number;
  title: string;
  drawsCount: string;
}

interface SaidOfPart {
  readonly part: number;
  readonly title: string | null | undefined;
  readonly drawsCount: number | null | undefined;
}

export function partsOf(
  said: readonly SaidOfPart[],
  questions: readonly { readonly part: number }[],
): readonly PartValues[] {
  const numbers = new Set([...said, ...questions].map(({ part }) => part));
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map((part) => {
      const words = said.find((each) => each.part === part);
      return { part, title: words?.title ?? '', drawsCount: numberText(words?.drawsCount) };
    });
}
