// The loader of a certificate's public page; it loads without Relay's store.
import { graphql } from 'react-relay';
import type { LoaderFunctionArgs } from 'react-router';
import { RequestFailed } from '../../kit/network/gateway.ts';
import { sendQuery } from '../../kit/relay/sendQuery.ts';
import type { certificateRouteQuery } from '../../__generated__/certificateRouteQuery.graphql.ts';

export interface PublicCertificate {
  number: string;
  fullName: string;
  courseName: string;
  companyName: string;
  issuedAt: string;
  isValid: boolean;
  revokedAt: string | null | undefined;
  url: string | null | undefined;
}

/** `certificate` is null if no certificate has this number. */
export type CertificateLookup = { certificate: PublicCertificate | null } | { failure: string };

export async function loadCertificate({
  params,
  request,
}: LoaderFunctionArgs): Promise<CertificateLookup> {
  try {
    const { certificate } = await sendQuery<certificateRouteQuery>(
      graphql`
        query certificateRouteQuery($number: String!) {
          certificate(number: $number) {
            number
            fullName
            courseName
            companyName
            issuedAt
            isValid
            revokedAt
            url
          }
        }
      `,
      { number: params['number'] ?? '' },
      request.signal,
    );
    if (!certificate) return { certificate: null };
    const { number, fullName, courseName, companyName, issuedAt, ...state } = certificate;
    const { isValid, revokedAt, url } = state;
    const names = { fullName, courseName, companyName };
    return { certificate: { number, ...names, issuedAt, isValid, revokedAt, url } };
  } catch (error) {
    if (error instanceof RequestFailed) return { failure: error.message };
    throw error;
  }
}
