// The layout of learners' public pages: only the brand and the sign-in link.
import { Outlet } from 'react-router';
import { accessToken } from '../../kit/network/session.ts';
import { chakra, Flex, LinkButton, Brand } from '../../ui/index.ts';

export function PublicLayout() {
  const signedIn = accessToken() !== null;
  return (
    <Flex direction="column" minH="100dvh" bg="canvas">
      <chakra.header
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        h="56px"
        px={{ base: '4', md: '6' }}
        bg="surface"
        borderBottom="1px solid"
        borderColor="line"
      >
        <Brand />
        <LinkButton to={signedIn ? '/profile' : '/login'} size="sm">
          {signedIn ? 'Мой профиль' : 'Войти'}
        </LinkButton>
      </chakra.header>
      <chakra.main flex="1" w="full" maxW="920px" mx="auto" px={{ base: '4', md: '6' }} py="6">
        <Outlet />
      </chakra.main>
    </Flex>
  );
}
