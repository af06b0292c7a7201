// The record of a place.
import { record } from '../../../kit/records/record.ts';
import { coursesCountIn } from '../courses-count.ts';
import { places } from '../dictionary-tables.ts';
import { dictionaryGrants } from '../../grants.ts';
import { coursePlaces } from '../../tables.ts';

export const placeRecord = record(places)({
  ...dictionaryGrants,
  name: 'Place',
  description: 'A place where courses are held.',
  order: 'name',
  computed: { courses_count: coursesCountIn(coursePlaces, 'place_id') },
});
