// That courses are described with an entry of a dictionary, in words.
import type { Use } from '../../kit/resource/uses.ts';

export const usedByCourses = (relation: Use['relation']): Use => ({
  relation,
  nouns: ['курс', 'курса', 'курсов'],
  skippedMessage: 'используются в курсах',
});
