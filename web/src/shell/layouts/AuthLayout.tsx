// The layout of pages before sign-in: the brand and one centred card.
import { Outlet } from 'react-router';
import { chakra, Flex, Brand } from '../../ui/index.ts';

export function AuthLayout() {
  return (
    <Flex direction="column" minH="100dvh" bg="canvas">
      <chakra.header px={{ base: '4', md: '8' }} py="5">
        <Brand />
      </chakra.header>
      <chakra.main
        flex="1"
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent={{ base: 'flex-start', md: 'center' }}
        px="4"
        pb={{ base: '8', md: '24' }}
      >
        <Outlet />
      </chakra.main>
    </Flex>
  );
}
