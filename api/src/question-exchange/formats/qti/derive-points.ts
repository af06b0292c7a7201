// Derives the points of right and wrong parts of an answer by scoring sample answers with and without them.
import type { TestQuestion } from '../../../assessments/document/index.ts';
import type { XmlElement } from '../../xml.ts';
import { equalShares } from '../fractions.ts';
import type { ResponseDeclaration } from './declarations.ts';
import type { ItemReading } from './read-texts.ts';
import type { Scorer } from './scoring.ts';

export interface Item {
  root: XmlElement;
  declared: Map<string, ResponseDeclaration>;
  /** The points of a right answer; null if the item does not declare them. */
  points: number | null;
  isInParts: boolean;
  score: Scorer;
  reading: ItemReading;
}

/** A value of a response. */
export interface ResponseValue {
  response: string;
  value: string;
}

export interface WrongValue {
  piece: ResponseValue;
  /** The index of the right piece that it replaces; null if it is given in addition. */
  place: number | null;
}

/** Null if the item's rules are not supported, which is reported. */
export function scoreAnswer(item: Item, pieces: readonly ResponseValue[]): number | null {
  const byResponse = Map.groupBy(pieces, ({ response }) => response);
  const given = new Map(
    [...byResponse].map(([name, all]) => [name, all.map(({ value }) => value)] as const),
  );
  const score = item.score(given);
  if (score === null) {
    item.reading.changed.push('как начислялись баллы, не прочиталось: проверьте баллы вопроса');
  }
  return score;
}

/** The points of a right answer: declared, or computed by the item's rules. */
export function maxPointsOf(item: Item, key: readonly ResponseValue[]): number {
  if (item.points !== null) return item.points;
  const score = scoreAnswer(item, key) ?? 0;
  return score > 0 ? score : 1;
}

export const percentOf = (points: number, full: number): number =>
  full > 0 ? (100 * points) / full : 0;

interface Weighed {
  key: readonly ResponseValue[];
  wrong: readonly WrongValue[];
  /** The Russian name of the right parts in reports, such as «верные пары». */
  parts: string;
  /** Wrong parts never replace right ones. */
  areBeside: boolean;
}

/** In points, for the rounding of binary fractions. */
const tolerance = 1e-6;

/** The points of a question and the shares of its parts. */
export function derivePoints(
  item: Item,
  { key, wrong, parts, areBeside }: Weighed,
): Pick<TestQuestion, 'max_points'> & Partial<TestQuestion> {
  const { changed } = item.reading;
  const max_points = maxPointsOf(item, key);
  const whole = scoreAnswer(item, key);
  const score = (pieces: readonly ResponseValue[]) => scoreAnswer(item, pieces) ?? 0;
  if (whole === null) {
    return { max_points, ...(item.isInParts && { partial: true, penalty_percentage: 0 }) };
  }
  const without = (place: number | null) => key.filter((_, index) => index !== place);
  const gains = key.map((piece) => score([piece]));
  const penalties = wrong.map(({ piece, place }) => {
    const others = without(place);
    return score(others) - score([...others, piece]);
  });
  if (penalties.some((points) => points < -tolerance)) {
    changed.push('ответ, которого нет среди верных, давал баллы, теперь ничего');
  }
  if (wrong.some(({ piece }) => score([piece]) < 0)) {
    changed.push('за ошибки баллы уходили ниже нуля, теперь не меньше 0');
  }
  if (!(key.length > 1 ? gains.some((points) => points > 0) : item.isInParts)) {
    const isPartly = key.length > 1 && key.some((_, index) => score(without(index)) > 0);
    if (isPartly) changed.push('ответ, верный не во всём, давал часть баллов, теперь ничего');
    return { max_points };
  }
  const isSum = Math.abs(gains.reduce((sum, points) => sum + points, 0) - whole) < tolerance;
  if (!isSum) changed.push('баллы за части ответа не складывались в баллы за весь ответ');
  const shares = equalShares(
    {
      right: gains.map((points) => percentOf(points, max_points)),
      wrong: penalties.map((points) => Math.max(0, percentOf(points, max_points))),
      parts,
      areBeside,
    },
    changed,
  );
  return { max_points, ...shares };
}
