// The daily budgets of a company for services that cost the installation money, by its plan and age.
import { countOf } from '../../kit/values/plurals.ts';
import type { SpendingKind, Spent } from '../../kit/services/spending.ts';
import type { PlanName } from '../subscription/plans.ts';

const minute = 60;
const hour = 60 * minute;

/**
 * Daily budgets of the plans: `amount` in tokens, seconds or messages, `cost` in roubles if the installation has set
 * prices.
 */
const budgets: Record<SpendingKind, Record<PlanName, Spent>> = {
  ai: {
    trial: { amount: 200_000, cost: 50 },
    basic: { amount: 1_000_000, cost: 300 },
    pro: { amount: 5_000_000, cost: 1500 },
  },
  speech: {
    trial: { amount: hour, cost: 50 },
    basic: { amount: 10 * hour, cost: 500 },
    pro: { amount: 40 * hour, cost: 2000 },
  },
  sms: {
    trial: { amount: 20, cost: 100 },
    basic: { amount: 300, cost: 1500 },
    pro: { amount: 2000, cost: 10_000 },
  },
  streams: {
    trial: { amount: 4 * hour, cost: 0 },
    basic: { amount: 20 * hour, cost: 0 },
    pro: { amount: 100 * hour, cost: 0 },
  },
};

/**
 * Days in which a company has the budget of the trial, whatever its plan, because choosing a plan costs nothing yet.
 */
export const youngDays = 30;

/**
 * `times`: the factor by which the installation multiplies the budget; 0 for no limit, which gives null.
 */
export function budgetOf(
  kind: SpendingKind,
  { plan, isYoung }: { plan: PlanName; isYoung: boolean },
  times: number,
): Spent | null {
  if (times === 0) return null;
  const { amount, cost } = budgets[kind][isYoung ? 'trial' : plan];
  return { amount: Math.floor(amount * times), cost: cost * times };
}

/**
 * The time zone in which days are counted. A company's own zone would let it start another day by changing the zone.
 */
export const spendingTimeZone = 'Europe/Moscow';

interface Words {
  /** What is used up. */
  what: string;
  unit: (amount: number) => string;
}

const inMinutes = (seconds: number) =>
  countOf(Math.floor(seconds / minute), ['минута', 'минуты', 'минут']);

const words: Record<SpendingKind, Words> = {
  ai: {
    what: 'ИИ',
    unit: (amount) => countOf(amount, ['токен', 'токена', 'токенов']),
  },
  speech: { what: 'распознавание речи', unit: inMinutes },
  sms: { what: 'СМС', unit: (amount) => countOf(amount, ['сообщение', 'сообщения', 'сообщений']) },
  streams: { what: 'подготовку видео', unit: inMinutes },
};

const rouble = new Intl.NumberFormat('ru', {
  style: 'currency',
  currency: 'RUB',
  maximumFractionDigits: 2,
});

const renewal = new Intl.DateTimeFormat('ru', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: spendingTimeZone,
});

/**
 * The message for a user whose request exceeds the budget: what is left, and when the next day begins.
 */
export function budgetExceededMessage(
  kind: SpendingKind,
  { budget, used, resetsAt }: { budget: Spent; used: Spent; resetsAt: Date },
): string {
  const { what, unit } = words[kind];
  const left = Math.max(0, budget.amount - used.amount);
  const money = budget.cost > 0 ? ` и ${rouble.format(budget.cost)}` : '';
  const spent = used.cost > 0 ? ` и ${rouble.format(used.cost)}` : '';
  const state =
    left === 0 || (budget.cost > 0 && used.cost >= budget.cost)
      ? 'исчерпан'
      : 'почти исчерпан, и на это не хватит остатка';
  return `Дневной лимит компании на ${what} ${state}: потрачено ${unit(used.amount)}${spent} из ${unit(budget.amount)}${money}. Он обновится ${renewal.format(resetsAt)} по Москве`;
}

export const unconfirmedMessage = (kind: SpendingKind): string =>
  `Сначала подтвердите свою почту по ссылке из письма: до этого компания не тратит лимит на ${words[kind].what}. Получить ссылку ещё раз можно в профиле`;
