// How the students of a course are counted.
import type { Nouns } from '../../kit/outcome.ts';

export const studentNouns: Nouns = ['ученик', 'ученика', 'учеников'];
