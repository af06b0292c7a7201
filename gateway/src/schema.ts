// All domains of the gateway, put together into one schema.
import { nodeResolvers } from './kit/records/node.ts';
import { findDomains } from './kit/schema/domains.ts';
import { composeDomains } from './kit/schema/schema.ts';

export const domains = composeDomains([{ resolvers: nodeResolvers }, ...(await findDomains())]);
