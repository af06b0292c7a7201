// REST records behind GraphQL types that have another name.
import type { Schemas } from '../__generated__/rest.ts';

export type JobFileRow = Schemas['ExpiringFile'];
