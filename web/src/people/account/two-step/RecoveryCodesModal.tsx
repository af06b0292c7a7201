// A dialog that creates ten new recovery codes, which replace the previous ones.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useSubmit } from '../../../kit/actions/useSubmit.ts';
import { ConfirmPasswordModal } from '../ConfirmPasswordModal.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { RecoveryCodesModalMutation } from '../../../__generated__/RecoveryCodesModalMutation.graphql.ts';

export function RecoveryCodesModal({ onDone }: { onDone: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const renew = useSubmit<RecoveryCodesModalMutation>(
    graphql`
      mutation RecoveryCodesModalMutation($input: RenewRecoveryCodesInput!) {
        renewRecoveryCodes(input: $input) {
          recoveryCodes
          viewer {
            ...TwoStepSetting_viewer
          }
          ...userErrors_payload
        }
      }
    `,
    { onDone: ({ renewRecoveryCodes }) => setCodes(renewRecoveryCodes.recoveryCodes ?? null) },
  );
  if (codes) return <RecoveryCodes title="Новые коды" codes={codes} onDone={onDone} />;
  return (
    <ConfirmPasswordModal
      title="Новые коды восстановления"
      text="Прежние коды сразу перестанут действовать."
      confirmLabel="Получить коды"
      onPassword={(currentPassword) => renew({ currentPassword })}
    />
  );
}
