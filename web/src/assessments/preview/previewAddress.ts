// The number of the previewed question in the URL, from 1.
import { valueAt } from '../../kit/pages/addressParameters.ts';

export const questionAt = valueAt<number | null>('question', {
  none: null,
  read: (text) => (/^\d{1,4}$/.test(text) ? Number(text) : null),
  write: (number) => (number === null ? '' : String(number)),
});

export function withQuestion(search: URLSearchParams, number: number): string {
  const next = new URLSearchParams(search);
  next.set('question', String(number));
  return String(next);
}
