// The daily limit of messages with a company's own texts. It grows with the company's age, because anybody can create a
// company, up to the limit of the plan.
import type { companies } from '../../company/tables.ts';
import { countOf } from '../../kit/values/plurals.ts';

type Plan = (typeof companies.$inferSelect)['plan'];

/** Milliseconds. */
const dayLength = 86_400_000;

/**
 * Limits while a company is younger than the given number of days: a class and its teachers on the first day, one year
 * group of a school in the first week, a whole school in the first month. The plan has no effect, because choosing one
 * costs nothing yet.
 */
const young = [
  { days: 1, limit: 50 },
  { days: 7, limit: 200 },
  { days: 30, limit: 1000 },
] as const;

/** Limits of older companies by plan: some more than all people of such a company need. */
const grown: Record<Plan, number> = { trial: 1000, basic: 5000, pro: 20_000 };

export interface MessageQuota {
  /** Messages a day. */
  limit: number;
  /** Whether the company is young. A sender's young companies share one limit. */
  isYoung: boolean;
  /** When the limit grows next, and to which number; null if only another plan changes it. */
  growth: { at: Date; limit: number } | null;
}

/** `plan`: the current one; `factor`: the setting of the installation. */
export function messageQuotaOf(
  { createdAt, plan }: { createdAt: Date; plan: Plan },
  now: Date,
  factor: number,
): MessageQuota {
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

/**
 * The time zone in which days are counted. A company's own zone would let it start another day by changing the zone.
 */
export const quotaTimeZone = 'Europe/Moscow';

const dayAndMonth = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  timeZone: quotaTimeZone,
});

const forms = ['письмо или СМС', 'письма и СМС', 'писем и СМС'] as const;

/** The message for a user who wants to send more messages than are left. */
export function quotaExceededMessage(
  { limit, growth }: MessageQuota,
  ordered: number,
  wanted: number,
): string {
  const left = countOf(Math.max(0, limit - ordered), forms);
  const daily = limit.toLocaleString('ru');
  const grows =
    growth === null
      ? ''
      : `, а с ${dayAndMonth.format(growth.at)} — до ${growth.limit.toLocaleString('ru')} в день`;
  return `Сегодня можно отправить ещё ${left} из ${daily}, а нужно ${wanted.toLocaleString('ru')}. Завтра снова будет ${daily}${grows}`;
}
