// Isolation tests of the company: files, domains, owners, integrations, plan and payments.
import { isolationOf } from '../suite.ts';

isolationOf('company');
