// Three short help texts, shown on each page of the profile.
import { Card, chakra, Grid, Text } from '../../ui/index.ts';

export function ProfileHelp() {
  return (
    <chakra.section aria-label="Помощь" mt="8" maxW="1200px">
      <Grid templateColumns={{ base: '1fr', lg: 'repeat(3, 1fr)' }} gap="4">
        {answers.map(({ title, text }) => (
          <Card key={title} title={title}>
            <Text tone="muted" size="sm">
              {text}
            </Text>
          </Card>
        ))}
      </Grid>
    </chakra.section>
  );
}

const answers = [
  {
    title: 'Как создать компанию',
    text: 'Нажмите «Добавить компанию», укажите название и поддомен — адрес, по которому компания открывается. После этого откроются её настройки.',
  },
  {
    title: 'Как изменить профиль компании',
    text: 'Откройте компанию и выберите в меню «Настройки компании». Там меняются название, описание, поддомен и файлы.',
  },
  {
    title: 'Как удалить компанию',
    text: 'Выберите «Удалить компанию» в её меню или в конце настроек — это может только владелец. Удаление необратимо: вместе с компанией пропадут курсы, заявки и данные учеников.',
  },
];
