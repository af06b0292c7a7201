// Describes the use of a dictionary entry by courses, for messages that refuse its deletion.
import type { Use } from '../../kit/resource/definition.ts';

export const usedByCourses = (relation: Use['relation']): Use => ({
  relation,
  nouns: ['курс', 'курса', 'курсов'],
  skippedMessage: 'используются в курсах',
});
