// «Контент»: settings of this browser for displaying texts and videos.
import { useState } from 'react';
import { readSetting, writeSetting } from '../kit/network/settings.ts';
import { Card, Heading, Stack, Switch, Text } from '../ui/index.ts';

export function ContentScreen() {
  const [isCollapsed, setCollapsed] = useState(() => readSetting('menu_collapsed') === '1');
  return (
    <Stack gap="4">
      <Heading as="h1" size="page">
        Контент
      </Heading>
      <Card title="Показ на этом устройстве">
        <Switch
          spread
          checked={isCollapsed}
          onChange={(checked) => {
            writeSetting('menu_collapsed', checked ? '1' : null);
            setCollapsed(checked);
          }}
        >
          Сворачивать меню до значков
        </Switch>
        <Text tone="muted" size="sm" mt="2">
          Освобождает место для таблиц и уроков. Настройка хранится в этом браузере.
        </Text>
      </Card>
    </Stack>
  );
}
