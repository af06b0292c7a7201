// The row of the profile for two-step sign-in: its status and actions.
import { graphql, useFragment } from 'react-relay';
import { useDataModals } from '../../../kit/relay/useDataModals.tsx';
import { useMutation } from '../../../kit/relay/useMutation.ts';
import {
  Badge,
  Button,
  countOf,
  Flex,
  formatDate,
  lazyPart,
  plural,
  Text,
  useAlerts,
} from '../../../ui/index.ts';
import { ConfirmPasswordModal } from '../ConfirmPasswordModal.tsx';
import { RecoveryCodesModal } from './RecoveryCodesModal.tsx';
import { SettingRow } from '../SettingRow.tsx';
import type { TwoStepSetting_viewer$key } from '../../../__generated__/TwoStepSetting_viewer.graphql.ts';
import type { TwoStepSettingDisableMutation } from '../../../__generated__/TwoStepSettingDisableMutation.graphql.ts';

export function TwoStepSetting({ viewer: key }: { viewer: TwoStepSetting_viewer$key }) {
  const { security } = useFragment<TwoStepSetting_viewer$key>(
    graphql`
      fragment TwoStepSetting_viewer on Viewer @throwOnFieldError {
        security {
          twoStepEnabledAt
          recoveryCodesLeft
        }
      }
    `,
    key,
  );
  const { open } = useDataModals();
  const disable = useDisable();
  const { twoStepEnabledAt, recoveryCodesLeft } = security;
  if (twoStepEnabledAt == null) {
    return (
      <SettingRow
        title="Двухэтапный вход"
        badge={<Badge>выключен</Badge>}
        actions={
          <Button
            size="sm"
            aria-label="Включить двухэтапный вход"
            onClick={() => void open((close) => <TwoStepModal onDone={close} />)}
          >
            Включить
          </Button>
        }
      >
        <Text tone="muted" size="sm">
          Кроме пароля понадобится код из приложения на телефоне. Чужой с одним паролем не войдёт.
        </Text>
      </SettingRow>
    );
  }
  return (
    <SettingRow
      title="Двухэтапный вход"
      badge={<Badge tone="success">включён</Badge>}
      below={
        <Flex gap="2" wrap="wrap" mt="2.5">
          <Button
            size="sm"
            onClick={() => void open((close) => <RecoveryCodesModal onDone={close} />)}
          >
            Новые коды восстановления
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label="Выключить двухэтапный вход"
            onClick={() =>
              void open((close) => (
                <ConfirmPasswordModal
                  title="Выключить двухэтапный вход?"
                  text="Для входа будет достаточно одного пароля. Коды восстановления перестанут действовать."
                  confirmLabel="Выключить"
                  danger
                  onPassword={(currentPassword) => disable(currentPassword, close)}
                />
              ))
            }
          >
            Выключить
          </Button>
        </Flex>
      }
    >
      <Text tone={recoveryCodesLeft < few ? 'danger' : 'muted'} size="sm">
        С {formatDate(twoStepEnabledAt)}.{' '}
        {recoveryCodesLeft === 0
          ? 'Кодов восстановления не осталось: получите новые.'
          : `${plural(recoveryCodesLeft, ['Остался', 'Осталось', 'Осталось'])} ${countOf(recoveryCodesLeft, ['код', 'кода', 'кодов'])} восстановления.`}
      </Text>
    </SettingRow>
  );
}

/** Suggests new recovery codes when this many or fewer are left. */
const few = 3;

function useDisable() {
  const alerts = useAlerts();
  const [disable] = useMutation<TwoStepSettingDisableMutation>(graphql`
    mutation TwoStepSettingDisableMutation($input: DisableTwoStepInput!) {
      disableTwoStep(input: $input) {
        viewer {
          ...TwoStepSetting_viewer
        }
        ...userErrors_payload
      }
    }
  `);
  return async (currentPassword: string, onDone: () => void) => {
    const { userErrors } = await disable({ variables: { input: { currentPassword } } });
    if (userErrors.length > 0) return userErrors;
    alerts.success('Двухэтапный вход выключен');
    onDone();
    return null;
  };
}

// Loaded lazily because it contains the QR code generator.
const TwoStepModal = lazyPart(() => import('./TwoStepModal.tsx'), 'TwoStepModal');
