// All domains of the gateway, put together into one schema.
import { audits } from './audits/index.ts';
import {
  company,
  integrations,
  owners,
  payments,
  removal,
  selfDomains,
  subscription,
} from './company/index.ts';
import { courseExports, courses } from './courses/index.ts';
import { forms } from './forms/index.ts';
import { jobs } from './jobs/index.ts';
import { nodeResolvers } from './kit/records/node.ts';
import { composeDomains } from './kit/schema/schema.ts';
import { media } from './media/index.ts';
import {
  access,
  account,
  generation,
  groups,
  invites,
  people,
  registration,
  roles,
  social,
  userBulk,
  userCustomFields,
  userExports,
  users,
} from './people/index.ts';

export const domains = composeDomains([
  { resolvers: nodeResolvers },
  audits,
  people,
  account,
  access,
  roles,
  groups,
  users,
  userBulk,
  invites,
  registration,
  social,
  generation,
  userCustomFields,
  userExports,
  company,
  selfDomains,
  owners,
  integrations,
  subscription,
  payments,
  removal,
  forms,
  media,
  courses,
  courseExports,
  jobs,
]);
