// The REST records behind the GraphQL types of this domain.
import type * as wire from '../kit/wire.ts';

export type ViewerRow = wire.User;
export type AdminProfileRow = wire.AdminProfile;
