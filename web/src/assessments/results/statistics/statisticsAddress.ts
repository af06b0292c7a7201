// Whose attempts the statistics of a test are about, as it stands in the address.
import { flag, valueAt, values, type Address } from '../../../kit/pages/addressParameters.ts';

/** Of each learner the best attempt alone. */
export const bestAt = valueAt('best', flag);

/** Global ids of groups: as many as the conditions of a list take. */
export const groupsAt = (place: Pick<Address, 'search'>): readonly string[] =>
  everyGroupAt(place).slice(0, 100);

const everyGroupAt = valueAt('group', values());
