// The REST records behind the GraphQL types of this domain.
import type { components } from '../__generated__/rest.ts';

type Schemas = components['schemas'];

export type ViewerRow = Schemas['AuthUser'];
export type AccountSecurityRow = Schemas['AccountSecurity'];
export type SessionRow = Schemas['Session'];
export type TwoStepSetupRow = Schemas['TwoStepSetup'];
export type AdminProfileRow = Schemas['AdminProfile'];
