// How the students of a course are counted.
import type { Nouns } from '../../kit/relay/outcome.ts';

export const studentNouns: Nouns = ['ученик', 'ученика', 'учеников'];
