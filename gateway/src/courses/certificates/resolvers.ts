// Certificates: the list for staff, and public lookup by number.
import type { QueryCertificateArgs, Resolvers } from '../../__generated__/resolvers.ts';
import type { CertificateCheckRow } from '../../__generated__/rows.ts';
import { historyOf } from '../../audits/index.ts';
import type { Context } from '../../context.ts';
import { withCall } from '../../kit/plan/calls.ts';
import { relation } from '../../kit/plan/needs.ts';
import { connection } from '../../kit/plan/reads.ts';
import { companyCollection } from '../../kit/records/collections.ts';
import { nodeReaders } from '../../kit/records/node.ts';
import { performs } from '../../kit/mutations/writes.ts';
import { isRestError } from '../../kit/rest/errors.ts';
import { below, path } from '../../kit/rest/path.ts';
import type { Domain } from '../../kit/schema/schema.ts';

const certificates = companyCollection('CourseCertificate', 'certificates');

const checkAt = (number: string) => below(path`/public/certificates`, { number });

const resolvers: Resolvers = {
  Query: {
    certificate: withCall(
      async (
        _: unknown,
        { number }: QueryCertificateArgs,
        { rest }: Context,
      ): Promise<CertificateCheckRow | null> => {
        try {
          return (await rest.get<CertificateCheckRow>(checkAt(number))).data;
        } catch (error) {
          if (isRestError(error, 404)) return null;
          throw error;
        }
      },
      { method: 'GET', route: checkAt('').route, records: [], size: () => 1 },
    ),
  },
  Course: {
    certificates: connection(certificates, { by: 'course_id', sort: 'issued_at', desc: true }),
  },
  CourseCertificate: { ...historyOf(certificates) },
  Mutation: {
    revokeCertificate: performs(certificates, 'revoke'),
    restoreCertificate: performs(certificates, 'restore'),
  },
};

export default {
  resolvers,
  shapes: {
    CertificateCheck: {},
    CourseCertificate: { course: relation('course'), user: relation('user') },
  },
  nodes: nodeReaders(certificates),
} satisfies Domain;
