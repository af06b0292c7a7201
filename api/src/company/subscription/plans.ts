// The plans of the platform and their limits. There is no billing yet: a plan is chosen, not paid.

export const planNames = ['trial', 'basic', 'pro'] as const;
export type PlanName = (typeof planNames)[number];

export const planPeriods = ['month', 'year'] as const;
export type PlanPeriod = (typeof planPeriods)[number];

/** Days of the trial of a new company. */
export const trialDays = 30;

/** The resources that plans limit. */
export const planResources = ['users', 'storage', 'courses'] as const;
export type PlanResource = (typeof planResources)[number];

export interface Plan {
  name: PlanName;
  title: string;
  /** Active users, bytes of files and courses; null for no limit. */
  limits: Record<PlanResource, number | null>;
}

const gigabyte = 1024 ** 3;

export const plans: readonly Plan[] = [
  { name: 'trial', title: 'Пробный', limits: { users: 100, storage: 5 * gigabyte, courses: 10 } },
  {
    name: 'basic',
    title: 'Базовый',
    limits: { users: 1000, storage: 100 * gigabyte, courses: 100 },
  },
  { name: 'pro', title: 'Профи', limits: { users: null, storage: 1024 * gigabyte, courses: null } },
];
