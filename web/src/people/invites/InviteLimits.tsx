// The name of an invite and its limits by time and number of users.
import type { ReactNode } from 'react';
import {
  Card,
  DateField,
  Grid,
  maxLength,
  RichTextField,
  Select,
  Stack,
  SwitchField,
  TextField,
  type Rule,
  type TextUploads,
} from '../../ui/index.ts';
import { SendTypeSelect } from './sending/SendTypeSelect.tsx';
import type { InviteKind } from './inviteKinds.ts';

export function InviteLimits({
  kind,
  uploads,
  names,
  readOnly = false,
}: {
  kind: InviteKind;
  /** Uploads of the description's files. */
  uploads: TextUploads;
  /** Replaces the name when many invites are created: their names, limits and recipients. */
  names?: ReactNode;
  readOnly?: boolean;
}) {
  return (
    <Card title={kind === 'INVITE' ? 'О приглашении' : 'О приветствии'}>
      <Stack gap="4">
        {names ?? <TextField name="name" label="Название" required rules={[maxLength(255)]} />}
        <RichTextField
          name="description"
          label="Описание"
          hint="Его увидит тот, кто откроет ссылку"
          uploads={uploads}
          short
          readOnly={readOnly}
        />
        <SwitchField name="active" label="Действует" hint="Выключенная ссылка никого не впускает" />
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
          <Select
            name="type"
            label="Кто может прийти"
            options={[
              { value: 'COMMON', label: 'Все, у кого есть ссылка' },
              { value: 'PERSONAL', label: 'Только получатели' },
            ]}
          />
          {names ? (
            <SendTypeSelect />
          ) : (
            <TextField
              name="userLimit"
              label="Сколько человек"
              hint="Пусто — сколько угодно"
              inputMode="numeric"
              rules={[countOrEmpty]}
            />
          )}
          <DateField name="dateStart" label="С какого дня" />
          <DateField name="dateEnd" label="По какой день" />
        </Grid>
      </Stack>
    </Card>
  );
}

/** The database's limit. */
const mostPeople = 1_000_000;

const countOrEmpty: Rule = (text) => {
  if (text.trim() === '') return null;
  const count = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= mostPeople ? null : 'Введите целое число от 1 или оставьте пустым';
};
