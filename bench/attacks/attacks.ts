// All attacks; each uses one address and account unless stated otherwise.
import type { Attack } from './attack.ts';
import { expensiveQueries } from './expensive-queries.ts';
import { signIns } from './sign-ins.ts';
import { transfers } from './transfers.ts';

export const attacks: readonly Attack[] = [...transfers, ...expensiveQueries, ...signIns];
