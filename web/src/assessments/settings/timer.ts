// Time limits of attempts: seconds on the wire; hours, minutes and seconds in forms.
import { countOf, numberOf, numberText } from '../../ui/index.ts';

/** As typed; three empty inputs mean no limit. */
export interface TimeValues {
  hours: string;
  minutes: string;
  seconds: string;
}

export function timeOf(seconds: number | null): TimeValues {
  if (seconds === null) return { hours: '', minutes: '', seconds: '' };
  const [hours, minutes, rest] = partsOf(seconds).map((part) => numberText(part || null));
  return { hours: hours ?? '', minutes: minutes ?? '', seconds: rest ?? '' };
}

export function secondsOf({ hours, minutes, seconds }: TimeValues): number | null {
  const typed = [hours, minutes, seconds].map(numberOf);
  if (typed.every((part) => part === null)) return null;
  const [h, m, s] = typed;
  return (h ?? 0) * 3600 + (m ?? 0) * 60 + (s ?? 0);
}

/** «1 час 30 минут» */
export const timeWords = (seconds: number): string =>
  partsOf(seconds)
    .flatMap((count, index) => (count > 0 ? countOf(count, nouns[index] ?? nouns[2]) : []))
    .join(' ') || countOf(0, nouns[2]);

const partsOf = (seconds: number) => [
  Math.floor(seconds / 3600),
  Math.floor(seconds / 60) % 60,
  seconds % 60,
];

const nouns = [
  ['час', 'часа', 'часов'],
  ['минута', 'минуты', 'минут'],
  ['секунда', 'секунды', 'секунд'],
] as const;
