// The row of the profile that changes the password.
import { useDataModals } from '../../kit/relay/useDataModals.tsx';
import { Button, Text } from '../../ui/index.ts';
import { ChangePasswordModal } from './ChangePasswordModal.tsx';
import { SettingRow } from './SettingRow.tsx';

export function PasswordSetting() {
  const { open } = useDataModals();
  return (
    <SettingRow
      title="Пароль"
      actions={
        <Button
          size="sm"
          aria-label="Сменить пароль"
          onClick={() => void open((close) => <ChangePasswordModal onChanged={close} />)}
        >
          Сменить
        </Button>
      }
    >
      <Text tone="muted" size="sm">
        Новый пароль завершит все остальные сеансы.
      </Text>
    </SettingRow>
  );
}
