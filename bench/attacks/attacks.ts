// All attacks, each from one address and by one account, unless it says otherwise.
import type { Attack } from './attack.ts';
import { dearQueries } from './dear-queries.ts';
import { signIns } from './sign-ins.ts';
import { transfers } from './transfers.ts';

export const attacks: readonly Attack[] = [...transfers, ...dearQueries, ...signIns];
