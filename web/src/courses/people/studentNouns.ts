// The plural forms of «ученик».
import type { Nouns } from '../../kit/relay/outcome.ts';

export const studentNouns: Nouns = ['ученик', 'ученика', 'учеников'];
