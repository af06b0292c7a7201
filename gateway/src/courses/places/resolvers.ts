// Places: where a company's courses take place.
import { connection } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/records/bulk.ts';
import { choosing } from '../../kit/records/chosen.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { creates, updates } from '../../kit/records/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const places = companyCollection('Place', 'places');

export default {
  resolvers: {
    Company: { places: connection(places, { sort: 'name' }) },
    Mutation: {
      createPlace: creates(places),
      updatePlace: updates(places),
      deletePlaces: deletesMany(choosing(places, 'места')),
    },
  },
  nodes: nodesOf(places),
} satisfies Domain;
