// «Произошла ошибка»: the last resort for errors that no boundary in a page handled.
import { Flex, Button, Sheet, Brand } from '../ui/index.ts';

/** The screen at /site-error. */
export function SiteErrorScreen() {
  return (
    <Sheet
      title="Произошла ошибка"
      text="Сервис не смог показать страницу. Попробуйте начать сначала; если ошибка повторится, напишите в поддержку."
    >
      {/* A full page load resets the broken state. */}
      <Button variant="primary" onClick={() => location.assign('/')}>
        Начать сначала
      </Button>
    </Sheet>
  );
}

/** The same instead of the whole application. */
export function SiteError() {
  return (
    <Flex
      as="main"
      direction="column"
      align="center"
      justify="center"
      gap="6"
      minH="100dvh"
      px="4"
      bg="canvas"
    >
      <Brand />
      <SiteErrorScreen />
    </Flex>
  );
}
