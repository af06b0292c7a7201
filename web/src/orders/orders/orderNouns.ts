// Russian plural forms of «заявка» for reported results.
import type { Nouns } from '../../kit/relay/outcome.ts';

export const orderNouns: Nouns = ['заявка', 'заявки', 'заявок'];
