// A select of the way an invite is sent: by mail or text message.
import { Select } from '../../../ui/index.ts';

export const SendTypeSelect = () => (
  <Select
    name="sendType"
    label="Как отправить"
    options={[
      { value: 'EMAIL', label: 'Письмом' },
      { value: 'PHONE', label: 'СМС' },
    ]}
  />
);
