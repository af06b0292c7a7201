// What the resolvers of the board are given, where that is not the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** No node: its status is one, of the same company. */
export type OrderBoardColumnRow = Schemas['OrderBoardColumn'] & InCompany;
