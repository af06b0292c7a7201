// Payments by their number, in words.
import type { Nouns } from '../../kit/outcome.ts';

export const paymentNouns: Nouns = ['платёж', 'платежа', 'платежей'];
