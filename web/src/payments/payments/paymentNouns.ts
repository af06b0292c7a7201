// Payments by their number, in words.
import type { Nouns } from '../../kit/relay/outcome.ts';

export const paymentNouns: Nouns = ['платёж', 'платежа', 'платежей'];
