// The lifetime of an access token: a number of days, or until a date within a year.
import { dayAt, type SelectOption } from '../../ui/index.ts';

export type Lifetime = '30' | '90' | '365' | 'date';

export const lifetimes: readonly SelectOption<Lifetime>[] = [
  { value: '30', label: '30 дней' },
  { value: '90', label: '90 дней' },
  { value: '365', label: 'Год' },
  { value: 'date', label: 'До выбранного дня' },
];

/** Converts the lifetime into the mutation's input. */
export function lifetimeInput({
  lifetime,
  expiresOn,
}: {
  lifetime: Lifetime;
  expiresOn: string | null;
}): { days: number } | { expiresOn: string | null } {
  return lifetime === 'date' ? { expiresOn } : { days: Number(lifetime) };
}

const day = 86_400_000;

export const yearFromNow = (now = Date.now()) => dayAt(new Date(now + 365 * day));
