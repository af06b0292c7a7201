// How an invite is sent, as a field of its form.
import { Select } from '../../ui/index.ts';
import type { InviteKind } from './inviteKinds.ts';

export const SendingWay = ({ kind }: { kind: InviteKind }) => (
  <Select
    name="sendType"
    label="Как отправить"
    options={[
      // What greets people must reach them.
      ...(kind === 'INVITE' ? [{ value: '', label: 'Не отправлять' }] : []),
      { value: 'EMAIL', label: 'Письмом' },
      { value: 'PHONE', label: 'СМС' },
    ]}
  />
);
