// A company's domains: listing, adding, verifying by DNS, and removing them.
import type { Resolvers } from '../../__generated__/resolvers.ts';
import { columns } from '../../kit/plan/needs.ts';
import { list } from '../../kit/plan/reads.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { creates, deletes, performs } from '../../kit/mutations/writes.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { companyCollection } from '../../kit/records/collections.ts';

const selfDomains = companyCollection('SelfDomain', 'self_domain');

const resolvers: Resolvers = {
  Company: {
    selfDomains: list(selfDomains, { sort: 'name', size: 5 }),
  },
  Mutation: {
    createSelfDomain: creates(selfDomains),
    checkSelfDomain: performs(selfDomains, 'check'),
    deleteSelfDomain: deletes(selfDomains),
  },
};

export default {
  resolvers,
  shapes: { SelfDomain: { records: columns('records') } },
  nodes: nodeReaders(selfDomains),
} satisfies Domain;
