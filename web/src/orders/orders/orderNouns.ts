// Orders by their number, in words.
import type { Nouns } from '../../kit/relay/outcome.ts';

export const orderNouns: Nouns = ['заявка', 'заявки', 'заявок'];
