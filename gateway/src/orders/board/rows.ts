// Parent types of the board's resolvers that differ from the REST record of the type's name.
import type { Schemas } from '../../__generated__/rest.ts';
import type { InCompany } from '../../kit/records/collections.ts';

/** Not a node, but its status is a node of the same company. */
export type OrderBoardColumnRow = Schemas['OrderBoardColumn'] & InCompany;
