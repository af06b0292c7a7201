// How many messages with its own words a company may send in a day. Whoever has just come may be anybody, so that the
// numbers grow with the company's age, and end where its plan says.
import type { companies } from '../../company/tables.ts';
import { countOf } from '../../kit/values/plurals.ts';

type Plan = (typeof companies.$inferSelect)['plan'];

/** Milliseconds. */
const dayLength = 86_400_000;

/**
 * While a company is younger than so many days: a class and its teachers on the first day, a year of a school in the
 * first week, a whole school in the first month. The plan does not matter: choosing one costs nothing yet.
 */
const young = [
  { days: 1, limit: 50 },
  { days: 7, limit: 200 },
  { days: 30, limit: 1000 },
] as const;

/** Later, by the plan: what all the people of such a company come to, and then some. */
const grown: Record<Plan, number> = { trial: 1000, basic: 5000, pro: 20_000 };

export interface Quota {
  /** Messages a day. */
  limit: number;
  /** All young companies that somebody sends for have the number together. */
  isYoung: boolean;
  /** When that will be more, and how much; null when only another plan changes it. */
  growth: { at: Date; limit: number } | null;
}

/** `plan` is the one that holds, `factor` what the installation has set. */
export function quotaOf(
  { createdAt, plan }: { createdAt: Date; plan: Plan },
  now: Date,
  factor: number,
): Quota {
  const age = now.getTime() - createdAt.getTime();
  const limits = [...young.map(({ limit }) => limit), grown[plan]];
  const place = young.filter(({ days }) => age >= days * dayLength).length;
  const [limit = 0, ...later] = limits.slice(place).map((each) => Math.floor(each * factor));
  const growth = later
    .map((each, step) => ({ limit: each, days: young[place + step]?.days ?? 0 }))
    .find((each) => each.limit > limit);
  return {
    limit,
    isYoung: place < young.length,
    growth: growth
      ? { at: new Date(createdAt.getTime() + growth.days * dayLength), limit: growth.limit }
      : null,
  };
}

/** Where the installation's days begin. Not the company's own zone: by changing that it would begin another day. */
export const quotaZone = 'Europe/Moscow';

const dayAndMonth = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  timeZone: quotaZone,
});

const forms = ['письмо или СМС', 'письма и СМС', 'писем и СМС'] as const;

/** What somebody is told who wants to send more than is left. */
export function overQuota({ limit, growth }: Quota, ordered: number, wanted: number): string {
  const left = countOf(Math.max(0, limit - ordered), forms);
  const daily = limit.toLocaleString('ru');
  const grows =
    growth === null
      ? ''
      : `, а с ${dayAndMonth.format(growth.at)} — до ${growth.limit.toLocaleString('ru')} в день`;
  return `Сегодня можно отправить ещё ${left} из ${daily}, а нужно ${wanted.toLocaleString('ru')}. Завтра снова будет ${daily}${grows}`;
}
