// Russian plural forms of «платёж» for reported results.
import type { Nouns } from '../../kit/relay/outcome.ts';

export const paymentNouns: Nouns = ['платёж', 'платежа', 'платежей'];
