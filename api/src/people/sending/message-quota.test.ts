// The daily message limit of a company, by its age and plan.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quotaExceededMessage, messageQuotaOf } from './message-quota.ts';

const founded = new Date('2026-09-01T09:00:00Z');
const after = (hours: number) => new Date(founded.getTime() + hours * 3_600_000);
const plans = ['trial', 'basic', 'pro'] as const;

test('the limit never falls with age, and grows on the announced day', () => {
  const hours = fc.integer({ min: 0, max: 24 * 60 });
  const factor = fc.constantFrom(0.5, 1, 3);
  fc.assert(
    fc.property(fc.constantFrom(...plans), hours, hours, factor, (plan, one, other, times) => {
      const at = (when: Date) => messageQuotaOf({ createdAt: founded, plan }, when, times);
      const [early, late] = [Math.min(one, other), Math.max(one, other)].map((age) =>
        at(after(age)),
      );
      expect(late?.limit).toBeGreaterThanOrEqual(early?.limit ?? 0);
      if (early?.growth == null) return;
      expect(at(early.growth.at).limit).toBe(early.growth.limit);
      expect(at(new Date(early.growth.at.getTime() - 1)).limit).toBe(early.limit);
    }),
  );
});

test('the error contains the messages that are left, and when the limit grows', () => {
  const young = messageQuotaOf({ createdAt: founded, plan: 'trial' }, after(1), 1);
  expect(quotaExceededMessage(young, 48, 3)).toBe(
    'Сегодня можно отправить ещё 2 письма и СМС из 50, а нужно 3. Завтра снова будет 50, а с 2 сентября — до 200 в день',
  );
  const grown = messageQuotaOf({ createdAt: founded, plan: 'trial' }, after(24 * 40), 1);
  expect(quotaExceededMessage(grown, 1000, 1)).toBe(
    'Сегодня можно отправить ещё 0 писем и СМС из 1\u00a0000, а нужно 1. Завтра снова будет 1\u00a0000',
  );
});
