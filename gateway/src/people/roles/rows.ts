// REST records behind GraphQL types that have another name.
import type { components } from '../../__generated__/rest.ts';

export type RoleFormRow = components['schemas']['Form'];
