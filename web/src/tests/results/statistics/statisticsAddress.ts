// Whose attempts the statistics of a test are about, as it stands in the address.
import { flag, valueAt, values } from '../../../kit/addressParts.ts';

/** Of each learner the best attempt alone. */
export const bestAt = valueAt('best', flag);

/** Global ids of groups. */
export const groupsAt = valueAt('group', values());
