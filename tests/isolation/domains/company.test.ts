// The company itself, its files, domains, owners, integrations, plan and payments.
import { isolationOf } from '../suite.ts';

isolationOf('company');
