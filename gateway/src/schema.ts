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
import { jobs } from './jobs/index.ts';
import { nodeResolvers } from './kit/records/node.ts';
import { composeDomains } from './kit/schema/schema.ts';
import { media } from './media/index.ts';
import { account } from './people/account.ts';
import { groups, people, roles, userBulk, users } from './people/index.ts';

export const domains = composeDomains([
  { resolvers: nodeResolvers },
  audits,
  people,
  account,
  roles,
  groups,
  users,
  userBulk,
  company,
  selfDomains,
  owners,
  integrations,
  subscription,
  payments,
  removal,
  media,
  courses,
  courseExports,
  jobs,
]);
