// Requests an offer as a PDF, which a job makes; the alert links to the file.
import { graphql } from 'react-relay';
import { succeeded } from '../../kit/network/mutationResult.ts';
import { followJob } from '../../kit/actions/followedJobs.ts';
import { useMutation } from '../../kit/relay/useMutation.ts';
import { useAlerts } from '../../ui/index.ts';
import { arePricesStale } from './useOffer.ts';
import type {
  CreateCommercialOfferFileInput,
  useOfferFileMutation,
} from '../../__generated__/useOfferFileMutation.graphql.ts';

/** `onStale` is called when prices have changed since they were fetched. */
export function useOfferFile(
  onStale: () => void,
): [make: (input: CreateCommercialOfferFileInput) => Promise<void>, isRequesting: boolean] {
  const alerts = useAlerts();
  const [commit, isRequesting] = useMutation<useOfferFileMutation>(graphql`
    mutation useOfferFileMutation($input: CreateCommercialOfferFileInput!) {
      createCommercialOfferFile(input: $input) {
        job {
          id
        }
        ...userErrors_payload
      }
    }
  `);
  const make = async (input: CreateCommercialOfferFileInput) => {
    const answer = await commit({ variables: { input } });
    if (arePricesStale(answer.userErrors)) onStale();
    if (!succeeded(answer, alerts)) return;
    const job = answer.response.createCommercialOfferFile.job;
    if (job) followJob({ id: job.id, companyId: input.companyId });
    alerts.success('Собираем PDF. Он появится здесь и в «Задачах»');
  };
  return [make, isRequesting];
}
