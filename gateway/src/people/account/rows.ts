// Parent types of GraphQL types whose REST record has another name.
import type { Schemas } from '../../__generated__/rest.ts';

export type ViewerRow = Schemas['AuthUser'];
