// URL state of a test's statistics: which attempts they count.
import { flag, valueAt, values, type Address } from '../../../kit/pages/addressParameters.ts';

/** Only the best attempt of each learner. */
export const bestAt = valueAt('best', flag);

/** Global ids of groups, at most as many as a list's conditions accept. */
export const groupsAt = (place: Pick<Address, 'search'>): readonly string[] =>
  everyGroupAt(place).slice(0, 100);

const everyGroupAt = valueAt('group', values());
