// Activates or deactivates a test; a refusal lists what the test lacks.
import { graphql } from 'react-relay';
import { useReportedMutation } from '../kit/relay/useReportedMutation.ts';
import { invalidateLists } from '../kit/actions/useSubmit.ts';
import { useAlerts } from '../ui/index.ts';
import type { useTestSwitchOffMutation } from '../__generated__/useTestSwitchOffMutation.graphql.ts';
import type { useTestSwitchOnMutation } from '../__generated__/useTestSwitchOnMutation.graphql.ts';

export type SetTestActive = (id: string, isOn: boolean) => Promise<void>;

export function useTestSwitch({ companyId, onDone }: { companyId: string; onDone?: () => void }): {
  turn: SetTestActive;
  isTurning: boolean;
} {
  const alerts = useAlerts();
  const [activate, isActivating] = useReportedMutation<useTestSwitchOnMutation>(graphql`
    mutation useTestSwitchOnMutation($input: ActivateTestInput!) {
      activateTest(input: $input) {
        test {
          id
          status
        }
        ...userErrors_payload
      }
    }
  `);
  const [deactivate, isDeactivating] = useReportedMutation<useTestSwitchOffMutation>(graphql`
    mutation useTestSwitchOffMutation($input: DeactivateTestInput!) {
      deactivateTest(input: $input) {
        test {
          id
          status
        }
        ...userErrors_payload
      }
    }
  `);
  return {
    turn: async (id, isOn) => {
      const turn = isOn ? activate : deactivate;
      if (!(await turn({ input: { id } }, { updater: invalidateLists(companyId) }))) return;
      alerts.success(isOn ? 'Тест включён' : 'Тест выключен');
      onDone?.();
    },
    isTurning: isActivating || isDeactivating,
  };
}
