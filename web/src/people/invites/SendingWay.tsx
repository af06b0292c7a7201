// How an invite is sent, as a field of its form.
import { Select } from '../../ui/index.ts';

export const SendingWay = () => (
  <Select
    name="sendType"
    label="Как отправить"
    options={[
      { value: 'EMAIL', label: 'Письмом' },
      { value: 'PHONE', label: 'СМС' },
    ]}
  />
);
