// Asks for confirmation before a course is published that lacks something.
import { useCallback } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { failedResult, succeeded } from '../../kit/network/mutationResult.ts';
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { lazyPart, useAlerts } from '../../ui/index.ts';
import type { UnmetRequirement, ReadinessLinks } from './readiness.ts';

const PublishModal = lazyPart(() => import('./PublishModal.tsx'), 'PublishModal');

type Ask = (lacks: readonly UnmetRequirement[], viewpoint: ReadinessLinks) => Promise<boolean>;

/** Resolves to whether to publish: nothing is missing, or the user confirmed. */
export function useConfirmPublishing(): Ask {
  const { open } = useDataModals();
  return useCallback(
    async (lacks, viewpoint) =>
      lacks.length === 0 ||
      ((await open<boolean>((close) => (
        <PublishModal {...{ lacks, viewpoint }} onAnswer={close} />
      ))) ??
        false),
    [open],
  );
}

/** The same for a saved course, whose data is fetched first. */
export function usePublishing(companyId: string): (id: string) => Promise<boolean> {
  const environment = useRelayEnvironment();
  const alerts = useAlerts();
  const ask = useConfirmPublishing();
  return async (id) => {
    try {
      const { fetchUnmetRequirements } = await import('./fetchUnmetRequirements.ts');
      const { lacks, viewpoint } = await fetchUnmetRequirements(environment, companyId, id);
      return viewpoint === null || (await ask(lacks, viewpoint));
    } catch (error) {
      return succeeded(failedResult(error), alerts);
    }
  };
}
