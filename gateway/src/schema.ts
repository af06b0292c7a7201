// Composes the schema of all domains.
import { nodeResolvers } from './kit/records/node.ts';
import { findDomains } from './kit/schema/domains.ts';
import { composeDomains } from './kit/schema/schema.ts';

export const domains = composeDomains([{ resolvers: nodeResolvers }, ...(await findDomains())]);
