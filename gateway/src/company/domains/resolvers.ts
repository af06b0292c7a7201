// Own domains of a company: the list, naming one, checking it in DNS, giving it up.
import type {
  CheckSelfDomainInput,
  CreateSelfDomainInput,
  DeleteSelfDomainInput,
  Resolvers,
} from '../../__generated__/resolvers.ts';
import type { CompanyRow, SelfDomainRow } from '../../__generated__/rows.ts';
import { columns } from '../../kit/plan/needs.ts';
import { list } from '../../kit/plan/reads.ts';
import { requireGlobal, requireInCompany } from '../../kit/records/ids.ts';
import { nodesOf } from '../../kit/records/node.ts';
import { bodyOf, changedRecord, mutation } from '../../kit/records/payload.ts';
import { loadRecord } from '../../kit/records/records.ts';
import { path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';
import { companyOf, selfDomains as domainCollection } from '../collection.ts';

interface Changed {
  selfDomain: SelfDomainRow | null;
  company: CompanyRow | null;
}

const nothing = { selfDomain: null, company: null };

const resolvers: Resolvers = {
  Company: {
    selfDomains: list({
      collection: ({ id }: CompanyRow) => domainCollection(id),
      params: { sort: 'name' },
      size: 5,
    }),
  },
  Mutation: {
    createSelfDomain: mutation<CreateSelfDomainInput, Changed>(
      { call: 'POST /companies/{companyId}/self_domain', failed: nothing },
      async (input, context, info) => {
        const { id: companyId } = requireGlobal(input.companyId, 'Company');
        const collection = domainCollection(companyId);
        const { data } = await context.rest.write<SelfDomainRow>(
          'POST',
          collection.path,
          bodyOf(input, ['companyId']),
        );
        return {
          selfDomain: await changedRecord(
            context,
            info,
            'selfDomain',
            collection.complete(data),
            (plan) => loadRecord(context.rest, collection, data.id, plan),
          ),
          company: await companyOf(context, info, companyId),
        };
      },
    ),
    checkSelfDomain: mutation<CheckSelfDomainInput, Changed>(
      { call: 'POST /companies/{companyId}/self_domain/{id}/check', failed: nothing },
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.id, 'SelfDomain');
        const collection = domainCollection(companyId);
        const { data } = await context.rest.write<SelfDomainRow>(
          'POST',
          path`/companies/${{ companyId }}/self_domain/${{ id }}/check`,
        );
        return {
          selfDomain: collection.complete(data),
          company: await companyOf(context, info, companyId),
        };
      },
    ),
    deleteSelfDomain: mutation<
      DeleteSelfDomainInput,
      { deletedSelfDomainId: string | null; company: CompanyRow | null }
    >(
      {
        call: 'DELETE /companies/{companyId}/self_domain/{id}',
        failed: { deletedSelfDomainId: null, company: null },
      },
      async (input, context, info) => {
        const { companyId, id } = requireInCompany(input.id, 'SelfDomain');
        await context.rest.write('DELETE', path`/companies/${{ companyId }}/self_domain/${{ id }}`);
        return {
          deletedSelfDomainId: input.id,
          company: await companyOf(context, info, companyId),
        };
      },
    ),
  },
};

export default {
  resolvers,
  shapes: { SelfDomain: { records: columns('records') }, DnsRecord: {} },
  nodes: { SelfDomain: nodesOf(domainCollection) },
} satisfies Domain;
