// Places: where a company's courses take place.
import type { CompanyPlacesArgs, PlaceMatch, Resolvers } from '../../__generated__/resolvers.ts';
import { connection } from '../../kit/plan/reads.ts';
import { deletesMany } from '../../kit/records/bulk.ts';
import { choosing } from '../../kit/records/chosen.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { orderParams } from '../../kit/records/connection.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { creates, updates } from '../../kit/records/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const places = companyCollection('Place', 'places');

const chosenPlaces = choosing(places, {
  field: 'places',
  params: (_companyId, { search }: PlaceMatch) => ({ search }),
  they: 'места',
});

const resolvers: Resolvers = {
  Company: {
    places: connection({
      collection: places.inCompany,
      params: ({ search, orderBy }: CompanyPlacesArgs) => ({
        search,
        ...orderParams(orderBy, { field: 'name' }),
      }),
    }),
  },
  Mutation: {
    createPlace: creates(places),
    updatePlace: updates(places),
    deletePlaces: deletesMany(chosenPlaces),
  },
};

export default {
  resolvers,
  shapes: { Place: {} },
  nodes: nodesOf(places),
} satisfies Domain;
