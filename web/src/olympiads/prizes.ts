// Prizes as typed: validation and conversion to mutation input.
import { misplacedPrizes } from '@kafedra/common/assessments';
import { numberOf, numberText } from '../ui/index.ts';

export interface PrizeDraft {
  name: string;
  fromPlace: string;
  toPlace: string;
  diplomaText: string;
}

export const draftOf = (prize: {
  readonly name: string;
  readonly fromPlace: number;
  readonly toPlace: number;
  readonly diplomaText: string | null | undefined;
}): PrizeDraft => ({
  name: prize.name,
  fromPlace: numberText(prize.fromPlace),
  toPlace: prize.toPlace === prize.fromPlace ? '' : numberText(prize.toPlace),
  diplomaText: prize.diplomaText ?? '',
});

/** A prize without a last place is for a single place. */
export const inputOf = ({ name, fromPlace, toPlace, diplomaText }: PrizeDraft) => ({
  name: name.trim(),
  fromPlace: numberOf(fromPlace) ?? 0,
  toPlace: numberOf(toPlace) ?? numberOf(fromPlace) ?? 0,
  diplomaText: diplomaText.trim() || null,
});

/** Problems by index of the prize. */
export function problemsOf(drafts: readonly PrizeDraft[]): ReadonlyMap<number, string> {
  const problems = new Map<number, string>();
  const places = drafts.map((draft) => {
    const { fromPlace, toPlace } = inputOf(draft);
    return { from_place: fromPlace, to_place: toPlace };
  });
  for (const { index, is } of misplacedPrizes(places)) {
    problems.set(
      index,
      is === 'reversed' ? 'Последнее место раньше первого' : 'За это место уже есть награда',
    );
  }
  for (const [index, { name, fromPlace }] of drafts.entries()) {
    if (name.trim() === '') problems.set(index, 'Назовите награду');
    else if ((numberOf(fromPlace) ?? 0) < 1) problems.set(index, 'Введите место, с первого');
  }
  return problems;
}
