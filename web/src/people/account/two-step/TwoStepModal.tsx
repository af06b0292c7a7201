// The dialog that sets up two-step sign-in: password, QR code for an authenticator app, a code from the app, recovery
// codes.
import { useState } from 'react';
import { graphql } from 'react-relay';
import { useSubmit } from '../../../kit/actions/useSubmit.ts';
import {
  chakra,
  CopyButton,
  Flex,
  FormModal,
  QrCode,
  Stack,
  Text,
  TextField,
  useAlerts,
  useForm,
} from '../../../ui/index.ts';
import { ConfirmPasswordModal } from '../ConfirmPasswordModal.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { TwoStepModalEnableMutation } from '../../../__generated__/TwoStepModalEnableMutation.graphql.ts';
import type { TwoStepModalStartMutation } from '../../../__generated__/TwoStepModalStartMutation.graphql.ts';

interface Setup {
  readonly secret: string;
  readonly uri: string;
}

export function TwoStepModal({ onDone }: { onDone: () => void }) {
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const start = useSubmit<TwoStepModalStartMutation>(
    graphql`
      mutation TwoStepModalStartMutation($input: StartTwoStepSetupInput!) {
        startTwoStepSetup(input: $input) {
          setup {
            secret
            uri
          }
          ...userErrors_payload
        }
      }
    `,
    { onDone: ({ startTwoStepSetup }) => setSetup(startTwoStepSetup.setup ?? null) },
  );
  if (codes)
    return <RecoveryCodes title="Двухэтапный вход включён" codes={codes} onDone={onDone} />;
  if (setup) return <Confirmation setup={setup} onEnabled={setCodes} />;
  return (
    <ConfirmPasswordModal
      title="Двухэтапный вход"
      text="Понадобится приложение для кодов на телефоне, например Яндекс Ключ или Google Authenticator."
      confirmLabel="Продолжить"
      onPassword={(currentPassword) => start({ currentPassword })}
    />
  );
}

function Confirmation({
  setup,
  onEnabled,
}: {
  setup: Setup;
  onEnabled: (codes: readonly string[]) => void;
}) {
  const alerts = useAlerts();
  const form = useForm({ defaultValues: { code: '' } });
  const enable = useSubmit<TwoStepModalEnableMutation>(
    graphql`
      mutation TwoStepModalEnableMutation($input: EnableTwoStepInput!) {
        enableTwoStep(input: $input) {
          recoveryCodes
          viewer {
            ...TwoStepSetting_viewer
          }
          ...userErrors_payload
        }
      }
    `,
    {
      onDone: ({ enableTwoStep }) => {
        alerts.success('Двухэтапный вход включён');
        onEnabled(enableTwoStep.recoveryCodes ?? []);
      },
    },
  );
  return (
    <FormModal
      title="Двухэтапный вход"
      size="narrow"
      confirmLabel="Включить"
      form={form}
      onSubmit={enable}
    >
      <Text tone="muted">
        Откройте приложение для кодов и отсканируйте QR-код. Если камера недоступна, введите ключ
        сами.
      </Text>
      <Flex gap="5" align="center" wrap="wrap" justify="center">
        <QrCode text={setup.uri} label="QR-код для приложения" />
        <Stack gap="2" flex="1" minW="200px">
          <Text size="sm" tone="muted">
            Ключ
          </Text>
          <Secret>{inGroups(setup.secret)}</Secret>
          <div>
            <CopyButton size="sm" text={setup.secret}>
              Скопировать ключ
            </CopyButton>
          </div>
        </Stack>
      </Flex>
      <TextField
        name="code"
        label="Код из приложения"
        hint="Шесть цифр, меняются каждые 30 секунд"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        initialFocus
      />
    </FormModal>
  );
}

/** Groups of four characters are easier to type. */
const inGroups = (secret: string) => secret.replaceAll(/.{4}(?!$)/g, '$& ');

const Secret = chakra('code', {
  base: {
    display: 'block',
    p: '2.5',
    borderRadius: 'md',
    bg: 'soft',
    fontFamily: 'mono',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
  },
});
